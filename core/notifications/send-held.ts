import type { NamespaceId, UserId } from '../shared/ids.ts'
import type { Transaction } from '../shared/ports/transaction.ts'
import { Ok } from '../shared/result.ts'
import { wantedBy } from './keep-preferences.ts'
import type { NotificationId } from './notification.ts'
import { sendOut, type NotifyDependencies } from './notify.ts'

/**
 * Lets all that is held of a person's notifications go out together. As long as newer ones than `notificationIds` are
 * held it waits for their turn, but not for ever.
 */
export type SendHeld = (held: {
  namespaceId: NamespaceId
  userId: UserId
  notificationIds: NotificationId[]
}) => Promise<void>

/** A stack that keeps coming is told of at least this often. */
const LONGEST_MS = 15 * 60_000

export const makeSendHeld =
  (deps: NotifyDependencies & { transaction: Transaction }): SendHeld =>
  async ({ namespaceId, userId, notificationIds }) => {
    await deps.transaction.within<void, never>(namespaceId, async () => {
      const held = await deps.notifications.held(namespaceId, userId)
      const [oldest, newest] = [held[0], held.at(-1)]
      if (!oldest || !newest) return Ok(undefined)
      if (!notificationIds.includes(newest.id) && deps.clock.now() - oldest.createdAt < LONGEST_MS) return Ok(undefined)
      const released = new Set(
        await deps.notifications.release(
          namespaceId,
          userId,
          held.map(({ id }) => id),
        ),
      )
      const wanted = await wantedBy(deps, userId)
      await sendOut(
        deps,
        namespaceId,
        held.filter(({ id }) => released.has(id)),
        wanted,
      )
      return Ok(undefined)
    })
  }

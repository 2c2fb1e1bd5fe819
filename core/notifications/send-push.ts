import type { NamespaceId, UserId } from '../shared/ids.ts'
import { headline } from './headline.ts'
import type { Notification, NotificationId } from './notification.ts'
import type { Members } from './ports/members.ts'
import type { NotificationStore } from './ports/notification-store.ts'
import type { Push, PushMessage } from './ports/push.ts'
import type { PushDeviceId, PushDeviceStore } from './ports/push-device-store.ts'

/**
 * Pushes what was made together to one device, as one message. Throws where that failed and may work later; what
 * fails the last time is given up.
 */
export type SendPush = (
  sending: { namespaceId: NamespaceId; userId: UserId; deviceId: PushDeviceId; notificationIds: NotificationId[] },
  attempt: { lastAttempt: boolean },
) => Promise<void>

interface Dependencies {
  notifications: Pick<NotificationStore, 'byIds'>
  members: Pick<Members, 'of'>
  devices: Pick<PushDeviceStore, 'byId' | 'drop'>
  push: Push
  baseUrl: string
}

export const makeSendPush =
  ({ notifications, members, devices, push, baseUrl }: Dependencies): SendPush =>
  async ({ namespaceId, userId, deviceId, notificationIds }, { lastAttempt }) => {
    if (push.publicKey === null) return
    const device = await devices.byId(userId, deviceId)
    const isMember = (await members.of(namespaceId)).some((member) => member.userId === userId)
    const found = device && isMember ? await notifications.byIds(namespaceId, userId, notificationIds) : []
    const message = messageOf(found, baseUrl)
    if (!device || !message) return
    try {
      if ((await push.send(device, message)) === 'gone') await devices.drop(device)
    } catch (error) {
      if (!lastAttempt) throw error
    }
  }

/** More than these nobody reads on a phone. */
const MOST_LINES = 10

function messageOf(found: readonly Notification[], baseUrl: string): PushMessage | undefined {
  const [first, ...others] = found
  if (!first) return undefined
  const tag = tagOf(first.id)
  if (others.length === 0) return { title: first.title, body: first.body, link: baseUrl + (first.link ?? '/'), tag }
  const shown = found.slice(0, MOST_LINES).map((one) => one.title)
  return { title: headline(found), body: shown.join('\n'), link: `${baseUrl}/`, tag }
}

/** 32 signs, all of them of base64url. */
const tagOf = (id: NotificationId): string => id.replaceAll('-', '')

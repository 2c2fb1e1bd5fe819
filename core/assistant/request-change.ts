import type { Actor } from '../access/index.ts'
import type { Farm, RowChange, RowNotFound, RowRefused } from '../farm/index.ts'
import type { Clock } from '../shared/ports/clock.ts'
import type { Ids } from '../shared/ports/ids.ts'
import type { Transaction } from '../shared/ports/transaction.ts'
import { Err, Ok, type Result } from '../shared/result.ts'
import { LIFETIME_MS, MOST_WAITING, saysTheSame, type PendingAction, type PendingActionId } from './pending-action.ts'
import type { PendingActionStore } from './ports/pending-action-store.ts'

/** The program has used the key for another change. */
export type KeyReused = { kind: 'key_reused' }
export type TooManyWaiting = { kind: 'too_many_waiting'; most: number }
/** A person changes rows themselves. */
export type NoProgram = { kind: 'no_program' }

export type RequestChangeFailure = RowNotFound | RowRefused | KeyReused | TooManyWaiting | NoProgram

/** Lets a change that a program wants wait for the person; see ADR 18. */
export type RequestChange = (
  actor: Actor,
  request: { key: string; change: RowChange },
) => Promise<Result<PendingAction, RequestChangeFailure>>

interface Dependencies extends Pick<Farm, 'previewChange'> {
  pendingActions: PendingActionStore
  transaction: Transaction
  ids: Ids
  clock: Clock
}

export const makeRequestChange =
  (deps: Dependencies): RequestChange =>
  async (actor, { key, change }) => {
    const { userId, namespaceId, credential } = actor
    if (credential.kind !== 'agent') return Err({ kind: 'no_program' })
    const { clientId } = credential
    return deps.transaction.within<PendingAction, RequestChangeFailure>(namespaceId, async () => {
      const known = await deps.pendingActions.byKey(namespaceId, { userId, clientId, key })
      if (known) return saysTheSame(known.change, change) ? Ok(known) : Err({ kind: 'key_reused' })
      const now = deps.clock.now()
      if ((await deps.pendingActions.countWaiting(namespaceId, { userId, clientId }, now)) >= MOST_WAITING)
        return Err({ kind: 'too_many_waiting', most: MOST_WAITING })
      const previewed = await deps.previewChange(actor, change)
      if (previewed.err) return previewed
      const action: PendingAction = {
        id: deps.ids.next<PendingActionId>(),
        namespaceId,
        userId,
        clientId,
        key,
        change,
        ...previewed.val,
        status: 'waiting',
        createdAt: now,
        expiresAt: now + LIFETIME_MS,
        settledAt: null,
      }
      const stored = await deps.pendingActions.add(action)
      if (stored.added) return Ok(action)
      return saysTheSame(stored.existing.change, change) ? Ok(stored.existing) : Err({ kind: 'key_reused' })
    })
  }

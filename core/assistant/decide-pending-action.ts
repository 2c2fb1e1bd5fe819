import type { Actor } from '../access/index.ts'
import type { Farm, RowName, RowNotFound, RowRefused, RowStale } from '../farm/index.ts'
import type { Clock } from '../shared/ports/clock.ts'
import type { Transaction } from '../shared/ports/transaction.ts'
import { Err, Ok, type Result } from '../shared/result.ts'
import {
  saysTheSame,
  statusAt,
  type ActionNotFound,
  type ActionSettled,
  type PendingAction,
  type PendingActionId,
} from './pending-action.ts'
import type { PendingActionStore } from './ports/pending-action-store.ts'

/** Only the person decides, never a program. */
export type NotThePerson = { kind: 'not_the_person' }

export type DecideActionFailure = NotThePerson | ActionNotFound | ActionSettled | RowNotFound | RowStale | RowRefused

/**
 * Carries out what a program asked for, or puts it away. The row has to be as it was when it was asked for; where it is
 * not, nothing is done and the action goes on waiting. The row that was made or changed comes back, null where there is
 * none.
 */
export type DecidePendingAction = (
  actor: Actor,
  id: PendingActionId,
  decision: 'confirm' | 'decline',
) => Promise<Result<RowName | null, DecideActionFailure>>

interface Dependencies extends Pick<Farm, 'findRow' | 'createRow' | 'changeRow' | 'deleteRow'> {
  pendingActions: PendingActionStore
  transaction: Transaction
  clock: Clock
}

export const makeDecidePendingAction =
  (deps: Dependencies): DecidePendingAction =>
  async (actor, id, decision) => {
    if (actor.credential.kind !== 'session') return Err({ kind: 'not_the_person' })
    const { namespaceId, userId } = actor
    return deps.transaction.within<RowName | null, DecideActionFailure>(namespaceId, async () => {
      const action = await deps.pendingActions.byId(namespaceId, id)
      if (!action || action.userId !== userId) return Err({ kind: 'action_not_found' })
      const now = deps.clock.now()
      const status = statusAt(action, now)
      if (status !== 'waiting') return Err({ kind: 'action_settled', status })
      await deps.pendingActions.settle(namespaceId, id, decision === 'confirm' ? 'confirmed' : 'declined', now)
      return decision === 'confirm' ? carriedOut(deps, actor, action) : Ok(null)
    })
  }

async function carriedOut(
  deps: Dependencies,
  actor: Actor,
  { change, before }: PendingAction,
): Promise<Result<RowName | null, DecideActionFailure>> {
  const { kind } = change
  if (change.what === 'create') {
    const made = await deps.createRow(actor, kind, change.values)
    return made.err ? made : Ok({ kind, id: made.val.id })
  }
  const found = await deps.findRow(actor, kind, change.id)
  if (found.err) return found
  const { version, values } = found.val
  if (version !== before?.version || !saysTheSame(values, before.values)) return Err({ kind: 'version_conflict' })
  if (change.what === 'change') {
    const changed = await deps.changeRow(actor, kind, change.id, change.values, version)
    return changed.err ? changed : Ok({ kind, id: change.id })
  }
  const deleted = await deps.deleteRow(actor, kind, change.id, version)
  return deleted.err ? deleted : Ok(null)
}

import type { Actor } from '../access/index.ts'
import type { Clock } from '../shared/ports/clock.ts'
import type { Transaction } from '../shared/ports/transaction.ts'
import { Err, Ok, type Result } from '../shared/result.ts'
import {
  statusAt,
  type ActionNotFound,
  type ActionSettled,
  type PendingAction,
  type PendingActionId,
} from './pending-action.ts'
import type { PendingActionStore } from './ports/pending-action-store.ts'

interface Dependencies {
  pendingActions: PendingActionStore
  transaction: Transaction
  clock: Clock
}

/** An action and what has become of it, for the program that asked for it alone. */
export type ReadPendingAction = (
  actor: Actor,
  id: PendingActionId,
) => Promise<Result<{ action: PendingAction; status: PendingAction['status'] | 'expired' }, ActionNotFound>>

export const makeReadPendingAction =
  ({ pendingActions, clock }: Omit<Dependencies, 'transaction'>): ReadPendingAction =>
  async (actor, id) => {
    const action = await pendingActions.byId(actor.namespaceId, id)
    return isOwn(actor, action)
      ? Ok({ action, status: statusAt(action, clock.now()) })
      : Err({ kind: 'action_not_found' })
  }

/** Takes back what the same program asked for, as long as it waits. */
export type WithdrawPendingAction = (
  actor: Actor,
  id: PendingActionId,
) => Promise<Result<PendingAction, ActionNotFound | ActionSettled>>

export const makeWithdrawPendingAction =
  ({ pendingActions, transaction, clock }: Dependencies): WithdrawPendingAction =>
  (actor, id) =>
    transaction.within<PendingAction, ActionNotFound | ActionSettled>(actor.namespaceId, async () => {
      const action = await pendingActions.byId(actor.namespaceId, id)
      if (!isOwn(actor, action)) return Err({ kind: 'action_not_found' })
      const now = clock.now()
      const status = statusAt(action, now)
      if (status === 'withdrawn') return Ok(action)
      if (status !== 'waiting') return Err({ kind: 'action_settled', status })
      await pendingActions.settle(actor.namespaceId, id, 'withdrawn', now)
      return Ok({ ...action, status: 'withdrawn', settledAt: now })
    })

const isOwn = ({ userId, credential }: Actor, action: PendingAction | undefined): action is PendingAction =>
  action !== undefined &&
  action.userId === userId &&
  credential.kind === 'agent' &&
  action.clientId === credential.clientId

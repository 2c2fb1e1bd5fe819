import type { NamespaceId, UserId } from '../../shared/ids.ts'
import type { PendingAction, PendingActionId } from '../pending-action.ts'

/** Keeps what programs want to write; joins the running transaction. */
export interface PendingActionStore {
  /**
   * Writes the action, unless the person's program has one under its key: that one comes back then, also where two
   * write at once.
   */
  add(action: PendingAction): Promise<{ added: true } | { added: false; existing: PendingAction }>
  byKey(
    namespace: NamespaceId,
    of: { userId: UserId; clientId: string; key: string },
  ): Promise<PendingAction | undefined>
  /** The action; inside a transaction it is locked until that ends. */
  byId(namespace: NamespaceId, id: PendingActionId): Promise<PendingAction | undefined>
  /** How many of a program's for a person wait at `now`. */
  countWaiting(namespace: NamespaceId, of: { userId: UserId; clientId: string }, now: number): Promise<number>
  /** Ends an action that waits; false where it does not. */
  settle(
    namespace: NamespaceId,
    id: PendingActionId,
    as: Exclude<PendingAction['status'], 'waiting'>,
    at: number,
  ): Promise<boolean>
}

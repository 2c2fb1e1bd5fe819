import type { NamespaceId, UserId } from '../../shared/ids.ts'

/** Why nobody leaves now. */
export type NotLeft =
  /** There is no such account. */
  | { kind: 'not_found' }
  /** The person is leaving already, has just left, or what they left before is not yet empty. */
  | { kind: 'reset_in_progress' }

/** Whoever leaves twice within this time meant it once. */
export const LEFT_JUST_NOW_MS = 10_000

/** Which namespace people have, and which they left: in those nothing is written any more (ADR 23). */
export interface NamespaceRegister {
  /**
   * Gives the person an empty personal namespace in place of `from`. Joins the running transaction; of several at once
   * one succeeds.
   */
  replace(person: UserId, from: NamespaceId, to: NamespaceId, at: number): Promise<'replaced' | NotLeft['kind']>
  /**
   * Deletes the account with all that hangs on it, and removes its personal namespace, which it returns;
   * undefined where there is no such account. Joins the running transaction.
   */
  deleteAccount(person: UserId, at: number): Promise<NamespaceId | undefined>
  /** Removes a namespace that nobody belongs to any more. Joins the running transaction. */
  remove(person: UserId, namespace: NamespaceId, at: number): Promise<void>
  isRemoved(namespace: NamespaceId): Promise<boolean>
  /** Waits until nothing runs that may still write in what was removed before; throws where that takes too long. */
  settled(): Promise<void>
  /** Notes that nothing is left in a removed namespace. */
  close(namespace: NamespaceId, at: number): Promise<void>
}

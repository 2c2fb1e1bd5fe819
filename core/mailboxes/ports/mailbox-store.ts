import type { NamespaceId } from '../../shared/ids.ts'
import type { Mailbox, MailboxAccess, MailboxFailure, MailboxId, Position } from '../mailbox.ts'

/** How the last reading went. */
export interface Reading {
  at: number
  failure: MailboxFailure | null
  failures: number
  failedSince: number | null
}

/** The mailboxes of farms, one at most for each; passwords are kept sealed. */
export interface MailboxStore {
  /** In place of the one of before; its turn comes at `setAt`. */
  put(mailbox: Mailbox & { password: string }): Promise<void>
  of(namespace: NamespaceId): Promise<Mailbox | undefined>
  /** Undefined where there is no such mailbox any more. */
  accessOf(namespace: NamespaceId, id: MailboxId): Promise<MailboxAccess | undefined>
  /** Notes up to where it was read; false where there is no such mailbox any more. */
  advance(namespace: NamespaceId, id: MailboxId, position: Position): Promise<boolean>
  /** Notes how a reading went, and when the next one is due; a mailbox that is gone has no turn any more. */
  note(namespace: NamespaceId, id: MailboxId, reading: Reading, dueAt: number): Promise<void>
  /** Keeps a password in place of the one of before, sealed anew. */
  keepPassword(namespace: NamespaceId, id: MailboxId, password: string): Promise<void>
  /** False where there was none. */
  remove(namespace: NamespaceId): Promise<boolean>
  /** Takes away the turn of a farm that has no mailbox. */
  endTurns(namespace: NamespaceId): Promise<void>
  /** The farms whose turn has come, longest waiting first; none gets another one before `nextAt`. */
  takeTurns(now: number, nextAt: number, limit: number): Promise<NamespaceId[]>
  /** All farms that may have a mailbox, by id. */
  namespaces(): Promise<NamespaceId[]>
}

import type { Result } from '../../shared/result.ts'
import type { ReceivedFile } from '../../sources/index.ts'
import type { MailboxAccess, MailboxFailure } from '../mailbox.ts'

/** A message in a mailbox that was not fetched yet. */
export interface MessageEntry {
  uid: number
  /** As the server says. */
  sizeBytes: number
  /** When the server received it; null where it does not say. */
  receivedAt: number | null
}

/** A message on the local disk: as it came, and what is attached to it. */
export interface FetchedMail {
  mail: ReceivedFile
  attachments: ReceivedFile[]
  /** How many attachments were too many. */
  leftOut: number
}

/** A mailbox that is open for reading; nothing in it is changed, not even what counts as seen. */
export interface OpenMailbox {
  uidValidity: string
  /** Every message of before has a lower number. */
  nextUid: number
  /** The numbers above `lastUid`, ascending; with `since`, of what the server received on that day or later. */
  uidsAfter(lastUid: number, since: string | null): Promise<number[]>
  /** What is still there of them, ascending. */
  entries(uids: readonly number[]): Promise<MessageEntry[]>
  /** Does `work` with a message, whose files are gone afterwards. */
  withMail<T>(uid: number, work: (mail: FetchedMail) => Promise<T>): Promise<T | 'gone' | 'too_large'>
}

export interface MailServers {
  /** Opens a mailbox for as long as `work` takes, within limits of time and size; what `work` throws goes through. */
  visit<T>(access: MailboxAccess, work: (open: OpenMailbox) => Promise<T>): Promise<Result<T, MailboxFailure>>
}

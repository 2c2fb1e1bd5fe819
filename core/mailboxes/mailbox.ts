import type { Id, NamespaceId, UserId } from '../shared/ids.ts'

/** Of one setting up: who sets a mailbox up anew has another one, and what still goes on for the old one ends. */
export type MailboxId = Id<'Mailbox'>

/** How a connection is encrypted: from its first byte, after STARTTLS (RFC 3501, 6.2.1), or not at all. */
export type Encryption = 'tls' | 'starttls' | 'none'

/** What it takes to read a mailbox. */
export interface MailboxAccess {
  host: string
  port: number
  encryption: Encryption
  user: string
  password: string
  folder: string
}

/** Up to where a mailbox was read. */
export interface Position {
  /** UIDVALIDITY (RFC 3501, 2.3.1.1): with another one all numbers of messages are others. */
  uidValidity: string
  /** The highest number that needs no more reading. */
  lastUid: number
  /** Only while older messages are caught up on: a day, and what the server received before it is not read. */
  since: string | null
}

/** Why a mailbox could not be read. */
export type MailboxFailure =
  'wrong_password' | 'no_folder' | 'unreachable' | 'not_encrypted' | 'timed_out' | 'unintelligible' | 'internal'

/** A mailbox as it may be shown: without its password. */
export interface Mailbox extends Omit<MailboxAccess, 'password'> {
  namespaceId: NamespaceId
  id: MailboxId
  /** Whose uploads its mails are. */
  userId: UserId
  position: Position
  /** Times in milliseconds; null: not yet. */
  readAt: number | null
  failure: MailboxFailure | null
  /** How often in a row, and since when; 0 and null where the last reading succeeded. */
  failures: number
  failedSince: number | null
  setAt: number
}

import type { Id, UserId } from '../../shared/ids.ts'

export type LedgerEntryId = Id<'LedgerEntry'>

/** What is written once and never changed. Amounts are in milli-AKh, times in ms. */
export interface LedgerEntry {
  id: LedgerEntryId
  userId: UserId
  kind: 'grant' | 'charge'
  /** What for: a kind of usage, or where a grant comes from. */
  reason: string
  /** Unique for the person: what is posted under it again is not posted. */
  key: string
  /** Above zero for a grant, below or zero for a charge. */
  amount: number
  /** Of the person after it; null for usage that draws on no balance. */
  balance: number | null
  createdAt: number
}

/** An entry as it is posted; the ledger knows the balance. */
export type Posting = Omit<LedgerEntry, 'kind' | 'balance'>

export interface AkhAccount {
  /** The sum of all entries that draw on it; never below zero. */
  balance: number
  /** How much of it is reserved for work under way. */
  held: number
}

export type HoldOutcome =
  | { outcome: 'held' }
  /** The work under this key is charged already. */
  | { outcome: 'paid' }
  | { outcome: 'exhausted'; available: number }

/**
 * The AKh of persons: entries, and holds on the balance for work under way (authorization and capture, as cards are
 * charged). Every call is atomic; racing ones never bring `balance - held` below zero. Joins the running transaction.
 */
export interface Ledger {
  /** Adds to the balance, above zero; `key_reused` where the key stands for another amount. */
  grant(posting: Posting): Promise<'granted' | 'known' | 'key_reused'>
  /** Writes down usage that draws on no balance, once a key. */
  record(posting: Posting): Promise<void>
  /** Keeps an amount until `expiresAt`; a hold of the same key is only renewed. */
  hold(hold: { userId: UserId; key: string; amount: number; now: number; expiresAt: number }): Promise<HoldOutcome>
  /** Turns a hold into a charge of its amount; false where there is none under the key. */
  charge(posting: Omit<Posting, 'amount'>): Promise<boolean>
  /** Ends a hold; false where there is none. */
  release(userId: UserId, key: string): Promise<boolean>
  /** Ends every hold whose time is over; returns how many. */
  releaseExpired(now: number): Promise<number>
  accountOf(userId: UserId): Promise<AkhAccount>
  /** The newest first. */
  entriesOf(userId: UserId, most: number): Promise<LedgerEntry[]>
}

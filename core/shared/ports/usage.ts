import type { UserId } from '../ids.ts'
import type { Result } from '../result.ts'

/** What costs AKh; settings say how much. A turn of the chat counts as `ask`. */
export type UsageKind = 'ask' | 'research'

/** One piece of work that a person pays for. */
export interface Use {
  userId: UserId
  kind: UsageKind
  /** Of the person: work under the same key is paid once, however often it is begun. At most 500 characters. */
  key: string
}

/** The balance of the person does not cover the work. Both in milli-AKh. */
export type AkhExhausted = { kind: 'akh_exhausted'; cost: number; available: number }

/** Pays for work: reserved before it begins, charged once it is done, given back where it fails. */
export interface Usage {
  /**
   * Keeps what the work costs from being spent otherwise, for an hour or until it is charged or given back. Reserving
   * again under the same key begins that hour anew and keeps no more.
   */
  reserve(use: Use): Promise<Result<undefined, AkhExhausted>>
  /** Charges what was reserved, once; nothing where the reservation is over. */
  charge(use: Use): Promise<void>
  /** Ends the reservation; idempotent, and what is charged stays so. */
  giveBack(use: Use): Promise<void>
}

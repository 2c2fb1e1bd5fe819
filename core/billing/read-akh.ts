import { canonicalEmail, type AccountStore } from '../access/index.ts'
import { Err, Ok, type Result } from '../shared/result.ts'
import type { NoSuchPerson } from './grant-akh.ts'
import type { Ledger, LedgerEntry } from './ports/ledger.ts'

export interface AkhStatement {
  /** In milli-AKh; null where usage draws on no balance. */
  balance: number | null
  held: number
  /** The newest first. */
  entries: LedgerEntry[]
}

/** What a person has and what was posted, as many entries as `most`. */
export type ReadAkh = (email: string, most: number) => Promise<Result<AkhStatement, NoSuchPerson>>

interface Dependencies {
  ledger: Ledger
  accounts: Pick<AccountStore, 'byEmail'>
  hasPaymentProvider: boolean
}

export const makeReadAkh =
  ({ ledger, accounts, hasPaymentProvider }: Dependencies): ReadAkh =>
  async (email, most) => {
    const account = await accounts.byEmail(canonicalEmail(email))
    if (!account) return Err({ kind: 'no_such_person' })
    const { balance, held } = await ledger.accountOf(account.userId)
    const entries = await ledger.entriesOf(account.userId, most)
    return Ok({ balance: hasPaymentProvider ? balance : null, held, entries })
  }

import type { AccountStore } from '../access/index.ts'
import { canonicalEmail } from '../access/index.ts'
import type { Clock } from '../shared/ports/clock.ts'
import type { Ids } from '../shared/ports/ids.ts'
import { Err, Ok, type Result } from '../shared/result.ts'
import type { AkhAccount, Ledger, LedgerEntryId } from './ports/ledger.ts'

export type NoSuchPerson = { kind: 'no_such_person' }
/** The key stands for another amount. */
export type GrantKeyReused = { kind: 'key_reused' }

/** Gives a person AKh, once a key; `granted` is false where that was done before. */
export type GrantAkh = (grant: {
  email: string
  /** In milli-AKh, above zero. */
  amount: number
  key: string
  reason: string
}) => Promise<Result<AkhAccount & { granted: boolean }, NoSuchPerson | GrantKeyReused>>

interface Dependencies {
  ledger: Ledger
  accounts: Pick<AccountStore, 'byEmail'>
  clock: Clock
  ids: Ids
}

export const makeGrantAkh =
  ({ ledger, accounts, clock, ids }: Dependencies): GrantAkh =>
  async ({ email, amount, key, reason }) => {
    const account = await accounts.byEmail(canonicalEmail(email))
    if (!account) return Err({ kind: 'no_such_person' })
    const { userId } = account
    const posting = { id: ids.next<LedgerEntryId>(), userId, key, reason, amount, createdAt: clock.now() }
    const outcome = await ledger.grant(posting)
    if (outcome === 'key_reused') return Err({ kind: 'key_reused' })
    return Ok({ granted: outcome === 'granted', ...(await ledger.accountOf(userId)) })
  }

import type { UserId } from '../shared/ids.ts'
import type { Clock } from '../shared/ports/clock.ts'
import { Err, Ok, type Result } from '../shared/result.ts'
import { canonicalEmail, type ListedAccount } from './account.ts'
import type { AccountStore } from './ports/account-store.ts'
import type { Audit } from './ports/audit.ts'

type Done = Promise<Result<{ userId: UserId; changed: boolean }, { kind: 'no_such_account' }>>

/** Keeps a person out: from the next request on, and at the sign-in, every credential of theirs is refused. */
export type DisableAccount = (email: string) => Done

export const makeDisableAccount =
  (deps: { accounts: AccountStore; clock: Clock; audit: Audit }): DisableAccount =>
  async (email) => {
    const account = await deps.accounts.byEmail(canonicalEmail(email))
    if (!account) return Err({ kind: 'no_such_account' })
    const { userId } = account
    const changed = await deps.accounts.disable(userId, deps.clock.now())
    if (changed) deps.audit({ event: 'account_disabled', user_id: userId })
    return Ok({ userId, changed })
  }

/** Lets them in again, with what they had before. */
export type EnableAccount = (email: string) => Done

export const makeEnableAccount =
  (deps: { accounts: AccountStore; audit: Audit }): EnableAccount =>
  async (email) => {
    const account = await deps.accounts.byEmail(canonicalEmail(email))
    if (!account) return Err({ kind: 'no_such_account' })
    const { userId } = account
    const changed = await deps.accounts.enable(userId)
    if (changed) deps.audit({ event: 'account_enabled', user_id: userId })
    return Ok({ userId, changed })
  }

export const MOST_LISTED_ACCOUNTS = 1000

/** The accounts of the installation, the newest first; `limit` up to `MOST_LISTED_ACCOUNTS`. */
export type ListAccounts = (page: {
  limit: number
  offset: number
}) => Promise<Result<ListedAccount[], { kind: 'bad_page' }>>

export const makeListAccounts =
  ({ accounts }: { accounts: AccountStore }): ListAccounts =>
  async ({ limit, offset }) =>
    Number.isInteger(limit) && limit >= 1 && limit <= MOST_LISTED_ACCOUNTS && Number.isInteger(offset) && offset >= 0
      ? Ok(await accounts.list({ limit, offset }))
      : Err({ kind: 'bad_page' })

import type { UserId } from '../shared/ids.ts'
import { canonicalEmail, type Account } from './account.ts'
import type { AccountStore } from './ports/account-store.ts'

/** The account with an e-mail address in any case, or undefined. */
export type FindAccount = (email: string) => Promise<Account | undefined>

export const makeFindAccount =
  ({ accounts }: { accounts: AccountStore }): FindAccount =>
  (email) =>
    accounts.byEmail(canonicalEmail(email))

/** The account of a person who is signed in; undefined where it has gone or is disabled. */
export type ReadAccount = (userId: UserId) => Promise<Account | undefined>

export const makeReadAccount =
  ({ accounts }: { accounts: AccountStore }): ReadAccount =>
  async (userId) => {
    const account = await accounts.byId(userId)
    return account?.disabled ? undefined : account
  }

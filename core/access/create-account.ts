import type { NamespaceId, UserId } from '../shared/ids.ts'
import type { Clock } from '../shared/ports/clock.ts'
import type { Ids } from '../shared/ports/ids.ts'
import { Err, Ok, type Result } from '../shared/result.ts'
import { canonicalEmail, isEmail, type Account } from './account.ts'
import { passwordFault, type PasswordFault } from './passwords/password.ts'
import type { AccountStore } from './ports/account-store.ts'
import type { PasswordHasher } from './ports/password-hasher.ts'
import { usernameLook } from './usernames/username-look.ts'
import { usernameFaults, type UsernameFault } from './usernames/username.ts'

export type CreateAccountFailure =
  | { kind: 'invalid_email' }
  | { kind: 'invalid_username'; faults: UsernameFault[] }
  | PasswordFault
  | { kind: 'email_taken' }
  | { kind: 'username_taken' }

export type CreateAccount = (input: {
  email: string
  username: string
  password?: string | undefined
}) => Promise<Result<Account, CreateAccountFailure>>

export const makeCreateAccount =
  (deps: { accounts: AccountStore; passwords: PasswordHasher; ids: Ids; clock: Clock }): CreateAccount =>
  async ({ email, username, password }) => {
    const address = canonicalEmail(email)
    if (!isEmail(address)) return Err({ kind: 'invalid_email' })
    const faults = usernameFaults(username)
    if (faults.length > 0) return Err({ kind: 'invalid_username', faults })
    const fault = password === undefined ? undefined : passwordFault(password)
    if (fault) return Err(fault)

    const account: Account = {
      userId: deps.ids.next<UserId>(),
      email: address,
      username,
      namespaceId: deps.ids.next<NamespaceId>(),
      disabled: false,
    }
    const outcome = await deps.accounts.add({
      ...account,
      usernameLook: usernameLook(username),
      passwordHash: password === undefined ? null : await deps.passwords.hash(password),
      externalId: null,
      createdAt: deps.clock.now(),
    })
    return outcome === 'added' ? Ok(account) : Err({ kind: outcome })
  }

import type { UserId } from '../shared/ids.ts'
import { Err, Ok, type Result } from '../shared/result.ts'
import { canonicalEmail } from './account.ts'
import type { AccountStore } from './ports/account-store.ts'
import type { Audit } from './ports/audit.ts'
import type { PasswordHasher } from './ports/password-hasher.ts'

/**
 * One failure for a wrong address and a wrong password, found in the same time: whether an account exists is never
 * told.
 */
export type SignInWithPassword = (input: {
  email: string
  password: string
}) => Promise<Result<UserId, { kind: 'wrong_credentials' }>>

export const makeSignInWithPassword =
  (deps: { accounts: AccountStore; passwords: PasswordHasher; audit: Audit }): SignInWithPassword =>
  async ({ email, password }) => {
    const found = await deps.accounts.credentialsOf(canonicalEmail(email))
    const right = await deps.passwords.matches(password, found?.passwordHash ?? null)
    if (!right || !found) {
      deps.audit({ event: 'sign_in_failed', way: 'password' })
      return Err({ kind: 'wrong_credentials' })
    }
    deps.audit({ event: 'signed_in', user_id: found.userId, way: 'password' })
    return Ok(found.userId)
  }

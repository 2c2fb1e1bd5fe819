import { Err, Ok, type Result } from '../../shared/result.ts'
import type { Transaction } from '../../shared/ports/transaction.ts'
import type { Actor } from '../actor.ts'
import type { PasswordHasher } from '../ports/password-hasher.ts'
import { passwordFault, type PasswordFault } from './password.ts'
import { replacePassword, type ReplacePasswordPorts } from './replace-password.ts'

/**
 * Changes the password of a person who knows the current one, and ends their other sessions. `keep` is the session in
 * which they do so.
 */
export type ChangePassword = (
  actor: Pick<Actor, 'userId' | 'namespaceId'>,
  input: { current: string; next: string; keep: string | null },
) => Promise<Result<{ ended: number }, PasswordFault | { kind: 'wrong_password' }>>

export const makeChangePassword =
  (deps: ReplacePasswordPorts & { passwords: PasswordHasher; transaction: Transaction }): ChangePassword =>
  async ({ userId, namespaceId }, { current, next, keep }) => {
    const fault = passwordFault(next)
    if (fault) return Err(fault)
    const account = await deps.accounts.byId(userId)
    const known = account && (await deps.accounts.credentialsOf(account.email))
    if (!(await deps.passwords.matches(current, known?.passwordHash ?? null))) return Err({ kind: 'wrong_password' })
    const hash = await deps.passwords.hash(next)
    return deps.transaction.within(namespaceId, async () =>
      Ok(await replacePassword(deps, { userId }, { hash, keep, by: 'person' })),
    )
  }

/** Whether a person signs in with a password at all; else only with links by e-mail. */
export type HasPassword = (email: string) => Promise<boolean>

export const makeHasPassword =
  ({ accounts }: Pick<ReplacePasswordPorts, 'accounts'>): HasPassword =>
  async (email) =>
    ((await accounts.credentialsOf(email))?.passwordHash ?? null) !== null

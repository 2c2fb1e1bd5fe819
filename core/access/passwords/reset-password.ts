import type { JobQueue } from '../../shared/ports/job-queue.ts'
import type { Transaction } from '../../shared/ports/transaction.ts'
import type { Clock } from '../../shared/ports/clock.ts'
import type { Ids } from '../../shared/ports/ids.ts'
import { Err, Ok, type Result } from '../../shared/result.ts'
import { canonicalEmail, isEmail, maskedEmail } from '../account.ts'
import { SEND_PASSWORD_RESET } from '../jobs.ts'
import type { AccountStore } from '../ports/account-store.ts'
import type { MailedLinkStore } from '../ports/mailed-link-store.ts'
import type { PasswordHasher } from '../ports/password-hasher.ts'
import type { Secrets } from '../ports/secrets.ts'
import { passwordFault, type PasswordFault } from './password.ts'
import { replacePassword, type ReplacePasswordPorts } from './replace-password.ts'

/**
 * Asks for a link to set a new password. Looking up the address, making the link and sending it are left to a job, so
 * that the answer says nothing about the account and no secret waits in the queue.
 */
export type RequestPasswordReset = (email: string) => Promise<void>

export const makeRequestPasswordReset =
  (deps: { jobs: JobQueue; ids: Ids; clock: Clock }): RequestPasswordReset =>
  async (email) => {
    const address = canonicalEmail(email)
    if (!isEmail(address)) return
    const request = { email: address, requestedAt: deps.clock.now() }
    await deps.jobs.enqueue(SEND_PASSWORD_RESET.of(deps.ids.next(), request))
  }

/** Whose password a link would set, their address masked, without using it up; undefined for one that is over. */
export type ReadPasswordReset = (secret: string) => Promise<{ email: string } | undefined>

export const makeReadPasswordReset =
  (deps: { mailedLinks: MailedLinkStore; accounts: AccountStore; secrets: Secrets; clock: Clock }): ReadPasswordReset =>
  async (secret) => {
    const link = await deps.mailedLinks.find(deps.secrets.digest(secret), 'reset_password', deps.clock.now())
    const account = link && (await deps.accounts.byId(link.userId))
    return !account || account.disabled ? undefined : { email: maskedEmail(account.email) }
  }

/**
 * Sets a password with a link, once, and signs the person out everywhere. A password that will not do leaves the link
 * as it is.
 */
export type ResetPassword = (input: {
  secret: string
  password: string
}) => Promise<Result<{ ended: number }, PasswordFault | { kind: 'link_invalid' }>>

export const makeResetPassword =
  (
    deps: ReplacePasswordPorts & { passwords: PasswordHasher; transaction: Transaction; secrets: Secrets },
  ): ResetPassword =>
  async ({ secret, password }) => {
    const digest = deps.secrets.digest(secret)
    const link = await deps.mailedLinks.find(digest, 'reset_password', deps.clock.now())
    const account = link && (await deps.accounts.byId(link.userId))
    if (!account || account.disabled) return Err({ kind: 'link_invalid' })
    const fault = passwordFault(password)
    if (fault) return Err(fault)
    const hash = await deps.passwords.hash(password)
    return deps.transaction.within(account.namespaceId, async () => {
      if (!(await deps.mailedLinks.take(digest, 'reset_password', deps.clock.now())))
        return Err({ kind: 'link_invalid' as const })
      return Ok(await replacePassword(deps, account, { hash, keep: null, by: 'link' }))
    })
  }

/** Sets a password for a person without asking for another: for operators at the command line, never behind a route. */
export type SetPassword = (input: {
  email: string
  password: string
}) => Promise<Result<{ ended: number }, PasswordFault | { kind: 'no_such_account' }>>

export const makeSetPassword =
  (deps: ReplacePasswordPorts & { passwords: PasswordHasher; transaction: Transaction }): SetPassword =>
  async ({ email, password }) => {
    const account = await deps.accounts.byEmail(canonicalEmail(email))
    if (!account) return Err({ kind: 'no_such_account' })
    const fault = passwordFault(password)
    if (fault) return Err(fault)
    const hash = await deps.passwords.hash(password)
    return deps.transaction.within(account.namespaceId, async () =>
      Ok(await replacePassword(deps, account, { hash, keep: null, by: 'operator' })),
    )
  }

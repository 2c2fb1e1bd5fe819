import type { UserId } from '../shared/ids.ts'
import type { Clock } from '../shared/ports/clock.ts'
import type { Ids } from '../shared/ports/ids.ts'
import type { JobQueue } from '../shared/ports/job-queue.ts'
import type { Mailer } from '../shared/ports/mailer.ts'
import { Err, Ok, type Result } from '../shared/result.ts'
import { canonicalEmail, isEmail } from './account.ts'
import { SEND_SIGN_IN_LINK } from './jobs.ts'
import type { AccountStore } from './ports/account-store.ts'
import type { PasswordHasher } from './ports/password-hasher.ts'
import type { Secrets } from './ports/secrets.ts'
import type { SignInLinkStore } from './ports/sign-in-link-store.ts'

/**
 * One failure for a wrong address and a wrong password, found in the same time: whether an account exists is never
 * told.
 */
export type SignInWithPassword = (input: {
  email: string
  password: string
}) => Promise<Result<UserId, { kind: 'wrong_credentials' }>>

export const makeSignInWithPassword =
  (deps: { accounts: AccountStore; passwords: PasswordHasher }): SignInWithPassword =>
  async ({ email, password }) => {
    const found = await deps.accounts.credentialsOf(canonicalEmail(email))
    const right = await deps.passwords.matches(password, found?.passwordHash ?? null)
    return right && found ? Ok(found.userId) : Err({ kind: 'wrong_credentials' })
  }

export const LINK_LIFETIME_MINUTES = 15

/**
 * Asks for a link by e-mail. Looking up the address, making the link and sending it are left to a job, so that the
 * answer says nothing about the account and no secret waits in the queue. `returnTo` is the local path where the person
 * wants to go.
 */
export type RequestSignInLink = (input: { email: string; returnTo: string }) => Promise<void>

export const makeRequestSignInLink =
  (deps: { jobs: JobQueue; ids: Ids }): RequestSignInLink =>
  async ({ email, returnTo }) => {
    const address = canonicalEmail(email)
    if (isEmail(address)) await deps.jobs.enqueue(SEND_SIGN_IN_LINK.of(deps.ids.next(), { email: address, returnTo }))
  }

/** Makes the link and sends it; does nothing where there is no account. */
export type SendSignInLink = (input: { email: string; returnTo: string }) => Promise<void>

export const makeSendSignInLink =
  (deps: {
    accounts: AccountStore
    links: SignInLinkStore
    secrets: Secrets
    mailer: Mailer
    clock: Clock
    baseUrl: string
  }): SendSignInLink =>
  async ({ email, returnTo }) => {
    const account = await deps.accounts.byEmail(email)
    if (!account) return
    const secret = deps.secrets.make()
    await deps.links.add({
      digest: deps.secrets.digest(secret),
      userId: account.userId,
      expiresAt: deps.clock.now() + LINK_LIFETIME_MINUTES * 60_000,
    })
    const address = `${deps.baseUrl}/anmelden/link?${new URLSearchParams({ token: secret, weiter: returnTo })}`
    await deps.mailer.send({
      to: account.email,
      subject: 'Dein Link zur Anmeldung bei Hofkern',
      text: linkText(address),
    })
  }

const linkText = (address: string): string => `Guten Tag,

mit diesem Link meldest du dich bei Hofkern an. Er gilt ${LINK_LIFETIME_MINUTES} Minuten und nur ein Mal:

${address}

Wenn du ihn nicht angefordert hast, kannst du diese E-Mail einfach löschen.

Dein Hofkern
`

export type SignInWithLink = (secret: string) => Promise<Result<UserId, { kind: 'link_invalid' }>>

export const makeSignInWithLink =
  (deps: { links: SignInLinkStore; secrets: Secrets; clock: Clock }): SignInWithLink =>
  async (secret) => {
    const userId = await deps.links.take(deps.secrets.digest(secret), deps.clock.now())
    return userId ? Ok(userId) : Err({ kind: 'link_invalid' })
  }

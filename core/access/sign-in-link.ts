import type { UserId } from '../shared/ids.ts'
import type { Clock } from '../shared/ports/clock.ts'
import type { Ids } from '../shared/ports/ids.ts'
import type { JobQueue } from '../shared/ports/job-queue.ts'
import { Err, Ok, type Result } from '../shared/result.ts'
import { canonicalEmail, isEmail, maskedEmail } from './account.ts'
import { SEND_SIGN_IN_LINK } from './jobs.ts'
import type { AccountStore } from './ports/account-store.ts'
import type { Audit } from './ports/audit.ts'
import type { Secrets } from './ports/secrets.ts'
import type { SignInLinkStore } from './ports/sign-in-link-store.ts'

/** Who asks for a link: the browser by a secret of its own, and the program that sent the person here, if one did. */
interface LinkRequest {
  email: string
  /** The local path where the person wants to go. */
  returnTo: string
  browser: string
  /** By its own account, fit to be read by a person. */
  program?: string | undefined
}

/**
 * Asks for a link by e-mail. Looking up the address, making the link and sending it are left to a job, so that the
 * answer says nothing about the account and no secret waits in the queue.
 */
export type RequestSignInLink = (input: LinkRequest) => Promise<void>

export const makeRequestSignInLink =
  (deps: { jobs: JobQueue; ids: Ids; secrets: Secrets; clock: Clock }): RequestSignInLink =>
  async ({ email, returnTo, browser, program }) => {
    const address = canonicalEmail(email)
    if (!isEmail(address)) return
    const request = {
      email: address,
      returnTo,
      browser: deps.secrets.digest(browser),
      program,
      requestedAt: deps.clock.now(),
    }
    await deps.jobs.enqueue(SEND_SIGN_IN_LINK.of(deps.ids.next(), request))
  }

/** What a link would do, without using it up; undefined for one that is over. */
export type ReadSignInLink = (
  secret: string,
  browser: string,
) => Promise<{ email: string; sameBrowser: boolean } | undefined>

export const makeReadSignInLink =
  (deps: { links: SignInLinkStore; accounts: AccountStore; secrets: Secrets; clock: Clock }): ReadSignInLink =>
  async (secret, browser) => {
    const link = await deps.links.find(deps.secrets.digest(secret), deps.clock.now())
    const account = link && (await deps.accounts.byId(link.userId))
    if (!account || account.disabled) return undefined
    return { email: maskedEmail(account.email), sameBrowser: link.browser === deps.secrets.digest(browser) }
  }

/**
 * Signs in with a link, once. In a browser that did not ask for it only where the person has `confirmed` that it is
 * their account: whoever mails a link of their own must not get a stranger signed in as themselves.
 */
export type SignInWithLink = (input: {
  secret: string
  browser: string
  confirmed: boolean
}) => Promise<Result<UserId, { kind: 'link_invalid' } | { kind: 'another_browser' }>>

export const makeSignInWithLink =
  (deps: {
    links: SignInLinkStore
    accounts: AccountStore
    secrets: Secrets
    clock: Clock
    audit: Audit
  }): SignInWithLink =>
  async ({ secret, browser, confirmed }) => {
    const [digest, now] = [deps.secrets.digest(secret), deps.clock.now()]
    const link = await deps.links.find(digest, now)
    if (link && !confirmed && link.browser !== deps.secrets.digest(browser)) return Err({ kind: 'another_browser' })
    const userId = await deps.links.take(digest, now)
    const account = userId && (await deps.accounts.byId(userId))
    if (!account || account.disabled) {
      deps.audit({ event: 'sign_in_failed', way: 'link' })
      return Err({ kind: 'link_invalid' })
    }
    deps.audit({ event: 'signed_in', user_id: account.userId, way: 'link' })
    return Ok(account.userId)
  }

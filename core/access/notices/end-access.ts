import type { Clock } from '../../shared/ports/clock.ts'
import type { Transaction } from '../../shared/ports/transaction.ts'
import { Err, Ok, type Result } from '../../shared/result.ts'
import { maskedEmail } from '../account.ts'
import type { AccountStore } from '../ports/account-store.ts'
import type { Audit } from '../ports/audit.ts'
import type { GrantStore } from '../ports/grant-store.ts'
import type { MailedLinkStore } from '../ports/mailed-link-store.ts'
import type { Secrets } from '../ports/secrets.ts'
import { readAccessNotice, type AccessNotice } from './access-notice.ts'

interface OfLink {
  mailedLinks: MailedLinkStore
  accounts: AccountStore
  secrets: Secrets
  clock: Clock
}

/** What a link from a mail would end, and whose it is, the address masked; undefined for one that is over. */
export type ReadAccessNotice = (secret: string) => Promise<(AccessNotice & { email: string }) | undefined>

export const makeReadAccessNotice =
  (deps: OfLink): ReadAccessNotice =>
  async (secret) => {
    const found = await behind(deps, secret)
    return found && { ...found.notice, email: maskedEmail(found.account.email) }
  }

/** Ends the access that a mail told of, once; whoever has the mail need not be signed in. */
export type EndAccess = (secret: string) => Promise<Result<AccessNotice, { kind: 'link_invalid' }>>

export const makeEndAccess =
  (deps: OfLink & { grants: GrantStore; transaction: Transaction; audit: Audit }): EndAccess =>
  async (secret) => {
    const found = await behind(deps, secret)
    if (!found) return Err({ kind: 'link_invalid' })
    const { account, notice } = found
    return deps.transaction.within(account.namespaceId, async () => {
      const now = deps.clock.now()
      if (!(await deps.mailedLinks.take(deps.secrets.digest(secret), 'end_access', now)))
        return Err({ kind: 'link_invalid' as const })
      const ended = await deps.grants.revoke([notice.grantId], account.userId, now)
      if (ended.length > 0)
        deps.audit({ event: 'grants_ended', user_id: account.userId, grant_ids: ended, by: 'person' })
      return Ok(notice)
    })
  }

async function behind({ mailedLinks, accounts, secrets, clock }: OfLink, secret: string) {
  const link = await mailedLinks.find(secrets.digest(secret), 'end_access', clock.now())
  const notice = link && readAccessNotice(link.about)
  const account = link && (await accounts.byId(link.userId))
  return notice && account && { notice, account }
}

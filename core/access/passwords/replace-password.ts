import type { Clock } from '../../shared/ports/clock.ts'
import type { Ids } from '../../shared/ports/ids.ts'
import type { JobQueue } from '../../shared/ports/job-queue.ts'
import type { Account } from '../account.ts'
import { isFirstParty } from '../grant.ts'
import { SEND_PASSWORD_NOTICE } from '../jobs.ts'
import type { AccountStore } from '../ports/account-store.ts'
import type { Audit } from '../ports/audit.ts'
import type { GrantStore } from '../ports/grant-store.ts'
import type { MailedLinkStore } from '../ports/mailed-link-store.ts'

export interface ReplacePasswordPorts {
  accounts: AccountStore
  grants: GrantStore
  mailedLinks: MailedLinkStore
  jobs: JobQueue
  ids: Ids
  clock: Clock
  audit: Audit
}

/**
 * Sets a password inside the running transaction: the person is signed out everywhere but in the session `keep`, links
 * to set another are void, and a mail tells them. What programs may do stays.
 */
export async function replacePassword(
  deps: ReplacePasswordPorts,
  { userId }: Pick<Account, 'userId'>,
  { hash, keep, by }: { hash: string; keep: string | null; by: 'person' | 'link' | 'operator' },
): Promise<{ ended: number }> {
  const now = deps.clock.now()
  await deps.accounts.setPassword(userId, hash)
  const sessions = (await deps.grants.ofUser(userId, now)).filter(
    ({ id, clientId, sessionId }) => isFirstParty(clientId) && (keep === null || (id !== keep && sessionId !== keep)),
  )
  const ended = await deps.grants.revoke(
    sessions.map(({ id }) => id),
    userId,
    now,
  )
  await deps.mailedLinks.removeOf(userId, 'reset_password')
  await deps.jobs.enqueue(SEND_PASSWORD_NOTICE.of(deps.ids.next(), { userId, changedAt: now, by }))
  deps.audit({ event: 'password_changed', user_id: userId, by, ended: ended.length })
  return { ended: ended.length }
}

import type { UserId } from '../shared/ids.ts'
import type { Clock } from '../shared/ports/clock.ts'
import type { Ids } from '../shared/ports/ids.ts'
import type { Actor } from './actor.ts'
import { BROWSER_CLIENT, isFirstParty, type Grant, type LiveGrant } from './grant.ts'
import type { Audit } from './ports/audit.ts'
import type { AccessNotice } from './notices/access-notice.ts'
import type { AccountStore } from './ports/account-store.ts'
import type { JobQueue } from '../shared/ports/job-queue.ts'
import type { Transaction } from '../shared/ports/transaction.ts'
import { Ok } from '../shared/result.ts'
import { SEND_ACCESS_NOTICE } from './jobs.ts'
import type { GrantStore } from './ports/grant-store.ts'
import type { Scope } from './scope.ts'

/** After a year a person is asked again, however often the agent renewed its tokens. */
export const GRANT_LIFETIME_MS = 365 * 24 * 3600 * 1000

/**
 * Writes down that a person lets a client in. Each consent is a grant of its own, so that each can be revoked alone;
 * the same consent given again under its `id` is the same grant, as it was given first. The person is told by mail,
 * once.
 */
export type GrantConsent = (input: {
  id?: string
  userId: UserId
  clientId: string
  clientName: string
  scopes: Scope[]
  /** The sign-in of a browser that it ends with. */
  sessionId?: string | null
  /** The person is told by mail; left out: of programs, but not of their own sign-ins. */
  notify?: boolean
}) => Promise<Grant>

export const makeGrantConsent =
  (deps: ConsentPorts): GrantConsent =>
  async ({ id = deps.ids.next<string>(), sessionId = null, notify, ...input }) => {
    const createdAt = deps.clock.now()
    const expiresAt = createdAt + GRANT_LIFETIME_MS
    const wanted = { ...input, id, sessionId, createdAt, expiresAt }
    const grant =
      (notify ?? !isFirstParty(input.clientId))
        ? await keepAndNotify(deps, wanted)
        : (await deps.grants.add(wanted)).grant
    const { userId: user_id, clientId: client_id, scopes } = grant
    if (!isFirstParty(client_id)) deps.audit({ event: 'consent_given', user_id, client_id, grant_id: grant.id, scopes })
    return grant
  }

interface ConsentPorts {
  accounts: AccountStore
  grants: GrantStore
  transaction: Transaction
  jobs: JobQueue
  ids: Ids
  clock: Clock
  audit: Audit
}

/** The grant and the mail that tells of it exist together or not at all. */
async function keepAndNotify(deps: ConsentPorts, wanted: Grant): Promise<Grant> {
  const account = await deps.accounts.byId(wanted.userId)
  if (!account) throw new Error('A person whose account has gone lets nobody in')
  const kept = await deps.transaction.within(account.namespaceId, async () => {
    const { grant, added } = await deps.grants.add(wanted)
    const notice = {
      userId: grant.userId,
      grantId: grant.id,
      kind: kindOf(grant),
      name: grant.clientName,
      at: grant.createdAt,
    }
    if (added) await deps.jobs.enqueue(SEND_ACCESS_NOTICE.of(deps.ids.next(), notice))
    return Ok(grant)
  })
  return kept.unwrap()
}

const kindOf = ({ clientId, scopes }: Grant): AccessNotice['kind'] => {
  if (clientId === BROWSER_CLIENT) return 'device'
  return scopes.length > 0 ? 'program' : 'identity'
}

/** The agents that a person has let in, newest first; the person's own sessions are not among them. */
export type ListAgents = (actor: Actor) => Promise<LiveGrant[]>

export const makeListAgents =
  (deps: { grants: GrantStore; clock: Clock }): ListAgents =>
  async ({ userId }) =>
    (await deps.grants.ofUser(userId, deps.clock.now())).filter(({ clientId }) => !isFirstParty(clientId))

/**
 * Ends the access of agents, or of own sessions, from their next request on. Idempotent, also for a grant that never
 * was.
 */
export type RevokeAccess = (actor: Actor, grantIds: readonly string[]) => Promise<void>

export const makeRevokeAccess =
  (deps: { grants: GrantStore; clock: Clock; audit: Audit }): RevokeAccess =>
  async ({ userId }, grantIds) => {
    const ended = await deps.grants.revoke(grantIds, userId, deps.clock.now())
    if (ended.length > 0) deps.audit({ event: 'grants_ended', user_id: userId, grant_ids: ended, by: 'person' })
  }

import type { UserId } from '../shared/ids.ts'
import type { Clock } from '../shared/ports/clock.ts'
import type { Ids } from '../shared/ports/ids.ts'
import type { Actor } from './actor.ts'
import { isFirstParty, type Grant, type LiveGrant } from './grant.ts'
import type { Audit } from './ports/audit.ts'
import type { GrantStore } from './ports/grant-store.ts'
import type { Scope } from './scope.ts'

/** After a year a person is asked again, however often the agent renewed its tokens. */
export const GRANT_LIFETIME_MS = 365 * 24 * 3600 * 1000

/**
 * Writes down that a person lets a client in. Each consent is a grant of its own, so that each can be revoked alone;
 * the same consent given again under its `id` is the same grant, as it was given first.
 */
export type GrantConsent = (input: {
  id?: string
  userId: UserId
  clientId: string
  clientName: string
  scopes: Scope[]
  /** The sign-in of a browser that it ends with. */
  sessionId?: string | null
}) => Promise<Grant>

export const makeGrantConsent =
  (deps: { grants: GrantStore; ids: Ids; clock: Clock; audit: Audit }): GrantConsent =>
  async ({ id = deps.ids.next<string>(), sessionId = null, ...input }) => {
    const createdAt = deps.clock.now()
    const expiresAt = createdAt + GRANT_LIFETIME_MS
    const grant = await deps.grants.add({ ...input, id, sessionId, createdAt, expiresAt })
    const { userId: user_id, clientId: client_id, scopes } = grant
    if (!isFirstParty(client_id)) deps.audit({ event: 'consent_given', user_id, client_id, grant_id: grant.id, scopes })
    return grant
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

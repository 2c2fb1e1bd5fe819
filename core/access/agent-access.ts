import type { UserId } from '../shared/ids.ts'
import type { Clock } from '../shared/ports/clock.ts'
import type { Ids } from '../shared/ports/ids.ts'
import type { Actor } from './actor.ts'
import { isFirstParty, type Grant } from './grant.ts'
import type { GrantStore } from './ports/grant-store.ts'
import type { Scope } from './scope.ts'

/** After a year a person is asked again, however often the agent renewed its tokens. */
const GRANT_LIFETIME_MS = 365 * 24 * 3600 * 1000

/**
 * Writes down that a person lets a client in. Each consent is a grant of its own, so that each can be revoked alone.
 */
export type GrantConsent = (input: {
  userId: UserId
  clientId: string
  clientName: string
  scopes: Scope[]
}) => Promise<Grant>

export const makeGrantConsent =
  (deps: { grants: GrantStore; ids: Ids; clock: Clock }): GrantConsent =>
  async (input) => {
    const createdAt = deps.clock.now()
    const grant: Grant = { ...input, id: deps.ids.next<string>(), createdAt, expiresAt: createdAt + GRANT_LIFETIME_MS }
    await deps.grants.add(grant)
    return grant
  }

/** The agents that a person has let in, newest first; the person's own sessions are not among them. */
export type ListAgents = (actor: Actor) => Promise<(Grant & { lastUsedAt: number | null })[]>

export const makeListAgents =
  (deps: { grants: GrantStore; clock: Clock }): ListAgents =>
  async ({ userId }) =>
    (await deps.grants.ofUser(userId, deps.clock.now())).filter(({ clientId }) => !isFirstParty(clientId))

/** Ends an agent's access from its next request on. Idempotent, also for a grant that never was. */
export type RevokeAgent = (actor: Actor, grantId: string) => Promise<void>

export const makeRevokeAgent =
  (deps: { grants: GrantStore; clock: Clock }): RevokeAgent =>
  ({ userId }, grantId) =>
    deps.grants.revoke(grantId, userId, deps.clock.now())

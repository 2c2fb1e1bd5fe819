import type { UserId } from '../shared/ids.ts'
import type { Clock } from '../shared/ports/clock.ts'
import type { Actor } from './actor.ts'
import { isFirstParty, type LiveGrant } from './grant.ts'
import type { GrantStore } from './ports/grant-store.ts'

/** A browser or a command line in which a person is signed in; ending its grant ends all of it. */
export type PersonSession = Pick<LiveGrant, 'id' | 'clientId' | 'clientName' | 'createdAt' | 'lastUsedAt' | 'endsAt'>

/** Where a person is signed in, newest first. */
export type ListSessions = (actor: Pick<Actor, 'userId'>) => Promise<PersonSession[]>

export const makeListSessions =
  (deps: { grants: GrantStore; clock: Clock }): ListSessions =>
  ({ userId }) =>
    sessionsOf(deps, userId)

/** What the web client got in a browser belongs to the sign-in of that browser and is not listed beside it. */
export async function sessionsOf(
  { grants, clock }: { grants: GrantStore; clock: Clock },
  userId: UserId,
): Promise<PersonSession[]> {
  const own = (await grants.ofUser(userId, clock.now())).filter(({ clientId }) => isFirstParty(clientId))
  const known = new Set(own.map(({ id }) => id))
  return own
    .filter(({ sessionId }) => sessionId === null || !known.has(sessionId))
    .map((session) => {
      const uses = own.filter(({ id, sessionId }) => id === session.id || sessionId === session.id)
      return { ...session, lastUsedAt: Math.max(...uses.map(({ lastUsedAt }) => lastUsedAt ?? 0)) || null }
    })
}

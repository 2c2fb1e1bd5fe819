import type { UserId } from '../shared/ids.ts'
import type { Clock } from '../shared/ports/clock.ts'
import { Err, Ok, type Result } from '../shared/result.ts'
import { canonicalEmail } from './account.ts'
import { isFirstParty, type LiveGrant } from './grant.ts'
import { sessionsOf, type PersonSession } from './person-sessions.ts'
import type { AccountStore } from './ports/account-store.ts'
import type { Audit } from './ports/audit.ts'
import type { GrantStore } from './ports/grant-store.ts'

type OfAccount<T> = Promise<Result<T, { kind: 'no_such_account' }>>
interface OfPerson {
  accounts: AccountStore
  grants: GrantStore
  clock: Clock
}

async function personOf<T>(accounts: AccountStore, email: string, work: (userId: UserId) => Promise<T>): OfAccount<T> {
  const account = await accounts.byEmail(canonicalEmail(email))
  return account ? Ok(await work(account.userId)) : Err({ kind: 'no_such_account' })
}

/** What a person has let clients do, newest first, their own sessions included. */
export type ListGrants = (email: string) => OfAccount<LiveGrant[]>

export const makeListGrants =
  ({ accounts, grants, clock }: OfPerson): ListGrants =>
  (email) =>
    personOf(accounts, email, (userId) => grants.ofUser(userId, clock.now()))

/** Where a person is signed in, newest first. */
export type ListSessionsOf = (email: string) => OfAccount<PersonSession[]>

export const makeListSessionsOf =
  (deps: OfPerson): ListSessionsOf =>
  (email) =>
    personOf(deps.accounts, email, (userId) => sessionsOf(deps, userId))

/**
 * Ends what a person has let in: one grant, all agents, or all places where the person is signed in. Returns how many
 * grants ended.
 */
export type EndGrants = (email: string, which: { id: string } | 'agents' | 'sessions') => OfAccount<{ ended: number }>

export const makeEndGrants =
  (deps: OfPerson & { audit: Audit }): EndGrants =>
  (email, which) =>
    personOf(deps.accounts, email, async (userId) => {
      const now = deps.clock.now()
      const chosen =
        typeof which === 'object'
          ? [which]
          : (await deps.grants.ofUser(userId, now)).filter(
              ({ clientId }) => isFirstParty(clientId) === (which === 'sessions'),
            )
      const ended = await deps.grants.revoke(
        chosen.map(({ id }) => id),
        userId,
        now,
      )
      if (ended.length > 0) deps.audit({ event: 'grants_ended', user_id: userId, grant_ids: ended, by: 'operator' })
      return { ended: ended.length }
    })

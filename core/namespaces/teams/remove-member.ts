import type { AccountStore, Actor } from '../../access/index.ts'
import type { NamespaceId, UserId } from '../../shared/ids.ts'
import type { Clock } from '../../shared/ports/clock.ts'
import { TEAM_LEFT, type LiveEvents } from '../../shared/ports/live-events.ts'
import { Err, Ok, type Result } from '../../shared/result.ts'
import type { Transaction } from '../../shared/ports/transaction.ts'
import { leave, type LeaveDependencies } from '../leave-namespace.ts'
import type { NamespaceRegister } from '../ports/namespace-register.ts'
import type { TeamStore } from '../ports/team-store.ts'

export type RemoveMemberFailure =
  /** There is no such team for the caller, or no such person in it. */
  | { kind: 'not_found' }
  | { kind: 'not_owner' }
  /** Someone else has to be an owner first. */
  | { kind: 'team_owner' }

/**
 * Takes a person out of a team: an owner takes anyone, everyone takes themselves. With the last one the team goes, and
 * its farm.
 */
export type RemoveMember = (
  actor: Pick<Actor, 'userId'>,
  team: NamespaceId,
  person: UserId,
) => Promise<Result<undefined, RemoveMemberFailure>>

interface Dependencies extends LeaveDependencies {
  teams: TeamStore
  accounts: Pick<AccountStore, 'byId'>
  namespaceRegister: NamespaceRegister
  transaction: Transaction
  live: LiveEvents
  clock: Clock
}

export const makeRemoveMember =
  (deps: Dependencies): RemoveMember =>
  ({ userId }, id, person) =>
    deps.transaction.within<undefined, RemoveMemberFailure>(id, async () => {
      const team = await deps.teams.byId(id)
      const own = team?.members.find((member) => member.userId === userId)
      const other = team?.members.find((member) => member.userId === person)
      if (!own || !other) return Err({ kind: 'not_found' })
      if (own.role !== 'owner' && person !== userId) return Err({ kind: 'not_owner' })
      const left = team!.members.filter((member) => member.userId !== person)
      if (left.length > 0 && left.every(({ role }) => role !== 'owner')) return Err({ kind: 'team_owner' })
      await deps.teams.leave(id, person)
      const account = await deps.accounts.byId(person)
      if (account) await deps.teams.withdraw(id, account.email)
      await deps.live.publish(id, { event: TEAM_LEFT, data: { user_id: person } })
      if (left.length > 0) return Ok(undefined)
      await deps.namespaceRegister.remove(userId, id, deps.clock.now())
      await leave(deps, id)
      return Ok(undefined)
    })

import type { Actor } from '../../access/index.ts'
import type { NamespaceId } from '../../shared/ids.ts'
import type { Clock } from '../../shared/ports/clock.ts'
import type { Ids } from '../../shared/ports/ids.ts'
import type { Transaction } from '../../shared/ports/transaction.ts'
import type { TeamStore } from '../ports/team-store.ts'
import { Err, Ok, type Result } from '../../shared/result.ts'
import { MOST_TEAMS, type Team } from './team.ts'

type Person = Pick<Actor, 'userId'>

export type ListTeams = (person: Person) => Promise<Team[]>

export const makeListTeams =
  ({ teams }: { teams: TeamStore }): ListTeams =>
  ({ userId }) =>
    teams.ofPerson(userId)

/** Makes a team that the person owns, with a farm of its own. */
export type CreateTeam = (
  person: Person,
  name: string,
) => Promise<Result<Team, { kind: 'too_many_teams'; most: number }>>

export const makeCreateTeam =
  ({
    teams,
    transaction,
    ids,
    clock,
  }: {
    teams: TeamStore
    transaction: Transaction
    ids: Ids
    clock: Clock
  }): CreateTeam =>
  async ({ userId }, name) => {
    const id = ids.next<NamespaceId>()
    return transaction.within(id, async () => {
      if ((await teams.countOf(userId)) >= MOST_TEAMS) return Err({ kind: 'too_many_teams', most: MOST_TEAMS })
      await teams.add({ id, name, createdAt: clock.now() }, userId)
      return Ok((await teams.byId(id))!)
    })
  }

/**
 * The person, reaching the farm of a team in place of their own. Whoever does not belong to it, and every program,
 * finds no such team.
 */
export type ReachTeam = (actor: Actor, team: NamespaceId) => Promise<Result<Actor, { kind: 'not_found' }>>

export const makeReachTeam =
  ({ teams }: { teams: TeamStore }): ReachTeam =>
  async (actor, team) =>
    actor.credential.kind === 'session' && (await teams.roleOf(actor.userId, team))
      ? Ok({ ...actor, namespaceId: team })
      : Err({ kind: 'not_found' })

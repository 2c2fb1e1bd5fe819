import type { AccountStore } from '../../../core/access/index.ts'
import type { Team, TeamInvitation, TeamRole, TeamStore } from '../../../core/namespaces/index.ts'
import type { NamespaceId, UserId } from '../../../core/shared/ids.ts'
import { REMOVED_NAMESPACES, type MemoryDatabase } from '../memory-database.ts'

type User = Parameters<AccountStore['add']>[0]
type StoredTeam = Omit<Team, 'members'> & { people: { userId: UserId; role: TeamRole }[] }

const TEAMS = 'teams'
const INVITATIONS = 'team_invitations'
const RANK: Record<TeamRole, number> = { owner: 0, member: 1 }

export class MemoryTeamStore implements TeamStore {
  readonly #database: MemoryDatabase

  constructor(database: MemoryDatabase) {
    this.#database = database
  }

  async add(team: Parameters<TeamStore['add']>[0], owner: UserId): Promise<void> {
    await this.#database.write<StoredTeam, void>(
      null,
      TEAMS,
      (rows) => void rows.set(team.id, { ...team, people: [{ userId: owner, role: 'owner' }] }),
    )
  }

  async ofPerson(person: UserId): Promise<Team[]> {
    const teams = (await this.#all()).filter(({ members }) => members.some(({ userId }) => userId === person))
    return teams.toSorted((a, b) => a.name.toLowerCase().localeCompare(b.name.toLowerCase()) || (a.id < b.id ? -1 : 1))
  }

  async byId(team: NamespaceId): Promise<Team | undefined> {
    return (await this.#all()).find(({ id }) => id === team)
  }

  async roleOf(person: UserId, team: NamespaceId): Promise<TeamRole | undefined> {
    return (await this.byId(team))?.members.find(({ userId }) => userId === person)?.role
  }

  async countOf(person: UserId): Promise<number> {
    return (await this.ofPerson(person)).length
  }

  join(team: NamespaceId, person: UserId, role: TeamRole): Promise<boolean> {
    return this.#change(team, (people) => {
      const known = people.find(({ userId }) => userId === person)
      if (known && (known.role === 'owner' || role === 'member')) return undefined
      return [...people.filter((one) => one !== known), { userId: person, role }]
    })
  }

  leave(team: NamespaceId, person: UserId): Promise<boolean> {
    return this.#change(team, (people) => {
      const left = people.filter(({ userId }) => userId !== person)
      return left.length < people.length ? left : undefined
    })
  }

  async invite(invitation: TeamInvitation): Promise<void> {
    await this.#database.write<TeamInvitation, void>(null, INVITATIONS, (rows) => {
      for (const [key, { team, email }] of rows)
        if (team === invitation.team && email === invitation.email) rows.delete(key)
      rows.set(invitation.digest, invitation)
    })
  }

  replaceSecret(of: NamespaceId, to: string, digest: string): Promise<boolean> {
    return this.#database.write<TeamInvitation, boolean>(null, INVITATIONS, (rows) => {
      const found = [...rows.values()].find(({ team, email }) => team === of && email === to)
      if (!found) return false
      rows.delete(found.digest)
      rows.set(digest, { ...found, digest })
      return true
    })
  }

  async withdraw(of: NamespaceId, to: string): Promise<void> {
    await this.#database.write<TeamInvitation, void>(null, INVITATIONS, (rows) => {
      for (const [key, { team, email }] of rows) if (team === of && email === to) rows.delete(key)
    })
  }

  async invitation(digest: string, now: number): Promise<TeamInvitation | undefined> {
    const found = await this.#database.read<TeamInvitation, TeamInvitation | undefined>(null, INVITATIONS, (rows) =>
      rows.get(digest),
    )
    return found && found.expiresAt > now ? found : undefined
  }

  openInvitations(of: NamespaceId, now: number): Promise<number> {
    return this.#database.read<TeamInvitation, number>(
      null,
      INVITATIONS,
      (rows) => [...rows.values()].filter(({ team, expiresAt }) => team === of && expiresAt > now).length,
    )
  }

  redeem(digest: string): Promise<boolean> {
    return this.#database.write<TeamInvitation, boolean>(null, INVITATIONS, (rows) => rows.delete(digest))
  }

  /** Those that still have someone who has an account. */
  async #all(): Promise<Team[]> {
    const [users, removed, teams] = await Promise.all([
      this.#database.read<User, Map<string, User>>(null, 'users', (rows) => new Map(rows)),
      this.#database.read<unknown, Set<string>>(null, REMOVED_NAMESPACES, (rows) => new Set(rows.keys())),
      this.#database.read<StoredTeam, StoredTeam[]>(null, TEAMS, (rows) => [...rows.values()]),
    ])
    return teams.flatMap(({ people, ...team }) => {
      const members = people
        .flatMap(({ userId, role }) =>
          users.has(userId) ? [{ userId, username: users.get(userId)!.username, role }] : [],
        )
        .toSorted((a, b) => RANK[a.role] - RANK[b.role] || (a.username < b.username ? -1 : 1))
      return members.length > 0 && !removed.has(team.id) ? [{ ...team, members }] : []
    })
  }

  /** Undefined: as they are. */
  #change(
    team: NamespaceId,
    change: (people: StoredTeam['people']) => StoredTeam['people'] | undefined,
  ): Promise<boolean> {
    return this.#database.write<StoredTeam, boolean>(null, TEAMS, (rows) => {
      const found = rows.get(team)
      const people = found && change(found.people)
      if (people) rows.set(team, { ...found, people })
      return people !== undefined
    })
  }
}

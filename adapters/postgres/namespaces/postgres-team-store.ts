import type { Team, TeamInvitation, TeamRole, TeamStore } from '../../../core/namespaces/index.ts'
import type { NamespaceId, UserId } from '../../../core/shared/ids.ts'
import type { Database } from '../database.ts'

interface StoredTeam {
  id: NamespaceId
  name: string
  created_at: Date
  members: Team['members']
}

const TEAM = `t.id, t.name, t.created_at, (
  select json_agg(json_build_object('userId', u.id, 'username', u.username, 'role', m.role)
    order by m.role desc, u.username, u.id)
  from memberships m join users u on u.id = m.user_id where m.namespace_id = t.id) as members`

export class PostgresTeamStore implements TeamStore {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  async add({ id, name, createdAt }: Parameters<TeamStore['add']>[0], owner: UserId): Promise<void> {
    await this.#database.query(
      null,
      `with space as (insert into namespaces (id, kind, created_at) values ($1, 'team', $3) returning id),
         team as (insert into teams (id, name, created_at) select id, $2, $3 from space)
       insert into memberships (user_id, namespace_id, role) select $4, id, 'owner' from space`,
      [id, name, new Date(createdAt), owner],
    )
  }

  async ofPerson(person: UserId): Promise<Team[]> {
    const rows = await this.#database.query<StoredTeam>(
      null,
      `select ${TEAM} from memberships own join teams t on t.id = own.namespace_id
       where own.user_id = $1 order by lower(t.name), t.id`,
      [person],
    )
    return rows.map(teamOf)
  }

  async byId(team: NamespaceId): Promise<Team | undefined> {
    await this.#database.query(null, 'select from teams where id = $1 for update', [team])
    const [row] = await this.#database.query<StoredTeam>(
      null,
      `select ${TEAM} from teams t where t.id = $1 and exists (
         select from memberships m where m.namespace_id = t.id)`,
      [team],
    )
    return row && teamOf(row)
  }

  async roleOf(person: UserId, team: NamespaceId): Promise<TeamRole | undefined> {
    const [row] = await this.#database.query<{ role: TeamRole }>(
      null,
      `select m.role from memberships m join teams t on t.id = m.namespace_id
       where m.user_id = $1 and m.namespace_id = $2`,
      [person, team],
    )
    return row?.role
  }

  async countOf(person: UserId): Promise<number> {
    await this.#database.query(null, 'select from users where id = $1 for no key update', [person])
    const [row] = await this.#database.query<{ teams: number }>(
      null,
      `select count(*)::int as teams from memberships m join teams t on t.id = m.namespace_id where m.user_id = $1`,
      [person],
    )
    return row!.teams
  }

  async join(team: NamespaceId, person: UserId, role: TeamRole): Promise<boolean> {
    const joined = await this.#database.query(
      null,
      `insert into memberships (user_id, namespace_id, role) values ($1, $2, $3)
       on conflict (user_id, namespace_id) do update set role = 'owner'
         where memberships.role = 'member' and excluded.role = 'owner' returning true`,
      [person, team, role],
    )
    return joined.length > 0
  }

  async leave(team: NamespaceId, person: UserId): Promise<boolean> {
    const left = await this.#database.query(
      null,
      'delete from memberships where user_id = $1 and namespace_id = $2 returning true',
      [person, team],
    )
    return left.length > 0
  }

  async invite({ digest, team, email, role, invitedBy, expiresAt }: TeamInvitation): Promise<void> {
    await this.#database.query(
      null,
      `insert into team_invitations (digest, team_id, email, role, invited_by, expires_at)
       values ($1, $2, $3, $4, $5, $6)
       on conflict (team_id, email) do update set digest = excluded.digest, role = excluded.role,
         invited_by = excluded.invited_by, expires_at = excluded.expires_at`,
      [digest, team, email, role, invitedBy, new Date(expiresAt)],
    )
  }

  async replaceSecret(team: NamespaceId, email: string, digest: string): Promise<boolean> {
    const replaced = await this.#database.query(
      null,
      'update team_invitations set digest = $3 where team_id = $1 and email = $2 returning true',
      [team, email, digest],
    )
    return replaced.length > 0
  }

  async withdraw(team: NamespaceId, email: string): Promise<void> {
    await this.#database.query(null, 'delete from team_invitations where team_id = $1 and email = $2', [team, email])
  }

  async invitation(digest: string, now: number): Promise<TeamInvitation | undefined> {
    const [row] = await this.#database.query<{
      team_id: NamespaceId
      email: string
      role: TeamRole
      invited_by: UserId
      expires_at: Date
    }>(
      null,
      `select team_id, email, role, invited_by, expires_at from team_invitations
       where digest = $1 and expires_at > $2`,
      [digest, new Date(now)],
    )
    return (
      row && {
        digest,
        team: row.team_id,
        email: row.email,
        role: row.role,
        invitedBy: row.invited_by,
        expiresAt: row.expires_at.getTime(),
      }
    )
  }

  async openInvitations(team: NamespaceId, now: number): Promise<number> {
    const [row] = await this.#database.query<{ open: number }>(
      null,
      'select count(*)::int as open from team_invitations where team_id = $1 and expires_at > $2',
      [team, new Date(now)],
    )
    return row!.open
  }

  async redeem(digest: string): Promise<boolean> {
    const ended = await this.#database.query(null, 'delete from team_invitations where digest = $1 returning true', [
      digest,
    ])
    return ended.length > 0
  }
}

const teamOf = ({ id, name, created_at: createdAt, members }: StoredTeam): Team => ({
  id,
  name,
  createdAt: createdAt.getTime(),
  members,
})

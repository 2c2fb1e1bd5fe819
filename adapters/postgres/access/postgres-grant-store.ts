import { CLI_CLIENT, type Grant, type GrantStore, type LiveGrant } from '../../../core/access/index.ts'
import { isUuid, type NamespaceId, type UserId } from '../../../core/shared/ids.ts'
import type { Database } from '../database.ts'
import { bindingTo } from '../tenant-connections.ts'
import { msOf } from '../time.ts'

interface Row {
  id: string
  user_id: UserId
  client_id: string
  client_name: string
  scopes: Grant['scopes']
  session_id: string | null
  created_at: Date
  expires_at: Date
}

const COLUMNS = 'id, user_id, client_id, client_name, scopes, session_id, created_at, expires_at'

export class PostgresGrantStore implements GrantStore {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  async add(grant: Grant): Promise<{ grant: Grant; added: boolean }> {
    const { id, userId, clientId, clientName, scopes, sessionId, createdAt, expiresAt } = grant
    const [row] = await this.#database.query<Row & { added: boolean }>(
      null,
      `insert into grants (${COLUMNS}) values ($1, $2, $3, $4, $5, $6, $7, $8)
       on conflict (id) do update set id = excluded.id returning ${COLUMNS}, xmax = 0 as added`,
      [id, userId, clientId, clientName, scopes, sessionId, new Date(createdAt), new Date(expiresAt)],
    )
    return { grant: grantOf(row!), added: row!.added }
  }

  async live(id: string, keyId: string, now: number) {
    if (!isUuid(id)) return undefined
    const row = await this.#database.queryCredential<
      Pick<Row, 'user_id' | 'client_id' | 'scopes'> & { namespace_id: NamespaceId; last_used_at: Date | null }
    >(
      // Looked up apart, where a join takes the server half as long again.
      `select g.user_id, g.client_id, g.scopes, g.last_used_at,
         ${bindingTo('(select namespace_id from users where id = g.user_id)')}
       from grants g
       where g.id = $1 and g.revoked_at is null and g.expires_at > $3
         and (select disabled_at is null from users where id = g.user_id)
         and exists (select from signing_keys where id = $2 and (retired_at is null or retired_at > now()))`,
      [id, keyId, new Date(now)],
    )
    return (
      row && {
        userId: row.user_id,
        clientId: row.client_id,
        scopes: row.scopes,
        namespaceId: row.namespace_id,
        lastUsedAt: msOf(row.last_used_at),
      }
    )
  }

  async used(id: string, now: number): Promise<void> {
    await this.#database.query(null, 'update grants set last_used_at = $2 where id = $1', [id, new Date(now)])
  }

  /** What the command line issues is nowhere else than in its grant. */
  async ofUser(userId: UserId, now: number): Promise<LiveGrant[]> {
    const rows = await this.#database.query<Row & { last_used_at: Date | null; ends_at: Date }>(
      null,
      `select ${COLUMNS}, last_used_at, least(expires_at, issued.ends_at) as ends_at
       from grants join lateral (
         select max(a.expires_at) as ends_at from oauth_artefacts a
         where a.grant_id = grants.id and a.model in ('RefreshToken', 'Session') and a.consumed_at is null
         union all select grants.expires_at where grants.client_id = '${CLI_CLIENT}'
       ) issued on issued.ends_at > $2
       where user_id = $1 and revoked_at is null and expires_at > $2
       order by created_at desc, id desc`,
      [userId, new Date(now)],
    )
    return rows.map((row) => ({
      ...grantOf(row),
      lastUsedAt: msOf(row.last_used_at),
      endsAt: row.ends_at.getTime(),
    }))
  }

  async revoke(ids: readonly string[], userId: UserId, now: number): Promise<string[]> {
    const rows = await this.#database.query<Pick<Row, 'id'>>(
      null,
      `update grants set revoked_at = $3
       where (id = any($1::uuid[]) or session_id = any($1::uuid[])) and user_id = $2 and revoked_at is null
       returning id`,
      [ids.filter(isUuid), userId, new Date(now)],
    )
    return rows.map(({ id }) => id)
  }

  async revokeOfClient(clientId: string, now: number): Promise<number> {
    const rows = await this.#database.query(
      null,
      'update grants set revoked_at = $2 where client_id = $1 and revoked_at is null returning id',
      [clientId, new Date(now)],
    )
    return rows.length
  }
}

const grantOf = (row: Row): Grant => ({
  id: row.id,
  userId: row.user_id,
  clientId: row.client_id,
  clientName: row.client_name,
  scopes: row.scopes,
  sessionId: row.session_id,
  createdAt: row.created_at.getTime(),
  expiresAt: row.expires_at.getTime(),
})

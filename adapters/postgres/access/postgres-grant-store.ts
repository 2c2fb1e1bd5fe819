import type { Grant, GrantStore } from '../../../core/access/index.ts'
import type { NamespaceId, UserId } from '../../../core/shared/ids.ts'
import type { Database } from '../database.ts'
import { msOf } from '../time.ts'

interface Row {
  id: string
  user_id: UserId
  client_id: string
  client_name: string
  scopes: Grant['scopes']
  created_at: Date
  expires_at: Date
  last_used_at: Date | null
}

export class PostgresGrantStore implements GrantStore {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  async add({ id, userId, clientId, clientName, scopes, createdAt, expiresAt }: Grant): Promise<void> {
    await this.#database.query(
      null,
      `insert into grants (id, user_id, client_id, client_name, scopes, created_at, expires_at)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [id, userId, clientId, clientName, scopes, new Date(createdAt), new Date(expiresAt)],
    )
  }

  async live(id: string, now: number) {
    const [row] = await this.#database.query<{ user_id: UserId; namespace_id: NamespaceId; last_used_at: Date | null }>(
      null,
      `select g.user_id, u.namespace_id, g.last_used_at from grants g join users u on u.id = g.user_id
       where g.id = $1 and g.revoked_at is null and g.expires_at > $2`,
      [id, new Date(now)],
    )
    return row && { userId: row.user_id, namespaceId: row.namespace_id, lastUsedAt: msOf(row.last_used_at) }
  }

  async used(id: string, now: number): Promise<void> {
    await this.#database.query(null, 'update grants set last_used_at = $2 where id = $1', [id, new Date(now)])
  }

  async ofUser(userId: UserId, now: number) {
    const rows = await this.#database.query<Row>(
      null,
      `select * from grants where user_id = $1 and revoked_at is null and expires_at > $2
       order by created_at desc, id desc`,
      [userId, new Date(now)],
    )
    return rows.map((row) => ({
      id: row.id,
      userId: row.user_id,
      clientId: row.client_id,
      clientName: row.client_name,
      scopes: row.scopes,
      createdAt: row.created_at.getTime(),
      expiresAt: row.expires_at.getTime(),
      lastUsedAt: msOf(row.last_used_at),
    }))
  }

  async revoke(id: string, userId: UserId, now: number): Promise<void> {
    await this.#database.query(
      null,
      'update grants set revoked_at = $3 where id = $1 and user_id = $2 and revoked_at is null',
      [id, userId, new Date(now)],
    )
  }
}

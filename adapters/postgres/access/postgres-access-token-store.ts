import type { AccessToken, AccessTokenStore } from '../../../core/access/index.ts'
import type { NamespaceId, UserId } from '../../../core/shared/ids.ts'
import type { Database } from '../database.ts'
import { bindingTo } from '../tenant-connections.ts'
import { msOf } from '../time.ts'

interface Row {
  id: string
  user_id: UserId
  name: string
  scopes: AccessToken['scopes']
  created_at: Date
  expires_at: Date | null
  last_used_at: Date | null
  revoked_at: Date | null
}

export class PostgresAccessTokenStore implements AccessTokenStore {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  async add({
    id,
    userId,
    name,
    digest,
    scopes,
    createdAt,
    expiresAt,
  }: AccessToken & { digest: string }): Promise<void> {
    await this.#database.query(
      null,
      `insert into access_tokens (id, user_id, name, digest, scopes, created_at, expires_at)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [id, userId, name, digest, scopes, new Date(createdAt), expiresAt === null ? null : new Date(expiresAt)],
    )
  }

  async live(digest: string, now: number) {
    const row = await this.#database.queryCredential<
      Pick<Row, 'id' | 'user_id' | 'scopes' | 'last_used_at'> & { namespace_id: NamespaceId }
    >(
      `select t.id, t.user_id, t.scopes, t.last_used_at, ${bindingTo('u.namespace_id')} from access_tokens t
       join users u on u.id = t.user_id
       where t.digest = $1 and t.revoked_at is null and (t.expires_at is null or t.expires_at > $2)
         and u.disabled_at is null`,
      [digest, new Date(now)],
    )
    return (
      row && {
        id: row.id,
        userId: row.user_id,
        namespaceId: row.namespace_id,
        scopes: row.scopes,
        lastUsedAt: msOf(row.last_used_at),
      }
    )
  }

  async used(id: string, now: number): Promise<void> {
    await this.#database.query(null, 'update access_tokens set last_used_at = $2 where id = $1', [id, new Date(now)])
  }

  async ofUser(userId: UserId): Promise<AccessToken[]> {
    const rows = await this.#database.query<Row>(
      null,
      'select * from access_tokens where user_id = $1 order by created_at desc, id desc',
      [userId],
    )
    return rows.map((row) => ({
      id: row.id,
      userId: row.user_id,
      name: row.name,
      scopes: row.scopes,
      createdAt: row.created_at.getTime(),
      expiresAt: msOf(row.expires_at),
      lastUsedAt: msOf(row.last_used_at),
      revokedAt: msOf(row.revoked_at),
    }))
  }

  async revoke(id: string, userId: UserId, now: number): Promise<boolean> {
    const rows = await this.#database.query(
      null,
      'update access_tokens set revoked_at = coalesce(revoked_at, $3) where id = $1 and user_id = $2 returning id',
      [id, userId, new Date(now)],
    )
    return rows.length > 0
  }
}

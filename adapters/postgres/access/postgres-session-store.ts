import type { Session, SessionStore } from '../../../core/access/index.ts'
import type { NamespaceId, UserId } from '../../../core/shared/ids.ts'
import type { Database } from '../database.ts'

export class PostgresSessionStore implements SessionStore {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  async add({ id, userId, createdAt, expiresAt }: Session): Promise<void> {
    await this.#database.query(null, 'insert into sessions (id, user_id, created_at, expires_at) values ($1, $2, $3, $4)', [id, userId, new Date(createdAt), new Date(expiresAt)])
  }

  async live(id: string, now: number): Promise<{ userId: UserId; namespaceId: NamespaceId } | undefined> {
    const [row] = await this.#database.query<{ user_id: UserId; namespace_id: NamespaceId }>(null,
      'select s.user_id, u.namespace_id from sessions s join users u on u.id = s.user_id where s.id = $1 and s.revoked_at is null and s.expires_at > $2', [id, new Date(now)])
    return row && { userId: row.user_id, namespaceId: row.namespace_id }
  }

  async revoke(id: string, now: number): Promise<void> {
    await this.#database.query(null, 'update sessions set revoked_at = $2 where id = $1 and revoked_at is null', [id, new Date(now)])
  }
}

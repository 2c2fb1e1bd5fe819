import type { Member, Members } from '../../../core/notifications/index.ts'
import type { NamespaceId, UserId } from '../../../core/shared/ids.ts'
import type { Database } from '../database.ts'

export class PostgresMembers implements Members {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  async of(namespace: NamespaceId): Promise<Member[]> {
    const rows = await this.#database.query<{ user_id: UserId; email: string }>(
      null,
      `select m.user_id, u.email from memberships m join users u on u.id = m.user_id
       where m.namespace_id = $1 order by m.user_id`,
      [namespace],
    )
    return rows.map(({ user_id, email }) => ({ userId: user_id, email }))
  }

  async namespaces(after: NamespaceId | null, limit: number): Promise<NamespaceId[]> {
    const rows = await this.#database.query<{ namespace_id: NamespaceId }>(
      null,
      `select distinct namespace_id from memberships where $1::uuid is null or namespace_id > $1
       order by namespace_id limit $2`,
      [after, limit],
    )
    return rows.map(({ namespace_id }) => namespace_id)
  }

  async welcome(user: UserId, at: number): Promise<boolean> {
    const noted = await this.#database.query(
      null,
      `insert into welcomed_users (user_id, welcomed_at) values ($1, $2) on conflict do nothing returning true`,
      [user, new Date(at)],
    )
    return noted.length > 0
  }
}

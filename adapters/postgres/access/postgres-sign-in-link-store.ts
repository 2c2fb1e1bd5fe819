import type { SignInLinkStore } from '../../../core/access/index.ts'
import type { UserId } from '../../../core/shared/ids.ts'
import type { Database } from '../database.ts'

export class PostgresSignInLinkStore implements SignInLinkStore {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  async add({ digest, userId, expiresAt }: { digest: string; userId: UserId; expiresAt: number }): Promise<void> {
    await this.#database.query(null, 'insert into sign_in_links (digest, user_id, expires_at) values ($1, $2, $3)', [
      digest,
      userId,
      new Date(expiresAt),
    ])
  }

  async take(digest: string, now: number): Promise<UserId | undefined> {
    const [row] = await this.#database.query<{ user_id: UserId; expires_at: Date }>(
      null,
      'delete from sign_in_links where digest = $1 returning user_id, expires_at',
      [digest],
    )
    return row && row.expires_at.getTime() > now ? row.user_id : undefined
  }
}

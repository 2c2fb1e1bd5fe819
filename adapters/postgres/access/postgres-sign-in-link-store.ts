import type { SignInLink, SignInLinkStore } from '../../../core/access/index.ts'
import type { UserId } from '../../../core/shared/ids.ts'
import type { Database } from '../database.ts'

export class PostgresSignInLinkStore implements SignInLinkStore {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  async add({ digest, userId, browser, expiresAt }: SignInLink & { digest: string; expiresAt: number }): Promise<void> {
    await this.#database.query(
      null,
      'insert into sign_in_links (digest, user_id, browser, expires_at) values ($1, $2, $3, $4)',
      [digest, userId, browser, new Date(expiresAt)],
    )
  }

  async find(digest: string, now: number): Promise<SignInLink | undefined> {
    const [row] = await this.#database.query<{ user_id: UserId; browser: string | null }>(
      null,
      'select user_id, browser from sign_in_links where digest = $1 and expires_at > $2',
      [digest, new Date(now)],
    )
    return row && { userId: row.user_id, browser: row.browser }
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

import type { LinkPurpose, MailedLinkStore } from '../../../core/access/index.ts'
import type { UserId } from '../../../core/shared/ids.ts'
import type { Database } from '../database.ts'

export class PostgresMailedLinkStore implements MailedLinkStore {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  async add({ digest, userId, purpose, about, expiresAt }: Parameters<MailedLinkStore['add']>[0]): Promise<void> {
    await this.#database.query(
      null,
      'insert into mailed_links (digest, user_id, purpose, about, expires_at) values ($1, $2, $3, $4, $5)',
      [digest, userId, purpose, JSON.stringify(about), new Date(expiresAt)],
    )
  }

  async find(digest: string, purpose: LinkPurpose, now: number) {
    const [row] = await this.#database.query<{ user_id: UserId; about: unknown }>(
      null,
      'select user_id, about from mailed_links where digest = $1 and purpose = $2 and expires_at > $3',
      [digest, purpose, new Date(now)],
    )
    return row && { userId: row.user_id, about: row.about }
  }

  async take(digest: string, purpose: LinkPurpose, now: number): Promise<boolean> {
    const taken = await this.#database.query(
      null,
      'delete from mailed_links where digest = $1 and purpose = $2 and expires_at > $3 returning digest',
      [digest, purpose, new Date(now)],
    )
    return taken.length > 0
  }

  async removeOf(userId: UserId, purpose: LinkPurpose): Promise<void> {
    await this.#database.query(null, 'delete from mailed_links where user_id = $1 and purpose = $2', [userId, purpose])
  }
}

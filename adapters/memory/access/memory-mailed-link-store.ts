import type { LinkPurpose, MailedLinkStore } from '../../../core/access/index.ts'
import type { UserId } from '../../../core/shared/ids.ts'
import type { MemoryDatabase } from '../memory-database.ts'

type Row = Parameters<MailedLinkStore['add']>[0]
const TABLE = 'mailed_links'

export class MemoryMailedLinkStore implements MailedLinkStore {
  readonly #database: MemoryDatabase

  constructor(database: MemoryDatabase) {
    this.#database = database
  }

  async add(link: Row): Promise<void> {
    await this.#database.write<Row, void>(null, TABLE, (rows) => void rows.set(link.digest, link))
  }

  find(digest: string, purpose: LinkPurpose, now: number) {
    return this.#database.read<Row, { userId: UserId; about: unknown } | undefined>(null, TABLE, (rows) => {
      const link = rows.get(digest)
      return isFor(link, purpose, now) ? { userId: link.userId, about: link.about } : undefined
    })
  }

  take(digest: string, purpose: LinkPurpose, now: number): Promise<boolean> {
    return this.#database.write<Row, boolean>(
      null,
      TABLE,
      (rows) => isFor(rows.get(digest), purpose, now) && rows.delete(digest),
    )
  }

  async removeOf(userId: UserId, purpose: LinkPurpose): Promise<void> {
    await this.#database.write<Row, void>(null, TABLE, (rows) => {
      for (const [digest, link] of rows) if (link.userId === userId && link.purpose === purpose) rows.delete(digest)
    })
  }
}

const isFor = (link: Row | undefined, purpose: LinkPurpose, now: number): link is Row =>
  link !== undefined && link.purpose === purpose && link.expiresAt > now

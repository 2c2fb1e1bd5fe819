import type { SignInLink, SignInLinkStore } from '../../../core/access/index.ts'
import type { UserId } from '../../../core/shared/ids.ts'
import type { MemoryDatabase } from '../memory-database.ts'

type Row = Parameters<SignInLinkStore['add']>[0]
const TABLE = 'sign_in_links'

export class MemorySignInLinkStore implements SignInLinkStore {
  readonly #database: MemoryDatabase

  constructor(database: MemoryDatabase) {
    this.#database = database
  }

  async add(link: Row): Promise<void> {
    await this.#database.write<Row, void>(null, TABLE, (rows) => void rows.set(link.digest, link))
  }

  find(digest: string, now: number): Promise<SignInLink | undefined> {
    return this.#database.read<Row, SignInLink | undefined>(null, TABLE, (rows) => {
      const link = rows.get(digest)
      return link && link.expiresAt > now ? { userId: link.userId, browser: link.browser } : undefined
    })
  }

  take(digest: string, now: number): Promise<UserId | undefined> {
    return this.#database.write<Row, UserId | undefined>(null, TABLE, (rows) => {
      const link = rows.get(digest)
      rows.delete(digest)
      return link && link.expiresAt > now ? link.userId : undefined
    })
  }
}

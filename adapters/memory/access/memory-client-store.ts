import type { ClientStore, OAuthClient } from '../../../core/access/index.ts'
import type { MemoryDatabase } from '../memory-database.ts'

const TABLE = 'oauth_clients'

export class MemoryClientStore implements ClientStore {
  readonly #database: MemoryDatabase

  constructor(database: MemoryDatabase) {
    this.#database = database
  }

  async add(client: OAuthClient): Promise<void> {
    await this.#database.write<OAuthClient, void>(null, TABLE, (rows) => void rows.set(client.id, client))
  }

  byId(id: string): Promise<OAuthClient | undefined> {
    return this.#database.read<OAuthClient, OAuthClient | undefined>(null, TABLE, (rows) => rows.get(id))
  }

  newest(limit: number): Promise<OAuthClient[]> {
    return this.#database.read<OAuthClient, OAuthClient[]>(null, TABLE, (rows) =>
      [...rows.values()].toSorted((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1)).slice(0, limit),
    )
  }
}

import type { ClientStore, OAuthClient } from '../../../core/access/index.ts'
import type { MemoryDatabase } from '../memory-database.ts'

type Row = OAuthClient & { fingerprint: string | null }
const TABLE = 'oauth_clients'
const BLOCKED = 'blocked_clients'

export class MemoryClientStore implements ClientStore {
  readonly #database: MemoryDatabase

  constructor(database: MemoryDatabase) {
    this.#database = database
  }

  add(client: OAuthClient, fingerprint: string | null): Promise<OAuthClient> {
    return this.#database.write<Row, OAuthClient>(null, TABLE, (rows) => {
      const like = fingerprint === null ? undefined : [...rows.values()].find((row) => row.fingerprint === fingerprint)
      if (!like) rows.set(client.id, { ...client, fingerprint })
      return like ? clientOf(like) : client
    })
  }

  byId(id: string): Promise<OAuthClient | undefined> {
    return this.#database.read<Row, OAuthClient | undefined>(null, TABLE, (rows) => {
      const row = rows.get(id)
      return row && clientOf(row)
    })
  }

  newest(limit: number): Promise<OAuthClient[]> {
    return this.#database.read<Row, OAuthClient[]>(null, TABLE, (rows) =>
      [...rows.values()]
        .toSorted((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1))
        .slice(0, limit)
        .map(clientOf),
    )
  }

  async block(id: string, now: number): Promise<boolean> {
    await this.#database.write<Row, void>(null, TABLE, (rows) => {
      const row = rows.get(id)
      if (row) rows.set(id, { ...row, fingerprint: null })
    })
    return this.#database.write<number, boolean>(null, BLOCKED, (rows) => {
      if (rows.has(id)) return false
      rows.set(id, now)
      return true
    })
  }

  unblock(id: string): Promise<boolean> {
    return this.#database.write<number, boolean>(null, BLOCKED, (rows) => rows.delete(id))
  }

  isBlocked(id: string): Promise<boolean> {
    return this.#database.read<number, boolean>(null, BLOCKED, (rows) => rows.has(id))
  }

  blocked(): Promise<string[]> {
    return this.#database.read<number, string[]>(null, BLOCKED, (rows) =>
      [...rows].toSorted(([a, at], [b, bt]) => bt - at || (a < b ? -1 : 1)).map(([id]) => id),
    )
  }
}

const clientOf = ({ fingerprint: _, ...client }: Row): OAuthClient => client

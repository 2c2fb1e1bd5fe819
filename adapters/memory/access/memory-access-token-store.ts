import type { AccessToken, AccessTokenStore, AccountStore } from '../../../core/access/index.ts'
import type { UserId } from '../../../core/shared/ids.ts'
import type { MemoryDatabase } from '../memory-database.ts'

type Row = AccessToken & { digest: string }
const TABLE = 'access_tokens'

export class MemoryAccessTokenStore implements AccessTokenStore {
  readonly #database: MemoryDatabase
  readonly #accounts: AccountStore

  constructor(database: MemoryDatabase, accounts: AccountStore) {
    this.#database = database
    this.#accounts = accounts
  }

  async add(token: Row): Promise<void> {
    await this.#database.write<Row, void>(null, TABLE, (rows) => void rows.set(token.id, token))
  }

  async live(digest: string, now: number) {
    const token = await this.#database.read<Row, Row | undefined>(null, TABLE, (rows) =>
      [...rows.values()].find((row) => row.digest === digest),
    )
    if (!token || token.revokedAt !== null || (token.expiresAt !== null && token.expiresAt <= now)) return undefined
    const account = await this.#accounts.byId(token.userId)
    if (!account || account.disabled) return undefined
    return {
      id: token.id,
      userId: account.userId,
      namespaceId: account.namespaceId,
      scopes: token.scopes,
      lastUsedAt: token.lastUsedAt,
    }
  }

  async used(id: string, now: number): Promise<void> {
    await this.#database.write<Row, void>(null, TABLE, (rows) => {
      const token = rows.get(id)
      if (token) rows.set(id, { ...token, lastUsedAt: now })
    })
  }

  ofUser(userId: UserId): Promise<AccessToken[]> {
    return this.#database.read<Row, AccessToken[]>(null, TABLE, (rows) =>
      [...rows.values()]
        .filter((token) => token.userId === userId)
        .toSorted((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1))
        .map(({ digest: _, ...token }) => token),
    )
  }

  revoke(id: string, userId: UserId, now: number): Promise<boolean> {
    return this.#database.write<Row, boolean>(null, TABLE, (rows) => {
      const token = rows.get(id)
      if (token?.userId !== userId) return false
      rows.set(id, { ...token, revokedAt: token.revokedAt ?? now })
      return true
    })
  }
}

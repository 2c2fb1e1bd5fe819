import type { AccountStore, Grant, GrantStore } from '../../../core/access/index.ts'
import type { UserId } from '../../../core/shared/ids.ts'
import type { MemoryDatabase } from '../memory-database.ts'

export type GrantRow = Grant & { lastUsedAt: number | null; revoked: boolean }
export const GRANTS = 'grants'

export class MemoryGrantStore implements GrantStore {
  readonly #database: MemoryDatabase
  readonly #accounts: AccountStore

  constructor(database: MemoryDatabase, accounts: AccountStore) {
    this.#database = database
    this.#accounts = accounts
  }

  async add(grant: Grant): Promise<void> {
    await this.#database.write<GrantRow, void>(
      null,
      GRANTS,
      (rows) => void rows.set(grant.id, { ...grant, lastUsedAt: null, revoked: false }),
    )
  }

  async live(id: string, now: number) {
    const grant = await this.#database.read<GrantRow, GrantRow | undefined>(null, GRANTS, (rows) => rows.get(id))
    if (!isLiveGrant(grant, now)) return undefined
    const account = await this.#accounts.byId(grant.userId)
    return account && { userId: account.userId, namespaceId: account.namespaceId, lastUsedAt: grant.lastUsedAt }
  }

  async used(id: string, now: number): Promise<void> {
    await this.#change(id, (grant) => ({ ...grant, lastUsedAt: now }))
  }

  ofUser(userId: UserId, now: number) {
    return this.#database.read<GrantRow, (Grant & { lastUsedAt: number | null })[]>(null, GRANTS, (rows) =>
      [...rows.values()]
        .filter((grant) => grant.userId === userId && isLiveGrant(grant, now))
        .toSorted((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1))
        .map(({ revoked: _, ...grant }) => grant),
    )
  }

  async revoke(id: string, userId: UserId): Promise<void> {
    await this.#change(id, (grant) => (grant.userId === userId ? { ...grant, revoked: true } : grant))
  }

  async #change(id: string, change: (grant: GrantRow) => GrantRow): Promise<void> {
    await this.#database.write<GrantRow, void>(null, GRANTS, (rows) => {
      const grant = rows.get(id)
      if (grant) rows.set(id, change(grant))
    })
  }
}

export const isLiveGrant = (grant: GrantRow | undefined, now: number): grant is GrantRow =>
  grant !== undefined && !grant.revoked && grant.expiresAt > now

import type { Account } from '../../../core/access/index.ts'
import type { Member, Members } from '../../../core/notifications/index.ts'
import type { NamespaceId, UserId } from '../../../core/shared/ids.ts'
import type { MemoryDatabase } from '../memory-database.ts'

const USERS = 'users'
const TABLE = 'welcomed_users'

/** Here every namespace is the one of a person. */
export class MemoryMembers implements Members {
  readonly #database: MemoryDatabase

  constructor(database: MemoryDatabase) {
    this.#database = database
  }

  async of(namespace: NamespaceId): Promise<Member[]> {
    const accounts = await this.#accounts(({ namespaceId }) => namespaceId === namespace)
    return accounts.map(({ userId, email }) => ({ userId, email }))
  }

  async namespaces(after: NamespaceId | null, limit: number): Promise<NamespaceId[]> {
    const accounts = await this.#accounts(({ namespaceId }) => after === null || namespaceId > after)
    return accounts
      .map(({ namespaceId }) => namespaceId)
      .toSorted()
      .slice(0, limit)
  }

  welcome(userId: UserId, at: number): Promise<boolean> {
    return this.#database.write<object, boolean>(null, TABLE, (rows) => {
      if (rows.has(userId)) return false
      rows.set(userId, { at })
      return true
    })
  }

  #accounts(which: (account: Account) => boolean): Promise<Account[]> {
    return this.#database.read<Account, Account[]>(null, USERS, (rows) => [...rows.values()].filter(which))
  }
}

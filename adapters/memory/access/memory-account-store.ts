import type { Account, AccountStore, ExternalId } from '../../../core/access/index.ts'
import type { NamespaceId, UserId } from '../../../core/shared/ids.ts'
import type { MemoryDatabase } from '../memory-database.ts'

type Row = Parameters<AccountStore['add']>[0]
const TABLE = 'users'
export const DELETED_IDENTITIES = 'deleted_identities'

export class MemoryAccountStore implements AccountStore {
  readonly #database: MemoryDatabase

  constructor(database: MemoryDatabase) {
    this.#database = database
  }

  add(account: Row) {
    return this.#database.write<Row, 'added' | 'email_taken' | 'username_taken'>(null, TABLE, (rows) => {
      for (const row of rows.values()) {
        if (row.username === account.username) return 'username_taken'
        if (row.email === account.email || (account.externalId && same(row.externalId, account.externalId)))
          return 'email_taken'
      }
      rows.set(account.userId, account)
      return 'added'
    })
  }

  byEmail(email: string) {
    return this.#one((row) => row.email === email)
  }

  credentialsOf(email: string) {
    return this.#database.read<Row, { userId: UserId; passwordHash: string | null } | undefined>(
      null,
      TABLE,
      (rows) => {
        const row = [...rows.values()].find((one) => one.email === email)
        return row && { userId: row.userId, passwordHash: row.passwordHash }
      },
    )
  }

  byExternalId(id: ExternalId) {
    return this.#one((row) => same(row.externalId, id))
  }

  deletedAt({ issuer, subject }: ExternalId) {
    return this.#database.read<number, number | undefined>(null, DELETED_IDENTITIES, (rows) =>
      rows.get(JSON.stringify([issuer, subject])),
    )
  }

  byId(id: UserId) {
    return this.#one((row) => row.userId === id)
  }

  async namespacesOf(id: UserId): Promise<NamespaceId[]> {
    const account = await this.byId(id)
    if (!account) return []
    const teams = await this.#database.read<{ id: NamespaceId; people: { userId: UserId }[] }, NamespaceId[]>(
      null,
      'teams',
      (rows) =>
        [...rows.values()].filter(({ people }) => people.some(({ userId }) => userId === id)).map((team) => team.id),
    )
    return [account.namespaceId, ...teams.toSorted()]
  }

  #one(matches: (row: Row) => boolean): Promise<Account | undefined> {
    return this.#database.read<Row, Account | undefined>(null, TABLE, (rows) => {
      const row = [...rows.values()].find(matches)
      return row && { userId: row.userId, email: row.email, username: row.username, namespaceId: row.namespaceId }
    })
  }
}

const same = (a: ExternalId | null, b: ExternalId): boolean => a?.issuer === b.issuer && a.subject === b.subject

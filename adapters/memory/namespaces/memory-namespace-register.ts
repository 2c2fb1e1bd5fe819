import type { AccountStore, ExternalId } from '../../../core/access/index.ts'
import { LEFT_JUST_NOW_MS, type NamespaceRegister, type NotLeft } from '../../../core/namespaces/index.ts'
import type { NamespaceId, UserId } from '../../../core/shared/ids.ts'
import { REMOVED_NAMESPACES, type MemoryDatabase, type RemovedNamespace } from '../memory-database.ts'

import { DELETED_IDENTITIES } from '../access/memory-account-store.ts'

type User = Parameters<AccountStore['add']>[0]

export class MemoryNamespaceRegister implements NamespaceRegister {
  readonly #database: MemoryDatabase

  constructor(database: MemoryDatabase) {
    this.#database = database
  }

  async replace(person: UserId, from: NamespaceId, to: NamespaceId, at: number): Promise<'replaced' | NotLeft['kind']> {
    const leaving = await this.#database.read<RemovedNamespace, boolean>(null, REMOVED_NAMESPACES, (rows) =>
      [...rows.values()].some(
        ({ userId, removedAt, emptiedAt }) =>
          userId === person && (emptiedAt === null || removedAt > at - LEFT_JUST_NOW_MS),
      ),
    )
    const outcome = await this.#database.write<User, 'replaced' | NotLeft['kind']>(null, 'users', (rows) => {
      const user = rows.get(person)
      if (!user) return 'not_found'
      if (user.namespaceId !== from || leaving) return 'reset_in_progress'
      rows.set(person, { ...user, namespaceId: to })
      return 'replaced'
    })
    if (outcome === 'replaced') await this.remove(person, from, at)
    return outcome
  }

  async deleteAccount(person: UserId, at: number): Promise<NamespaceId | undefined> {
    const user = await this.#database.write<User, User | undefined>(null, 'users', (rows) => {
      const found = rows.get(person)
      rows.delete(person)
      return found
    })
    if (!user) return undefined
    for (const table of ['grants', 'access_tokens', 'sign_in_links'])
      await this.#database.write<{ userId: UserId }, void>(null, table, (rows) => {
        for (const [key, { userId }] of rows) if (userId === person) rows.delete(key)
      })
    if (user.externalId) await this.#noteIdentity(user.externalId, at)
    await this.remove(person, user.namespaceId, at)
    return user.namespaceId
  }

  isRemoved(namespace: NamespaceId): Promise<boolean> {
    return this.#database.read(null, REMOVED_NAMESPACES, (rows) => rows.has(namespace))
  }

  /** Transactions in memory run one after the other. */
  async settled(): Promise<void> {}

  async close(namespace: NamespaceId, at: number): Promise<void> {
    await this.#database.write<RemovedNamespace, void>(null, REMOVED_NAMESPACES, (rows) => {
      const found = rows.get(namespace)
      if (found) rows.set(namespace, { ...found, emptiedAt: found.emptiedAt ?? at })
    })
  }

  #noteIdentity({ issuer, subject }: ExternalId, at: number): Promise<void> {
    return this.#database.write<number, void>(
      null,
      DELETED_IDENTITIES,
      (rows) => void rows.set(JSON.stringify([issuer, subject]), at),
    )
  }

  remove(userId: UserId, namespace: NamespaceId, removedAt: number): Promise<void> {
    return this.#database.write<RemovedNamespace, void>(
      null,
      REMOVED_NAMESPACES,
      (rows) => void rows.set(namespace, { userId, removedAt, emptiedAt: null }),
    )
  }
}

import type {
  Notification,
  NotificationId,
  NotificationKind,
  NotificationStore,
} from '../../../core/notifications/index.ts'
import type { NamespaceId, UserId } from '../../../core/shared/ids.ts'
import type { MemoryDatabase } from '../memory-database.ts'

type Row = Notification & { mailedAt: number | null; held: boolean }
const TABLE = 'notifications'

export class MemoryNotificationStore implements NotificationStore {
  readonly #database: MemoryDatabase

  constructor(database: MemoryDatabase) {
    this.#database = database
  }

  add(
    namespace: NamespaceId,
    notifications: readonly Notification[],
    { held } = { held: false },
  ): Promise<NotificationId[]> {
    return this.#database.write<Row, NotificationId[]>(namespace, TABLE, (rows) => {
      const added = notifications.filter((one) => {
        const key = keyOf(namespace, one)
        if (rows.has(key)) return false
        rows.set(key, { ...one, mailedAt: null, held })
        return true
      })
      return added.map(({ id }) => id).toSorted()
    })
  }

  held(namespace: NamespaceId, user: UserId): Promise<Notification[]> {
    return this.#of(namespace, user, ({ held }) => held)
  }

  release(namespace: NamespaceId, user: UserId, ids: readonly NotificationId[]): Promise<NotificationId[]> {
    return this.#change(namespace, user, ({ id, held }) => held && ids.includes(id), { held: false })
  }

  async list(
    namespace: NamespaceId,
    user: UserId,
    { limit, offset }: { limit: number; offset: number },
  ): Promise<Notification[]> {
    const own = await this.#of(namespace, user, ({ inApp }) => inApp)
    return own.toReversed().slice(offset, offset + limit)
  }

  async count(namespace: NamespaceId, user: UserId): Promise<number> {
    return (await this.#of(namespace, user, ({ inApp }) => inApp)).length
  }

  byIds(namespace: NamespaceId, user: UserId, ids: readonly NotificationId[]): Promise<Notification[]> {
    return this.#of(namespace, user, ({ id }) => ids.includes(id))
  }

  async unread(namespace: NamespaceId, user: UserId): Promise<Partial<Record<NotificationKind, number>>> {
    const unread = await this.#of(namespace, user, isUnread)
    return Object.fromEntries(
      [...Map.groupBy(unread, ({ kind }) => kind)].map(([kind, same]) => [kind, same.length] as const),
    )
  }

  async read(namespace: NamespaceId, user: UserId, id: NotificationId, at: number): Promise<Notification | undefined> {
    await this.#change(namespace, user, (row) => row.id === id && isUnread(row), { readAt: at })
    const [found] = (await this.byIds(namespace, user, [id])).filter(({ inApp }) => inApp)
    return found
  }

  async readAll(namespace: NamespaceId, user: UserId, at: number): Promise<number> {
    return (await this.#change(namespace, user, isUnread, { readAt: at })).length
  }

  beginMail(
    namespace: NamespaceId,
    user: UserId,
    ids: readonly NotificationId[],
    at: number,
  ): Promise<NotificationId[]> {
    return this.#change(namespace, user, (row) => ids.includes(row.id) && row.mailedAt === null, { mailedAt: at })
  }

  async undoMail(namespace: NamespaceId, user: UserId, ids: readonly NotificationId[]): Promise<void> {
    await this.#change(namespace, user, (row) => ids.includes(row.id), { mailedAt: null })
  }

  /** The oldest first. */
  #of(namespace: NamespaceId, user: UserId, which: (row: Row) => boolean): Promise<Notification[]> {
    return this.#database.read<Row, Notification[]>(namespace, TABLE, (rows) =>
      [...rows.values()]
        .filter((row) => row.namespaceId === namespace && row.userId === user && which(row))
        .toSorted((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1))
        .map(({ mailedAt: _, held: __, ...notification }) => notification),
    )
  }

  #change(
    namespace: NamespaceId,
    user: UserId,
    which: (row: Row) => boolean,
    change: Partial<Row>,
  ): Promise<NotificationId[]> {
    return this.#database.write<Row, NotificationId[]>(namespace, TABLE, (rows) => {
      const found = [...rows].filter(([, row]) => row.namespaceId === namespace && row.userId === user && which(row))
      for (const [key, row] of found) rows.set(key, { ...row, ...change })
      return found.map(([, { id }]) => id).toSorted()
    })
  }
}

const isUnread = ({ inApp, readAt }: Row): boolean => inApp && readAt === null

const keyOf = (namespace: NamespaceId, { userId, kind, about }: Notification): string =>
  `${namespace} ${userId} ${kind} ${about}`

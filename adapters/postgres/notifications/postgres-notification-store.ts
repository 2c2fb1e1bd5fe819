import type {
  Notification,
  NotificationId,
  NotificationKind,
  NotificationStore,
} from '../../../core/notifications/index.ts'
import type { NamespaceId, UserId } from '../../../core/shared/ids.ts'
import type { Database } from '../database.ts'

interface StoredNotification {
  id: NotificationId
  kind: NotificationKind
  about: string
  title: string
  body: string
  link: string | null
  in_app: boolean
  created_at: Date
  read_at: Date | null
}

const COLUMNS = 'id, kind, about, title, body, link, in_app, created_at, read_at'

export class PostgresNotificationStore implements NotificationStore {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  async add(
    namespace: NamespaceId,
    notifications: readonly Notification[],
    { held } = { held: false },
  ): Promise<NotificationId[]> {
    if (notifications.length === 0) return []
    // In one order everywhere, so that two who add the same do not wait for each other.
    const rows = await this.#database.query<{ id: NotificationId }>(
      namespace,
      `with added as (
         insert into notifications (namespace_id, user_id, id, kind, about, title, body, link, in_app, created_at,
           read_at, held)
         select $1, "userId", id, kind, about, title, body, link, "inApp", "createdAt", "readAt", $3
         from jsonb_to_recordset($2) as given("userId" uuid, id uuid, kind text, about text, title text, body text,
           link text, "inApp" boolean, "createdAt" timestamptz, "readAt" timestamptz)
         order by "userId", kind, about
         on conflict (namespace_id, user_id, kind, about) do nothing
         returning user_id, id, kind, in_app and read_at is null as counts
       ), counted as (
         insert into unread_notifications as known (namespace_id, user_id, kind, unread)
         select $1, user_id, kind, count(*) from added where counts group by user_id, kind order by user_id, kind
         on conflict (namespace_id, user_id, kind) do update set unread = known.unread + excluded.unread
       ) select id from added order by id`,
      [namespace, JSON.stringify(notifications.map(stored)), held],
    )
    return rows.map(({ id }) => id)
  }

  async held(namespace: NamespaceId, user: UserId): Promise<Notification[]> {
    const rows = await this.#database.query<StoredNotification>(
      namespace,
      `select ${COLUMNS} from notifications where namespace_id = $1 and user_id = $2 and held
       order by created_at, id`,
      [namespace, user],
    )
    return rows.map((row) => notificationOf(namespace, user, row))
  }

  async release(namespace: NamespaceId, user: UserId, ids: readonly NotificationId[]): Promise<NotificationId[]> {
    const rows = await this.#database.query<{ id: NotificationId }>(
      namespace,
      `update notifications set held = false
       where namespace_id = $1 and user_id = $2 and id = any($3) and held returning id`,
      [namespace, user, [...ids]],
    )
    return rows.map(({ id }) => id).toSorted()
  }

  async list(
    namespace: NamespaceId,
    user: UserId,
    { limit, offset }: { limit: number; offset: number },
  ): Promise<Notification[]> {
    const rows = await this.#database.query<StoredNotification>(
      namespace,
      `select ${COLUMNS} from notifications where namespace_id = $1 and user_id = $2 and in_app
       order by created_at desc, id desc limit $3 offset $4`,
      [namespace, user, limit, offset],
    )
    return rows.map((row) => notificationOf(namespace, user, row))
  }

  async count(namespace: NamespaceId, user: UserId): Promise<number> {
    const [row] = await this.#database.query<{ total: number }>(
      namespace,
      'select count(*)::int as total from notifications where namespace_id = $1 and user_id = $2 and in_app',
      [namespace, user],
    )
    return row!.total
  }

  async byIds(namespace: NamespaceId, user: UserId, ids: readonly NotificationId[]): Promise<Notification[]> {
    const rows = await this.#database.query<StoredNotification>(
      namespace,
      `select ${COLUMNS} from notifications where namespace_id = $1 and user_id = $2 and id = any($3)
       order by created_at, id`,
      [namespace, user, [...ids]],
    )
    return rows.map((row) => notificationOf(namespace, user, row))
  }

  async unread(namespace: NamespaceId, user: UserId): Promise<Partial<Record<NotificationKind, number>>> {
    const rows = await this.#database.query<{ kind: NotificationKind; unread: number }>(
      namespace,
      'select kind, unread from unread_notifications where namespace_id = $1 and user_id = $2',
      [namespace, user],
    )
    return Object.fromEntries(rows.map(({ kind, unread }) => [kind, unread]))
  }

  async read(namespace: NamespaceId, user: UserId, id: NotificationId, at: number): Promise<Notification | undefined> {
    await this.#mark(namespace, user, 'id = $4', [new Date(at), id])
    const [found] = (await this.byIds(namespace, user, [id])).filter(({ inApp }) => inApp)
    return found
  }

  readAll(namespace: NamespaceId, user: UserId, at: number): Promise<number> {
    return this.#mark(namespace, user, 'true', [new Date(at)])
  }

  async beginMail(
    namespace: NamespaceId,
    user: UserId,
    ids: readonly NotificationId[],
    at: number,
  ): Promise<NotificationId[]> {
    const rows = await this.#database.query<{ id: NotificationId }>(
      namespace,
      `update notifications set mailed_at = $4
       where namespace_id = $1 and user_id = $2 and id = any($3) and mailed_at is null returning id`,
      [namespace, user, [...ids], new Date(at)],
    )
    return rows.map(({ id }) => id).toSorted()
  }

  async undoMail(namespace: NamespaceId, user: UserId, ids: readonly NotificationId[]): Promise<void> {
    await this.#database.query(
      namespace,
      'update notifications set mailed_at = null where namespace_id = $1 and user_id = $2 and id = any($3)',
      [namespace, user, [...ids]],
    )
  }

  /** The counts fall by exactly what one statement has marked, so they are right whoever marks or adds beside it. */
  async #mark(namespace: NamespaceId, user: UserId, which: 'id = $4' | 'true', values: unknown[]): Promise<number> {
    const [row] = await this.#database.query<{ marked: number }>(
      namespace,
      `with marked as (
         update notifications set read_at = $3
         where namespace_id = $1 and user_id = $2 and in_app and read_at is null and ${which} returning kind
       ), held as materialized (
         -- In the order of those who add, so that they do not wait for each other.
         select kind from unread_notifications
         where namespace_id = $1 and user_id = $2 and kind in (select kind from marked) order by kind for update
       ), counted as (
         update unread_notifications known set unread = known.unread - fewer.marked
         from (select kind, count(*)::int as marked from marked group by kind) fewer join held using (kind)
         where known.namespace_id = $1 and known.user_id = $2 and known.kind = fewer.kind
       ) select count(*)::int as marked from marked`,
      [namespace, user, ...values],
    )
    return row!.marked
  }
}

const stored = ({ createdAt, readAt, ...notification }: Notification) => ({
  ...notification,
  createdAt: new Date(createdAt),
  readAt: readAt === null ? null : new Date(readAt),
})

const notificationOf = (
  namespaceId: NamespaceId,
  userId: UserId,
  { in_app, created_at, read_at, ...row }: StoredNotification,
): Notification => ({
  ...row,
  namespaceId,
  userId,
  inApp: in_app,
  createdAt: created_at.getTime(),
  readAt: read_at?.getTime() ?? null,
})

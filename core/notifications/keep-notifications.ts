import type { AccountStore, Actor } from '../access/index.ts'
import type { NamespaceId } from '../shared/ids.ts'
import type { Clock } from '../shared/ports/clock.ts'
import { Err, Ok, type Result } from '../shared/result.ts'
import { NOTIFICATION_KINDS, type Notification, type NotificationId, type NotificationKind } from './notification.ts'
import type { NotificationStore } from './ports/notification-store.ts'

/**
 * How deep several namespaces are read for one list: nobody knows how they mix, so a page needs of each all that may
 * come before it.
 */
const DEEPEST = 2000

/**
 * The person's notifications of all their namespaces, the newest first; of several namespaces the newest 2000 each.
 * `total`: how many these are in all pages, where it was asked for.
 */
export type ListNotifications = (
  actor: Actor,
  page: { limit: number; offset: number; count?: boolean },
) => Promise<{ notifications: Notification[]; hasMore: boolean; total: number | undefined }>

export type NotificationNotFound = { kind: 'not_found' }

export type ReadNotification = (actor: Actor, id: NotificationId) => Promise<Result<Notification, NotificationNotFound>>

/** Returns how many were not read before. */
export type ReadAllNotifications = (actor: Actor) => Promise<number>

export type CountUnread = (actor: Actor) => Promise<{ total: number; byKind: Record<NotificationKind, number> }>

interface Dependencies {
  notifications: NotificationStore
  accounts: Pick<AccountStore, 'namespacesOf'>
  clock: Clock
}

export const makeListNotifications =
  ({ notifications, accounts }: Dependencies): ListNotifications =>
  async ({ userId }, { limit, offset, count }) => {
    const namespaces = await accounts.namespacesOf(userId)
    const [only] = namespaces
    const deep = Math.min(offset + limit + 1, DEEPEST)
    const found =
      only !== undefined && namespaces.length === 1
        ? await notifications.list(only, userId, { limit: limit + 1, offset })
        : (await ofEach(namespaces, (one) => notifications.list(one, userId, { limit: deep, offset: 0 })))
            .flat()
            .toSorted((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1))
            .slice(offset, offset + limit + 1)
    const most = namespaces.length === 1 ? Infinity : DEEPEST
    const counts = count ? await ofEach(namespaces, (one) => notifications.count(one, userId)) : undefined
    return {
      notifications: found.slice(0, limit),
      hasMore: found.length > limit,
      total: counts?.reduce((sum, each) => sum + Math.min(each, most), 0),
    }
  }

export const makeReadNotification =
  ({ notifications, accounts, clock }: Dependencies): ReadNotification =>
  async ({ userId }, id) => {
    for (const namespace of await accounts.namespacesOf(userId)) {
      const read = await notifications.read(namespace, userId, id, clock.now())
      if (read) return Ok(read)
    }
    return Err({ kind: 'not_found' })
  }

export const makeReadAllNotifications =
  ({ notifications, accounts, clock }: Dependencies): ReadAllNotifications =>
  async ({ userId }) => {
    const now = clock.now()
    const marked = await ofEach(await accounts.namespacesOf(userId), (one) => notifications.readAll(one, userId, now))
    return marked.reduce((sum, count) => sum + count, 0)
  }

export const makeCountUnread =
  ({ notifications, accounts }: Dependencies): CountUnread =>
  async ({ userId }) => {
    const counts = await ofEach(await accounts.namespacesOf(userId), (one) => notifications.unread(one, userId))
    const byKind = Object.fromEntries(
      NOTIFICATION_KINDS.map((kind) => [kind, counts.reduce((sum, count) => sum + (count[kind] ?? 0), 0)]),
    ) as Record<NotificationKind, number>
    return { total: Object.values(byKind).reduce((sum, count) => sum + count, 0), byKind }
  }

const ofEach = <T>(namespaces: readonly NamespaceId[], work: (one: NamespaceId) => Promise<T>): Promise<T[]> =>
  Promise.all(namespaces.map(work))

import type { NamespaceId, UserId } from '../../shared/ids.ts'
import type { Notification, NotificationId, NotificationKind } from '../notification.ts'

/**
 * The notifications of people in a namespace, and how many of each kind they have not read. Joins the running
 * transaction.
 */
export interface NotificationStore {
  /**
   * Adds those that are new: of a kind about one thing a person has one, also where two writers race. Returns which
   * were added. `held`: they have not gone out, and wait for others.
   */
  add(
    namespace: NamespaceId,
    notifications: readonly Notification[],
    options?: { held: boolean },
  ): Promise<NotificationId[]>
  /** A person's that are held, the oldest first. */
  held(namespace: NamespaceId, user: UserId): Promise<Notification[]>
  /** Holds them no longer; returns which it let go: of two callers at once each gets other ones. */
  release(namespace: NamespaceId, user: UserId, ids: readonly NotificationId[]): Promise<NotificationId[]>
  /** Those that are for the page, the newest first, then by id downwards. */
  list(namespace: NamespaceId, user: UserId, slice: { limit: number; offset: number }): Promise<Notification[]>
  /** How many are for the page, in all slices. */
  count(namespace: NamespaceId, user: UserId): Promise<number>
  /** Those of the ids that are the person's, whatever channel they are for, the oldest first. */
  byIds(namespace: NamespaceId, user: UserId, ids: readonly NotificationId[]): Promise<Notification[]>
  /** How many for the page are not read, by kind; a kind without any may be left out. */
  unread(namespace: NamespaceId, user: UserId): Promise<Partial<Record<NotificationKind, number>>>
  /** Marks one for the page as read, unless it is, and gives it; undefined where the person has none of the id. */
  read(namespace: NamespaceId, user: UserId, id: NotificationId, at: number): Promise<Notification | undefined>
  /** Marks all for the page as read; returns how many were not before. */
  readAll(namespace: NamespaceId, user: UserId, at: number): Promise<number>
  /** Notes that those of the ids go out by mail that never did; of two callers at once each gets other ones. */
  beginMail(namespace: NamespaceId, user: UserId, ids: readonly NotificationId[], at: number): Promise<NotificationId[]>
  /** Takes the note back: they did not go out. */
  undoMail(namespace: NamespaceId, user: UserId, ids: readonly NotificationId[]): Promise<void>
}

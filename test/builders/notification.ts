import type { Notification, NotificationId } from '../../core/notifications/index.ts'
import type { NamespaceId, UserId } from '../../core/shared/ids.ts'
import { newId } from './ids.ts'

/** An unread one for the page, about something of its own. */
export function aNotification(given: Partial<Notification> = {}): Notification {
  const id = newId<NotificationId>()
  return {
    namespaceId: newId<NamespaceId>(),
    userId: newId<UserId>(),
    id,
    kind: 'source_read',
    about: id,
    title: 'Kontoauszug.pdf ist gelesen.',
    body: '',
    link: '/quellen/1',
    inApp: true,
    createdAt: 1000,
    readAt: null,
    ...given,
  }
}

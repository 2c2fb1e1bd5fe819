import type { JobId, NamespaceId } from '../shared/ids.ts'
import type { Clock } from '../shared/ports/clock.ts'
import type { Ids } from '../shared/ports/ids.ts'
import type { JobQueue } from '../shared/ports/job-queue.ts'
import type { LiveEvents } from '../shared/ports/live-events.ts'
import { MAIL_NOTIFICATIONS, PUSH_NOTIFICATIONS, SEND_HELD } from './jobs.ts'
import { wantedBy, type Wanted } from './keep-preferences.ts'
import { tidied, type Message, type Notification, type NotificationId } from './notification.ts'
import type { Member, Members } from './ports/members.ts'
import type { NotificationStore } from './ports/notification-store.ts'
import type { PreferenceStore } from './ports/preference-store.ts'
import type { Push } from './ports/push.ts'
import type { PushDeviceStore } from './ports/push-device-store.ts'

export interface NotifyDependencies {
  notifications: NotificationStore
  preferences: PreferenceStore
  devices: PushDeviceStore
  members: Pick<Members, 'of'>
  push: Pick<Push, 'publicKey'>
  live: LiveEvents
  jobs: JobQueue
  clock: Clock
  ids: Ids
}

/**
 * Tells every member of a namespace, inside the running transaction, what they have not been told of before and want to
 * hear anywhere. What is told by one call goes out in one mail and one push; `held`: together with what else comes
 * within a minute.
 */
export async function notify(
  deps: NotifyDependencies,
  namespace: NamespaceId,
  messages: readonly Message[],
  options: { held: boolean } = { held: false },
): Promise<void> {
  if (messages.length === 0) return
  for (const member of await deps.members.of(namespace)) await notifyMember(deps, namespace, member, messages, options)
}

async function notifyMember(
  deps: NotifyDependencies,
  namespace: NamespaceId,
  { userId }: Member,
  messages: readonly Message[],
  { held }: { held: boolean },
): Promise<void> {
  const wanted = await wantedBy(deps, userId)
  const createdAt = deps.clock.now()
  const made = messages
    .filter(({ kind }) => Object.values(wanted[kind]).some(Boolean))
    .map((message): Notification => ({
      ...tidied(message),
      namespaceId: namespace,
      userId,
      id: deps.ids.next<NotificationId>(),
      inApp: wanted[message.kind].in_app,
      createdAt,
      readAt: null,
    }))
  const ids = new Set(made.length > 0 ? await deps.notifications.add(namespace, made, { held }) : [])
  const added = made.filter(({ id }) => ids.has(id))
  for (const { id, kind, title, inApp } of added)
    if (inApp)
      await deps.live.publish(namespace, { event: 'notification.created', data: { user_id: userId, id, kind, title } })
  if (!held) return sendOut(deps, namespace, added, wanted)
  const notificationIds = added.filter(({ kind }) => wanted[kind].email || wanted[kind].push).map(({ id }) => id)
  if (notificationIds.length > 0)
    await deps.jobs.enqueue(
      SEND_HELD.of(deps.ids.next<JobId>(), { namespaceId: namespace, userId, notificationIds }, namespace),
    )
}

/** Queues what goes out of notifications of one person, by mail and to each device. */
export async function sendOut(
  { jobs, ids, devices, push }: Pick<NotifyDependencies, 'jobs' | 'ids' | 'devices' | 'push'>,
  namespaceId: NamespaceId,
  added: readonly Notification[],
  wanted: Wanted,
): Promise<void> {
  const [first] = added
  if (!first) return
  const { userId } = first
  const by = (channel: 'email' | 'push') => added.filter(({ kind }) => wanted[kind][channel]).map(({ id }) => id)
  const [mailed, pushed] = [by('email'), by('push')]
  if (mailed.length > 0)
    await jobs.enqueue(
      MAIL_NOTIFICATIONS.of(ids.next<JobId>(), { namespaceId, userId, notificationIds: mailed }, namespaceId),
    )
  if (pushed.length === 0 || push.publicKey === null) return
  for (const { id: deviceId } of await devices.of(userId))
    await jobs.enqueue(
      PUSH_NOTIFICATIONS.of(ids.next<JobId>(), { namespaceId, userId, deviceId, notificationIds: pushed }, namespaceId),
    )
}

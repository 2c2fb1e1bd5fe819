export { NOTIFY_OF_SOURCES } from './follow-sources.ts'
export {
  BEGIN_DAY,
  DIGEST_DEADLINES,
  MAIL_NOTIFICATIONS,
  NOTIFICATION_JOBS,
  PUSH_NOTIFICATIONS,
  REMIND_OF_DEADLINES,
  SEND_HELD,
  SEND_WELCOME,
} from './jobs.ts'
export { notify, type NotifyDependencies } from './notify.ts'
export { makeNotifications, type Notifications, type NotificationsPlatform } from './make-notifications.ts'
export {
  CHANNELS,
  DEFAULT_CHANNELS,
  NOTIFICATION_KINDS,
  type Channel,
  type Channels,
  type Notification,
  type NotificationId,
  type NotificationKind,
} from './notification.ts'
export type { Member, Members } from './ports/members.ts'
export type { NotificationStore } from './ports/notification-store.ts'
export type { Preference, PreferenceStore } from './ports/preference-store.ts'
export type { PushDevice, PushDeviceId, PushDeviceStore } from './ports/push-device-store.ts'
export type { Push, PushMessage, PushOutcome } from './ports/push.ts'
export { LIVE_CHANNEL } from './tell-live-channel.ts'

export { makeNotifications, type Notifications, type NotificationsPlatform } from './make-notifications.ts'
export { LIVE_CHANNEL } from './tell-live-channel.ts'

import type { EventsRead } from '../shared/ports/events-read.ts'
import type { LiveEvents } from '../shared/ports/live-events.ts'
import type { Transaction } from '../shared/ports/transaction.ts'
import { handleLiveChannel } from './tell-live-channel.ts'

/** What the area stands on. */
export interface NotificationsPlatform {
  transaction: Transaction
  eventsRead: EventsRead
  live: LiveEvents
}

/** Everything the area can do: it follows what happens in others. */
export const makeNotifications = (platform: NotificationsPlatform) => ({
  readers: [handleLiveChannel(platform)],
})

export type Notifications = ReturnType<typeof makeNotifications>

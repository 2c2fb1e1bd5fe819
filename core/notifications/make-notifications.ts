import type { AccountStore } from '../access/index.ts'
import type { Farm, ProposalStore } from '../farm/index.ts'
import type { Clock } from '../shared/ports/clock.ts'
import type { EventsRead } from '../shared/ports/events-read.ts'
import type { Ids } from '../shared/ports/ids.ts'
import type { JobQueue } from '../shared/ports/job-queue.ts'
import type { LiveEvents } from '../shared/ports/live-events.ts'
import type { Mailer } from '../shared/ports/mailer.ts'
import type { Transaction } from '../shared/ports/transaction.ts'
import type { SourceStore } from '../sources/index.ts'
import { makeBeginDay, makeLookAtClock } from './begin-day.ts'
import { handleSources } from './follow-sources.ts'
import { makeRegisterDevice, makeRemoveDevice } from './keep-devices.ts'
import {
  makeCountUnread,
  makeListNotifications,
  makeReadAllNotifications,
  makeReadNotification,
} from './keep-notifications.ts'
import { makeChangePreferences, makeReadPreferences } from './keep-preferences.ts'
import type { Members } from './ports/members.ts'
import type { NotificationStore } from './ports/notification-store.ts'
import type { PreferenceStore } from './ports/preference-store.ts'
import type { PushDeviceStore } from './ports/push-device-store.ts'
import type { Push } from './ports/push.ts'
import { makeDigestDeadlines, makeRemindOfDeadlines } from './remind-of-deadlines.ts'
import { makeSendHeld } from './send-held.ts'
import { makeSendMail } from './send-mail.ts'
import { makeSendPush } from './send-push.ts'
import { handleLiveChannel } from './tell-live-channel.ts'
import { makeSendWelcome, makeWelcome } from './welcome.ts'

/** What the area stands on. */
export interface NotificationsPlatform {
  clock: Clock
  ids: Ids
  transaction: Transaction
  eventsRead: EventsRead
  live: LiveEvents
  jobs: JobQueue
  mailer: Mailer
  /** Where people reach the service, without a slash at the end. */
  baseUrl: string
  accounts: AccountStore
  sources: SourceStore
  proposals: ProposalStore
  notifications: NotificationStore
  preferences: PreferenceStore
  pushDevices: PushDeviceStore
  members: Members
  push: Push
}

/** Everything the area can do: it follows what happens in others, and tells people. */
export const makeNotifications = (
  platform: NotificationsPlatform,
  { readDeadlines, readAllDeadlines }: Pick<Farm, 'readDeadlines' | 'readAllDeadlines'>,
) => {
  const deps = { ...platform, devices: platform.pushDevices, readDeadlines, readAllDeadlines }
  return {
    readers: [handleLiveChannel(platform), handleSources(deps)],
    listNotifications: makeListNotifications(platform),
    readNotification: makeReadNotification(platform),
    readAllNotifications: makeReadAllNotifications(platform),
    countUnread: makeCountUnread(platform),
    readPreferences: makeReadPreferences(platform),
    changePreferences: makeChangePreferences(platform),
    registerDevice: makeRegisterDevice(deps),
    removeDevice: makeRemoveDevice(deps),
    /** What a browser has to know before it can subscribe; null: push is not set up. */
    pushKey: platform.push.publicKey,
    sendHeld: makeSendHeld(deps),
    sendMail: makeSendMail(platform),
    sendPush: makeSendPush(deps),
    welcome: makeWelcome(platform),
    sendWelcome: makeSendWelcome(platform),
    lookAtClock: makeLookAtClock(platform),
    beginDay: makeBeginDay(platform),
    remindOfDeadlines: makeRemindOfDeadlines(deps),
    digestDeadlines: makeDigestDeadlines(deps),
  }
}

export type Notifications = ReturnType<typeof makeNotifications>

import type { NamespaceId, UserId } from '../shared/ids.ts'
import { declareJob, isId, isListOf, isText } from '../shared/job.ts'
import type { NotificationId } from './notification.ts'
import type { PushDeviceId } from './ports/push-device-store.ts'

const OF_PERSON = {
  namespaceId: isId<NamespaceId>,
  userId: isId<UserId>,
  notificationIds: isListOf(isId<NotificationId>),
}

/** Lets go out what is held of a person's notifications, unless newer ones are held: those have a job, too. */
export const SEND_HELD = declareJob({
  name: 'send_held_notifications',
  payload: OF_PERSON,
  retry: { limit: 8, delaySeconds: 15, longestDelaySeconds: 3600, timeoutSeconds: 60 },
  afterSeconds: 60,
})

/** Mails a person what was made together. */
export const MAIL_NOTIFICATIONS = declareJob({
  name: 'mail_notifications',
  payload: OF_PERSON,
  retry: { limit: 8, delaySeconds: 15, longestDelaySeconds: 3600, timeoutSeconds: 120 },
  fair: true,
})

/** Pushes to one device of a person what was made together. */
export const PUSH_NOTIFICATIONS = declareJob({
  name: 'push_notifications',
  payload: { ...OF_PERSON, deviceId: isId<PushDeviceId> },
  retry: { limit: 6, delaySeconds: 15, longestDelaySeconds: 3600, timeoutSeconds: 30 },
  fair: true,
})

export const SEND_WELCOME = declareJob({
  name: 'send_welcome',
  payload: { userId: isId<UserId> },
  retry: { limit: 8, delaySeconds: 15, longestDelaySeconds: 3600, timeoutSeconds: 120 },
})

/** Lets every farm be reminded of what is due, once on a day. */
export const BEGIN_DAY = declareJob({
  name: 'begin_day',
  payload: { day: isText },
  retry: { limit: 10, delaySeconds: 30, longestDelaySeconds: 600, timeoutSeconds: 600 },
})

export const REMIND_OF_DEADLINES = declareJob({
  name: 'remind_of_deadlines',
  payload: { namespaceId: isId<NamespaceId>, day: isText },
  retry: { limit: 6, delaySeconds: 30, longestDelaySeconds: 600, timeoutSeconds: 120 },
})

/** Judges a farm where somebody wants a digest of its deadlines, and tells what came of it. */
export const DIGEST_DEADLINES = declareJob({
  name: 'digest_deadlines',
  payload: { namespaceId: isId<NamespaceId>, day: isText },
  retry: { limit: 4, delaySeconds: 30, longestDelaySeconds: 600, timeoutSeconds: 120 },
  fair: true,
})

export const NOTIFICATION_JOBS = [
  SEND_HELD,
  MAIL_NOTIFICATIONS,
  PUSH_NOTIFICATIONS,
  SEND_WELCOME,
  BEGIN_DAY,
  REMIND_OF_DEADLINES,
  DIGEST_DEADLINES,
] as const

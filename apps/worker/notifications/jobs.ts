import {
  BEGIN_DAY,
  DIGEST_DEADLINES,
  MAIL_NOTIFICATIONS,
  PUSH_NOTIFICATIONS,
  REMIND_OF_DEADLINES,
  SEND_HELD,
  SEND_WELCOME,
  type Notifications,
} from '../../../core/notifications/index.ts'
import { handleJob, type JobHandler } from '../../../core/shared/job.ts'

type UseCases = Pick<
  Notifications,
  | 'sendHeld'
  | 'sendMail'
  | 'sendPush'
  | 'sendWelcome'
  | 'beginDay'
  | 'remindOfDeadlines'
  | 'digestDeadlines'
  | 'readers'
>

/** So many wait for others at once; each ends within seconds, and each place looks for work when idle. */
const MAILS = 2
const PUSHES = 6

export const notificationJobs = (notifications: UseCases): JobHandler[] => [
  ...notifications.readers,
  handleJob(SEND_HELD, { work: (held) => notifications.sendHeld(held) }),
  handleJob(MAIL_NOTIFICATIONS, { concurrency: MAILS, work: (mail) => notifications.sendMail(mail) }),
  handleJob(PUSH_NOTIFICATIONS, {
    concurrency: PUSHES,
    work: (push, attempt) => notifications.sendPush(push, attempt),
  }),
  handleJob(SEND_WELCOME, { work: (person) => notifications.sendWelcome(person) }),
  handleJob(BEGIN_DAY, { work: ({ day }) => notifications.beginDay(day) }),
  handleJob(REMIND_OF_DEADLINES, { concurrency: 2, work: (farm) => notifications.remindOfDeadlines(farm) }),
  handleJob(DIGEST_DEADLINES, { work: (farm, attempt) => notifications.digestDeadlines(farm, attempt) }),
]

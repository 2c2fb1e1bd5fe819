import { READ_MAILBOX, type Mailboxes } from '../../../core/mailboxes/index.ts'
import { handleJob, type JobHandler } from '../../../core/shared/job.ts'

/** So many mailboxes wait for their servers at once, so that one that hangs holds up few. */
const MAILBOXES = 4

export const mailboxJobs = ({
  readMailbox,
  giveUpReading,
}: Pick<Mailboxes, 'readMailbox' | 'giveUpReading'>): JobHandler[] => [
  handleJob(READ_MAILBOX, {
    concurrency: MAILBOXES,
    work: ({ namespaceId }) => readMailbox(namespaceId),
    onDeadLetter: ({ namespaceId }) => giveUpReading(namespaceId),
  }),
]

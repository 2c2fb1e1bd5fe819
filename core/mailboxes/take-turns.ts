import type { JobId } from '../shared/ids.ts'
import type { Clock } from '../shared/ports/clock.ts'
import type { Ids } from '../shared/ports/ids.ts'
import type { JobQueue } from '../shared/ports/job-queue.ts'
import { READ_MAILBOX } from './jobs.ts'
import { dueAfter } from './pace.ts'
import type { MailboxStore } from './ports/mailbox-store.ts'

/** Queues the reading of every mailbox whose turn has come; called again and again, by any number of processes. */
export type TakeTurns = () => Promise<void>

const AT_ONCE = 500

export const makeTakeTurns =
  (deps: { mailboxes: MailboxStore; jobs: JobQueue; clock: Clock; ids: Ids; mailboxMinutes: number }): TakeTurns =>
  async () => {
    const now = deps.clock.now()
    for (;;) {
      const farms = await deps.mailboxes.takeTurns(now, dueAfter(deps, now, 0), AT_ONCE)
      for (const namespaceId of farms)
        await deps.jobs.enqueue(READ_MAILBOX.of(deps.ids.next<JobId>(), { namespaceId }, namespaceId))
      if (farms.length < AT_ONCE) return
    }
  }

import type { Job } from '../../core/shared/ports/job-queue.ts'
import type { Database } from '../postgres/database.ts'
import { JOB_SCHEMA, QUEUES } from './pg-boss-queue.ts'

const KINDS = Object.keys(QUEUES) as Job['kind'][]

export interface AbandonedJob {
  id: string
  kind: string
  at: Date
}

/** Jobs that failed at every try, the newest first. */
export const abandonedJobs = (database: Database): Promise<AbandonedJob[]> =>
  database.query<AbandonedJob>(
    null,
    `select id, name as kind, completed_on as at from ${JOB_SCHEMA}.job where name = any($1) and state = 'failed' order by completed_on desc, id`,
    [KINDS],
  )

/** Puts them back into their queue with all their tries; returns how many. */
export async function retryAbandonedJobs(database: Database): Promise<number> {
  const rows = await database.query(
    null,
    `update ${JOB_SCHEMA}.job set state = 'created', retry_count = 0, start_after = now(), started_on = null, completed_on = null where name = any($1) and state = 'failed' returning true`,
    [KINDS],
  )
  return rows.length
}

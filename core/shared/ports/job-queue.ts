import type { Job } from '../job.ts'

export interface JobQueue {
  /** Stores the job in the running transaction: it exists if and only if the transaction commits. */
  enqueue(job: Job): Promise<void>
}

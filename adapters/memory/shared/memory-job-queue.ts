import type { Job, JobQueue } from '../../../core/shared/ports/job-queue.ts'
import type { MemoryDatabase } from '../memory-database.ts'

const TABLE = 'jobs'

/** Jobs that wait until someone takes them; inside a transaction that rolls back they never existed. */
export class MemoryJobQueue implements JobQueue {
  readonly #database: MemoryDatabase

  constructor(database: MemoryDatabase) {
    this.#database = database
  }

  async enqueue(job: Job): Promise<void> {
    await this.#database.write<Job, void>(null, TABLE, (rows) => void rows.set(job.id, job))
  }

  /** Takes the oldest job out of the queue, or undefined. */
  take(): Promise<Job | undefined> {
    return this.#database.write<Job, Job | undefined>(null, TABLE, (rows) => {
      const [first] = rows.values()
      if (first) rows.delete(first.id)
      return first
    })
  }
}

import { PgBoss, type Job as PgBossJob, type JobWithMetadata } from 'pg-boss'
import type { JobId } from '../../core/shared/ids.ts'
import { UnreadableJob, type JobHandler } from '../../core/shared/job.ts'
import { APPLICATION_ROLE } from '../postgres/application-role.ts'
import { deadLetterQueue, JOB_SCHEMA } from './pg-boss-queue.ts'

/** What the queue keeps of a job, beside its payload. */
type Stored = object & { id: JobId }

export interface WorkerOptions {
  url: string
  /** Whose rights its statements run with. */
  role?: string | undefined
  handlers: readonly JobHandler[]
  onError: (error: Error, job?: { kind: string; id: string }) => void
  /** How long it waits for a word of the database before it looks by itself. */
  pollingSeconds?: number
}

const POLLING_SECONDS = 2

/**
 * Takes jobs as they are committed (LISTEN/NOTIFY, polling as the floor), keeps their heartbeat, and hands back what it
 * cannot finish at the stop.
 */
export class PgBossWorker {
  readonly #boss: PgBoss
  readonly #options: WorkerOptions
  readonly #polling: { pollingIntervalSeconds: number; notifyPollingIntervalSeconds: number }

  constructor(options: WorkerOptions) {
    this.#options = options
    const { pollingSeconds = POLLING_SECONDS } = options
    this.#polling = { pollingIntervalSeconds: pollingSeconds, notifyPollingIntervalSeconds: pollingSeconds }
    this.#boss = new PgBoss({
      connectionString: options.url,
      options: `-c role=${options.role ?? APPLICATION_ROLE}`,
      application_name: 'hofkern-worker',
      schema: JOB_SCHEMA,
      migrate: false,
      createSchema: false,
      schedule: false,
      useListenNotify: true,
      superviseIntervalSeconds: 5,
      monitorIntervalSeconds: 5,
      reindex: false,
      monitorVacuum: false,
      max: 5,
    })
    this.#boss.on('error', (error) => options.onError(error))
  }

  async start(): Promise<void> {
    await this.#boss.start()
    for (const handler of this.#options.handlers) {
      for (let one = 0; one < handler.concurrency; one++) await this.#work(handler)
      await this.#workOnDeadLetters(handler)
    }
  }

  /** Waits for the running jobs at most `timeoutMs`; those still running then go back to the queue. */
  async stop(timeoutMs: number): Promise<void> {
    await this.#boss.stop({ graceful: true, timeout: timeoutMs })
  }

  /** One job after the other; pg-boss wakes by its id but the first of those that it starts together. */
  async #work({ kind, work }: JobHandler): Promise<void> {
    const worker = await this.#boss.work(
      kind.name,
      { ...this.#polling, includeMetadata: true },
      async ([job]: JobWithMetadata<Stored>[]) => {
        const { data, id, retryCount, retryLimit } = job!
        try {
          await work(data, { id: id as JobId, lastAttempt: retryCount >= retryLimit })
        } catch (error) {
          this.#options.onError(error as Error, { kind: kind.name, id })
          throw error
        } finally {
          // Where there was one job there may be more: look again at once instead of at the next poll.
          this.#boss.notifyWorker(worker)
        }
      },
    )
  }

  async #workOnDeadLetters({ kind, onDeadLetter }: JobHandler): Promise<void> {
    await this.#boss.work(deadLetterQueue(kind), this.#polling, async ([job]: PgBossJob<Stored>[]) => {
      const { data } = job!
      try {
        await onDeadLetter(data, data.id)
      } catch (error) {
        this.#options.onError(error as Error, { kind: kind.name, id: data.id })
        // No later try reads it either.
        if (!(error instanceof UnreadableJob)) throw error
      }
      if (kind.ordered) await this.#letSuccessorsGoOn(kind.name, data.id)
    })
  }

  async #letSuccessorsGoOn(kind: string, id: JobId): Promise<void> {
    await this.#boss
      .getDb()
      .executeSql(`update ${JOB_SCHEMA}.job set state = 'cancelled' where name = $1 and id = $2 and state = 'failed'`, [
        kind,
        id,
      ])
  }
}

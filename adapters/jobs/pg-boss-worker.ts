import { PgBoss, type Job as PgBossJob, type JobWithMetadata } from 'pg-boss'
import type { Job } from '../../core/shared/ports/job-queue.ts'
import { APPLICATION_ROLE } from '../postgres/database.ts'
import { abandoned, JOB_SCHEMA, QUEUES } from './pg-boss-queue.ts'

/** Does one job. A throw sends it back for another try until `lastAttempt`. */
export type JobHandler<J extends Job> = (job: J, attempt: { lastAttempt: boolean }) => Promise<void>

type JobOf<K extends Job['kind']> = Extract<Job, { kind: K }>

export type JobHandlers = {
  [K in Job['kind']]: {
    work: JobHandler<JobOf<K>>
    /** Called, as a job of its own, once a job was given up: its worker died too often or it failed each time. */
    abandon: (job: JobOf<K>) => Promise<void>
    concurrency: number
  }
}

export interface WorkerOptions {
  url: string
  handlers: JobHandlers
  onError: (error: Error, job?: { kind: string; id: string }) => void
}

/**
 * Takes jobs as they are committed (LISTEN/NOTIFY, polling as the floor), keeps their heartbeat, and hands back what it
 * cannot finish at the stop.
 */
export class PgBossWorker {
  readonly #boss: PgBoss
  readonly #options: WorkerOptions

  constructor(options: WorkerOptions) {
    this.#options = options
    this.#boss = new PgBoss({
      connectionString: options.url,
      options: `-c role=${APPLICATION_ROLE}`,
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
    for (const kind of Object.keys(QUEUES) as Job['kind'][]) await this.#work(kind)
  }

  /** Waits for the running jobs at most `timeoutMs`; those still running then go back to the queue. */
  async stop(timeoutMs: number): Promise<void> {
    await this.#boss.stop({ graceful: true, timeout: timeoutMs })
  }

  async #work<K extends Job['kind']>(kind: K): Promise<void> {
    const { work, abandon, concurrency } = this.#options.handlers[kind]
    const polling = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2 }
    const worker = await this.#boss.work(
      kind,
      { ...polling, includeMetadata: true, localConcurrency: concurrency },
      async ([job]: JobWithMetadata<JobOf<K>>[]) => {
        try {
          await work(job!.data, { lastAttempt: job!.retryCount >= job!.retryLimit })
        } catch (error) {
          this.#options.onError(error as Error, { kind, id: job!.data.id })
          throw error
        } finally {
          // Where there was one job there may be more: look again at once instead of at the next poll.
          this.#boss.notifyWorker(worker)
        }
      },
    )
    await this.#boss.work(abandoned(kind), polling, async ([job]: PgBossJob<JobOf<K>>[]) => abandon(job!.data))
  }
}

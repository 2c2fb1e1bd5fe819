import { PgBoss, type Db } from 'pg-boss'
import type { Job, JobQueue } from '../../core/shared/ports/job-queue.ts'
import { APPLICATION_ROLE, type Database } from '../postgres/database.ts'

export const JOB_SCHEMA = 'pgboss'

/**
 * How each kind of job is kept and tried again. A worker that dies stops its heartbeat, and the job goes to another.
 */
export const QUEUES: Record<
  Job['kind'],
  { retryLimit: number; retryDelay: number; retryDelayMax?: number; expireInSeconds: number }
> = {
  ingest_source: { retryLimit: 4, retryDelay: 2, retryDelayMax: 60, expireInSeconds: 1800 },
  delete_objects: { retryLimit: 50, retryDelay: 5, retryDelayMax: 3600, expireInSeconds: 300 },
  file_example_papers: { retryLimit: 4, retryDelay: 2, retryDelayMax: 60, expireInSeconds: 300 },
  send_sign_in_link: { retryLimit: 4, retryDelay: 5, retryDelayMax: 60, expireInSeconds: 60 },
}

/** Jobs that were given up, kept for `hofkern jobs` and for ending what waits on them. */
export const abandoned = (kind: Job['kind']): string => `${kind}_abandoned`

/** Makes the queue's tables with the owner's connection and hands their use to the application's role. */
export async function installJobQueue(url: string): Promise<void> {
  const boss = new PgBoss({ connectionString: url, schema: JOB_SCHEMA, supervise: false, schedule: false, max: 2 })
  boss.on('error', () => {})
  await boss.start()
  for (const kind of Object.keys(QUEUES) as Job['kind'][]) {
    await boss.createQueue(abandoned(kind), { notify: true, retryLimit: 20, retryDelay: 5 })
    await boss.createQueue(kind, {
      ...QUEUES[kind],
      retryBackoff: true,
      heartbeatSeconds: 10,
      notify: true,
      deadLetter: abandoned(kind),
      deleteAfterSeconds: 86_400,
    })
  }
  const db = boss.getDb()
  for (const things of ['all tables', 'all sequences', 'all functions'])
    await db.executeSql(`grant all on ${things} in schema ${JOB_SCHEMA} to ${APPLICATION_ROLE}`)
  await db.executeSql(`grant usage on schema ${JOB_SCHEMA} to ${APPLICATION_ROLE}`)
  await boss.stop({ graceful: false })
}

/** Stores jobs inside the transaction of the running work. It takes no jobs and needs no connection of its own. */
export class PgBossQueue implements JobQueue {
  readonly #boss: PgBoss
  readonly #db: Db

  constructor(database: Database) {
    this.#db = { executeSql: async (text, values) => ({ rows: await database.query(null, text, values) }) }
    this.#boss = new PgBoss({
      db: this.#db,
      schema: JOB_SCHEMA,
      supervise: false,
      schedule: false,
      migrate: false,
      createSchema: false,
    })
    this.#boss.on('error', () => {})
  }

  async start(): Promise<void> {
    await this.#boss.start()
  }

  async enqueue(job: Job): Promise<void> {
    await this.#boss.send(job.kind, job, { id: job.id, db: this.#db })
  }

  async stop(): Promise<void> {
    await this.#boss.stop({ graceful: false, close: false })
  }
}

import { PgBoss, type Db } from 'pg-boss'
import type { Job, JobKind } from '../../core/shared/job.ts'
import type { JobQueue } from '../../core/shared/ports/job-queue.ts'
import type { Database } from '../postgres/database.ts'

export const JOB_SCHEMA = 'pgboss'

/** A worker that dies stops its heartbeat, and its job goes to another. */
const HEARTBEAT_SECONDS = 10
/** Jobs that are done, and dead letters that nobody put back. */
const KEPT_SECONDS = 86_400

/** Where the copies of a kind's dead letters wait for their handler; the name stays, for jobs wait under it. */
export const deadLetterQueue = ({ name }: Pick<JobKind, 'name'>): string => `${name}_abandoned`

/** Makes the queue's tables with the owner's connection. */
export async function installJobQueue(url: string, kinds: readonly JobKind[]): Promise<void> {
  const boss = new PgBoss({ connectionString: url, schema: JOB_SCHEMA, supervise: false, schedule: false, max: 2 })
  boss.on('error', () => {})
  await boss.start()
  for (const kind of kinds) {
    await boss.createQueue(deadLetterQueue(kind), { notify: true, retryLimit: 20, retryDelay: 5 })
    const { limit, delaySeconds, longestDelaySeconds, timeoutSeconds } = kind.retry
    await boss.createQueue(kind.name, {
      ...(kind.ordered && { policy: 'key_strict_fifo' }),
      retryLimit: limit,
      retryDelay: delaySeconds,
      ...(longestDelaySeconds !== undefined && { retryDelayMax: longestDelaySeconds }),
      retryBackoff: true,
      expireInSeconds: timeoutSeconds,
      heartbeatSeconds: HEARTBEAT_SECONDS,
      notify: true,
      deadLetter: deadLetterQueue(kind),
      deleteAfterSeconds: KEPT_SECONDS,
    })
  }
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

  async enqueue({ kind, id, payload, key }: Job): Promise<void> {
    const turn =
      key === undefined ? {} : kind.ordered ? { singletonKey: key } : kind.fair ? await this.#turnOf(kind, key) : {}
    await this.#boss.send(
      kind.name,
      { kind: kind.name, id, ...payload },
      {
        id,
        db: this.#db,
        ...turn,
        ...(kind.afterSeconds > 0 && { startAfter: kind.afterSeconds }),
      },
    )
  }

  /**
   * The next turn of a key: after the last of its jobs that wait or run, and never before the turn that all are at
   * (start-time fair queueing). A turn is a priority, the higher the earlier, so that every release's workers keep to
   * it.
   */
  async #turnOf({ name }: JobKind, key: string): Promise<{ priority: number; group: { id: string } }> {
    const {
      rows: [turn],
    } = (await this.#db.executeSql(
      `select least(
         coalesce(greatest(
           (select max(priority) from ${JOB_SCHEMA}.job where name = $1 and state < 'active' and not blocked),
           (select max(priority) from ${JOB_SCHEMA}.job where name = $1 and state = 'active' and group_id is not null)
         ), 0),
         (select min(priority) from ${JOB_SCHEMA}.job where name = $1 and group_id = $2 and state < 'completed') - 1
       ) as priority`,
      [name, key],
    )) as { rows: { priority: number }[] }
    return { priority: turn!.priority, group: { id: key } }
  }

  async stop(): Promise<void> {
    await this.#boss.stop({ graceful: false, close: false })
  }
}

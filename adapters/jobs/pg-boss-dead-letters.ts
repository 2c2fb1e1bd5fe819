import type { JobId } from '../../core/shared/ids.ts'
import type { JobKind } from '../../core/shared/job.ts'
import type { DeadLetter, DeadLetters } from '../../core/shared/ports/dead-letters.ts'
import type { Database } from '../postgres/database.ts'
import { JOB_SCHEMA } from './pg-boss-queue.ts'

/** `cancelled` are those of ordered kinds, whose successors would wait for one that has failed. */
const DEAD = "name = any($1) and state in ('failed', 'cancelled')"

export class PgBossDeadLetters implements DeadLetters {
  readonly #database: Database
  readonly #names: string[]

  constructor(database: Database, kinds: readonly JobKind[]) {
    this.#database = database
    this.#names = kinds.map(({ name }) => name)
  }

  async list(): Promise<DeadLetter[]> {
    const rows = await this.#database.query<{ id: JobId; kind: string; at: Date }>(
      null,
      `select id, name as kind, completed_on as at from ${JOB_SCHEMA}.job where ${DEAD} order by completed_on desc, id`,
      [this.#names],
    )
    return rows.map(({ id, kind, at }) => ({ id, kind, failedAt: at.getTime() }))
  }

  async retry(): Promise<number> {
    const rows = await this.#database.query(
      null,
      `update ${JOB_SCHEMA}.job set state = 'created', retry_count = 0, start_after = now(), started_on = null,
         completed_on = null
       where ${DEAD} returning true`,
      [this.#names],
    )
    return rows.length
  }
}

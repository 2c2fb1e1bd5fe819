import type { JobKind } from '../../core/shared/job.ts'
import type { QueueFigure, QueueFigures } from '../../core/operations/index.ts'
import type { Database } from '../postgres/database.ts'
import { JOB_SCHEMA } from './pg-boss-queue.ts'

export class PgBossQueueFigures implements QueueFigures {
  readonly #database: Database
  readonly #names: string[]

  constructor(database: Database, kinds: readonly JobKind[]) {
    this.#database = database
    this.#names = kinds.map(({ name }) => name)
  }

  read(): Promise<QueueFigure[]> {
    return this.#database.query<QueueFigure>(
      null,
      `select kind, count(*) filter (where state in ('created', 'retry'))::float8 as waiting,
         count(*) filter (where state = 'active')::float8 as running,
         count(*) filter (where state in ('failed', 'cancelled'))::float8 as "givenUp",
         coalesce(greatest(0, extract(epoch from
           now() - min(created_on) filter (where state in ('created', 'retry')))), 0)::float8 as "oldestSeconds"
       from unnest($1::text[]) as kind left join ${JOB_SCHEMA}.job j on j.name = kind and j.state <> 'completed'
       group by kind order by kind`,
      [this.#names],
    )
  }
}

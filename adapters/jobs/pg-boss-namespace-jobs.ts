import { setTimeout as sleep } from 'node:timers/promises'
import { EMPTY_NAMESPACE, type NamespaceJobs } from '../../core/namespaces/index.ts'
import type { NamespaceId } from '../../core/shared/ids.ts'
import type { Database } from '../postgres/database.ts'
import { JOB_SCHEMA } from './pg-boss-queue.ts'

/** Jobs name their namespace in their payload, some by the keys of its files. */
const OF_NAMESPACE = `strpos(data::text, $1) > 0`

const LONGEST_WAIT_MS = 60_000
const LOOK_AGAIN_MS = 200

export class PgBossNamespaceJobs implements NamespaceJobs {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  async end(namespace: NamespaceId): Promise<number> {
    const [found] = await this.#database.query<{ ended: number }>(
      null,
      `with waiting as (
         delete from ${JOB_SCHEMA}.job where state < 'active' and ${OF_NAMESPACE} returning true
       ), running as (
         select from ${JOB_SCHEMA}.job where state = 'active' and ${OF_NAMESPACE}
       )
       select (select count(*) from waiting)::int + (select count(*) from running)::int as ended`,
      [namespace],
    )
    return found!.ended
  }

  async ended(namespace: NamespaceId): Promise<void> {
    const until = Date.now() + LONGEST_WAIT_MS
    for (;;) {
      const running = await this.#database.query(
        null,
        `select from ${JOB_SCHEMA}.job where state = 'active' and name <> $2 and ${OF_NAMESPACE}`,
        [namespace, EMPTY_NAMESPACE.name],
      )
      if (running.length === 0) return
      if (Date.now() > until) throw new Error('A job of the namespace still runs')
      await sleep(LOOK_AGAIN_MS)
    }
  }

  async forget(namespace: NamespaceId): Promise<void> {
    await this.#database.query(null, `delete from ${JOB_SCHEMA}.job where state <> 'active' and ${OF_NAMESPACE}`, [
      namespace,
    ])
  }
}

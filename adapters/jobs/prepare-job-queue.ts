import { createRequire } from 'node:module'
import pg from 'pg'
import type { JobKind } from '../../core/shared/job.ts'
import { deadLetterQueue, installJobQueue, JOB_SCHEMA } from './pg-boss-queue.ts'

/**
 * Makes or updates the queue's tables unless they are as this version wants them: the usual start asks one question and
 * goes on.
 */
export async function prepareJobQueue(url: string, kinds: readonly JobKind[]): Promise<void> {
  if (!(await isPrepared(url, kinds))) await installJobQueue(url, kinds)
}

async function isPrepared(url: string, kinds: readonly JobKind[]): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  client.on('error', () => {})
  await client.connect()
  try {
    const {
      rows: [there],
    } = await client.query(`select to_regclass('${JOB_SCHEMA}.version') is not null as is`)
    if (!there.is) return false
    const {
      rows: [found],
    } = await client.query(
      `select (select version from ${JOB_SCHEMA}.version) as version,
         (select array_agg(name) from ${JOB_SCHEMA}.queue) as queues`,
    )
    const wanted = kinds.flatMap((kind) => [kind.name, deadLetterQueue(kind)])
    return Number(found.version) === schemaVersion() && wanted.every((name) => found.queues?.includes(name))
  } finally {
    await client.end()
  }
}

const schemaVersion = (): number =>
  (createRequire(import.meta.url)('pg-boss/package.json') as { pgboss: { schema: number } }).pgboss.schema

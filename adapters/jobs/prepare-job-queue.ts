import { createRequire } from 'node:module'
import type pg from 'pg'
import type { JobKind } from '../../core/shared/job.ts'
import { APPLICATION_ROLE } from '../postgres/application-role.ts'
import { withSchemaLock } from '../postgres/schema-lock.ts'
import { deadLetterQueue, installJobQueue, JOB_SCHEMA } from './pg-boss-queue.ts'

/**
 * Makes or updates the queue's tables unless they are as this version wants them, and gives the application's role its
 * rights there: the usual start asks and goes on.
 */
export const prepareJobQueue = (url: string, kinds: readonly JobKind[], role = APPLICATION_ROLE): Promise<void> =>
  withSchemaLock(url, async (client) => {
    if (!(await isPrepared(client, kinds))) await installJobQueue(url, kinds)
    await ensureTurnIndex(client)
    await ensureJobRights(client, role)
  })

/** Finds the last turn of a key without reading every job that waits; pg-boss has an index for the first of all. */
async function ensureTurnIndex(client: pg.Client): Promise<void> {
  const {
    rows: [there],
  } = await client.query(`select to_regclass('${JOB_SCHEMA}.hofkern_turns') is not null as is`)
  if (!there.is)
    await client.query(
      `create index if not exists hofkern_turns on ${JOB_SCHEMA}.job_common (name, group_id, priority)
       where state < 'completed' and group_id is not null`,
    )
}

async function isPrepared(client: pg.Client, kinds: readonly JobKind[]): Promise<boolean> {
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
}

async function ensureJobRights(client: pg.Client, role: string): Promise<void> {
  const { rows } = await client.query<{ lacking: boolean }>(
    `select not has_schema_privilege($1, '${JOB_SCHEMA}', 'usage') or exists (
       select from pg_class c where c.relnamespace = '${JOB_SCHEMA}'::regnamespace and c.relkind in ('r', 'p')
         and not (has_table_privilege($1, c.oid, 'select') and has_table_privilege($1, c.oid, 'insert')
           and has_table_privilege($1, c.oid, 'update') and has_table_privilege($1, c.oid, 'delete'))) as lacking`,
    [role],
  )
  if (!rows[0]!.lacking) return
  for (const things of ['all tables', 'all sequences', 'all functions'])
    await client.query(`grant all on ${things} in schema ${JOB_SCHEMA} to ${role}`)
  await client.query(`grant usage on schema ${JOB_SCHEMA} to ${role}`)
}

const schemaVersion = (): number =>
  (createRequire(import.meta.url)('pg-boss/package.json') as { pgboss: { schema: number } }).pgboss.schema

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { prepareJobQueue } from '../adapters/jobs/prepare-job-queue.ts'
import { startEmbeddedServer } from '../adapters/postgres/embedded-server.ts'
import { migrate } from '../adapters/postgres/migrate.ts'
import { JOBS } from '../apps/composition/jobs.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of the server's own database, for making others. */
    postgres: string
  }
}

/** A real PostgreSQL for the whole run; each suite copies the migrated template (see test-database.ts). */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'hofkern-test-'))
  const server = await startEmbeddedServer(folder)
  const admin = new pg.Client({ connectionString: server.url('postgres') })
  await admin.connect()
  // Tests are fast, not durable.
  await admin.query('alter system set fsync = off')
  await admin.query('alter system set synchronous_commit = off')
  await admin.query('select pg_reload_conf()')
  await admin.query('create database hofkern_template')
  await migrate(server.url('hofkern_template'))
  await prepareJobQueue(server.url('hofkern_template'), JOBS)
  await admin.end()
  project.provide('postgres', server.url('postgres'))
  return async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

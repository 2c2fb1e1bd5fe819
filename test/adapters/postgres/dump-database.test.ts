import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { prepareJobQueue } from '../../../adapters/jobs/prepare-job-queue.ts'
import { dumpDatabase, restoreDatabase } from '../../../adapters/postgres/backup/dump-database.ts'
import { Database } from '../../../adapters/postgres/database.ts'
import { PostgresSourceStore } from '../../../adapters/postgres/sources/postgres-source-store.ts'
import { ENTITIES } from '../../../adapters/postgres/entities.ts'
import { migrate } from '../../../adapters/postgres/migrate.ts'
import { JOBS } from '../../../apps/composition/jobs.ts'
import { aSource } from '../../builders/source.ts'
import { patience } from '../../patience.ts'
import { startSystemPostgres, systemPostgres } from '../../system-postgres.ts'

const programs = systemPostgres()
if (!programs) process.stderr.write('There is no PostgreSQL with pg_dump on this machine: its test is skipped.\n')

/** As the operator's way says: an owner who may make tables and roles, and no more. */
describe.skipIf(!programs)('a dump by pg_dump', { timeout: patience(120_000) }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'hofkern-dump-'))
  let server: Awaited<ReturnType<typeof startSystemPostgres>>
  let admin: pg.Client
  beforeAll(async () => {
    server = await startSystemPostgres(programs!)
    admin = new pg.Client({ connectionString: server.url })
    await admin.connect()
  }, patience(120_000))
  afterAll(async () => {
    await admin?.end()
    server?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  async function aDatabase(user: string, name: string): Promise<string> {
    await admin.query(`create role ${user} login createrole password 'ge:heim'`)
    await admin.query(`create database ${name} owner ${user}`)
    const url = new URL(server.url)
    Object.assign(url, { username: user, password: 'ge:heim', pathname: `/${name}` })
    return url.href
  }
  async function prepare(url: string, role: string): Promise<Database> {
    await migrate(url, role)
    await prepareJobQueue(url, JOBS, role)
    return new Database({ url, role, entities: ENTITIES })
  }

  it('holds the rows of every farm, and comes up in a database of another owner', async () => {
    const [from, to] = [await aDatabase('hier', 'eins'), await aDatabase('dort', 'zwei')]
    const here = await prepare(from, 'app_hier')
    const sources = [aSource(), aSource()]
    for (const source of sources) await new PostgresSourceStore(here).add(source)
    await here.close()
    await dumpDatabase(from, join(folder, 'dump'))
    // On another server there is nobody by this name.
    await admin.query('alter role hier rename to verschollen')

    await restoreDatabase(to, join(folder, 'dump'))
    const there = await prepare(to, 'app_dort')
    for (const { namespaceId, id } of sources)
      expect(await there.query(namespaceId, 'select id from sources')).toEqual([{ id }])
    expect(await there.query(null, 'select id from sources')).toEqual([])
    await there.close()
    await dumpDatabase(to, join(folder, 'another'))
  })

  it('says in one line why there is none', async () => {
    const url = new URL(server.url)
    url.pathname = '/fehlt'
    await expect(dumpDatabase(url.href, join(folder, 'none'))).rejects.toThrow(/^pg_dump: .*"fehlt" does not exist$/)
  })
})

import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { prepareJobQueue } from '../../../adapters/jobs/prepare-job-queue.ts'
import { awaitDatabase } from '../../../adapters/postgres/await-database.ts'
import { Database } from '../../../adapters/postgres/database.ts'
import { ENTITIES } from '../../../adapters/postgres/entities.ts'
import { migrate } from '../../../adapters/postgres/migrate.ts'
import { JOBS } from '../../../apps/composition/jobs.ts'
import { patience } from '../../patience.ts'
import { openTestDatabase } from '../../test-database.ts'

const name = () => `hofkern_${randomBytes(6).toString('hex')}`
let admin: pg.Client
beforeAll(async () => {
  admin = new pg.Client({ connectionString: inject('postgres') })
  await admin.connect()
})
afterAll(() => admin.end())

/** An empty database of a user of its own, who may make roles and tables, and no more. */
async function anOwner() {
  const [user, database] = [name(), name()]
  await admin.query(`create role ${user} login createrole password 'x'`)
  await admin.query(`create database ${database} owner ${user}`)
  const url = new URL(inject('postgres'))
  Object.assign(url, { username: user, password: 'x', pathname: `/${database}` })
  return { user, database, url: url.href }
}

const prepare = async (url: string, role?: string): Promise<void> => {
  await migrate(url, role)
  await prepareJobQueue(url, JOBS, role)
}

/** What the application does everywhere works with the rights of the role. */
async function works(url: string, role?: string): Promise<void> {
  const database = new Database({ url, entities: ENTITIES, ...(role && { role }) })
  try {
    for (const table of ['sources', 'workspace_rows', 'live_events', 'searchable_lexemes', 'users', 'pgboss.job'])
      await database.query(null, `select from ${table}`)
    await database.query(null, "insert into rate_limits (key, points, expire) values ('x', 1, 1)")
    await expect(database.query(null, 'select from mikro_orm_migrations')).rejects.toThrow('permission denied')
  } finally {
    await database.close()
  }
}

describe('a database as it comes out of a backup', { timeout: patience(60_000) }, () => {
  it('has role and rights again at the next start, and its search', async () => {
    const { url, user, database } = await anOwner()
    const role = name()
    await prepare(url, role)
    const owner = new pg.Client({ connectionString: inject('postgres').replace(/\/postgres$/, `/${database}`) })
    await owner.connect()
    // What a dump does not have, or has in the name of an owner that is not there.
    await owner.query(`drop owned by ${role}`)
    await owner.query(`drop role ${role}`)
    await owner.query('drop policy owner_of_view on passage_lexemes')
    await owner.query('create policy owner_of_view on passage_lexemes for select to pg_monitor using (true)')
    await owner.query('drop policy owner_of_dump on sources')
    await owner.query('create policy owner_of_dump on sources for select to pg_monitor using (true)')
    await prepare(url, role)
    await works(url, role)
    const { rows } = await owner.query(
      `select distinct polname, polroles::regrole[]::text as roles from pg_policy
       where polname like 'owner%' order by 1`,
    )
    expect(rows).toEqual([
      { polname: 'owner_of_dump', roles: `{${user}}` },
      { polname: 'owner_of_view', roles: `{${user}}` },
    ])
    // Nothing is to be done at the next start.
    const { rows: before } = await owner.query("select xmin::text from pg_class where relname = 'sources'")
    await prepare(url, role)
    expect((await owner.query("select xmin::text from pg_class where relname = 'sources'")).rows).toEqual(before)
    await owner.end()
  })
})

describe('the owner of the tables', { timeout: patience(60_000) }, () => {
  it('sees the rows of all farms in a session that dumps them, and only there; it changes none', async () => {
    const { url, database } = await anOwner()
    const role = name()
    await prepare(url, role)
    const superuser = new pg.Client({ connectionString: inject('postgres').replace(/\/postgres$/, `/${database}`) })
    const owner = new pg.Client({ connectionString: url })
    await Promise.all([superuser.connect(), owner.connect()])
    await superuser.query(
      `insert into live_events (namespace_id, event, data)
       select gen_random_uuid(), 'x', '{}' from generate_series(1, 3)`,
    )
    const count = async () => (await owner.query('select from live_events')).rowCount
    expect(await count()).toBe(0)
    await owner.query("set hofkern.dump = 'on'")
    expect(await count()).toBe(3)
    expect((await owner.query('delete from live_events')).rowCount).toBe(0)
    await owner.query(`set role ${role}`)
    expect(await count()).toBe(0)
    const { rows } = await superuser.query(
      `select c.oid::regclass::text as name from pg_class c
       where c.relforcerowsecurity and not exists (
         select from pg_policy p where p.polrelid = c.oid and p.polname = 'owner_of_dump')`,
    )
    expect(rows).toEqual([])
    await Promise.all([superuser.end(), owner.end()])
  })
})

describe('a second installation in one PostgreSQL', { timeout: patience(60_000) }, () => {
  it('has a role of its own, and is told so where it would use that of another', async () => {
    const [first, second] = [await anOwner(), await anOwner()]
    const [taken, own] = [name(), name()]
    await prepare(first.url, taken)
    await expect(migrate(second.url, taken)).rejects.toThrow(
      `Der Datenbankbenutzer darf die Rolle ${taken} nicht benutzen; sie gehört zu einer anderen Installation. Gib ihm das Recht CREATEROLE oder nenn in HOFKERN_DATABASE_ROLE eine eigene Rolle.`,
    )
    await prepare(second.url, own)
    await works(second.url, own)
    await works(first.url, taken)
  })
})

describe('processes that start together', { timeout: patience(120_000) }, () => {
  it('on an empty database make it once', async () => {
    const { url } = await anOwner()
    const role = name()
    const start = `
      const { migrate } = await import('./adapters/postgres/migrate.ts')
      const { prepareJobQueue } = await import('./adapters/jobs/prepare-job-queue.ts')
      const { JOBS } = await import('./apps/composition/jobs.ts')
      const [url, role] = process.argv.slice(1)
      const applied = await migrate(url, role)
      await prepareJobQueue(url, JOBS, role)
      console.log(applied.length > 0)`
    const made = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const args = ['--input-type=module', '-e', start, url, role]
        return (await promisify(execFile)(process.execPath, args)).stdout.trim()
      }),
    )
    expect(made.toSorted()).toEqual(['false', 'false', 'false', 'true'])
    await works(url, role)
  })

  it('with their database wait for it, and say so at the end', async () => {
    const reasons: string[] = []
    let tries = 0
    const states = ['57P03', '57P01', 'ECONNREFUSED', '08006', '53300']
    const answer = await awaitDatabase(
      async () => {
        const code = states[tries++]
        if (code) throw Object.assign(new Error(`the state ${code}`), { code })
        return 'there'
      },
      { what: 'The database', seconds: patience(30), onWait: (reason) => reasons.push(reason) },
    )
    expect([answer, reasons]).toEqual(['there', ['the state 57P03']])
    const never = () => Promise.reject(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }))
    await expect(awaitDatabase(never, { what: 'The database at hof:5432', seconds: 0.2 })).rejects.toThrow(
      'The database at hof:5432 hat 0,2 s lang nicht geantwortet: refused',
    )
    tries = 0
    const wrong = () => Promise.reject(Object.assign(new Error(`try ${++tries}`), { code: '28P01' }))
    await expect(awaitDatabase(wrong, { what: 'The database', seconds: 9 })).rejects.toThrow('try 1')
  })
})

it('a transaction that waits in a circle with another begins again', { timeout: patience(30_000) }, async () => {
  const { database, drop } = await openTestDatabase()
  await database.query(null, "insert into rate_limits (key, points, expire) values ('a', 0, 1), ('b', 0, 1)")
  const add = (key: string) => database.query(null, 'update rate_limits set points = points + 1 where key = $1', [key])
  const both = (first: string, second: string, ready: () => Promise<void>) =>
    database.withoutNamespace<undefined, never>(async () => {
      await add(first)
      await ready()
      await add(second)
      return { ok: true, err: false, val: undefined } as never
    })
  let waiting = 0
  let go = (): void => {}
  const together = new Promise<void>((done) => (go = done))
  const ready = () => (++waiting >= 2 && go(), together)
  await Promise.all([both('a', 'b', ready), both('b', 'a', ready)])
  expect(waiting).toBe(3)
  expect(
    await database.query(null, "select key, points from rate_limits where key in ('a', 'b') order by key"),
  ).toEqual([
    { key: 'a', points: 2 },
    { key: 'b', points: 2 },
  ])
  await drop()
})

import { afterEach, beforeEach, expect, it } from 'vitest'
import { PostgresAccountStore } from '../../../adapters/postgres/access/postgres-account-store.ts'
import { migrate } from '../../../adapters/postgres/migrate.ts'
import { newId } from '../../builders/ids.ts'
import { anAccount } from '../../contracts/access/account-store-contract.ts'
import { openTestDatabase, type TestDatabase } from '../../test-database.ts'

let test: TestDatabase
beforeEach(async () => {
  test = await openTestDatabase()
})
afterEach(() => test.drop())

/** As the release before adds an account: it knows nothing of what names look like. */
async function added(username: string, createdAt: string): Promise<string> {
  const [id, namespace] = [newId<string>(), newId<string>()]
  await test.asOwner("insert into namespaces (id, kind, created_at) values ($1, 'personal', now())", [namespace])
  await test.asOwner('insert into users (id, email, username, namespace_id, created_at) values ($1, $2, $3, $4, $5)', [
    id,
    `${id}@hof.example`,
    username,
    namespace,
    createdAt,
  ])
  return id
}
const lookOf = async (id: string) =>
  (await test.asOwner<{ username_look: string | null }>('select username_look from users where id = $1', [id]))[0]!
    .username_look

it('the next start fills in what the names of before look like, and breaks nothing where several look the same', async () => {
  const later = await added('anna_moor', '2026-03-02')
  const first = await added('anna-moor', '2026-03-01')
  const other = await added('bernd', '2026-03-03')
  await migrate(test.url)
  expect([await lookOf(first), await lookOf(later), await lookOf(other)]).toEqual(['annamoor', null, 'bemd'])
  const accounts = new PostgresAccountStore(test.database)
  expect(await accounts.add(anAccount({ username: 'annamoor' }))).toBe('username_taken')

  await migrate(test.url)
  expect([await lookOf(first), await lookOf(later)]).toEqual(['annamoor', null])
})

it('a name that this release gave away meanwhile stays with whom it was given to', async () => {
  const accounts = new PostgresAccountStore(test.database)
  const account = anAccount({ username: 'anna-moor' })
  await accounts.add(account)
  const before = await added('anna_moor', '2020-01-01')
  await migrate(test.url)
  expect(await lookOf(before)).toBeNull()
  expect(await lookOf(account.userId)).toBe('annamoor')
})

it('many names are filled in', async () => {
  await test.asOwner(`
    with made as (
      insert into namespaces (id, kind, created_at)
      select gen_random_uuid(), 'personal', now() from generate_series(1, 2500) returning id
    )
    insert into users (id, email, username, namespace_id, created_at)
    select id, id || '@hof.example', 'hof-' || substr(id::text, 25), id, now() from made`)
  await migrate(test.url)
  const [left] = await test.asOwner<{ left: number }>(
    'select count(*)::int as left from users where username_look is null',
  )
  expect(left).toEqual({ left: 0 })
})

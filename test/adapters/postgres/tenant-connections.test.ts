import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bindingTo } from '../../../adapters/postgres/tenant-connections.ts'
import type { NamespaceId } from '../../../core/shared/ids.ts'
import { Ok } from '../../../core/shared/result.ts'
import { newId } from '../../builders/ids.ts'
import { openTestDatabase, type TestDatabase } from '../../test-database.ts'

const BOUND = "select current_setting('hofkern.namespace_id') as bound"
const NOT_YET = 'Nothing is written before the credential is known to be good'

describe('what is read while its credential is looked up', () => {
  let test: TestDatabase
  const [own, other] = [newId<NamespaceId>(), newId<NamespaceId>()]
  beforeAll(async () => void (test = await openTestDatabase()))
  afterAll(() => test.drop())

  /** A credential that leads to a namespace, or to none. */
  const credential = (namespace: NamespaceId | null) =>
    test.database.queryCredential(`select ${bindingTo('n')} from (select $1::uuid as n) given where n is not null`, [
      namespace,
    ])
  const bound = async (namespace: NamespaceId) =>
    (await test.database.query<{ bound: string }>(namespace, BOUND)).map((row) => row.bound)
  const backend = async (namespace: NamespaceId) =>
    (await test.database.query<{ pid: number }>(namespace, 'select pg_backend_pid() as pid'))[0]!.pid

  it('goes out behind it on the same connection, which stays bound', async () => {
    const [found, pid] = await test.database.readingAhead(() => Promise.all([credential(own), backend(own)]))
    expect(found).toEqual({ namespace_id: own })
    expect(await backend(own)).toBe(pid)
    expect(await bound(own)).toEqual([own])
  })

  it.each([
    ['leads to another namespace', other],
    ['is dead', null],
  ])('is read once more under the right namespace where the credential %s', async (_, found) => {
    for (const before of [own, other]) {
      await bound(before)
      const read = test.database.readingAhead(() => Promise.all([credential(found), bound(own), bound(own)]))
      expect((await read).slice(1)).toEqual([[own], [own]])
    }
    expect(await Promise.all([bound(other), bound(own)])).toEqual([[other], [own]])
  })

  it('fails where the look-up fails, and leaves a connection that is bound anew', async () => {
    const broken = test.database.readingAhead(() =>
      Promise.allSettled([test.database.queryCredential(`select ${bindingTo('$1')}, 1 / 0`, [own]), bound(other)]),
    )
    expect((await broken).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await bound(other)).toEqual([other])
  })

  it('writes nothing, neither at once nor in a transaction', async () => {
    const written = await test.database.readingAhead(async () => {
      const looked = credential(own)
      const attempts = await Promise.allSettled([
        test.database.query(own, 'update sources set title = title'),
        test.database.within(own, async () => Ok(undefined)),
      ])
      await looked
      return attempts.map((attempt) => (attempt.status === 'rejected' ? (attempt.reason as Error).message : 'written'))
    })
    expect(written).toEqual([NOT_YET, NOT_YET])
  })

  it.each([
    ['is good', own, ['written', 'written']],
    ['is dead', null, [NOT_YET, NOT_YET]],
  ])('writes after it has read only where the credential %s', async (_, found, expected) => {
    await bound(own)
    const written = await test.database.readingAhead(async () => {
      const looked = credential(found)
      await bound(own)
      await looked
      const attempts = await Promise.allSettled([
        test.database.query(own, 'update sources set title = title'),
        test.database.within(own, async () => Ok(undefined)),
      ])
      return attempts.map((attempt) => (attempt.status === 'rejected' ? (attempt.reason as Error).message : 'written'))
    })
    expect(written).toEqual(expected)
  })

  it('keeps farms apart, however many read at once over however few connections', async () => {
    const farms = Array.from({ length: 12 }, () => newId<NamespaceId>())
    const reads = Array.from({ length: 600 }, (_, number) => {
      const [farm, found] = [farms[number % 12]!, [farms[number % 12]!, farms[(number * 7) % 12]!, null][number % 3]!]
      return test.database.readingAhead(() => Promise.all([bound(farm), credential(found), bound(farm)]))
    })
    for (const [number, [first, , second]] of (await Promise.all(reads)).entries())
      expect([first, second]).toEqual([[farms[number % 12]], [farms[number % 12]]])
  })
})

describe('what goes out ahead of a statement', () => {
  let test: TestDatabase
  beforeAll(async () => void (test = await openTestDatabase()))
  afterAll(() => test.drop())

  it('fails the statement where it fails', async () => {
    const nobody = 'kein Namensraum' as NamespaceId
    // Row-level security reads the setting as a uuid.
    await expect(test.database.query(nobody, 'select id from sources')).rejects.toThrow(
      /invalid input syntax for type uuid/,
    )
    const own = newId<NamespaceId>()
    expect(await test.database.query(own, BOUND)).toEqual([{ bound: own }])
  })

  it('begins a transaction with its first statement, and leaves none open where nothing is asked for', async () => {
    const own = newId<NamespaceId>()
    await test.database.within(own, async () => Ok(undefined))
    const states = await test.asOwner(
      "select from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'",
    )
    expect(states).toEqual([])
  })
})

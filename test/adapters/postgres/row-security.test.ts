import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { APPLICATION_ROLE } from '../../../adapters/postgres/application-role.ts'
import { Database } from '../../../adapters/postgres/database.ts'
import { ENTITIES } from '../../../adapters/postgres/entities.ts'
import { installedPostgres } from '../../../adapters/postgres/installed-postgres.ts'
import { isNamespaceRemoved } from '../../../adapters/postgres/namespace-removed.ts'
import { PostgresSourceStore } from '../../../adapters/postgres/sources/postgres-source-store.ts'
import type { NamespaceId } from '../../../core/shared/ids.ts'
import { Ok } from '../../../core/shared/result.ts'
import { newId } from '../../builders/ids.ts'
import { aSource } from '../../builders/source.ts'
import { openTestDatabase, type TestDatabase } from '../../test-database.ts'

describe('row-level security', () => {
  let test: TestDatabase
  const source = aSource()
  beforeAll(async () => {
    test = await openTestDatabase()
    await new PostgresSourceStore(test.database).add(source)
  })
  afterAll(() => test.drop())

  it('shows nothing to a query without a namespace', async () => {
    expect(await test.database.query(null, 'select * from sources')).toEqual([])
  })

  it('shows nothing of another namespace to a query that forgot its filter', async () => {
    expect(await test.database.query(newId<NamespaceId>(), 'select * from sources')).toEqual([])
    expect(await test.database.query(source.namespaceId, 'select id from sources')).toEqual([{ id: source.id }])
  })

  it('runs as the role of the application, whatever options the address gives', async () => {
    const database = new Database({
      url: `${test.url}?options=${encodeURIComponent('-c role=postgres -c work_mem=5MB')}`,
      entities: ENTITIES,
    })
    const [found] = await database.query<{ role: string; memory: string }>(
      null,
      "select current_user as role, current_setting('work_mem') as memory",
    )
    await database.close()
    expect(found).toEqual({ role: APPLICATION_ROLE, memory: '5MB' })
  })

  it('writes nothing into another namespace', async () => {
    await expect(
      test.database.query(
        newId<NamespaceId>(),
        'insert into row_stamps (namespace_id, document_id, kind, row_id) values ($1, $1, $2, $1)',
        [source.namespaceId, 'x'],
      ),
    ).rejects.toThrow(/row-level security/)
    await test.database.query(newId<NamespaceId>(), 'delete from sources')
    expect(await test.asOwner('select from sources')).toHaveLength(1)
  })

  it('lets nothing be written in a namespace that was removed, in whatever table', async () => {
    const bound = await test.asOwner<{ table: string; check: string | null }>(
      `select tablename as "table", with_check as check from pg_policies where policyname = 'own_namespace'`,
    )
    expect(bound.length).toBeGreaterThan(15)
    expect(bound.filter(({ check }) => !check?.includes('demand_living_namespace')).map(({ table }) => table)).toEqual(
      [],
    )
    await test.asOwner('insert into removed_namespaces (id, removed_at) values ($1, now())', [source.namespaceId])
    const writing = test.database.query(source.namespaceId, "update sources set title = 'Neu'")
    await expect(writing).rejects.toMatchObject({ code: 'HF001' })
    expect(isNamespaceRemoved(await writing.catch((error: unknown) => error))).toBe(true)
    await test.asOwner('delete from removed_namespaces')
    await test.database.query(source.namespaceId, "update sources set title = 'Neu'")
  })

  it('shows a search the lexemes of its own namespace alone, by the index, and lets nobody write through it', async () => {
    const [own, other] = [newId<NamespaceId>(), newId<NamespaceId>()]
    for (const namespace of [own, other])
      await test.database.query(namespace, "insert into passage_lexemes values ($1, $1, 0, 'gulle'::tsvector)", [
        namespace,
      ])
    const search = 'select namespace_id from searchable_lexemes'
    expect(await test.database.query(own, search)).toEqual([{ namespace_id: own }])
    expect(await test.database.query(null, search)).toEqual([])
    expect(await test.database.query(own, 'select namespace_id from passage_lexemes')).toEqual([{ namespace_id: own }])
    await expect(test.database.query(own, 'delete from searchable_lexemes')).rejects.toThrow(/permission denied/)
    const plan = await test.database.within(own, async () => {
      await test.database.query(own, 'set local enable_seqscan = off')
      return Ok(
        await test.database.query(
          own,
          `explain ${search} where namespace_id = $1::uuid and lexemes @@ 'gulle'::tsquery`,
          [own],
        ),
      )
    })
    expect(JSON.stringify(plan.unwrap())).toMatch(/Index Cond: \(?.*@@/)
  })

  it('follows the namespace through one connection used by many', async () => {
    const others = Array.from({ length: 40 }, () => aSource())
    const store = new PostgresSourceStore(test.database)
    await Promise.all(others.map((other) => store.add(other)))
    const seen = await Promise.all(
      others.map((other) => test.database.query<{ id: string }>(other.namespaceId, 'select id from sources')),
    )
    expect(seen.map((rows) => rows.map(({ id }) => id))).toEqual(others.map(({ id }) => [id]))
  })

  it('lets no transaction wander into a second namespace', async () => {
    await expect(
      test.database.within(source.namespaceId, async () =>
        Ok(await test.database.query(newId<NamespaceId>(), 'select 1')),
      ),
    ).rejects.toThrow('One transaction serves one namespace')
  })

  it('guards every tenant table, and the role neither owns nor passes it', async () => {
    expect(await installedPostgres(test.database).openTables()).toEqual([])
    expect(await installedPostgres(test.database).roleIsPrivileged()).toBe(false)
  })
})

import { globSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { memoryBelongings, MEMORY_TABLES_OF_NO_NAMESPACE } from '../../adapters/memory/belongings.ts'
import { MemoryDatabase } from '../../adapters/memory/memory-database.ts'
import { postgresBelongings, TABLES_OF_NO_NAMESPACE } from '../../adapters/postgres/belongings.ts'
import type { Belongings } from '../../core/shared/ports/belongings.ts'
import { openTestDatabase, type TestDatabase } from '../test-database.ts'

const tablesIn = (belongings: readonly Belongings[]) =>
  belongings.flatMap(({ tables }) => tables.map(({ name }) => name))

describe('the inventory of what belongs to namespaces', () => {
  let test: TestDatabase
  beforeAll(async () => void (test = await openTestDatabase()))
  afterAll(() => test.drop())

  it('names every table of the migrated database once, or says why it belongs to no namespace', async () => {
    const tables = await test.asOwner<{ name: string; bound: boolean }>(
      `select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as bound from pg_class c
       where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace`,
    )
    const belonging = tablesIn(postgresBelongings(test.database))
    const named = [...belonging, ...Object.keys(TABLES_OF_NO_NAMESPACE)]
    expect(named.toSorted()).toEqual(tables.map(({ name }) => name).toSorted())
    expect(belonging.toSorted()).toEqual(
      tables
        .filter(({ bound }) => bound)
        .map(({ name }) => name)
        .toSorted(),
    )
  })

  it('names every table in memory once, or says why it belongs to no namespace', () => {
    const tables = globSync('adapters/memory/**/*.ts').flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/^(?:export )?const [A-Z_]+ = '(\w+)'$/gm)].map((match) => match[1]!),
    )
    const named = [...tablesIn(memoryBelongings(new MemoryDatabase())), ...Object.keys(MEMORY_TABLES_OF_NO_NAMESPACE)]
    expect(named.toSorted()).toEqual([...new Set(tables)].toSorted())
  })

  it('names every prefix under which the core keeps files of a namespace', () => {
    const prefixes = globSync('core/**/*.ts').flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/\$\{(?:\w+\.)*namespaceId\}\/([\w-]+)\//g)].map((match) => match[1]!),
    )
    for (const belongings of [postgresBelongings(test.database), memoryBelongings(new MemoryDatabase())])
      expect(belongings.flatMap(({ objects }) => objects.map(({ prefix }) => prefix)).toSorted()).toEqual(
        [...new Set(prefixes)].toSorted(),
      )
  })
})

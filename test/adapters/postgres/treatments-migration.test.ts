import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrate } from '../../../adapters/postgres/migrate.ts'
import { kindOf } from '../../../core/farm/index.ts'
import { described } from '../../../core/farm/rows/row.ts'
import type { NamespaceId } from '../../../core/shared/ids.ts'
import { newId } from '../../builders/ids.ts'
import { openTestDatabase, type TestDatabase } from '../../test-database.ts'

let test: TestDatabase
beforeAll(async () => void (test = await openTestDatabase()))
afterAll(() => test.drop())

const MIGRATION = '0046-treatments-by-whom'
const GIVEN = { receipt_number: 'AuA 7', date: '2026-05-10', product: 'Mastivet' }
const BEFORE = 'AuA 7|2026-05-10|Mastivet'

it('names treatments that are there by who was treated, wherever they are named', async () => {
  await test.asOwner('delete from mikro_orm_migrations where name = $1', [MIGRATION])
  const kind = kindOf('treatments')
  const whole = (given: Record<string, unknown>): Record<string, unknown> => ({
    ...Object.fromEntries(Object.keys(kind.fields).map((field) => [field, null])),
    ...given,
  })
  const rows = [
    whole({ ...GIVEN, animal_id: newId<never>(), group: 'DE 03 900 00001' }),
    whole({ ...GIVEN, herd_id: newId<never>() }),
    whole({ ...GIVEN, group: 'Abteil 3' }),
    whole(GIVEN),
  ].map((values) => ({ values, namespace: newId<NamespaceId>(), id: newId<never>(), document: newId<never>() }))
  for (const { values, namespace, id, document } of rows) {
    const json = JSON.stringify(values)
    await test.asOwner(
      `insert into workspace_rows values ($1, 'treatments', $2, $3, 'x', $4, 'source', false, 1, now(), now())`,
      [namespace, id, json, BEFORE],
    )
    await test.asOwner(
      `insert into row_stamps (namespace_id, document_id, kind, row_id, natural_key, said, makes, made_at)
       values ($1, $2, 'treatments', $3, $4, $5, true, now())`,
      [namespace, document, id, BEFORE, json],
    )
  }

  expect(await migrate(test.url)).toEqual([MIGRATION])

  for (const { values, namespace } of rows)
    expect(
      await test.asOwner(
        `select natural_key from workspace_rows where namespace_id = $1
         union all select natural_key from row_stamps where namespace_id = $1`,
        [namespace],
      ),
    ).toEqual(Array.from({ length: 2 }, () => ({ natural_key: described(kind, values).key })))
})

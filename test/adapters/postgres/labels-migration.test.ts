import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrate } from '../../../adapters/postgres/migrate.ts'
import { KIND_SLUGS, kindOf, type KindSlug } from '../../../core/farm/index.ts'
import { described } from '../../../core/farm/rows/row.ts'
import type { NamespaceId } from '../../../core/shared/ids.ts'
import { newId } from '../../builders/ids.ts'
import { openTestDatabase, type TestDatabase } from '../../test-database.ts'

let test: TestDatabase
beforeAll(async () => void (test = await openTestDatabase()))
afterAll(() => test.drop())

const MIGRATIONS = ['0042-labels-in-german', '0043-year-once', '0045-labels-with-printed-tags']

/** What the rule said before, of kinds whose label it changes. */
const ROWS: [kind: KindSlug, values: Record<string, unknown>, before: string, after: string][] = [
  [
    'group_movements',
    { date: '2026-04-28', direction: 'death', count: 1200 },
    '2026-04-28 · death · 1200',
    '28.04.2026 · Verendung · 1.200',
  ],
  ['applications', { type: 'organic', year: 2026 }, 'organic · 2026', 'Öko-Meldung · 2026'],
  ['applications', { title: 'Sammelantrag 2026', year: 2026 }, 'Sammelantrag 2026 · 2026', 'Sammelantrag 2026'],
  ['applications', { title: 'Zahlung 2025/26', year: 2025 }, 'Zahlung 2025/26 · 2025', 'Zahlung 2025/26 · 2025'],
  ['applications', { title: 'Sammelantrag', year: 2026 }, 'Sammelantrag · 2026', 'Sammelantrag · 2026'],
  ['needs', { article: 'Kalk', amount: 0.4, unit: 't' }, 'Kalk · 0.4 · t', 'Kalk · 0,4 t'],
  ['stock', { article: 'Kalk', amount: null, unit: 't' }, 'Kalk', 'Kalk'],
  ['stock', { article: 'Diesel', amount: -1234.5, unit: '' }, 'Diesel · -1234.5', 'Diesel · -1.234,5'],
  ['animals', { ear_tag: '276000390000001', name: 'Alma' }, '276000390000001 · Alma', 'DE 03 900 00001 · Alma'],
  ['animals', { ear_tag: '276010390000001' }, '276010390000001', 'DE 01 03 900 00001'],
  ['animals', { ear_tag: 'DEROW9990001' }, 'DEROW9990001', 'DEROW9990001'],
  ['work_items', { title: 'Walzen', planned_from: '2026-03-02' }, 'Walzen · 2026-03-02', 'Walzen · 02.03.2026'],
]

it('writes labels of rows that are there in German, as the kinds do', async () => {
  await test.asOwner('delete from mikro_orm_migrations where name = any($1)', [MIGRATIONS])
  const namespace = newId<NamespaceId>()
  const put = async (kind: KindSlug, values: unknown, label: string): Promise<string> => {
    const id = newId<never>()
    await test.asOwner('insert into workspace_rows values ($1, $2, $3, $4, $5, null, $6, false, 1, now(), now())', [
      namespace,
      kind,
      id,
      JSON.stringify(values),
      label,
      'person',
    ])
    return id
  }
  const expected = new Map<string, string>()
  for (const [kind, values, before, after] of ROWS) expected.set(await put(kind, values, before), after)
  for (const slug of KIND_SLUGS) {
    const { label } = described(kindOf(slug), kindOf(slug).example)
    expected.set(await put(slug, kindOf(slug).example, label), label)
  }

  expect(await migrate(test.url)).toEqual(MIGRATIONS)

  const rows = await test.asOwner('select id, label from workspace_rows where namespace_id = $1', [namespace])
  expect(new Map((rows as { id: string; label: string }[]).map(({ id, label }) => [id, label]))).toEqual(expected)
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { PostgresProposalStore } from '../../../adapters/postgres/farm/postgres-proposal-store.ts'
import { PostgresDeletedRows } from '../../../adapters/postgres/farm/postgres-deleted-rows.ts'
import { PostgresProvenanceStore } from '../../../adapters/postgres/farm/postgres-provenance-store.ts'
import { PostgresReferences } from '../../../adapters/postgres/farm/postgres-references.ts'
import { PostgresRowStore } from '../../../adapters/postgres/farm/postgres-row-store.ts'
import { migrate } from '../../../adapters/postgres/migrate.ts'
import { described, kindOf, type RowId } from '../../../core/farm/index.ts'
import { restate } from '../../../core/farm/provenance/restate.ts'
import type { DocumentId } from '../../../core/shared/ids.ts'
import { newId } from '../../builders/ids.ts'
import { aFarmOver } from '../../builders/provenance.ts'
import { openTestDatabase, type TestDatabase } from '../../test-database.ts'
import { BEFORE_PROVENANCE } from './before-provenance.ts'

let test: TestDatabase
let farm: ReturnType<typeof aFarmOver>
const [older, newer] = [newId<DocumentId>(), newId<DocumentId>()].sort() as [DocumentId, DocumentId]

beforeAll(async () => {
  test = await openTestDatabase()
  const { database } = test
  farm = aFarmOver(
    {
      provenance: new PostgresProvenanceStore(database),
      deletedRows: new PostgresDeletedRows(database),
      proposals: new PostgresProposalStore(database),
      rows: new PostgresRowStore(database),
      references: new PostgresReferences(database),
    },
    database,
  )
  for (const statement of BEFORE_PROVENANCE) await test.asOwner(statement)
})
afterAll(() => test.drop())

const EMPTY = Object.fromEntries(Object.keys(kindOf('fields').fields).map((field) => [field, null]))

interface Before {
  values: Record<string, unknown>
  origin: string
  edited: boolean
  own?: Record<string, unknown>
  stamps?: { document: DocumentId; said: Record<string, unknown>; makes: boolean; asOf?: string }[]
}

/** A field as it stood before. */
async function stood({ values, origin, edited, own, stamps = [] }: Before): Promise<RowId> {
  const id = newId<RowId>()
  const { label } = described(kindOf('fields'), { ...EMPTY, ...values })
  await test.asOwner(
    `insert into workspace_rows (namespace_id, kind, id, values, label, natural_key, origin, edited, version,
       created_at, updated_at, own)
     values ($1, 'fields', $2::uuid, $3, $4, $2::uuid::text, $5, $6, 3,
       '2026-01-01T00:00:00Z', '2026-03-02T10:00:00.123Z', $7)`,
    [farm.namespaceId, id, { ...EMPTY, ...values }, label, origin, edited, own ? { ...EMPTY, ...own } : null],
  )
  for (const [index, { document, said, makes, asOf }] of stamps.entries())
    await test.asOwner(
      `insert into row_stamps (namespace_id, document_id, kind, row_id, page, quote, said, as_of, made_at, makes)
       values ($1, $2, 'fields', $3, 1, 'x', $4, $5, $6, $7)`,
      [
        farm.namespaceId,
        document,
        id,
        makes ? { ...EMPTY, ...said } : said,
        asOf ?? null,
        new Date(Date.parse('2026-01-02T00:00:00Z') + index),
        makes,
      ],
    )
  return id
}

const CHANGED = Date.parse('2026-03-02T10:00:00.123Z')
const line = (year: number, crop: string) => ({ year, crop, variety: null })

it('gives people what differs from what their sources say, value by value, and changes no value', async () => {
  const list = { document: older, said: { name: 'Deich', area_ha: 2, use: 'arable' }, makes: true }
  const sample = { document: newer, said: { ph: 5.8, p_cal_mg: 14 }, makes: false, asOf: '2025-11-12' }
  const ids = {
    typed: await stood({ values: { name: 'Getippt', area_ha: 1 }, origin: 'person', edited: true }),
    untouched: await stood({ values: list.said, origin: 'source', edited: false, stamps: [list] }),
    changed: await stood({
      values: { ...list.said, area_ha: 2.5, use: null, note: 'nass' },
      origin: 'source',
      edited: true,
      stamps: [list],
    }),
    confirmed: await stood({ values: list.said, origin: 'source', edited: true, stamps: [list] }),
    sampled: await stood({
      values: { ...list.said, ph: 6, p_cal_mg: 14 },
      origin: 'source',
      edited: true,
      stamps: [list, sample],
    }),
    cropped: await stood({
      values: { name: 'Deich', crops: [line(2026, 'Mais'), line(2025, 'Raps')] },
      origin: 'source',
      edited: true,
      stamps: [
        { document: older, said: { name: 'Deich', crops: [line(2025, 'Raps'), line(2024, 'Hafer')] }, makes: true },
        { document: newer, said: { crops: [line(2026, 'Weizen')] }, makes: false },
      ],
    }),
    ofLaterDay: await stood({
      values: { name: 'Neu' },
      origin: 'source',
      edited: true,
      stamps: [
        { document: older, said: { name: 'Neu' }, makes: true, asOf: '2025-01-01' },
        { document: newer, said: { name: 'Alt' }, makes: true, asOf: '2024-01-01' },
      ],
    }),
    planned: await stood({
      values: { name: 'Plan', area_ha: 7 },
      origin: 'plan',
      edited: false,
      own: { name: 'Plan', area_ha: 5 },
      stamps: [{ document: older, said: { area_ha: 7 }, makes: true }],
    }),
    editedExample: await stood({ values: { name: 'Beispiel' }, origin: 'example', edited: true }),
    stated: await stood({
      values: { name: 'Getippt', area_ha: 3 },
      origin: 'person',
      edited: true,
      stamps: [{ document: older, said: { name: 'Getippt', use: 'arable' }, makes: true }],
    }),
    keptEdited: await stood({ values: list.said, origin: 'source', edited: true, stamps: [sample] }),
  }
  const before = new Map((await farm.list('fields')).map((row) => [row.id, row]))

  expect(await migrate(test.url)).toEqual(['0007-provenance'])
  const histories = await farm.whole(() =>
    farm.provenance.load(farm.namespaceId, { rows: Object.values(ids).map((id) => ({ kind: 'fields', id })) }),
  )
  const of = (id: RowId) => histories.find(({ row }) => row.id === id)!
  const held = (id: RowId) => Object.fromEntries(Object.entries(of(id).held).map(([part, { value }]) => [part, value]))
  expect(held(ids.typed)).toEqual({ name: 'Getippt', area_ha: 1 })
  expect(held(ids.untouched)).toEqual({})
  expect(of(ids.changed).held).toEqual({
    area_ha: { value: 2.5, at: CHANGED },
    use: { value: null, at: CHANGED },
    note: { value: 'nass', at: CHANGED },
  })
  expect(held(ids.confirmed)).toEqual({})
  expect(held(ids.sampled)).toEqual({ soil_sample: { ph: 6, p_cal_mg: 14 } })
  expect(held(ids.cropped)).toEqual({ 'crops 2024': null, 'crops 2026': [line(2026, 'Mais')] })
  expect(held(ids.ofLaterDay)).toEqual({})
  expect(held(ids.planned)).toEqual({})
  expect(held(ids.editedExample)).toEqual({ name: 'Beispiel' })
  expect(held(ids.stated)).toEqual({ area_ha: 3, use: null })
  // What a deleted source had left with a person's row is as good as typed.
  expect(held(ids.keptEdited)).toEqual({ name: 'Deich', area_ha: 2, use: 'arable', soil_sample: null })
  expect(of(ids.untouched).statements).toMatchObject([{ key: ids.untouched, confirmed: null, since: {} }])
  expect(of(ids.keptEdited).statements).toMatchObject([{ key: null }])

  for (const history of histories) expect(restate(history, Date.now())).toBe(history)
  expect(new Map((await farm.list('fields')).map((row) => [row.id, row]))).toEqual(before)

  // And no row is without its name when all its sources are gone.
  for (const document of [older, newer]) await farm.deleteDocument(document, false)
  const after = await farm.list('fields')
  expect(after.every(({ values }) => typeof values['name'] === 'string')).toBe(true)
  expect(after.map(({ id }) => id).toSorted()).toEqual(
    Object.values(ids)
      .filter((id) => id !== ids.untouched)
      .toSorted(),
  )
  expect(
    await test.asOwner(
      `select relname from pg_class where relname in ('workspace_rows', 'row_stamps', 'row_tombstones')
         and not relforcerowsecurity`,
    ),
  ).toEqual([])
})

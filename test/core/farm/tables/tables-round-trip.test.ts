import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withoutUnseenSigns } from '../../../../adapters/documents/unseen-signs.ts'
import { KIND_SLUGS, type RowId } from '../../../../core/farm/index.ts'
import { anyRow } from '../../../builders/any-row.ts'
import { farmOfTables, fileOf, planOf, type TableFormat } from '../../../builders/farm-of-tables.ts'
import { newId } from '../../../builders/ids.ts'
import { runs } from '../../../runs.ts'
import { kindsInOrder } from '../whole-farm/rows-of-facts.ts'

/** What no workbook can hold. */
const NO_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u

describe('any row', () => {
  it.each(KIND_SLUGS.flatMap((slug) => (['csv', 'xlsx'] as const).map((format) => [slug, format] as const)))(
    'of %s comes back out of %s as it was',
    async (slug, format: TableFormat) => {
      await fc.assert(
        fc.asyncProperty(fc.array(anyRow(slug), { minLength: 1, maxLength: 3 }), async (all) => {
          // What nobody sees is left out of whatever is read.
          fc.pre(withoutUnseenSigns(JSON.stringify(all)) === JSON.stringify(all))
          fc.pre(format === 'csv' || !NO_XML.test(JSON.stringify(all).replaceAll(/\\u[0-9a-f]{4}/g, '\0')))
          const rows = all.map((values) => ({ id: newId<RowId>(), version: 3, values }))
          const plan = await planOf(slug, await fileOf(slug, rows, format), format)
          expect(plan.faults).toEqual([])
          expect(plan.unknownColumns).toEqual([])
          expect(plan.rows.map(({ line: _, ...row }) => row)).toEqual(rows)
        }),
        { numRuns: runs(60) },
      )
    },
  )
})

describe('an export of before', () => {
  const BEFORE = new URL('../../../fixtures/exports-of-before/', import.meta.url)
  const VALUES = JSON.parse(readFileSync(new URL('values.json', BEFORE), 'utf8')) as Record<
    string,
    Record<string, Record<string, unknown>>
  >

  it('of every kind is taken in whole, and once', async () => {
    const farm = farmOfTables()
    for (const kind of kindsInOrder(KIND_SLUGS)) {
      const file = readFileSync(new URL(`${kind}.csv`, BEFORE), 'utf8')
      const wanted = VALUES[kind]!
      const count = Object.keys(wanted).length
      expect((await farm.take(kind, file)).val).toEqual({ created: count, updated: 0, unchanged: 0, emptied: 0 })
      const found = Object.fromEntries((await farm.rows(kind)).map(({ id, values }) => [id, values]))
      expect(withoutNulls(found)).toEqual(withoutNulls(wanted))
      expect((await farm.take(kind, file)).val).toMatchObject({ created: 0, updated: 0, unchanged: count })
    }
  })
})

/** Kinds and lines of their tables get further fields, which a row of before does not know. */
const withoutNulls = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(withoutNulls)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value).flatMap(([name, one]) => (one === null ? [] : [[name, withoutNulls(one)]])),
        )
      : value

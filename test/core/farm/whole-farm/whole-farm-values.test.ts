import { describe, expect, it } from 'vitest'
import { KIND_SLUGS, type KindSlug } from '../../../../core/farm/index.ts'
import { farmOfTables, fileOf, type TableFormat } from '../../../builders/farm-of-tables.ts'
import { factsMissing, kindsInOrder, makeRows, rowsOfFacts } from './rows-of-facts.ts'

const WHOLE = rowsOfFacts()

/** The whole farm in a service of its own, every row made by a person. */
async function theWholeFarm() {
  const farm = farmOfTables()
  const made = await makeRows(WHOLE.rows, async (kind, given) => {
    const row = await farm.create(kind, given)
    if (row.err) throw new Error(`${kind} ${JSON.stringify(given)}: ${JSON.stringify(row.val)}`)
    return row.val.id
  })
  const missingIn = async (other: Pick<typeof farm, 'rows'>) => {
    const missing = new Set(
      [...made.values()].flatMap(({ cells, noted }) => [...cells, ...noted]).map(({ fact }) => fact),
    )
    for (const kind of KIND_SLUGS)
      for (const { id, values } of await other.rows(kind)) {
        const row = made.get(id)!
        const gone = factsMissing(row, values, (to) => made.get(to as string)?.name)
        for (const { fact } of [...row.cells, ...row.noted]) if (!gone.includes(fact)) missing.delete(fact)
        for (const fact of gone) missing.add(fact)
      }
    return [...missing].map(({ id, subject, field, value }) => `${id} ${subject}: ${field} = ${String(value)}`)
  }
  return { farm, made, missingIn }
}

const valuesOf = async ({ rows }: Pick<ReturnType<typeof farmOfTables>, 'rows'>, kind: KindSlug) =>
  Object.fromEntries((await rows(kind)).map(({ id, values }) => [id, values]))

describe('the values of a whole farm', () => {
  it('are all told of: as what they are, as not known, or in words where no field has them', () => {
    const held = new Set(WHOLE.rows.flatMap(({ cells }) => cells).map(({ fact }) => fact.id))
    const noted = new Set(WHOLE.rows.flatMap((row) => row.noted).map(({ fact }) => fact.id))
    expect(WHOLE.lost).toEqual([])
    expect([held.size, WHOLE.rows.length]).toEqual([expect.any(Number), expect.any(Number)])
    expect(held.size).toBeGreaterThan(3050)
    expect(noted.size).toBeLessThanOrEqual(43)
  })

  it('are in the rows that people make of them', async () => {
    const { farm, missingIn } = await theWholeFarm()
    expect(await missingIn(farm)).toEqual([])
  })

  it.each<TableFormat>(['csv', 'xlsx'])(
    'come through %s into an empty farm, with what refers to what',
    async (format) => {
      const { farm, missingIn } = await theWholeFarm()
      const other = farmOfTables()
      for (const kind of kindsInOrder(KIND_SLUGS)) {
        const rows = await farm.rows(kind)
        const taken = await other.take(kind, await fileOf(kind, rows, format), format)
        if (taken.err) throw new Error(`${kind}: ${JSON.stringify(taken.val).slice(0, 2000)}`)
        expect(taken.val).toEqual({ created: rows.length, updated: 0, unchanged: 0, emptied: 0 })
        expect(await valuesOf(other, kind)).toEqual(await valuesOf(farm, kind))
        expect((await other.rows(kind)).map(({ label, key }) => [label, key])).toEqual(
          rows.map(({ label, key }) => [label, key]),
        )
      }
      expect(await missingIn(other)).toEqual([])
    },
  )

  it.each<TableFormat>(['csv', 'xlsx'])(
    'are left alone by an export that comes back as it was, as %s',
    async (format) => {
      const { farm } = await theWholeFarm()
      for (const kind of KIND_SLUGS) {
        const before = await farm.rows(kind)
        const taken = await farm.take(kind, await fileOf(kind, before, format), format)
        expect(taken.val).toEqual({ created: 0, updated: 0, unchanged: before.length, emptied: 0 })
        expect(await farm.rows(kind)).toEqual(before)
      }
    },
  )
})

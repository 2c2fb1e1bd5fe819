import { describe, expect, it } from 'vitest'
import { faultText, type KindSlug } from '../../../../core/farm/index.ts'
import { farmOfTables } from '../../../builders/farm-of-tables.ts'

const csv = (...lines: string[]): string => lines.join('\r\n')
type World = ReturnType<typeof farmOfTables>

const made = async (farm: World, kind: KindSlug, given: Record<string, unknown>): Promise<string> =>
  (await farm.create(kind, given)).unwrap().id
const faultsOf = (taken: Awaited<ReturnType<World['take']>>) =>
  taken.ok || taken.val.kind !== 'faulty_lines'
    ? taken.val
    : taken.val.plan.faults.map(({ line, column, text, fault }) => [line, column, text, faultText(fault)])

describe('a table that calls rows by their names', () => {
  it('refers to the one that is called so', async () => {
    const farm = farmOfTables()
    const field = await made(farm, 'fields', { name: 'Kieskuhle', area_ha: 4 })
    const other = await made(farm, 'fields', { name: 'Am Wald', area_ha: 2 })
    const file = csv(
      'Jahr;Kultur;Feld;Ertrag (dt/ha)',
      '2025;Weizen;Kieskuhle;85',
      `2025;Gerste;${other};70`,
      '2025;Raps;;40',
    )
    expect((await farm.preview('yields', file)).outcome).toMatchObject({ created: 3 })
    expect((await farm.take('yields', file)).val).toMatchObject({ created: 3 })
    const rows = await farm.rows('yields')
    expect(Object.fromEntries(rows.map(({ values }) => [values['crop'], values['field_id']]))).toEqual({
      Weizen: field,
      Gerste: other,
      Raps: null,
    })
  })

  it('says what may be meant where none or several are called so, and takes nothing', async () => {
    const farm = farmOfTables()
    const same = [
      await made(farm, 'fields', { name: 'Moor', flik: 'DENILI9990000001', area_ha: 4 }),
      await made(farm, 'fields', { name: 'Moor', flik: 'DENILI9990000002', area_ha: 2 }),
    ].toSorted()
    const file = csv(
      'Jahr;Kultur;Feld;Ertrag (dt/ha)',
      '2025;Weizen;Kiesgrube;85',
      '2025;Gerste;Moor;70',
      '2025;Raps;;40',
    )
    expect(faultsOf(await farm.take('yields', file))).toEqual([
      [2, 'Feld', 'Kiesgrube', expect.stringContaining('So heißt hier keine Zeile')],
      [3, 'Feld', 'Moor', `So heißen mehrere Zeilen (2). Schreib die Kennung der richtigen: ${same.join(', ')}.`],
    ])
    expect(await farm.rows('yields')).toEqual([])
    const { plan, outcome } = await farm.preview('yields', file)
    expect([plan.faults.length, plan.rows.length, outcome.created]).toEqual([2, 1, 1])
  })
})

describe('a choice in a table', () => {
  it.each([
    ['Düngemittel', 'fertilizer'],
    ['Pflanzenschutzmittel', 'plant_protection'],
    ['Futtermittel', 'feed'],
    ['Dünger', 'fertilizer'],
  ])('is named by a word of the same root: %s', async (word, value) => {
    const farm = farmOfTables()
    await farm.take('stock', csv('Artikel;Art', `Ware;${word}`))
    expect((await farm.rows('stock')).map(({ values }) => values['category'])).toEqual([value])
  })

  it('that several words begin with is named by none of them', async () => {
    const farm = farmOfTables()
    expect(faultsOf(await farm.take('measurements', csv('Art;Größe;Wert;Datum', 'Milch;Fett;4,1;01.02.2026')))).toEqual(
      [[2, 'Art', 'Milch', expect.stringContaining('Möglich sind')]],
    )
  })
})

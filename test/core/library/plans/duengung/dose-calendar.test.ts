import { describe, expect, it } from 'vitest'
import { gatherFertilizing } from '../../../../../core/library/plans/duengung/gather-inputs.ts'
import { fieldPlans } from '../../../../../core/library/plans/duengung/field-plans.ts'
import { calculateFertilizing } from '../../../../../core/library/plans/duengung/variants.ts'
import { pictureOf } from '../../../../builders/picture.ts'

/** A farm with one field of which the farm itself has determined what it needs. */
function planOf(crop: string, field: object = {}, line: object = {}) {
  const rows = {
    fields: [
      {
        ref: 'f',
        name: 'Kamp',
        area_ha: 4,
        use: 'arable',
        crops: [{ year: 2026, role: 'main', crop, ...line }],
        ...field,
      },
    ],
    nutrient_needs: [{ field_id: 'f', year: 2026, n_kg_ha: 100, determined_on: '2026-01-20' }],
  }
  const inputs = gatherFertilizing({ picture: pictureOf(rows as never), year: 2026, land: 'NI', holding: undefined })
  const { missing, variants } = calculateFertilizing(inputs)
  return { missing: missing.join('\n'), doses: fieldPlans(inputs).plans[0]?.doses ?? [], variants }
}

const windows = (...of: Parameters<typeof planOf>) =>
  planOf(...of).doses.map(({ from, until, percent }) => `${from.slice(5)} ${until.slice(5)} ${percent} %`)

const WINTER_CEREALS = ['02-15 03-15 50 %', '04-10 04-30 50 %']
const SUMMER_CEREALS = ['03-15 04-15 60 %', '05-01 05-20 40 %']

describe('the gifts of a crop whose need the farm has determined itself', () => {
  it.each([
    ['Dinkel', {}, WINTER_CEREALS],
    ['Dinkel', { sown_on: '2026-03-10' }, SUMMER_CEREALS],
    ['Weizen', {}, WINTER_CEREALS],
    ['Sommerweizen', {}, SUMMER_CEREALS],
    ['Emmer', { sown_on: '2025-10-12' }, WINTER_CEREALS],
    ['Gerste', {}, ['02-15 03-10 55 %', '04-05 04-25 45 %']],
    ['Roggen GPS', {}, WINTER_CEREALS],
    ['Zuckermais', {}, ['04-15 05-10 85 %', '06-01 06-15 15 %']],
    ['Futterrüben', {}, ['03-20 04-15 70 %', '05-10 05-25 30 %']],
  ])('are those of its relatives: %s %j', (crop, line, expected) => {
    expect(windows(crop, {}, line)).toEqual(expected)
  })

  it('of vegetables come when they are sown or planted, and once more while they stand', () => {
    expect(windows('Weißkohl', {}, { sown_on: '2026-05-10' })).toEqual(['04-30 05-20 60 %', '06-09 06-24 40 %'])
    // Late in the year there is no second one.
    expect(windows('Feldsalat', {}, { sown_on: '2026-08-20' })).toEqual(['08-10 08-30 100 %'])
    expect(windows('Winterzwiebeln', {}, { sown_on: '2025-08-20' })).toEqual(['02-15 03-15 60 %', '04-10 04-30 40 %'])
  })

  it('are planned for April where nobody has said when it is sown, and the plan says so', () => {
    const { doses, missing } = planOf('Möhren')
    expect(doses.map(({ from }) => from)).toEqual(['2026-04-01', '2026-06-01'])
    expect(missing).toContain('Für „Kamp“ fehlt der Tag, an dem Möhren gesät oder gepflanzt wird.')
    expect(planOf('Dinkel').missing).not.toContain('gesät')
  })

  it.each(['Dinkel', 'Möhren', 'Weißkohl', 'Hanf', 'Spargel', 'Miscanthus', 'Irgendwas'])(
    'are never those of a meadow on arable land: %s',
    (crop) => {
      expect(JSON.stringify(planOf(crop).variants)).not.toMatch(/Schnitt|Aufwuchs/)
      expect(planOf(crop).doses.length).toBeGreaterThan(0)
    },
  )

  it('come after each cut of what is cut', () => {
    const meadow = { use: 'grassland', grassland: [{ year: 2026, cuts: 2 }] }
    expect(planOf('Dauergrünland', meadow).doses.map(({ stage }) => stage)).toEqual([
      'zum 1. Aufwuchs',
      'nach dem 1. Schnitt',
    ])
    expect(planOf('Kleegras').doses.at(-1)!.stage).toBe('nach dem 3. Schnitt')
  })

  it('end with the harvest of the main crop', () => {
    expect(windows('Dinkel', {}, { harvested_on: '2026-04-20' })).toEqual(['02-15 03-15 50 %', '04-10 04-20 50 %'])
    expect(windows('Weißkohl', {}, { sown_on: '2026-05-10', harvested_on: '2026-06-01' })).toEqual(['04-30 05-20 60 %'])
  })
})

it('an orchard or a vineyard of which the need is determined is named where gifts are not planned', () => {
  const { missing, doses } = planOf('Weinreben', { use: 'permanent_crop', name: 'Steillage' })
  expect(doses).toEqual([])
  expect(missing).toContain('Für „Steillage“ (Weinreben) sind keine Gaben geplant')
  expect(missing).toContain('100 kg N/ha')
})

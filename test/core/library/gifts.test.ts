import { describe, expect, it } from 'vitest'
import type { CaseRows } from '../../../core/control-folder/index.ts'
import { giftsIn, giftsOn, sumOnField } from '../../../core/library/index.ts'
import { removalOf } from '../../../core/control-folder/findings/phosphate-removal.ts'
import { pictureOf } from '../../builders/picture.ts'

const work = (changes: object) => ({
  type: 'fertilizing',
  status: 'done',
  done_on: '2026-03-20',
  field_id: 'Deich',
  ...changes,
})
const pictureWith = (works: object[], more: object = {}) =>
  pictureOf({
    fields: [
      { name: 'Deich', area_ha: 10, use: 'arable' },
      { name: 'Kamp', area_ha: 5, use: 'grassland' },
    ],
    work_items: works,
    ...more,
  } as CaseRows)
const giftOf = (changes: object, fertilizer?: object) =>
  giftsIn(pictureWith([work(changes)], fertilizer ? { fertilizers: [fertilizer] } : {}), 2026)[0]!

describe('what was spread', () => {
  it.each([
    [{ amount: 25, unit: 'm³/ha' }, { n_percent: 4, basis: 'kg_m3', type: 'slurry' }, 100],
    [{ amount: 250, unit: 'm³' }, { n_percent: 4, basis: 'kg_m3', type: 'slurry' }, 100],
    [{ amount: 25_000, unit: 'l/ha' }, { n_percent: 4, type: 'slurry' }, 100],
    [{ amount: 300, unit: 'kg/ha' }, { n_percent: 27, type: 'mineral' }, 81],
    [{ amount: 3, unit: 'dt/ha' }, { n_percent: 27, basis: 'percent' }, 81],
    [{ amount: 3, unit: 't' }, { n_percent: 27, basis: 'percent' }, 81],
    [{ amount: 20, unit: 't/ha' }, { n_percent: 5.5, basis: 'kg_t', type: 'manure' }, 110],
    // A litre is no kilogram, and a bag of unknown weight neither.
    [{ amount: 300, unit: 'l/ha' }, { n_percent: 28, basis: 'percent' }, undefined],
    [{ amount: 20, unit: 't/ha' }, { n_percent: 4, basis: 'kg_m3', type: 'slurry' }, undefined],
    [{ amount: 3, unit: 'Sack/ha' }, { n_percent: 27, basis: 'percent' }, undefined],
    [{ amount: 20, unit: 't/ha' }, { n_percent: 0.5, type: 'manure' }, undefined],
    // What is written down comes before what follows.
    [{ amount: 25, unit: 'm³/ha', n_kg_ha: 90 }, { n_percent: 4, basis: 'kg_m3' }, 90],
  ])('%o of %o gives %s kg N on each hectare', (spread, fertilizer, n) =>
    expect(giftOf({ product: 'Hofdünger', ...spread }, { name: 'Hofdünger', ...fertilizer }).nKg).toBe(n),
  )

  it.each([
    [{ per: 'hectare', unit: 'kg' }, 27],
    [{ per: 'total', unit: 'kg' }, 2.7],
    [{ per: null, unit: 'kg/ha' }, 27],
  ])('of a position %o', (position, n) => {
    const positions = [{ product: 'KAS', amount: 100, ...position }]
    expect(giftOf({ positions }, { name: 'KAS', type: 'mineral', n_percent: 27 }).nKg).toBeCloseTo(n, 9)
  })

  it.each([
    [{ name: 'Hofmischung', type: 'slurry' }, 'slurry'],
    [{ name: 'Hofmischung', type: 'mineral', n_percent: 20, p2o5_percent: 10 }, 'nitrogen_phosphate'],
    [{ name: 'Hofmischung', type: 'mineral', n_percent: 20, p2o5_percent: 0 }, 'nitrogen'],
    [{ name: 'Hofmischung', type: 'mineral', n_percent: 0, p2o5_percent: 10 }, 'phosphate'],
    [{ name: 'Hofmischung', type: 'mineral', p2o5_percent: 0, k2o_percent: 40 }, 'potash'],
    [{ name: 'Hofmischung', type: 'mineral', k2o_percent: 0, cao_percent: 50 }, 'lime'],
    [{ name: 'Hofmischung', type: 'mineral', cao_percent: 0 }, undefined],
    [{ name: 'Rindergülle', called: 'Hofmischung' }, 'cattle_slurry'],
  ])('is known by its row %o', (fertilizer, material) =>
    expect(giftOf({ product: 'Hofmischung' }, fertilizer).material).toBe(material),
  )

  it('goes to each of several fields, and the total to all of them together', () => {
    const areas = [{ field: 'deich', area_ha: 4 }, { field: 'Kamp' }, { field: 'Fremd', area_ha: 1 }]
    const gifts = giftsIn(
      pictureWith([work({ field_id: null, areas, product: 'KAS', amount: 1000, unit: 'kg' })], {
        fertilizers: [{ name: 'KAS', type: 'mineral', n_percent: 27 }],
      }),
      2026,
    )
    expect(gifts.map(({ field, areaHa, use, nKg }) => [field?.label, areaHa, use, nKg])).toEqual([
      ['Deich', 4, 'arable', 27],
      ['Kamp', 5, 'grassland', 27],
      [undefined, 1, undefined, 27],
    ])
  })

  it('counts a part of a field for its part, and a size of nothing as none', () => {
    const picture = pictureWith([
      work({ n_kg_ha: 80, area_ha: 5 }),
      work({ n_kg_ha: 30, area_ha: 0 }),
      work({ n_kg_ha: 10, area_ha: 12 }),
    ])
    const gifts = giftsOn(picture, picture.rows('fields')[0]!)
    expect(sumOnField(gifts, ({ nKg }) => nKg).kgHa).toBe(80)
  })

  it('is in the order of days', () => {
    const days = ['2026-04-01', '2026-03-01', '2026-05-01', '2026-03-01']
    const gifts = giftsIn(pictureWith(days.map((done_on) => work({ done_on }))), 2026)
    expect(gifts.map(({ day }) => day)).toEqual(days.toSorted())
  })
})

describe('what a harvest takes', () => {
  const wheat = (year: number, yield_dt_ha?: number) => ({
    year,
    crop: 'Winterweizen',
    ...(yield_dt_ha && { yield_dt_ha }),
  })
  const removed = (crops: object[], yields: object[] = []) => {
    const picture = pictureWith([], { fields: [{ name: 'Deich', crops }, { name: 'Kamp' }], yields })
    return removalOf(picture, picture.rows('fields')[0]!, 2026)
  }

  it.each([
    ['what was harvested', [wheat(2026, 80)], [], { kg: 64 }],
    ['the mean of five years before', [wheat(2026), wheat(2025, 90), wheat(2021, 70), wheat(2020, 10)], [], { kg: 64 }],
    [
      'the field before the farm',
      [wheat(2026), wheat(2025, 80)],
      [{ year: 2025, crop: 'W-Weizen', dt_ha: 40 }],
      { kg: 64 },
    ],
    ['the farm', [wheat(2026)], [{ year: 2025, crop: 'W-Weizen A', dt_ha: 80 }], { kg: 64 }],
    [
      'its own yield of the year',
      [wheat(2026)],
      [{ year: 2026, field_id: 'Deich', crop: 'Winterweizen', dt_ha: 80 }],
      { kg: 64 },
    ],
    [
      'not that of another field',
      [wheat(2026)],
      [{ year: 2026, field_id: 'Kamp', crop: 'Winterweizen', dt_ha: 80 }],
      'missing',
    ],
    ['nothing known', [wheat(2026)], [], 'missing'],
    ['no crop', [], [], 'missing'],
  ])('%s', (_, crops, yields, is) => {
    const found = removed(crops, yields)
    expect('missing' in found ? 'missing' : found).toEqual(is)
  })
})

import { describe, expect, it } from 'vitest'
import { PLANS } from '../../../../../core/library/index.ts'
import { pictureOf } from '../../../../builders/picture.ts'

type Sample = [kgHa: number, depth: string | null, more?: { parameter?: string; date?: string }]

/** What the plan of 2026 takes from samples of one field. */
function nminOf(...samples: Sample[]): unknown {
  const picture = pictureOf({
    fields: [{ name: 'Moorstück', area_ha: 6.1, use: 'arable', crops: [{ year: 2026, crop: 'Winterweizen' }] }],
    measurements: samples.map(([value, depth_cm, { parameter = 'Nmin', date = '2026-02-24' } = {}]) => ({
      type: 'nmin',
      parameter,
      value,
      unit: 'kg/ha',
      date,
      depth_cm,
      field_id: 'Moorstück',
    })),
  })
  const plan = PLANS.find(({ id }) => id === 'duengeplan')!
  const { fields } = plan.gather({ picture, year: 2026, land: 'NI', holding: undefined }) as {
    fields: { nmin: unknown }[]
  }
  return fields[0]!.nmin
}

describe('Nmin of a spring', () => {
  const day = '2026-02-24'
  const layers: Sample[] = [
    [17, '0-30'],
    [14, '30-60'],
    [11, '60-90'],
  ]
  const named: Sample = [31, '0 – 60 cm', { parameter: 'Nmin gesamt' }]
  it.each<[name: string, samples: Sample[], kgHa: number]>([
    ['the layers together', layers, 42],
    ['the sum that the laboratory prints below its layers', [...layers, [42, null]], 42],
    ['a value without a depth', [[55, null]], 55],
    ['the sum by its name', [[17, '0 – 30 cm'], [14, '30 – 60 cm'], named], 31],
    [
      'the deepest whole',
      [
        [31, '0-60'],
        [42, '0-90'],
        [17, '0-30'],
      ],
      42,
    ],
    [
      'the mean of two samples',
      [
        [40, '0-90'],
        [50, '0-90'],
      ],
      45,
    ],
    [
      'the latest day',
      [
        [40, '0-90'],
        [60, '0-90', { date: '2026-02-01' }],
      ],
      40,
    ],
  ])('is %s', (_, samples, kgHa) => {
    expect(nminOf(...samples)).toEqual({ kgHa, day })
  })

  it('is not known of a day in the year before or in autumn', () => {
    expect(nminOf([40, '0-90', { date: '2025-02-24' }], [30, '0-90', { date: '2026-10-20' }])).toBeNull()
  })
})

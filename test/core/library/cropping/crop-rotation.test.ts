import { describe, expect, it } from 'vitest'
import {
  changedShare,
  judgeYearsOnEnd,
  mainCropOf,
  needsNoRotation,
  type RotationField,
} from '../../../../core/library/index.ts'

/** Crops from 2024 on. */
const field = (areaHa: number, names: readonly string[], more: Partial<RotationField> = {}): RotationField => ({
  areaHa,
  crops: Object.fromEntries(names.map((crop, place) => [2024 + place, mainCropOf({ crop }, 2024 + place)])),
  ...more,
})

describe('main crops of three years', () => {
  it.each([
    [['Mais', 'Mais', 'Mais'], 'broken'],
    [['Mais', 'Weizen', 'Mais'], 'kept'],
    [['Mais', 'Mais-Bohne', 'Mais'], 'kept'],
    [['Mais', 'Mais', 'Winterweizen'], 'kept'],
    [['Winterroggen', 'Winterroggen', 'Winterroggen'], 'left_out'],
    [['Saatmais', 'Saatmais', 'Saatmais'], 'left_out'],
    [['Mais', 'Mais', 'Saatmais'], 'broken'],
    [['Ackergras', 'Ackergras', 'Ackergras'], 'left_out'],
    [['Mais', 'Mais', 'Brache'], 'left_out'],
    [['Ackergras', 'Mais', 'Mais'], 'kept'],
    [['?', 'Mais', 'Mais'], 'unknown'],
    [['Mais', 'Winterweizen', '?'], 'kept'],
    [['Mais', 'Mais', '?'], 'unknown'],
  ] as const)('%s: %s', (names, verdict) => expect(judgeYearsOnEnd(field(10, names), 2026)).toBe(verdict))

  it('count a mixture with maize as maize from 2026 on', () =>
    expect(judgeYearsOnEnd(field(10, ['Weizen', 'Mais', 'Mais-Bohne', 'Mais']), 2027)).toBe('broken'))

  it('were not asked for in 2023', () => expect(judgeYearsOnEnd({ areaHa: 1, crops: {} }, 2023)).toBe('left_out'))
})

describe('the share of land on which the crop changes', () => {
  const share = (...fields: RotationField[]) => changedShare(fields, 2025)

  it('is that of the example farm', () => {
    const fields = [
      field(12.4, ['Winterraps', 'Winterweizen', 'Silomais']),
      field(9.8, ['Silomais', 'Silomais', 'Silomais']),
      field(6.1, ['Wintergerste', 'Winterraps', 'Winterweizen']),
      field(14.7, ['Winterweizen', 'Wintergerste', 'Winterraps']),
      field(12, ['Winterroggen', 'Wintertriticale', 'Wintergerste']),
    ]
    expect(changedShare(fields, 2026)).toMatchObject({ countedHa: 55, atLeast: expect.closeTo(82.18, 2) })
  })

  it('is exact at the limit', () =>
    expect(share(field(33, ['Mais', 'Weizen']), field(67, ['Mais', 'Mais']))).toMatchObject({
      atLeast: 33,
      atMost: 33,
    }))

  it('counts a catch crop that stood to the end of the year, and leaves one open of which nobody knows it', () => {
    const maize = (stood: 'stands' | 'unknown') => field(10, ['Mais', 'Mais'], { catchCrops: { 2024: stood } })
    expect(share(maize('stands'))).toMatchObject({ atLeast: 100, atMost: 100 })
    expect(share(maize('unknown'))).toMatchObject({ atLeast: 0, atMost: 100 })
  })

  it('leaves rye after rye, grass after grass out, and counts grass in its first year', () => {
    const rest = field(10, ['Mais', 'Mais'])
    expect(share(rest, field(10, ['Roggen', 'Roggen']), field(10, ['Ackergras', 'Kleegras']))?.countedHa).toBe(10)
    expect(share(rest, field(10, ['Mais', 'Ackergras']))).toMatchObject({ countedHa: 20, atLeast: 50 })
  })

  it('is unknown where a crop is', () =>
    expect(share(field(10, ['?', 'Mais']), field(10, ['Mais', 'Mais']))).toMatchObject({ atLeast: 0, atMost: 50 }))

  it('is none where nothing counts', () => expect(share(field(10, ['Ackergras', 'Ackergras']))).toBeUndefined())
})

describe('farms that need not rotate', () => {
  const maize = (areaHa: number) => field(areaHa, ['Mais', 'Mais'])
  const grass = (areaHa: number) => field(areaHa, ['Ackergras', 'Ackergras'])
  const free = (fields: RotationField[], more: { organic?: boolean; permanentGrasslandHa?: number } = {}) =>
    needsNoRotation({ fields, organic: false, ...more }, 2025)

  it.each([
    ['10 ha of arable land', free([maize(10)]), true],
    ['a little more', free([maize(10.01)]), false],
    ['organic', free([maize(100)], { organic: true }), true],
    ['75 % grass', free([maize(25), grass(75)]), false],
    ['more than 75 % grass', free([maize(24.9), grass(75.1)]), true],
    ['peas and fallow as well', free([field(76, ['Erbsen', 'Erbsen']), maize(20), field(4, ['Mais', 'Brache'])]), true],
    ['more than 50 ha beside', free([maize(50.1), grass(200)]), false],
    ['50 ha beside', free([maize(50), grass(200)]), true],
    ['75 % of the farm grassland', free([maize(20)], { permanentGrasslandHa: 60 }), false],
    ['more than 75 % of the farm', free([maize(20)], { permanentGrasslandHa: 61 }), true],
    ['unless a field is not known', free([maize(20), field(80, ['?', '?'])]), undefined],
  ])('%s', (_, is, expected) => expect(is).toBe(expected))
})

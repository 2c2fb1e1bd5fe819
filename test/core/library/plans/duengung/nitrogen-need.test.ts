import { describe, expect, it } from 'vitest'
import { expectedYield } from '../../../../../core/library/plans/duengung/expected-yield.ts'
import type { FieldInputs, FertilizingInputs } from '../../../../../core/library/plans/duengung/inputs.ts'
import { nitrogenNeed } from '../../../../../core/library/plans/duengung/nitrogen-need.ts'
import { aField, aFarm } from './a-farm.ts'

const wheat = { crop: 'Winterweizen A', variety: null, sownOn: '2025-10-08', harvestedOn: null }
const maize = { crop: 'Silomais', variety: null, sownOn: null, harvestedOn: null }
const meadow = {
  use: 'meadow' as const,
  cuts: 4,
  grazedPercent: null,
  years: [],
  dryMatterDtHa: 85,
  proteinPercent: 17,
  legumesPercent: 8,
}
const yielded = (crop: string, dtHa: number): Partial<FertilizingInputs> => ({
  yields: { [crop]: [{ year: 2025, dtHa }] },
})
const slurryOf = (nKgHa: number) => ({
  day: '2025-04-02',
  material: 'cattle_slurry' as const,
  nKgHa,
  countedKgHa: nKgHa * 0.6,
  p2o5KgHa: 40,
})
const nmin = (kgHa: number) => ({ kgHa, day: '2026-02-20' })
const needOf = (field: Partial<FieldInputs>, farm: Partial<FertilizingInputs> = {}) =>
  nitrogenNeed(aField(field), aFarm([], farm))
const kgOf = (...of: Parameters<typeof needOf>) => needOf(...of).kgHa?.toNumber()

describe('the nitrogen that a field needs', () => {
  it('is reckoned as in the examples of the reference', () => {
    expect(
      kgOf(
        { crop: wheat, nmin: nmin(42), humusPercent: 2.4, gifts: [slurryOf(140)], precedingCrop: 'Winterraps' },
        yielded('Winterweizen', 84),
      ),
    ).toBe(168)
    expect(
      kgOf(
        { crop: maize, nmin: nmin(55), humusPercent: 4.3, gifts: [slurryOf(120)], precedingCrop: 'Winterweizen' },
        yielded('Silomais', 470),
      ),
    ).toBe(117)
    expect(kgOf({ use: 'grassland', crop: null, meadow, humusPercent: 6, gifts: [slurryOf(150)] })).toBe(186.5)
    expect(
      kgOf(
        { crop: { ...wheat, crop: 'Wintergerste' }, nmin: nmin(35), precedingCrop: 'Wintertriticale' },
        yielded('Wintergerste', 68),
      ),
    ).toBe(142)
  })

  it.each([
    ['A and B', 'Winterweizen', 230],
    ['C', 'C-Weizen', 210],
    ['E', 'Winterweizen E', 260],
  ])('follows the quality of wheat: %s', (_, crop, kg) => {
    expect(kgOf({ crop: { ...wheat, crop: crop.replace('C-Weizen', 'Winterweizen (C-Weizen)') }, nmin: nmin(0) })).toBe(
      kg,
    )
  })

  it('adds at most 40 kg for more yield, and takes away without end', () => {
    const at = (dtHa: number) => kgOf({ crop: wheat, nmin: nmin(0) }, yielded('Winterweizen', dtHa))
    expect([at(120), at(121), at(60)]).toEqual([270, 270, 200])
  })

  it.each([
    [4, 230],
    [4.1, 210],
    [null, 210],
  ])('takes 20 kg off above 4 percent of humus, and where nobody knows it: %s', (humusPercent, kg) => {
    expect(kgOf({ crop: wheat, nmin: nmin(0), humusPercent })).toBe(kg)
  })

  it('counts a gift once: in autumn for rape and barley what is available, of all else a tenth', () => {
    const autumn = { ...slurryOf(60), day: '2025-09-02', countedKgHa: 36 }
    const rape = { ...wheat, crop: 'Winterraps' }
    const base = { nmin: nmin(0), precedingCrop: 'Wintergerste' }
    expect(kgOf({ ...base, crop: rape, gifts: [autumn] })).toBe(164)
    expect(kgOf({ ...base, crop: wheat, gifts: [autumn] })).toBe(224)
  })

  it('counts compost by its own shares for three years', () => {
    const compost = (day: string) => ({ ...slurryOf(100), day, material: 'compost' as const })
    const gifts = ['2025-04-01', '2024-04-01', '2023-04-01'].map(compost)
    expect(kgOf({ crop: wheat, nmin: nmin(0), gifts })).toBe(220)
  })

  it('takes off what the crops before leave', () => {
    const after = (precedingCrop: string, words?: string) =>
      kgOf({
        crop: maize,
        nmin: nmin(0),
        precedingCrop,
        catchCrop: words === undefined ? null : { words, legumesPercent: null, usedAs: null },
      })
    expect(
      ['Kleegras', 'Ackerbohnen', 'Zuckerrüben', 'Ackergras', 'Silomais', 'Mais-Bohnen-Gemisch'].map((one) =>
        after(one),
      ),
    ).toEqual([180, 190, 190, 190, 200, 200])
    expect(
      ['Winterrübsen', 'Sommerrübsen', 'Gemüserübsen', 'Stoppelrüben', 'Rote Beete'].map((one) => after(one)),
    ).toEqual([190, 190, 200, 200, 200])
    expect(
      ['Hafer-Erbsen-Gemenge', 'Ackerbohnen-Weizen-Gemenge', 'Leguminosengemenge', 'Menggetreide'].map((one) =>
        after(one),
      ),
    ).toEqual([190, 190, 190, 200])
    expect([
      after('Silomais', 'Senf, abgefroren'),
      after('Silomais', 'Grünroggen'),
      after('Silomais', 'Inkarnatklee'),
    ]).toEqual([200, 180, 160])
  })

  it.each([
    ['no Nmin', { nmin: null }, 'Nmin'],
    ['no crop before', { precedingCrop: null }, 'Vorfrucht'],
    ['no crop', { crop: null }, 'keine Kultur'],
    ['a crop without a value of the Federation', { crop: { ...wheat, crop: 'Dinkel' } }, 'Landeswert fehlt'],
  ])('is not told with %s', (_, without, word) => {
    const need = needOf({ crop: wheat, nmin: nmin(40), ...without })
    expect(need.kgHa).toBeUndefined()
    expect(need.missing.join()).toContain(word)
  })

  it.each([
    ['the last five years', false, 'ausgesetzt', 'aus 2021 bis 2025. Gerechnet'],
    ['those that the law names for an enforced nitrate area', true, 'gilt', 'aus 2015 bis 2019, die im roten Gebiet'],
    ['the last five years in one that is not enforced', true, 'ausgesetzt', 'aus 2021 bis 2025. Gerechnet'],
  ] as const)('says that yields are missing of %s', (_, redZone, enforcement, years) => {
    expect(needOf({ crop: wheat, nmin: nmin(40), redZone }, { enforcement }).missing.join()).toContain(years)
  })

  it('is what the farm has determined itself where the tables do not tell it', () => {
    expect(kgOf({ crop: { ...wheat, crop: 'Dinkel' }, determined: { kgHa: 120, day: '2026-02-01' } })).toBe(120)
  })

  it('is never below zero', () => {
    expect(kgOf({ crop: maize, nmin: nmin(900) })).toBe(0)
  })
})

describe('the need of grassland', () => {
  const base = { use: 'grassland' as const, crop: null, humusPercent: 5, gifts: [] }
  const lines = (...dt: number[]) =>
    dt.map((dtHa, place) => ({ year: 2021 + place, dryMatterDtHa: dtHa, proteinPercent: null }))

  it('follows the mean of the harvests of five years, and not the latest alone', () => {
    const of = (years: FieldInputs['meadow'] & object) => kgOf({ ...base, meadow: years })
    const with5 = { ...meadow, proteinPercent: null, dryMatterDtHa: null, years: lines(90, 95, 100, 90, 100) }
    // 95 dt in the mean: 245 + 13,5 − 10 − 20.
    expect(of(with5)).toBe(228.5)
    expect(of({ ...with5, dryMatterDtHa: 120 })).toBe(228.5)
    expect(of({ ...with5, years: [], dryMatterDtHa: 95 })).toBe(228.5)
    expect(of({ ...with5, years: [{ year: 2020, dryMatterDtHa: 60, proteinPercent: null }] })).toBe(215)
  })

  it('takes a year that differs by more than a fifth as the one before it, and protein as it was, too', () => {
    const years = [
      { year: 2024, dryMatterDtHa: 90, proteinPercent: 16 },
      { year: 2025, dryMatterDtHa: 60, proteinPercent: 17 },
    ]
    expect(kgOf({ ...base, meadow: { ...meadow, years } })).toBe(208)
  })

  it.each([
    [{ cuts: 2, grazedPercent: null }, 190, true],
    [{ cuts: 3, grazedPercent: null }, 245, true],
    [{ cuts: 4, grazedPercent: null }, 245, true],
    [{ cuts: 4, grazedPercent: 60 }, 190, false],
    [{ cuts: null, grazedPercent: 20 }, 245, false],
    [{ cuts: null, grazedPercent: null }, 190, true],
  ])('of a mown pasture is that of the share that is grazed: %j', (told, kg, isGuessed) => {
    const need = needOf({
      ...base,
      meadow: { ...meadow, ...told, use: 'mown_pasture', dryMatterDtHa: null, proteinPercent: null },
    })
    expect([Number(need.kgHa), need.missing.join().includes('wie intensiv')]).toEqual([kg - 10 - 20, isGuessed])
  })
})

describe('the expected yield', () => {
  const of = (...dt: number[]) => dt.map((dtHa, place) => ({ year: 2021 + place, dtHa }))

  it('is the mean of five years; one that differs by more than 20 percent is as the year before', () => {
    expect(expectedYield(of(82, 80, 88, 83, 87), 2026, false)?.dtHa).toBe(84)
    expect(expectedYield(of(80, 80, 80, 80, 64), 2026, false)?.dtHa).toBe(76.8)
    expect(expectedYield(of(80, 80, 80, 80, 63), 2026, false)?.dtHa).toBe(80)
    // A fifth of 58 dt is 11,6 and no more, whatever a float makes of it.
    expect(expectedYield(of(58, 58, 58, 58, 46.4), 2026, false)?.dtHa).toBe(55.7)
    // The year after it is compared with what was really harvested.
    expect(expectedYield(of(80, 80, 80, 40, 45), 2026, false)?.dtHa).toBe(73)
  })

  it('is that of 2015 to 2019 where a nitrate area is enforced', () => {
    const yields = [...of(100, 100, 100, 100, 100), { year: 2017, dtHa: 70 }]
    expect(expectedYield(yields, 2026, true)?.dtHa).toBe(70)
    expect(expectedYield(of(100), 2026, true)).toBeUndefined()
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HighsLinearOptimizer } from '../../../../../adapters/optimization/highs-linear-optimizer.ts'
import type { RowId } from '../../../../../core/farm/index.ts'
import type { PlanVariant } from '../../../../../core/library/index.ts'
import { mainCropOf } from '../../../../../core/library/cropping/crop-groups.ts'
import {
  changedShare,
  judgeYearsOnEnd,
  needsNoRotation,
  type RotationField,
} from '../../../../../core/library/cropping/crop-rotation.ts'
import type { CroppedField, CroppingInputs } from '../../../../../core/library/plans/anbau/inputs.ts'
import { plannedCrop } from '../../../../../core/library/plans/anbau/crops.ts'
import { gatherCropping } from '../../../../../core/library/plans/anbau/gather-inputs.ts'
import { calculateCropping } from '../../../../../core/library/plans/anbau/variants.ts'
import { pictureOf } from '../../../../builders/picture.ts'
import { runs } from '../../../../runs.ts'

const YEAR = 2027
const rotationOf = (names: Readonly<Record<number, string>>, areaHa: number): RotationField => ({
  areaHa,
  crops: Object.fromEntries(
    Object.entries(names).map(([year, name]) => [year, mainCropOf({ crop: name }, Number(year))]),
  ),
})
const aField = (
  id: string,
  areaHa: number,
  before: readonly (string | null)[],
  fixed: string | null = null,
): CroppedField => {
  const names = Object.fromEntries(
    before.flatMap((name, place) => (name === null ? [] : [[YEAR - before.length + place, name]])),
  ) as Record<number, string>
  return { id: id as RowId, name: `Schlag ${id}`, areaHa, names, rotation: rotationOf(names, areaHa), fixed }
}
const farm = (fields: readonly CroppedField[], changes: Partial<CroppingInputs> = {}): CroppingInputs => ({
  year: YEAR,
  fields,
  fallow: [],
  farm: { organic: false },
  feeding: {
    year: YEAR,
    groups: [],
    analyses: [],
    stockT: {},
    meadows: [],
    maize: [],
    elevationM: 0,
    contractorId: null,
    missing: [],
  },
  seed: {},
  contractorId: null,
  missing: [],
  ...changes,
})
const optimizer = new HighsLinearOptimizer()
const variantsOf = async (...of: Parameters<typeof farm>) =>
  Object.fromEntries(
    (await calculateCropping(farm(...of), { optimizer })).variants.map((one) => [one.key, one]),
  ) as Record<string, PlanVariant>
/** The crop of each field, as the plan tells it. */
const cropsOf = ({ parts }: PlanVariant): Record<string, string> =>
  Object.fromEntries(parts.flatMap(({ title, row }) => (row ? [[row.id, title.split(' · ')[1]!]] : [])))

describe('the winter before the planned crops', () => {
  it('is covered by winter crops, and says how much has to stay unploughed besides', async () => {
    const fields = [aField('1', 10, ['Silomais'], 'Winterweizen'), aField('2', 15, ['Winterweizen'], 'Silomais')]
    const { wie_bisher: asBefore } = await variantsOf(fields)
    expect(asBefore!.metrics.find(({ id }) => id === 'winter_crops')).toMatchObject({ value: 40, unit: '%' })
    const part = asBefore!.parts.find(({ title }) => title === 'Winterbedeckung 2026/2027 · GLÖZ 6')!
    expect(part.steps).toMatchObject([
      { formula: '10 ha / 25 ha', result: '40', unit: '%', source: 'GAPKondV § 17 (1)' },
      { formula: '25 ha · 80 % − 10 ha', result: 'mindestens 10', unit: 'ha' },
    ])
    expect(part.steps[1]!.label).toContain('31.12.2026')
  })

  it('wants nothing more where all is sown, and is not told of a farm without arable land', async () => {
    const { wie_bisher: sown } = await variantsOf([aField('1', 10, ['Silomais'], 'Winterweizen')])
    const wanted = sown!.parts.find(({ title }) => title.includes('GLÖZ 6'))!.steps[1]!
    expect(wanted.result).toBe('mindestens 0')
    const { wie_bisher: none } = await variantsOf([])
    expect(none!.parts.some(({ title }) => title.includes('GLÖZ 6'))).toBe(false)
  })
})

describe('the plan of crops', () => {
  it('never plans the same crop for the third time', async () => {
    const { wie_bisher, db_max } = await variantsOf([
      aField('a', 20, ['Silomais', 'Silomais']),
      aField('b', 20, ['Winterweizen', 'Silomais']),
      aField('c', 20, ['Winterraps', 'Winterweizen']),
    ])
    for (const variant of [wie_bisher!, db_max!]) expect(cropsOf(variant)['a']).not.toBe('Silomais')
  })

  it('keeps the pause of a crop on a field', async () => {
    const after = async (years: number) => {
      const before = [
        'Winterraps',
        ...Array.from({ length: years }, (_, place) => (place % 2 ? 'Wintergerste' : 'Winterweizen')),
      ]
      return cropsOf((await variantsOf([aField('a', 20, before)]))['db_max']!)['a']
    }
    expect([await after(2), await after(3)]).toEqual(['Winterweizen', 'Winterraps'])
  })

  it('leaves what stands already, and plans no work for it', async () => {
    const { db_max } = await variantsOf([aField('a', 20, ['Winterraps', 'Winterweizen'], 'Wintergerste')])
    expect([cropsOf(db_max!)['a'], db_max!.effects]).toEqual(['Wintergerste', []])
  })

  it('says where no crop keeps the law', async () => {
    const { db_max } = await variantsOf([aField('a', 20, ['Silomais', 'Silomais'])])
    expect(db_max!.reasons.join()).toContain('Schlag a')
  })

  it('says what of the change of crops is missing', async () => {
    const { wie_bisher } = await variantsOf([
      aField('a', 70, ['Winterweizen', 'Silomais'], 'Silomais'),
      aField('b', 30, ['Winterweizen', 'Silomais'], 'Winterweizen'),
    ])
    expect(wie_bisher!.reasons.join()).toContain('30 %')
  })

  it('finds five crops and a tenth of legumes for the eco-scheme', async () => {
    const fields = Array.from({ length: 12 }, (_, place) =>
      aField(String(place), 5 + (place % 3), ['Winterweizen', 'Silomais']),
    )
    const { oer2 } = await variantsOf(fields)
    expect(oer2!.reasons).toEqual([])
    expect(oer2!.metrics.find(({ id }) => id === 'legumes')!.value).toBeGreaterThanOrEqual(10)
    expect(new Set(Object.values(cropsOf(oer2!))).size).toBeGreaterThanOrEqual(5)
  })

  it('counts silage and grain maize as one crop for the eco-scheme, and holds cereals to two thirds', async () => {
    const standing = (...crops: string[]) =>
      crops.map((crop, place) => aField(String(place), 10, ['Winterraps', 'Kartoffeln'], crop))
    const reasons = async (...crops: string[]) => (await variantsOf(standing(...crops)))['oer2']!.reasons
    expect(await reasons('Silomais', 'Winterraps', 'Ackerbohnen', 'Winterweizen', 'Hafer')).toEqual([])
    expect((await reasons('Silomais', 'Körnermais', 'Ackerbohnen', 'Winterweizen', 'Hafer')).join()).toContain('Fünf')
    const cereals = [
      'Winterweizen',
      'Wintergerste',
      'Sommergerste',
      'Hafer',
      'Winterroggen',
      'Wintertriticale',
      'Erbsen',
    ]
    expect((await reasons(...cereals)).join()).toContain('höchstens 66 % Getreide')
  })

  it('sows a catch crop only after the harvest', async () => {
    const daysAfter = async (before: string) => {
      const { db_max } = await variantsOf([aField('a', 20, ['Silomais', before])])
      const effect = db_max!.effects.find(({ id }) => id === 'anbau.a.zwischenfrucht')
      return effect?.kind === 'field_work' ? effect.values.planned_from : undefined
    }
    expect(await daysAfter('Wintergerste')).toBe('2026-08-20')
    expect(await daysAfter('Sonnenblumen')).toBeUndefined()
  })

  it('sows, buys seed that is not in store, and orders the combine', async () => {
    const { db_max } = await variantsOf([aField('a', 20, ['Winterraps', 'Silomais', 'Winterweizen', 'Wintergerste'])], {
      seed: { Winterraps: 15 },
    })
    expect(cropsOf(db_max!)['a']).toBe('Winterraps')
    expect(db_max!.effects.map(({ id }) => id)).toEqual([
      'anbau.a.boden',
      'anbau.a.saat',
      'anbau.a.ernte',
      'anbau.saatgut.Winterraps',
      'anbau.auftrag.drusch.Winterraps',
    ])
    expect(db_max!.effects[3]).toMatchObject({ values: { amount: 65, unit: 'kg', needed_on: '2026-08-15' } })
  })

  it('says which crop before is not known, and which field has no size', () => {
    const field = { name: 'Kamp', use: 'arable' as const, crops: [{ year: 2025, crop: 'Winterraps' }] }
    const picture = pictureOf({
      fields: [
        { ...field, area_ha: 20 },
        { ...field, name: 'Deich' },
      ],
    })
    const { missing } = gatherCropping({ picture, year: YEAR, land: 'NI', holding: undefined })
    expect(missing.join()).toContain('„Kamp“ fehlt die Hauptfrucht 2026')
    expect(missing.join()).toContain('„Deich“ fehlt die Größe')
  })

  it('cannot be adopted where a crop that is entered breaks the law', async () => {
    const { wie_bisher } = await variantsOf([
      aField('a', 20, ['Silomais', 'Silomais'], 'Silomais'),
      aField('b', 20, ['Winterraps', 'Winterweizen']),
    ])
    expect(wie_bisher!.reasons.join()).toContain('„Schlag a“ steht 2027 zum dritten Mal')
  })

  it('sows nothing under what still stands', async () => {
    const { db_max } = await variantsOf([aField('a', 20, ['Winterraps', 'Winterweizen', 'Wintergerste', 'Silomais'])])
    expect(cropsOf(db_max!)['a']).not.toBe('Winterraps')
    for (const effect of db_max!.effects)
      if (effect.kind === 'field_work') expect(effect.values.planned_from! > '2026-09-09').toBe(true)
  })

  it('is enough with exactly a third, and not below', async () => {
    const share = async (areaHa: number) =>
      (
        await variantsOf([
          ...['a', 'b', 'c'].map((id) => aField(id, areaHa, ['Winterweizen', 'Silomais'], 'Winterweizen')),
          aField('d', 30 - 3 * areaHa, ['Winterweizen', 'Silomais'], 'Silomais'),
        ])
      )['wie_bisher']!.reasons
    expect(await share(3.3)).toEqual([])
    expect((await share(3.2999)).join()).toContain('wechselt nur auf')
  })

  it('leaves grass and perennial crops where they are', () => {
    const field = (crop: string) => ({ name: crop, use: 'arable' as const, area_ha: 20, crops: [{ year: 2026, crop }] })
    const picture = pictureOf({ fields: ['Ackergras', 'Spargel', 'Silomais'].map(field) })
    const { fields } = gatherCropping({ picture, year: YEAR, land: 'NI', holding: undefined })
    expect(fields.map(({ fixed }) => fixed)).toEqual(['Ackergras', 'Spargel', null])
  })

  it('says of a crop without a known margin that it is not known, and adds up those of the others', async () => {
    const fields = [
      aField('a', 10, ['Silomais', 'Winterweizen'], 'Weißkohl'),
      aField('b', 10, ['Silomais', 'Silomais'], 'Winterweizen'),
    ]
    const marginOf = ({ metrics }: PlanVariant) => metrics.find(({ id }) => id === 'margin')!.value
    const { missing, variants } = await calculateCropping(farm(fields), { optimizer })
    expect(missing.join()).toContain('Der Deckungsbeitrag von Weißkohl ist nicht bekannt')
    expect(missing.join()).not.toContain('Winterweizen')
    const [cabbage, wheat] = ['a', 'b'].map((id) => variants[0]!.parts.find(({ row }) => row?.id === id)!)
    expect(cabbage!.steps.at(-1)).toMatchObject({ label: 'Deckungsbeitrag', result: 'nicht bekannt', unit: '' })
    const margins = [cabbage!, wheat!].map(({ figures }) => figures!.find(({ id }) => id === 'margin_field')?.value)
    expect(margins[0]).toBeUndefined()
    expect(marginOf(variants[0]!)).toBe(margins[1])
    expect(marginOf((await variantsOf(fields.slice(0, 1)))['wie_bisher']!)).toBeNull()
  })

  it('knows crops by short names, too', () => {
    expect(
      ['Raps', 'W-Roggen', 'Speisekartoffeln', 'Futtererbsen', 'Dinkel', 'Brache'].map(
        (name) => plannedCrop(name)?.name,
      ),
    ).toEqual(['Winterraps', 'Winterroggen', 'Kartoffeln', 'Erbsen', 'Winterweizen', undefined])
  })
})

describe('whatever the fields, a cropping plan that may be adopted', () => {
  const crops = ['Winterweizen', 'Wintergerste', 'Silomais', 'Winterraps', 'Zuckerrüben', 'Ackergras', 'Winterroggen']
  const anyField = fc.tuple(
    fc.double({ min: 0.1, max: 60, noNaN: true }),
    fc.array(fc.option(fc.constantFrom(...crops), { nil: null, freq: 6 }), { minLength: 2, maxLength: 6 }),
    fc.option(fc.constantFrom(...crops), { nil: null }),
  )

  it('changes the crop in three years on each field, and on a third of the land', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyField, { maxLength: 14 }), async (given) => {
        const fields = given.map(([areaHa, before, fixed], place) => aField(String(place), areaHa, before, fixed))
        for (const variant of Object.values(await variantsOf(fields))) {
          expect(JSON.stringify(variant)).not.toMatch(/NaN|Infinity|undefined/)
          expect(new Set(variant.effects.map(({ id }) => id)).size).toBe(variant.effects.length)
          if (variant.reasons.length > 0) continue
          const planned = cropsOf(variant)
          const after = fields.map(({ id, names, areaHa }) => rotationOf({ ...names, [YEAR]: planned[id]! }, areaHa))
          if (needsNoRotation({ fields: after, organic: false }, YEAR) === true) continue
          for (const field of after) expect(judgeYearsOnEnd(field, YEAR)).not.toBe('broken')
          const share = changedShare(after, YEAR)
          if (share) expect(share.atMost).toBeGreaterThanOrEqual(33)
        }
      }),
      { numRuns: runs(60) },
    )
  })
})

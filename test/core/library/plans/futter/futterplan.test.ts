import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HighsLinearOptimizer } from '../../../../../adapters/optimization/highs-linear-optimizer.ts'
import type { RowId } from '../../../../../core/farm/index.ts'
import type { PlanVariant } from '../../../../../core/library/index.ts'
import { loadOf } from '../../../../../core/library/plans/futter/barn-sheet.ts'
import { feedNeeds } from '../../../../../core/library/plans/futter/feed-needs.ts'
import { ALL_FEEDS, feedNamed } from '../../../../../core/library/plans/futter/feed-names.ts'
import { feedCalled, rnbOf, type FeedId } from '../../../../../core/library/plans/futter/feeds.ts'
import type { FeedingInputs, GroupInputs } from '../../../../../core/library/plans/futter/inputs.ts'
import { nelOfMilk, requirementOf } from '../../../../../core/library/plans/futter/norms.ts'
import { coverageOf, energyOf, freshOf, nxpOf, sumsOf } from '../../../../../core/library/plans/futter/ration.ts'
import { gatherFeeding } from '../../../../../core/library/plans/futter/gather-inputs.ts'
import { calculateFeeding } from '../../../../../core/library/plans/futter/variants.ts'
import { pictureOf } from '../../../../builders/picture.ts'
import { runs } from '../../../../runs.ts'

const COWS: GroupInputs = {
  herdId: 'herd-1' as RowId,
  herd: 'Milchkühe',
  group: 'Laktierende',
  norm: 'lactating',
  animals: 62,
  milkKg: 28,
  fat: 4.1,
  protein: 3.4,
  liveWeightKg: 650,
  ration: [],
  unread: [],
}
const meadow = { id: 'field-1' as RowId, name: 'Hauswiese', areaHa: 30 }
const farm = (changes: Partial<FeedingInputs> = {}): FeedingInputs => ({
  year: 2026,
  groups: [COWS],
  analyses: [],
  stockT: {},
  meadows: [meadow],
  maize: [{ ...meadow, id: 'field-2' as RowId, name: 'Langer Kamp' }],
  elevationM: 0,
  contractorId: null,
  missing: [],
  ...changes,
})
const optimizer = new HighsLinearOptimizer()
const variantsOf = async (changes: Partial<FeedingInputs> = {}) =>
  Object.fromEntries(
    (await calculateFeeding(farm(changes), { optimizer })).variants.map((one) => [one.key, one]),
  ) as Record<string, PlanVariant>
const metric = ({ metrics }: PlanVariant, id: string) => metrics.find((one) => one.id === id)?.value

describe('the ration of the reference', () => {
  const portions = (
    [
      ['maissilage', 7],
      ['grassilage_1', 7.3],
      ['weizen', 1.8],
      ['rapsschrot', 2.2],
      ['stroh', 0.4],
      ['mlf_18_3', 0.6],
      ['mineral', 0.15],
    ] as const
  ).map(([id, dryMatterKg]) => ({ feed: feedCalled(id), dryMatterKg }))
  const need = requirementOf(COWS, 2026)

  it('meets what 62 cows with 28 kg of milk need', () => {
    expect([need.energy.mj, need.nxpG, need.dryMatterKg].map(Number)).toEqual([130.7, 2830, 19.2])
    expect(Number(nelOfMilk(4.1, 3.4))).toBe(3.322)
    const sums = sumsOf(portions, 'nel')
    expect(Math.abs(sums.rnbG.toNumber() + 14)).toBeLessThanOrEqual(2)
    expect([sums.dryMatterKg, sums.energyMj, sums.nxpG].map(Number)).toEqual([19.45, 130.4, 2935])
    expect(coverageOf(sums, need)).toEqual({ energy: 99.8, nxp: 103.7, xp: null, lysine: null, dryMatter: 101.3 })
  })

  it('is printed as it is added up', () => {
    expect(portions.map((one) => Number(freshOf(one)))).toEqual([20.6, 19.2, 2, 2.5, 0.5, 0.7, 0.16])
    expect(portions.map((one) => loadOf(one, 62))).toEqual([1280, 1190, 127, 153, 29, 42, 10])
    expect(portions.map((one) => Number(energyOf(one, 'nel')))).toEqual([46.9, 46, 15.3, 16.1, 1.5, 4.6, 0])
    expect(portions.map((one) => Number(nxpOf(one)))).toEqual([924, 1007, 310, 554, 31, 109, 0])
  })

  it('takes the feed of a year, with what is lost', () => {
    const needs = feedNeeds([{ group: COWS, need, portions, sums: sumsOf(portions, 'nel'), unmet: [] }], 365, farm())
    const tonnes = (id: FeedId) => Number(needs.find(({ feed }) => feed.id === id)!.needed.toFixed(1))
    expect([Math.round(tonnes('maissilage')), Math.round(tonnes('grassilage_1')), tonnes('rapsschrot')]).toEqual([
      522, 487, 57,
    ])
  })
})

describe('feeds', () => {
  it('have a nitrogen balance that follows from their protein', () => {
    const printed = {
      maissilage: -9.6,
      grassilage_1: 1.9,
      biertreber: 10.2,
      rapsschrot: 22.1,
      sojaschrot44: 32.3,
    } as const
    for (const [id, rnb] of Object.entries(printed))
      expect(Math.abs(rnbOf(feedCalled(id as FeedId)) - rnb)).toBeLessThan(0.2)
    expect(new Set(ALL_FEEDS.map(({ id }) => id)).size).toBe(ALL_FEEDS.length)
  })

  it.each([
    ['Maissilage Silo 2, 2025', 'maissilage'],
    ['Grassilage 2. Schnitt', 'grassilage_f'],
    ['Grassilage', 'grassilage_1'],
    ['Rapsextraktionsschrot', 'rapsschrot'],
    ['Gerstenstroh', 'stroh'],
    ['Dieselkraftstoff', undefined],
    ['Saatgut Winterweizen', undefined],
    ['Sojaschalen', undefined],
    ['Sojaöl', 'pflanzenoel'],
    ['Rapsölpresskuchen', undefined],
    ['Hydrauliköl', undefined],
    ['Weizenkleie', 'weizenkleie'],
    ['Mineralfutter Mastbullen', 'mineral'],
    ['Mineralfutter Mastschweine', 'mineral_schwein'],
  ])('are known by name: %s', (name, id) => expect(feedNamed(name)?.id).toBe(id))
})

describe('variants of feeding', () => {
  it('lay weight on what they are called after, and leave out soy', async () => {
    const variants = await variantsOf()
    const kg = (key: string, feed: RegExp) =>
      Number(
        variants[key]!.parts[0]!.steps.find(({ label }) => feed.test(label))
          ?.formula.split(' ')[0]
          ?.replace(',', '.') ?? 0,
      )
    expect(kg('gras_betont', /^Grassilage/)).toBeGreaterThan(kg('gras_betont', /^Maissilage/))
    expect(kg('mais_betont', /^Maissilage/)).toBeGreaterThan(kg('mais_betont', /^Grassilage/))
    expect(kg('mais_betont', /stroh/)).toBeGreaterThanOrEqual(0.3)
    expect(kg('weide_tag', /^Weidegras/)).toBeGreaterThanOrEqual(6)
    expect(kg('weide_tag', /^Weidegras/)).toBeLessThanOrEqual(8)
    for (const key of ['gras_betont', 'mais_betont', 'weide_tag', 'gvo_frei']) expect(kg(key, /^Soja/)).toBe(0)
    expect(metric(variants['kostenmin']!, 'cost_cow')).toBeLessThanOrEqual(
      metric(variants['mais_betont']!, 'cost_cow')!,
    )
  })

  it('say which need cannot be met, and by how much', async () => {
    const { gras_betont } = await variantsOf({ groups: [{ ...COWS, milkKg: 90 }] })
    expect(gras_betont!.effects).toEqual([])
    expect(gras_betont!.reasons.join()).toMatch(/Milchkühe, Laktierende: .*(?:fehlen|zu viel)/)
    expect(gras_betont!.reasons.join()).toMatch(/\d/)
  })

  it('go on as now only where the farm has entered its ration', async () => {
    expect((await variantsOf())['bestand']!.reasons.join()).toContain('keine Ration')
    const ration = [
      { feed: 'maissilage' as const, kg: 20.6 },
      { feed: 'grassilage_1' as const, kg: 19.2 },
    ]
    const { bestand } = await variantsOf({ groups: [{ ...COWS, ration }] })
    expect([bestand!.reasons, metric(bestand!, 'energy')]).toEqual([[], 71.1])
  })

  it('do not go on as now with a ration that nobody can reckon', async () => {
    const ration = [{ feed: 'maissilage' as const, kg: 20.6 }]
    const { bestand } = await variantsOf({ groups: [{ ...COWS, ration, unread: ['Kartoffeln'] }] })
    expect([bestand!.reasons.join().includes('„Kartoffeln“'), bestand!.effects]).toEqual([true, []])
  })

  it.each(['bull', 'young'] as const)(
    'lay their weight on the forage of all where no cow is there: %s',
    async (norm) => {
      const variants = await variantsOf({ groups: [{ ...COWS, norm, milkKg: 0 }] })
      const kg = (key: string, feed: RegExp): number =>
        variants[key]!.parts[0]!.steps.filter(({ label }) => feed.test(label))
          .map(({ formula }) => Number(formula.split(' ')[0]!.replace(',', '.')))
          .reduce((sum, one) => sum + one, 0)
      for (const [key, silage] of [
        ['gras_betont', /^Grassilage/],
        ['mais_betont', /^Maissilage/],
      ] as const) {
        expect(variants[key]!.reasons).toEqual([])
        expect(kg(key, silage)).toBeGreaterThanOrEqual(0.55 * kg(key, /silage|stroh|^Heu/) - 0.01)
      }
    },
  )

  it('feed suckler cows, too, or say that the weight cannot be laid on their forage', async () => {
    const { kostenmin, gras_betont, mais_betont } = await variantsOf({
      groups: [{ ...COWS, norm: 'suckler', milkKg: 0 }],
    })
    expect(kostenmin!.reasons).toEqual([])
    expect(gras_betont!.reasons.join()).toContain('mit 55 % Grassilage im Grobfutter geht es nicht auf')
    expect(mais_betont!.reasons.join()).toContain('mit 55 % Maissilage im Grobfutter geht es nicht auf')
  })

  it('follow an own analysis, whole', async () => {
    const analysis = {
      feed: 'maissilage' as const,
      day: '2026-01-10',
      sample: 'F-17',
      dryMatter: 300,
      nel: 6,
      me: 10,
      xp: 80,
      nxp: 125,
      xf: 220,
    }
    const { mais_betont } = await variantsOf({ analyses: [analysis] })
    expect(JSON.stringify(mais_betont!.parts)).toContain('deine Futteranalyse vom 10.01.2026, Probe F-17')
    expect(mais_betont!.effects.some(({ id }) => id === 'futter.stallblatt.herd-1.Laktierende')).toBe(true)
  })

  it('want only what is not in store, and cut and harvest for it', async () => {
    const { mais_betont } = await variantsOf({ stockT: { maissilage: 5000, grassilage_1: 100 } })
    const ids = mais_betont!.effects.map(({ id }) => id)
    expect(ids).not.toContain('futter.bedarf.maissilage')
    expect(ids).not.toContain('futter.maisernte')
    expect(ids).toEqual(
      expect.arrayContaining(['futter.bedarf.grassilage_1', 'futter.schnitt.1', 'futter.auftrag.schnitt.1.1']),
    )
  })
})

describe('what goes into the plan of feeding', () => {
  const cows = {
    name: 'Milchkühe',
    species: 'cattle',
    production: 'dairy_cow',
    average_count: 60,
    years: [{ year: 2026, milk_kg: 9150, live_weight_kg: 650 }],
  } as const
  const gathered = (rows: Parameters<typeof pictureOf>[0]) =>
    gatherFeeding({ picture: pictureOf(rows), year: 2026, land: 'NI', holding: undefined })
  const measured = (type: 'milk_quality' | 'feed', parameter: string, value: number, unit: string) => ({
    type,
    parameter,
    value,
    unit,
    date: '2026-02-01',
    subject: type === 'feed' ? 'Maissilage' : null,
  })

  it('tells dry cows that are soon to calve from the others where the farm does', () => {
    const norms = (...names: string[]) =>
      gathered({ herds: [{ ...cows, feeding_groups: names.map((name) => ({ name, count: 5 })) }] }).groups.map(
        (group) => {
          const { energy, nxpG } = requirementOf(group, 2026)
          return [Number(energy.mj), Number(nxpG)]
        },
      )
    expect(norms('Trockensteher')).toEqual([[52.75, 1117.5]])
    expect(norms('Trockensteher', 'Vorbereiter')).toEqual([
      [49.5, 1070],
      [56, 1165],
    ])
    expect(norms('Transit')).toEqual([[56, 1165]])
  })

  it('feeds suckler cows for the milk of their calves where it is known', () => {
    const sucklers = { ...cows, name: 'Mutterkühe', production: 'suckler_cow' } as const
    const [withMilk] = gathered({ herds: [{ ...sucklers, years: [{ year: 2026, milk_kg: 2440 }] }] }).groups
    // 8 kg: 37,5 + 8 · 3,3.
    expect([withMilk!.milkKg, Number(requirementOf(withMilk!, 2026).energy.mj)]).toEqual([8, 63.9])
    const dry = gathered({ herds: [{ ...sucklers, years: [] }] })
    expect(Number(requirementOf(dry.groups[0]!, 2026).energy.mj)).toBe(37.5)
    expect(dry.missing.join()).toContain('„Mutterkühe“ fehlt die Milchleistung')
  })

  it('takes the yield for energy-corrected milk, whatever is in it', () => {
    const [usual] = gathered({ herds: [cows] }).groups
    const rich = gathered({
      herds: [cows],
      measurements: [measured('milk_quality', 'Fett', 5.5, '%'), measured('milk_quality', 'Eiweiß', 4, '%')],
    }).groups[0]!
    expect([usual!.milkKg, rich.milkKg]).toEqual([30, 24.7])
    const needs = [usual!, rich].map((one) => Number(requirementOf(one, 2026).energy.mj))
    expect(Math.abs(needs[0]! - needs[1]!)).toBeLessThan(0.5)
  })

  it('tells apart what of a ration it can reckon with, and groups of one name', () => {
    const rations = [
      { feed: 'Maissilage', amount: 20, unit: 'kg' },
      { feed: 'Grassilage', amount: 7, unit: 'kg TM' },
      { feed: 'Kartoffeln', amount: 4, unit: 'kg' },
    ]
    const feeding_groups = [
      { name: 'Gruppe', count: 30 },
      { name: 'Gruppe', count: 30 },
    ]
    const { groups } = gathered({ herds: [{ ...cows, rations, feeding_groups }] })
    expect(groups.map(({ group, ration, unread }) => [group, ration, unread])).toEqual([
      ['Gruppe', [{ feed: 'maissilage', kg: 20 }], ['Grassilage', 'Kartoffeln']],
      ['Gruppe 2', [{ feed: 'maissilage', kg: 20 }], ['Grassilage', 'Kartoffeln']],
    ])
  })

  it('uses an analysis of dry matter that is whole, and says of another that it does not', () => {
    const sample = (unit: string) => [
      measured('feed', 'TM', 34, '%'),
      measured('feed', 'NEL', 6.6, unit),
      measured('feed', 'ME', 11, 'MJ/kg TM'),
      measured('feed', 'Rohprotein', 75, 'g/kg TM'),
      measured('feed', 'nXP', 131, 'g/kg TM'),
      measured('feed', 'Rohfaser', 190, 'g/kg TM'),
    ]
    const whole = gathered({ herds: [cows], measurements: sample('MJ/kg TM') })
    expect(whole.analyses).toMatchObject([{ feed: 'maissilage', dryMatter: 340, nel: 6.6 }])
    const fresh = gathered({ herds: [cows], measurements: sample('MJ/kg FM') })
    expect([fresh.analyses, fresh.missing.join().includes('„Maissilage“ vom 01.02.2026')]).toEqual([[], true])
  })
})

describe('whatever the herd, a ration that is offered', () => {
  const anyGroup = fc.record({
    norm: fc.constantFrom(
      'lactating' as const,
      'dry' as const,
      'dry_early' as const,
      'dry_late' as const,
      'suckler' as const,
      'bull' as const,
      'young' as const,
    ),
    animals: fc.integer({ min: 1, max: 3000 }),
    milkKg: fc.double({ min: 1, max: 70, noNaN: true }),
    fat: fc.double({ min: 2, max: 7, noNaN: true }),
    protein: fc.double({ min: 2, max: 5, noNaN: true }),
    liveWeightKg: fc.double({ min: 100, max: 1200, noNaN: true }),
  })

  it('meets energy and protein and is eaten, and what is not met is said', async () => {
    await fc.assert(
      fc.asyncProperty(anyGroup, async (facts) => {
        const group = { ...COWS, ...facts }
        const need = requirementOf(group, 2026)
        for (const variant of Object.values(await variantsOf({ groups: [group] }))) {
          expect(JSON.stringify(variant)).not.toMatch(/NaN|Infinity|undefined/)
          if (variant.key === 'bestand') continue
          const printed = (label: string) => {
            const step = variant.parts[0]!.steps.findLast((one) => one.label === label)
            return Number(step?.formula.split(' ')[0]?.replace('.', '').replace(',', '.'))
          }
          if (variant.reasons.length > 0) expect(variant.effects).toEqual([])
          else {
            expect(printed('Energie')).toBeGreaterThanOrEqual(99.5)
            expect(printed('TM')).toBeLessThanOrEqual(103.2)
            if (need.nxpG) expect(printed('Nutzbares Rohprotein')).toBeGreaterThanOrEqual(99.5)
          }
        }
      }),
      { numRuns: runs(40) },
    )
  })
})

import { describe, expect, it } from 'vitest'
import { HighsLinearOptimizer } from '../../../../../adapters/optimization/highs-linear-optimizer.ts'
import type { RowId } from '../../../../../core/farm/index.ts'
import type { PlanVariant } from '../../../../../core/library/index.ts'
import { gatherFeeding } from '../../../../../core/library/plans/futter/gather-inputs.ts'
import { PIG_NORMS, type FeedingInputs, type GroupInputs } from '../../../../../core/library/plans/futter/inputs.ts'
import { requirementOf } from '../../../../../core/library/plans/futter/norms.ts'
import { LEGUMES, MOST_OF, PIG_FEEDS } from '../../../../../core/library/plans/futter/pig-feeds.ts'
import { calculateFeeding } from '../../../../../core/library/plans/futter/variants.ts'
import { pictureOf } from '../../../../builders/picture.ts'

const PIGS: GroupInputs = {
  herdId: 'herd-1' as RowId,
  herd: 'Mastschweine',
  group: 'Endmast',
  norm: 'fattening_4',
  animals: 400,
  milkKg: 0,
  fat: 0,
  protein: 0,
  liveWeightKg: 100,
  ration: [],
  unread: [],
}
const COWS: GroupInputs = {
  ...PIGS,
  herdId: 'herd-2' as RowId,
  herd: 'Milchkühe',
  group: 'Laktierende',
  norm: 'lactating',
  animals: 60,
  milkKg: 28,
  fat: 4,
  protein: 3.4,
  liveWeightKg: 650,
}
const field = { id: 'field-1' as RowId, name: 'Hauswiese', areaHa: 30 }
const optimizer = new HighsLinearOptimizer()
const variantsOf = async (groups: readonly GroupInputs[], changes: Partial<FeedingInputs> = {}) => {
  const farm: FeedingInputs = {
    year: 2026,
    groups,
    analyses: [],
    stockT: {},
    meadows: [field],
    maize: [field],
    elevationM: 0,
    contractorId: null,
    missing: [],
    ...changes,
  }
  return Object.fromEntries(
    (await calculateFeeding(farm, { optimizer })).variants.map((one) => [one.key, one]),
  ) as Record<string, PlanVariant>
}
const kgOf = ({ parts }: PlanVariant, feed: string) =>
  parts[0]!.figures!.find(({ id, label }) => id === 'feed_fresh' && label === feed)?.value ?? 0
const fattening = (changes: Partial<GroupInputs> = {}): GroupInputs => ({ ...PIGS, ...changes })

describe('what pigs need', () => {
  it.each([
    ['fattening_1', 20.1, 17.3, 255],
    ['fattening_2', 27.7, 22.1, 336],
    ['fattening_3', 33.8, 23.4, 377],
    ['fattening_4', 37.7, 23.2, 392],
    ['gestating', 35.4, 16, 348],
    ['suckling', 89.1, 64.1, 1080],
  ] as const)('is reckoned of the norm for %s', (norm, mj, lysine, xp) => {
    const { energy, pig, xpG, nxpG, rnb } = requirementOf(fattening({ norm }), 2026)
    expect([energy.system, Number(energy.mj), Number(pig!.lysineG), Number(xpG)]).toEqual(['me', mj, lysine, xp])
    expect([nxpG, rnb]).toEqual([null, null])
  })

  it('is of gestating sows the fibre that the law asks for', () => {
    expect(PIG_NORMS.map((norm) => requirementOf(fattening({ norm }), 2026).pig!.leastFibreG)).toEqual(
      PIG_NORMS.map((norm) => (norm === 'gestating' ? 200 : null)),
    )
  })
})

describe('feeds of pigs', () => {
  it('hold of a kg as tables print it what they hold of dry matter', () => {
    const wheat = PIG_FEEDS.find(({ id }) => id === 'weizen')!
    expect([wheat.me * 0.88, wheat.pig!.lysine * 0.88].map((value) => Math.round(value * 10) / 10)).toEqual([13.8, 3.4])
    for (const { pig, nel, certainty } of PIG_FEEDS)
      expect([pig === undefined, nel, certainty]).toEqual([false, 0, 'C'])
  })
})

describe('rations of pigs', () => {
  it.each(PIG_NORMS)('meet energy, lysine and protein of %s with what a trough holds', async (norm) => {
    const { kostenmin } = await variantsOf([fattening({ norm })])
    const need = requirementOf(fattening({ norm }), 2026)
    expect(kostenmin!.reasons).toEqual([])
    const percent = (label: string) =>
      Number(
        kostenmin!.parts[0]!.steps.findLast((one) => one.label === label)!
          .formula.split(' ')[0]!
          .replace(',', '.'),
      )
    for (const label of ['Energie', 'Lysin', 'Rohprotein']) expect(percent(label)).toBeGreaterThanOrEqual(99.5)
    expect(percent('TM')).toBeLessThanOrEqual(103.1)
    for (const feed of PIG_FEEDS) {
      const most = MOST_OF[feed.id]?.[norm]
      const dry = (kgOf(kostenmin!, feed.name) * feed.dryMatter) / 1000
      if (most !== undefined) expect(dry).toBeLessThanOrEqual((Number(need.dryMatterKg) * most) / 100 + 0.001)
      if (dry > 0 && feed.sort !== 'mineral' && feed.id !== 'pflanzenoel')
        expect(dry).toBeGreaterThanOrEqual((Number(need.dryMatterKg) * 2) / 100 - 0.001)
    }
    const room = LEGUMES.map((id) => {
      const feed = PIG_FEEDS.find((one) => one.id === id)!
      return (kgOf(kostenmin!, feed.name) * feed.dryMatter) / 10 / Number(need.dryMatterKg) / MOST_OF[id]![norm]
    })
    expect(room.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(1.01)
  })

  it('hold more protein feed for the young than for the heavy', async () => {
    const soy = async (norm: GroupInputs['norm']) => {
      const { kostenmin } = await variantsOf([fattening({ norm })])
      const total = kostenmin!.parts[0]!.figures!.find(({ id }) => id === 'fresh')!.value
      return kgOf(kostenmin!, 'Sojaextraktionsschrot 44') / total
    }
    expect(await soy('fattening_1')).toBeGreaterThan(await soy('fattening_4'))
  })

  it('leave out soy, or say which need cannot be met without it', async () => {
    const { gvo_frei } = await variantsOf([fattening()])
    expect([gvo_frei!.reasons, kgOf(gvo_frei!, 'Sojaextraktionsschrot 44')]).toEqual([[], 0])
    const young = await variantsOf([fattening({ norm: 'piglet_1', herd: 'Ferkel', group: 'Ferkel' })])
    expect(young['gvo_frei']!.reasons.join()).toMatch(/^Ferkel: .*es fehlen \d+(?:,\d+)? (?:g|MJ ME) je Tier und Tag/)
    expect(young['gvo_frei']!.effects).toEqual([])
  })

  it('are told in kg and percent of the mixture on a sheet of their own', async () => {
    const { kostenmin } = await variantsOf([fattening()])
    const effect = kostenmin!.effects.find(({ id }) => id === 'futter.stallblatt.herd-1.Endmast')
    if (effect?.kind !== 'sheet') throw new Error('no sheet')
    const percents = effect.sheet.rows.map((row) => Number(row[5]!.split(' ')[0]!.replace(',', '.')))
    expect(Math.abs(percents.reduce((sum, one) => sum + one, 0) - 100)).toBeLessThan(0.5)
    expect(effect.sheet.foot.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['ME', 'Lysin', 'Rohprotein', 'Wasser']),
    )
    expect(JSON.stringify(effect.sheet)).not.toMatch(/nXP|RNB|Milch/)
  })

  it('need of the year what the herd eats, net of what is in store', async () => {
    const { kostenmin } = await variantsOf([fattening()], { stockT: { triticale: 20 } })
    const kg = kgOf(kostenmin!, 'Triticale')
    const needed = kostenmin!.figures!.find(({ id, label }) => id === 'needed' && label === 'Triticale')!.value
    expect(kg).toBeGreaterThan(0)
    expect(Math.abs(needed - (kg * 400 * 365 * 1.02) / 1000)).toBeLessThan(0.2)
    const open = kostenmin!.effects.find(({ id }) => id === 'futter.bedarf.triticale')
    expect(open?.kind === 'need' && open.values.amount).toBeCloseTo(needed - 20, 1)
  })

  it('stand beside those of cattle, whose feeds they share and leave alone', async () => {
    const both = await variantsOf([COWS, fattening()])
    const alone = await variantsOf([COWS])
    for (const key of ['gras_betont', 'mais_betont', 'weide_tag', 'kostenmin', 'gvo_frei'])
      expect(both[key]!.parts[0]).toEqual(alone[key]!.parts[0])
    const needed = (variant: PlanVariant) => variant.figures!.find(({ label }) => label === 'Weizen')?.value ?? 0
    expect(needed(both['kostenmin']!)).toBeGreaterThanOrEqual(needed(alone['kostenmin']!))
    expect(both['mais_betont']!.metrics.find(({ id }) => id === 'cost_pig')?.value).toBeGreaterThan(0.3)
    expect(alone['mais_betont']!.metrics.some(({ id }) => id === 'cost_pig')).toBe(false)
  })

  it('are no matter of grass or maize where there are pigs alone', async () => {
    const variants = await variantsOf([fattening()])
    expect(Object.keys(variants)).toEqual(['bestand', 'kostenmin', 'gvo_frei'])
    for (const { metrics } of Object.values(variants))
      expect(metrics.map(({ id }) => id)).toEqual(['bought', 'cost_pig'])
  })
})

describe('what of pigs goes into the plan of feeding', () => {
  const herd = (values: object) => ({ name: 'Schweine', species: 'pig', average_count: 100, ...values })
  const gathered = (values: object) =>
    gatherFeeding({
      picture: pictureOf({ herds: [herd(values)] as never }),
      year: 2026,
      land: 'NI',
      holding: undefined,
    })
  const sows = { name: 'Sauen', production: 'sow' }
  const groups = (...names: string[]) => ({ feeding_groups: names.map((name) => ({ name, count: 10 })) })

  it.each([
    [
      'by the names of groups',
      { production: 'fattening_pig', ...groups('Vormast', 'Endmast') },
      ['fattening_1', 'fattening_4'],
    ],
    ['by the weight', { production: 'fattening_pig', years: [{ year: 2026, live_weight_kg: 70 }] }, ['fattening_3']],
    [
      'of sows by what they do',
      { ...sows, ...groups('Wartestall, tragend', 'Abferkelstall') },
      ['gestating', 'suckling'],
    ],
    ['of piglets by the weight', { production: 'piglet', years: [{ year: 2026, live_weight_kg: 12 }] }, ['piglet_1']],
  ])('is their stage, %s', (_, values, norms) => {
    const { groups: found, missing } = gathered(values)
    expect([found.map(({ norm }) => norm), missing]).toEqual([norms, []])
  })

  it.each([
    [{ production: 'fattening_pig' }, /Phase der Mast.*Lebendmasse/],
    [sows, /„Sauen“ fehlt, ob sie tragen oder säugen/],
    [{ production: 'piglet' }, /wie schwer/],
    [{}, /fehlt die Produktionsrichtung/],
  ])('is asked for where nothing tells it: %j', (values, told) => {
    const { groups: found, missing } = gathered(values)
    expect([found, missing.length]).toEqual([[], 1])
    expect(missing[0]).toMatch(told)
  })

  it('is a ration of feeds for pigs', () => {
    const rations = [
      { feed: 'Gerste', amount: 1.2, unit: 'kg' },
      { feed: 'Mineralfutter', amount: 0.08, unit: 'kg' },
      { feed: 'Maissilage', amount: 1, unit: 'kg' },
    ]
    const [group] = gathered({ production: 'fattening_pig', ...groups('Endmast'), rations }).groups
    expect([group!.ration.map(({ feed }) => feed), group!.unread]).toEqual([
      ['gerste', 'mineral_schwein'],
      ['Maissilage'],
    ])
  })
})

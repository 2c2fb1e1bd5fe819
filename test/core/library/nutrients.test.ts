import { describe, expect, it } from 'vitest'
import {
  countedNitrogenPercent,
  creditedNitrogen,
  excretionsOf,
  herdClassOf,
  phosphateContentsOf,
  storedSlurryOf,
  type ExcretionFacts,
  type HerdClass,
} from '../../../core/library/index.ts'

const nitrogen = (herd: HerdClass, facts: ExcretionFacts): number[] =>
  excretionsOf(herd, facts).map(({ nitrogenKg }) => nitrogenKg)

describe('what animals excrete', () => {
  const forage = { grazing: true, grassland: false }
  it.each<[HerdClass, ExcretionFacts, number[]]>([
    ['dairy_cow', { ...forage, milkKg: 8200 }, [117]],
    ['dairy_cow', { ...forage, milkKg: 9000 }, [134]],
    ['dairy_cow', { ...forage, milkKg: 8999 }, [117]],
    ['dairy_cow', { ...forage, milkKg: 14_000 }, [153]],
    ['dairy_cow', { grazing: false, grassland: false, milkKg: 10_000 }, [133]],
    // The table of grassland farms knows cows on pasture alone.
    ['dairy_cow', { grazing: false, grassland: true, milkKg: 10_000 }, [143]],
    ['young_cattle', forage, [48]],
    ['young_cattle', { grassland: true }, [57]],
    ['fattening_bull', {}, [36.6, 39.1]],
    ['fattening_bull', { liveWeightKg: 750 }, [39.1]],
    ['sow', { reduced: true }, [38.4]],
    ['calf', forage, [16.6]],
  ])('%s, %o: %s kg N', (herd, facts, kg) => expect(nitrogen(herd, facts)).toEqual(kg))

  it('spans the table where nothing is known', () => {
    const all = nitrogen('dairy_cow', {})
    expect([Math.min(...all), Math.max(...all)]).toEqual([100, 153])
  })

  it('counts after losses', () => {
    const on = (...of: [Parameters<typeof countedNitrogenPercent>[0], 'slurry' | 'solid']) =>
      countedNitrogenPercent(...of, '2026-12-31')
    expect([on('cattle', 'slurry'), on('cattle', 'solid'), on('pig', 'slurry'), on('pig', 'solid')]).toEqual([
      85, 70, 80, 70,
    ])
    expect([on('poultry', 'slurry'), on('horse', 'solid'), on('sheep', 'slurry')]).toEqual([60, 55, 55])
  })

  it.each([
    [{ species: 'cattle', production: 'dairy_cow' }, 'dairy_cow'],
    [{ species: 'sheep', production: null }, 'sheep'],
    [{ species: 'poultry', production: 'other', name: 'Legehennen' }, 'laying_hen'],
    [{ species: 'poultry', name: 'Puten' }, undefined],
    [{ species: 'poultry', production: 'laying_hen', name: 'Stall 3' }, 'laying_hen'],
    [{ species: 'poultry', production: 'pullet', name: 'Junghennen' }, undefined],
    [{ species: 'goat', production: 'goat' }, undefined],
    [{ species: 'goat' }, undefined],
  ] as const)('%o is %s', (herd, is) => expect(herdClassOf(herd)).toBe(is))
})

describe('what counts of organic nitrogen', () => {
  const arable = { use: 'arable', day: '2026-04-22' } as const
  it.each([
    ['cattle_slurry', 114, 63, arable, 68.4],
    ['cattle_slurry', 100, 70, arable, 70],
    ['cattle_slurry', 100, null, { use: 'grassland', day: '2025-01-31' }, 50],
    ['cattle_slurry', 100, null, { use: 'grassland', day: '2025-02-01' }, 60],
    ['cattle_manure', 100, 10, { use: 'grassland', day: '2024-03-01' }, 25],
    ['compost', 100, null, arable, 5],
  ] as const)('of %s with %s kg N, %s of it NH4', (fertilizer, nKg, nh4nKg, of, counted) =>
    expect(creditedNitrogen({ nKg, nh4nKg }, fertilizer, of)).toBeCloseTo(counted, 9),
  )
})

it('tells slurry of a place by the nearer yield, and the least and the most where it is not known', () => {
  const m3 = (...of: Parameters<typeof storedSlurryOf>) => storedSlurryOf(...of).map(({ slurryM3 }) => slurryM3)
  expect(m3('dairy_cow', 8200)).toEqual([10])
  expect(m3('dairy_cow', 9000)).toEqual([10.5])
  expect(m3('dairy_cow')).toEqual([10, 10.5, 11])
  expect(m3('fattening_bull', 8000)).toEqual([3.35, 3.85])
  expect(m3('sheep')).toEqual([])
})

it.each([
  ['Winterweizen', [0.8]],
  ['W-Weizen A', [0.8]],
  ['Winterraps', [1.8]],
  ['Silomais', [0.16, 0.18]],
  ['Mais-Bohnen-Gemenge', [0.16, 0.18]],
  ['Körnermais', [0.8]],
  ['Sonnenblumen', []],
  ['Strapse', []],
] as const)('the harvest of %s takes %s kg P2O5 a dt', (crop, kg) =>
  expect(phosphateContentsOf(crop).map(({ kgPerDt }) => kgPerDt)).toEqual(kg),
)

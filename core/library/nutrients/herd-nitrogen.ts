import { levelsOf, movementsOfHerd, type PictureRow, type RowValues } from '../../farm/index.ts'
import { excretionsOf } from './animal-excretion.ts'
import { isGrasslandFarm, type NutrientScene } from './farm-land.ts'
import { herdClassOf } from './herd-class.ts'
import { COUNTED_OF_DIGESTATE, countedNitrogenPercent, type ManureSystem } from './manure-losses.ts'

export type Herd = PictureRow<'herds'>
export type HerdYear = NonNullable<RowValues<'herds'>['years']>[number]

/** What the averages and the nitrogen of herds read, beside the fields that tell how the farm lives. */
export const HERD_KINDS = ['herds', 'group_movements', 'animal_counts'] as const

/** At least and at most so much: one number where everything is known. */
export interface Span {
  least: number
  most: number
}

/** What a herd leaves to spread in a year; undefined is not known. */
export interface HerdNitrogen {
  /** Animals on the average of the year. */
  average: number | undefined
  /** kg N that one of them excretes in a year. */
  excretedKg: Span | undefined
  /** Of which so much counts as spread. */
  countedPercent: Span | undefined
  /** kg N of all of them that count. */
  countedKg: Span | undefined
}

export const yearOfHerd = ({ values }: Herd, year: number): HerdYear | undefined =>
  values.years?.find((one) => one.year === year)

/** The last day of the year, at most today. */
export const endOfYear = ({ year, today }: Pick<NutrientScene, 'year' | 'today'>): string =>
  today < `${year}-12-31` ? today : `${year}-12-31`

/** The average of a year: what is entered for it, else what is entered for the herd, else what movements come to. */
export const averageOf = (herd: Herd, scene: NutrientScene): number | undefined =>
  yearOfHerd(herd, scene.year)?.average_count ?? herd.values.average_count ?? averageByMovements(herd, scene)

export function nitrogenOfHerd(herd: Herd, scene: NutrientScene): HerdNitrogen {
  const year = yearOfHerd(herd, scene.year)
  const average = averageOf(herd, scene)
  const excretedKg = excretedBy(herd, year, scene)
  const countedPercent = countedBy(herd, year, scene)
  const all = (bound: keyof Span): number => (average! * excretedKg![bound] * countedPercent![bound]) / 100
  const isKnown = average !== undefined && excretedKg !== undefined && countedPercent !== undefined
  return {
    average,
    excretedKg,
    countedPercent,
    countedKg: isKnown ? { least: all('least'), most: all('most') } : undefined,
  }
}

function averageByMovements(herd: Herd, scene: NutrientScene): number | undefined {
  const moved = scene.picture.referring('group_movements', 'herd_id', herd.id).map(({ values }) => values)
  const counted = scene.picture.referring('animal_counts', 'herd_id', herd.id).map(({ values }) => values)
  const rows = [
    ...moved.map(({ date, direction, count }) => ({ date: date!, direction: direction!, count: count! })),
    ...(moved.some(({ direction }) => direction === 'count')
      ? []
      : counted.map(({ date, count }) => ({ date: date!, direction: 'count' as const, count: count! }))),
  ]
  const counts = rows.filter(({ direction }) => direction === 'count').map(({ date }) => date)
  const from = `${scene.year}-01-01`
  const begun = counts.toSorted()[0]
  return begun === undefined || begun > from
    ? undefined
    : levelsOf(movementsOfHerd(rows)).meanOf(from, endOfYear(scene))
}

function countedBy({ values: { species } }: Herd, year: HerdYear | undefined, scene: NutrientScene): Span | undefined {
  if (species == null) return undefined
  const percents = systemsOf(year, species).map((system) => countedNitrogenPercent(species, system, endOfYear(scene)))
  return spanOf(scene.holding?.biogas === true ? [...percents, COUNTED_OF_DIGESTATE] : percents)
}

/** Cattle and pigs of which nobody says it may stand on slurry or on straw. */
export const systemsOf = (year: HerdYear | undefined, species: string): ManureSystem[] =>
  year?.manure === 'solid' || year?.manure === 'slurry'
    ? [year.manure]
    : species === 'cattle' || species === 'pig'
      ? ['slurry', 'solid']
      : ['solid']

function excretedBy(herd: Herd, year: HerdYear | undefined, scene: NutrientScene): Span | undefined {
  if (year?.n_excretion_kg != null) return spanOf([year.n_excretion_kg])
  const herdClass = herdClassOf(herd.values)
  const method = year?.method ?? ''
  const rows =
    herdClass === undefined
      ? []
      : excretionsOf(herdClass, {
          milkKg: year?.milk_kg ?? null,
          liveWeightKg: year?.live_weight_kg ?? null,
          grazing: /ohne weide|stallhaltung|ganzjährig im stall/i.test(method)
            ? false
            : /weide/i.test(method) || (scene.holding?.grazing ?? null),
          grassland: /grünland/i.test(method) || (/acker/i.test(method) ? false : (isGrasslandFarm(scene) ?? null)),
          reduced:
            /(?:N|stickstoff|nährstoff)-?\/?P?-?(?:reduziert|red\.)/i.test(method) ||
            (/universal|standard/i.test(method) ? false : null),
        })
  return spanOf(rows.map(({ nitrogenKg }) => nitrogenKg))
}

const spanOf = (numbers: readonly number[]): Span | undefined =>
  numbers.length === 0 ? undefined : { least: Math.min(...numbers), most: Math.max(...numbers) }

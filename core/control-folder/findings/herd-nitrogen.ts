import { levelsOf, movementsOfHerd, type PictureRow, type RowValues } from '../../farm/index.ts'
import {
  COUNTED_OF_DIGESTATE,
  countedNitrogenPercent,
  excretionsOf,
  herdClassOf,
  type ManureSystem,
} from '../../library/index.ts'
import type { Scene } from './rule.ts'

export type Herd = PictureRow<'herds'>
export type HerdYear = NonNullable<RowValues<'herds'>['years']>[number]

/** What `averageOf` and `nitrogenOf` read. */
export const HERD_KINDS = ['herds', 'group_movements', 'animal_counts'] as const

/** What is at least and at most so much: one number where everything is known. */
export interface Span {
  least: number
  most: number
}

export const yearOfHerd = ({ values }: Herd, year: number): HerdYear | undefined =>
  values.years?.find((one) => one.year === year)

/** The last day of the year, at most today. */
export const endOfYear = ({ year, today }: Scene): string => (today < `${year}-12-31` ? today : `${year}-12-31`)

/** The average of a year: what is entered for it, else what movements come to, else what is entered for the herd. */
export function averageOf(herd: Herd, scene: Scene): number | undefined {
  return yearOfHerd(herd, scene.year)?.average_count ?? herd.values.average_count ?? averageByMovements(herd, scene)
}

function averageByMovements(herd: Herd, scene: Scene): number | undefined {
  const moved = scene.picture.referring('group_movements', 'herd_id', herd.id).map(({ values }) => values)
  const counted = scene.picture.referring('animal_counts', 'herd_id', herd.id).map(({ values }) => values)
  const rows = [
    ...moved.map(({ date, direction, count }) => ({ date: date!, direction: direction!, count: count! })),
    ...(moved.some(({ direction }) => direction === 'count')
      ? []
      : counted.map(({ date, count }) => ({ date: date!, direction: 'count' as const, count: count! }))),
  ]
  const begun = rows
    .filter(({ direction }) => direction === 'count')
    .map(({ date }) => date)
    .toSorted()[0]
  const from = `${scene.year}-01-01`
  if (begun === undefined || begun > from) return undefined
  return levelsOf(movementsOfHerd(rows)).meanOf(from, endOfYear(scene))
}

/** kg N of one animal and year as it counts when spread; undefined where the tables have no such animals. */
export function nitrogenOf(herd: Herd, scene: Scene, grasslandFarm: boolean | undefined): Span | undefined {
  const { species } = herd.values
  const year = yearOfHerd(herd, scene.year)
  const excreted = excretedBy(herd, year, scene, grasslandFarm)
  if (!excreted || species == null) return undefined
  const percents = [
    ...systemsOf(year, species).map((system) => countedNitrogenPercent(species, system, endOfYear(scene))),
    ...(scene.holding?.biogas === true ? [COUNTED_OF_DIGESTATE] : []),
  ]
  return {
    least: (excreted.least * Math.min(...percents)) / 100,
    most: (excreted.most * Math.max(...percents)) / 100,
  }
}

/** Cattle and pigs of which nobody says it are taken to stand on slurry, which counts most. */
export const systemsOf = (year: HerdYear | undefined, species: string): ManureSystem[] =>
  year?.manure === 'solid'
    ? ['solid']
    : year?.manure === 'slurry'
      ? ['slurry']
      : species === 'cattle' || species === 'pig'
        ? ['slurry', 'solid']
        : ['solid']

function excretedBy(
  herd: Herd,
  year: HerdYear | undefined,
  { holding }: Scene,
  grasslandFarm: boolean | undefined,
): Span | undefined {
  if (year?.n_excretion_kg != null) return { least: year.n_excretion_kg, most: year.n_excretion_kg }
  const of = herdClassOf(herd.values)
  const method = year?.method ?? ''
  const rows =
    of === undefined
      ? []
      : excretionsOf(of, {
          milkKg: year?.milk_kg,
          liveWeightKg: year?.live_weight_kg,
          grazing: /ohne weide|stallhaltung|ganzjährig im stall/i.test(method)
            ? false
            : /weide/i.test(method)
              ? true
              : holding?.grazing,
          grassland: /grünland/i.test(method) ? true : /acker/i.test(method) ? false : grasslandFarm,
          reduced: /(?:N|stickstoff|nährstoff)-?\/?P?-?(?:reduziert|red\.)/i.test(method)
            ? true
            : /universal|standard/i.test(method)
              ? false
              : null,
        })
  const amounts = rows.map(({ nitrogenKg }) => nitrogenKg)
  return amounts.length === 0 ? undefined : { least: Math.min(...amounts), most: Math.max(...amounts) }
}

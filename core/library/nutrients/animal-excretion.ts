import type { Certainty } from '../../law/index.ts'
import type { HerdClass } from './herd-class.ts'

/** What one animal or place excretes in a year. */
export interface Excretion {
  herd: HerdClass
  nitrogenKg: number
  phosphateKg: number
  /** What the animal has to be for it; what is left out does not matter. */
  milkKg?: number
  liveWeightKg?: number
  grazing?: boolean
  /** A farm that lives on grassland, and not on forage from arable land. */
  grassland?: boolean
  /** Fed with less nitrogen and phosphorus. */
  reduced?: boolean
}

export const EXCRETION_SOURCE: { source: string; certainty: Certainty } = { source: 'DüV Anl. 1', certainty: 'A' }

const cow = (
  milkKg: number,
  nitrogenKg: number,
  phosphateKg: number,
  grazing: boolean,
  grassland = false,
): Excretion => ({
  herd: 'dairy_cow',
  milkKg,
  nitrogenKg,
  phosphateKg,
  grazing,
  grassland,
})

const of = (
  herd: HerdClass,
  nitrogenKg: number,
  phosphateKg: number,
  when: Omit<Partial<Excretion>, 'herd'> = {},
): Excretion => ({ herd, nitrogenKg, phosphateKg, ...when })

/** kg N and kg P2O5 a year, of an animal or a place. */
export const ANIMAL_EXCRETION: readonly Excretion[] = [
  cow(6000, 103, 37, true),
  cow(8000, 117, 42, true),
  cow(10_000, 134, 47, true),
  cow(12_000, 153, 52, true),
  cow(6000, 100, 36, false),
  cow(8000, 115, 42, false),
  cow(10_000, 133, 47, false),
  cow(12_000, 152, 52, false),
  cow(6000, 114, 36, true, true),
  cow(8000, 129, 43, true, true),
  cow(10_000, 143, 47, true, true),
  of('calf', 16.6, 6.4),
  of('young_cattle', 48, 15.5, { grazing: true, grassland: false }),
  of('young_cattle', 45, 15, { grazing: false, grassland: false }),
  of('young_cattle', 57, 16.4, { grassland: true }),
  of('fattening_bull', 36.6, 14.2, { liveWeightKg: 675 }),
  of('fattening_bull', 39.1, 14.3, { liveWeightKg: 750 }),
  of('suckler_cow', 88, 26, { liveWeightKg: 500 }),
  of('suckler_cow', 105, 31, { liveWeightKg: 700 }),
  of('sow', 42.9, 18.6, { reduced: false }),
  of('sow', 38.4, 16.7, { reduced: true }),
  of('piglet', 4.2, 1.6),
  of('fattening_pig', 12.2, 5, { reduced: false }),
  of('fattening_pig', 11.7, 4.4, { reduced: true }),
  of('sheep', 20.1, 6.2),
  of('horse', 53.6, 23.4),
  of('laying_hen', 0.764, 0.396),
]

/** What is known of the animals of a herd; null or missing is not known. */
export type ExcretionFacts = { readonly [F in 'milkKg' | 'liveWeightKg']?: number | null | undefined } & {
  readonly [F in 'grazing' | 'grassland' | 'reduced']?: boolean | null | undefined
}

/**
 * Which rows of the table fit: one where all is known that matters, more where something is missing. Between two yields
 * or weights the nearer one holds, the higher where both are as near. Empty where the table has no such animals.
 */
export function excretionsOf(herd: HerdClass, facts: ExcretionFacts): Excretion[] {
  const flagged = (['grassland', 'grazing', 'reduced'] as const).reduce(
    (rows, flag) => {
      const fit = rows.filter((row) => facts[flag] == null || row[flag] === undefined || row[flag] === facts[flag])
      return fit.length > 0 ? fit : rows
    },
    ANIMAL_EXCRETION.filter((row) => row.herd === herd),
  )
  return (['milkKg', 'liveWeightKg'] as const).reduce((rows, size) => nearest(rows, size, facts[size]), flagged)
}

function nearest(rows: Excretion[], size: 'milkKg' | 'liveWeightKg', known: number | null | undefined): Excretion[] {
  const sizes = new Set(rows.flatMap((row) => row[size] ?? []))
  if (known == null || sizes.size === 0) return rows
  const near = [...sizes].toSorted((a, b) => Math.abs(a - known) - Math.abs(b - known) || b - a)[0]
  return rows.filter((row) => row[size] === undefined || row[size] === near)
}

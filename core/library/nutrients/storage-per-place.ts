import type { Certainty } from '../../law/index.ts'
import type { HerdClass } from './herd-class.ts'

/** m³ of slurry that fall at one place in six months. */
export interface StoredSlurry {
  herd: HerdClass
  slurryM3: number
  milkKg?: number
  certainty: Certainty
}

export const STORAGE_SOURCE = 'DüV Anl. 9 Tab. 1'

/** The tables count in this many months. */
export const STORAGE_TABLE_MONTHS = 6

/** Where a class has more than one row without a yield, they are the least and the most of it. */
export const STORAGE_PER_PLACE: readonly StoredSlurry[] = [
  { herd: 'dairy_cow', milkKg: 8000, slurryM3: 10, certainty: 'A' },
  { herd: 'dairy_cow', milkKg: 10_000, slurryM3: 10.5, certainty: 'A' },
  { herd: 'dairy_cow', milkKg: 12_000, slurryM3: 11, certainty: 'A' },
  { herd: 'fattening_bull', slurryM3: 3.35, certainty: 'A' },
  { herd: 'fattening_bull', slurryM3: 3.85, certainty: 'A' },
  { herd: 'suckler_cow', slurryM3: 8, certainty: 'A' },
  { herd: 'suckler_cow', slurryM3: 10, certainty: 'A' },
  { herd: 'calf', slurryM3: 1.5, certainty: 'A' },
  { herd: 'young_cattle', slurryM3: 4.65, certainty: 'C' },
  { herd: 'fattening_pig', slurryM3: 0.75, certainty: 'C' },
  // With its piglets.
  { herd: 'sow', slurryM3: 3, certainty: 'C' },
]

/** t of solid manure of one livestock unit in six months. [C] */
export const SOLID_MANURE_T_PER_LIVESTOCK_UNIT = 5

/** m³ of rain that fall on one m² of an open store in six months. [C] */
export const RAIN_M3_PER_M2 = 0.3

/**
 * The rows of the table that fit: of the nearer yield, the higher where both are as near. Empty where the table has no
 * such animals.
 */
export function storedSlurryOf(herd: HerdClass, milkKg?: number | null): StoredSlurry[] {
  const rows = STORAGE_PER_PLACE.filter((row) => row.herd === herd)
  if (milkKg == null || !rows.some((row) => row.milkKg !== undefined)) return rows
  const away = (row: StoredSlurry): number => Math.abs((row.milkKg ?? 0) - milkKg)
  return rows.toSorted((a, b) => away(a) - away(b) || (b.milkKg ?? 0) - (a.milkKg ?? 0)).slice(0, 1)
}

import type { FieldRow } from './fertilizing.ts'

/** A water near a field: metres to its bank where they are known, and percent of slope towards it. */
export interface Water {
  distance: number | undefined
  slope: number
}

/** The waters of a field, each with the slope of the land towards it. */
export function watersOf({ values: { waters, water_distance_m, slope_percent } }: FieldRow): Water[] {
  if (waters?.length)
    return waters.map((one) => ({
      distance: one.distance_m ?? undefined,
      slope: one.slope_percent ?? slope_percent ?? 0,
    }))
  return water_distance_m == null ? [] : [{ distance: water_distance_m, slope: slope_percent ?? 0 }]
}

/** Whether all of them lie so far away. */
export const isAway = (waters: readonly Water[], metres: number): boolean =>
  waters.every(({ distance }) => distance !== undefined && distance >= metres)

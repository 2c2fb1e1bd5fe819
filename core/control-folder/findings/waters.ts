import type { RowValues } from '../../farm/index.ts'
import { duev, valueOn, type State } from '../../law/index.ts'

/** A water beside a field. */
export interface Water {
  name: string
  /** From the edge of the field to the upper edge of the bank, in metres; undefined where nobody has measured it. */
  distanceM: number | undefined
  slopePercent: number | undefined
  /** Whether grass or the like covers the strip beside it all the year; undefined where it is not said. */
  isGreen: boolean | undefined
}

const BARE = /nicht|kein|ohne|unbewachsen|acker|kahl|offen/i
const GREEN = /grün|gras|gräs|wiese|bewachs|bewuchs|stauden|gehölz|hecke|busch|bäum/i

/** Every water of a field: those of its table, or the one of its single value. */
export function watersOf(field: RowValues<'fields'>): Water[] {
  const green = (bank: string | null | undefined): boolean | undefined =>
    bank == null
      ? field.use === 'grassland' || field.permanent_grassland === true || undefined
      : GREEN.test(bank) && !BARE.test(bank)
  const waters = (field.waters ?? []).map(({ name, distance_m, slope_percent, bank }) => ({
    name: name ?? 'Gewässer',
    distanceM: distance_m ?? undefined,
    slopePercent: slope_percent ?? field.slope_percent ?? undefined,
    isGreen: green(bank),
  }))
  return waters.length > 0 || field.water_distance_m == null
    ? waters
    : [
        {
          name: 'Gewässer',
          distanceM: field.water_distance_m,
          slopePercent: field.slope_percent ?? undefined,
          isGreen: green(null),
        },
      ]
}

/**
 * How far from a water work stayed, in metres. What the work itself says of its distance to the bank counts; else a
 * field that begins beyond the limit keeps it by itself (`far`), and of a nearer one it is not known (`near`).
 */
export function distanceKept(
  { bank_distance_m }: RowValues<'work_items'>,
  { distanceM }: Pick<Water, 'distanceM'>,
  limitM: number,
): number | 'far' | 'near' {
  return bank_distance_m ?? (distanceM !== undefined && distanceM >= limitM ? 'far' : 'near')
}

/** The waters of a field that work had to look out for; the bank that it speaks of where the field names none. */
export const watersBeside = (work: RowValues<'work_items'>, field: RowValues<'fields'> | undefined): Water[] => {
  const waters = field ? watersOf(field) : []
  return waters.length === 0 && work.bank_distance_m != null
    ? [{ name: 'Gewässer', distanceM: undefined, slopePercent: undefined, isGreen: undefined }]
    : waters
}

/** Whether all of them lie so far away. */
export const isAway = (waters: readonly Water[], metres: number): boolean =>
  waters.every(({ distanceM }) => distanceM !== undefined && distanceM >= metres)

/**
 * Metres from the upper edge of the bank that fertilizing has to keep: what the technique asks for, or more on land
 * that falls towards the water.
 */
export const metresNeeded = (slopePercent: number, byTechnique: number, day: string, land?: State): number =>
  Math.max(
    byTechnique,
    ...(valueOn(duev.gewaesserAbstandHang, day, land) ?? [])
      .filter((step) => slopePercent >= step.slopePercent)
      .map(({ metres }) => metres),
  )

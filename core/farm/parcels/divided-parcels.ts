import { sharedLand } from '../geometry/overlap.ts'
import type { RowId } from '../rows/row.ts'
import { isNear, type ParcelTraits } from './parcel.ts'

type Known = ParcelTraits & { id: RowId }
type Found = { parcel: ParcelTraits; index: number }

export interface Descent {
  id: RowId
  predecessors: string[]
}

/** How much of a part lies in the whole. */
const MOST = 0.8

/**
 * Parcels that came of dividing one or of joining several, or that others came of: the parts lie in the whole, or in a
 * field block with it, and are together as large as it. `explained`: those of the found that are new for this reason.
 */
export function dividedParcels(
  found: readonly Found[],
  known: readonly Known[],
): { predecessors: Map<number, string[]>; descents: Descent[]; explained: Set<number> } {
  const predecessors = new Map<number, string[]>()
  const descents: Descent[] = []
  const explained = new Set<number>()
  for (const whole of known) {
    const parts = found.filter(({ parcel, index }) => !explained.has(index) && isPartOf(parcel, whole))
    if (
      !isWhole(
        whole,
        parts.map(({ parcel }) => parcel),
      )
    )
      continue
    for (const { index } of parts) explained.add(index)
    const isLater = latest(parts.map(({ parcel }) => parcel)) > latest([whole])
    if (isLater) for (const { index } of parts) predecessors.set(index, [whole.name])
    else descents.push({ id: whole.id, predecessors: parts.map(({ parcel }) => parcel.name) })
  }
  for (const { parcel: whole, index } of found) {
    if (explained.has(index)) continue
    const parts = known.filter((parcel) => isPartOf(parcel, whole))
    if (!isWhole(whole, parts)) continue
    explained.add(index)
    if (latest([whole]) > latest(parts))
      predecessors.set(
        index,
        parts.map(({ name }) => name),
      )
    else descents.push(...parts.map(({ id }) => ({ id, predecessors: [whole.name] })))
  }
  return { predecessors, descents, explained }
}

function isPartOf(part: ParcelTraits, whole: ParcelTraits): boolean {
  if (latest([part]) === latest([whole]) || latest([part]) === 0 || latest([whole]) === 0) return false
  if (part.geometry && whole.geometry) return sharedLand(part.geometry, whole.geometry).ofFirst >= MOST
  return (
    part.areaHa !== null &&
    whole.areaHa !== null &&
    part.areaHa < whole.areaHa &&
    part.years.some((one) => whole.years.some(({ flik }) => flik !== null && flik === one.flik))
  )
}

const isWhole = (whole: ParcelTraits, parts: readonly ParcelTraits[]): boolean =>
  parts.length > 1 &&
  isNear(
    whole.areaHa,
    parts.reduce((sum, { areaHa }) => sum + (areaHa ?? 0), 0),
  )

const latest = (parcels: readonly ParcelTraits[]): number =>
  Math.max(...parcels.flatMap(({ years }) => years.map(({ year }) => year)), 0)

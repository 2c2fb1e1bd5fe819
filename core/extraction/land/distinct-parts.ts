/** A parcel as its list names it. */
interface Part {
  flik: string | null
  number: string | null
  name: string | null
  part: string | null
  /** Null where the list names none. */
  year: number | null
}

const LONGEST = 20

/**
 * What the parts of parcels are called within their field block, where a field is recognized by block and part: „a“ of
 * two parcels is no name. Of a parcel that has no other part it is left out; else the number goes before it.
 */
export function distinctParts(parcels: readonly Part[]): (string | null)[] {
  const inBlock = Map.groupBy(parcels, ({ flik, year, part }) => `${flik} ${year} ${part}`)
  const ofParcel = Map.groupBy(parcels, (one) => `${one.flik} ${one.year} ${parcelOf(one)}`)
  return parcels.map((one) => {
    const { flik, year, part, number } = one
    if (part === null || flik === null) return part
    const parcelsSo = new Set(inBlock.get(`${flik} ${year} ${part}`)!.map(parcelOf))
    if (parcelsSo.size === 1) return part
    const parts = new Set(ofParcel.get(`${flik} ${year} ${parcelOf(one)}`)!.map((other) => other.part))
    return parts.size === 1 ? null : `${number ?? ''}${part}`.slice(0, LONGEST)
  })
}

const parcelOf = ({ number, name }: Part): string => number ?? name ?? ''

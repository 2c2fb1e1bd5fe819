import type { RowId } from '../rows/row.ts'
import { dividedParcels, type Descent } from './divided-parcels.ts'
import { BY_KEY, BY_NAME, EXACT, likeness, mayBeSame, SURE_BY_NUMBER, UNSURE, type ParcelTraits } from './parcel.ts'

export interface KnownParcel extends ParcelTraits {
  id: RowId
}

/** What a parcel of a document is on the farm. */
export type Recognition =
  | { is: 'known'; id: RowId }
  | { is: 'new'; predecessors: string[] }
  /** It may be one that is there, or one of several; a person has to say. */
  | { is: 'unsure'; candidates: RowId[] }

export interface RecognizedParcels {
  /** In the order of what was found. */
  found: Recognition[]
  /** Parcels that are there and came of one that was found: of an earlier year, as it was before they were divided. */
  descents: { id: RowId; predecessors: string[] }[]
}

/**
 * Which parcels of the farm those of a document are. A parcel goes on being the same while field blocks, numbers, names
 * and boundaries change from year to year; parcels that came of dividing or joining others are new, with their
 * predecessors. Whatever the order in which the years come in, the same parcels come of them. What is not clear is
 * said: of one that may be several, none is taken.
 */
export function recognizeParcels(found: readonly ParcelTraits[], known: readonly KnownParcel[]): RecognizedParcels {
  const alikeAtAll = comparable(found, known)
  if (!alikeAtAll) return recognizeByKey(found, known)
  const pairs = alikeAtAll.flatMap(({ index, parcel }): Pair[] => {
    const rank = likeness(found[index]!, parcel)
    return rank > 0 ? [{ index, parcel, rank }] : []
  })
  const assigned: Assigned = { taken: new Map(), unsure: new Set() }
  for (let rank = EXACT; rank >= BY_NAME; rank--) assign(pairs, rank, assigned)
  const { taken, unsure } = assigned
  const alike = new Set(taken.values())
  const free = known.filter(({ id }) => !alike.has(id))
  const open = found.flatMap((parcel, index) => (taken.has(index) || unsure.has(index) ? [] : [{ parcel, index }]))
  const { predecessors, descents, explained } = dividedParcels(open, free)
  assign(
    pairs.filter(({ index }) => !explained.has(index)),
    BY_KEY,
    assigned,
  )
  const takenIds = new Set(taken.values())
  const ofFound = Map.groupBy(pairs, ({ index }) => index)
  return {
    found: found.map((_, index): Recognition => {
      const id = taken.get(index)
      if (id !== undefined) return { is: 'known', id }
      if (explained.has(index)) return { is: 'new', predecessors: predecessors.get(index) ?? [] }
      const candidates = (ofFound.get(index) ?? []).flatMap(({ parcel }) =>
        takenIds.has(parcel.id) ? [] : [parcel.id],
      )
      return candidates.length > 0 ? { is: 'unsure', candidates } : { is: 'new', predecessors: [] }
    }),
    descents: descents as Descent[],
  }
}

/** Farms have hundreds of parcels, of which each lies beside a few; what is far beyond that is no work of a farm. */
const MOST_COMPARED = 10_000_000
const MOST_ALIKE_EACH = 50

/** Those that may be the same at a glance; undefined where comparing them would hold up others. */
function comparable(
  found: readonly ParcelTraits[],
  known: readonly KnownParcel[],
): { index: number; parcel: KnownParcel }[] | undefined {
  if (found.length * known.length > MOST_COMPARED) return undefined
  const most = MOST_ALIKE_EACH * Math.max(100, found.length)
  const alike: { index: number; parcel: KnownParcel }[] = []
  for (const [index, one] of found.entries())
    for (const parcel of known) {
      if (!mayBeSame(one, parcel)) continue
      if (alike.length === most) return undefined
      alike.push({ index, parcel })
    }
  return alike
}

/** By field block and part or name alone. */
function recognizeByKey(found: readonly ParcelTraits[], known: readonly KnownParcel[]): RecognizedParcels {
  const byKey = Map.groupBy(known, ({ key }) => key)
  const taken = new Set<RowId>()
  return {
    found: found.map(({ key }): Recognition => {
      const [parcel, ...others] = key === null ? [] : (byKey.get(key) ?? [])
      if (!parcel || others.length > 0 || taken.has(parcel.id)) return { is: 'new', predecessors: [] }
      taken.add(parcel.id)
      return { is: 'known', id: parcel.id }
    }),
    descents: [],
  }
}

interface Pair {
  index: number
  parcel: KnownParcel
  rank: number
}

interface Assigned {
  /** The parcel of the farm that each is. */
  taken: Map<number, RowId>
  unsure: Set<number>
}

/** Pairs of this rank, each parcel once; where several are equally sure, none of them. */
function assign(pairs: readonly Pair[], rank: number, { taken, unsure }: Assigned): void {
  const gone = new Set(taken.values())
  const open = pairs.filter(({ index, parcel }) => !taken.has(index) && !unsure.has(index) && !gone.has(parcel.id))
  const here = open.filter((pair) => pair.rank === rank)
  if (here.length === 0) return
  const bestOf = new Map<RowId, number>()
  for (const pair of pairs) bestOf.set(pair.parcel.id, Math.max(pair.rank, bestOf.get(pair.parcel.id) ?? 0))
  const [ofFound, ofKnown] = [Map.groupBy(open, ({ index }) => index), Map.groupBy(here, ({ parcel }) => parcel.id)]
  for (const { index, parcel } of here) {
    const rivals = ofKnown.get(parcel.id)!.length > 1
    // Another parcel that is like it and like no other: then both may be one that was seen in different years.
    const others = ofFound
      .get(index)!
      .some(
        (pair) =>
          pair.parcel.id !== parcel.id &&
          (pair.rank === rank ||
            (rank < SURE_BY_NUMBER && pair.rank > UNSURE && bestOf.get(pair.parcel.id) === pair.rank)),
      )
    if (rivals || others) unsure.add(index)
    else taken.set(index, parcel.id)
  }
}

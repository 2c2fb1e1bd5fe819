import { germanDay, germanNumber } from '../../../shared/german/write-german.ts'
import { countedMovements, herdOnDay } from '../../movements/animals-on-day.ts'
import type { KnownLevel } from '../../movements/known-levels.ts'
import {
  oneSidedMoves,
  otherSideOf,
  type HerdMovement,
  type OneSidedMove,
} from '../../movements/moves-between-herds.ts'
import type { SourcedRow } from '../../rows/row.ts'
import { labelOf, oncePerFarm, type FarmRows, type Values } from '../farm-view.ts'

/** How many animals a herd has, and what of that is less sure than a count. */
export interface Head {
  head: number | null
  /** In whole sentences. */
  unsure?: string | undefined
  /** It is how many there should be. */
  isTarget?: true
}

/** What moved and was counted, by herd. */
const rowsByHerd = oncePerFarm((farm) => {
  const ofHerds = (kind: 'group_movements' | 'animal_counts') =>
    Map.groupBy(
      (farm.all(kind) ?? []).map(({ values }): Values => values),
      ({ herd_id }) => herd_id,
    )
  return { movements: ofHerds('group_movements'), counts: ofHerds('animal_counts') }
})

const movementsIn = (farm: FarmRows): readonly HerdMovement[] =>
  (farm.all('group_movements') ?? []).map(({ values }) => values as unknown as HerdMovement)

const movesOf = oncePerFarm((farm): readonly OneSidedMove[] => {
  const herds = (farm.all('herds') ?? []).map(({ id, label, values: { species, barn_id } }) => ({
    id,
    label,
    species,
    barn: labelOf(farm, 'places', barn_id),
  }))
  return oneSidedMoves(movementsIn(farm), herds)
})

/** What is known of a herd by its own rows, and by those of others that say what came from it or went to it. */
export function levelOfHerd(id: unknown, farm: FarmRows, day: string): KnownLevel | undefined {
  const rows = rowsByHerd(farm)
  const movements = [
    ...(rows.movements.get(id) ?? []),
    ...movesOf(farm).flatMap((one) => (one.other === id ? [otherSideOf(one)] : [])),
  ]
  const counts = rows.counts.get(id) ?? []
  return herdOnDay(countedMovements(movements as never, counts as never), day)
}

/** What the number of a herd on a day leaves open, or has from rows of another herd; undefined where nothing is. */
export function unsureMoves(id: unknown, farm: FarmRows, day: string): string | undefined {
  const since = levelOfHerd(id, farm, day)?.counted?.day
  if (since === undefined) return undefined
  const herd = farm.byId('herds', id)
  const texts = movesOf(farm)
    .filter(({ move: { date } }) => date > since && date <= day)
    .flatMap(({ move, other }) => {
      const mover = farm.byId('herds', move.herd_id)
      if (!mover || mover.id === id || mover.values.species !== herd?.values.species) return []
      const isIn = move.direction === 'moved_in'
      const moved = `${germanNumber(move.count)} am ${germanDay(move.date)} ${isIn ? 'in' : 'aus'} „${mover.label}“`
      const where = `bei „${herd!.label}“`
      const done = isIn ? 'abgezogen' : 'dazugezählt'
      if (other === id)
        return [`Die ${moved} umgestallten${move.note ? ` („${move.note}“)` : ''} sind ${where} ${done}.`]
      return other === undefined
        ? [`${isIn ? 'Woher' : 'Wohin'} ${moved} umgestallt wurden, ist nicht eingetragen: ${where} nicht ${done}.`]
        : []
    })
  return texts.length > 0 ? texts.join(' ') : undefined
}

/** How many animals a herd has: as counted, or else as it has on average or should have, which is told. */
export function headOfHerd(
  { id, label, values }: Pick<SourcedRow, 'label' | 'values'> & { id: string },
  farm: FarmRows,
  day: string,
): Head {
  const amount = levelOfHerd(id, farm, day)?.amount
  if (amount !== undefined && amount >= 0) return { head: amount, unsure: unsureMoves(id, farm, day) }
  const { average_count, target_count } = values as Record<'average_count' | 'target_count', number | null>
  if (average_count != null) return { head: average_count, unsure: notCounted(label, 'der Durchschnittsbestand') }
  // Where it says which animals there are, how many there should be is no number of them.
  const tellsAnimals = (['animals', 'grazing_periods'] as const).some((kind) =>
    farm.all(kind)?.some((row) => row.values.herd_id === id && row.values.left_on == null),
  )
  return target_count == null || tellsAnimals
    ? { head: null }
    : { head: target_count, unsure: notCounted(label, 'die Soll-Anzahl'), isTarget: true }
}

const notCounted = (label: string, what: string): string =>
  `Bei „${label}“ ist das ${what}; eine Zählung ist nicht eingetragen.`

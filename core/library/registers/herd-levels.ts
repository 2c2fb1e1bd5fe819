import {
  countedMovements,
  HERD_MOVEMENT_KINDS,
  herdOnDay,
  movementsOfHerds,
  withoutParts,
  type Picture,
  type RowValues,
} from '../../farm/index.ts'

type Movement = ReturnType<typeof countedMovements>[number]

/** What is known of how many animals of a herd there were at the end of a day. */
export interface HerdLevels {
  on(day: string): number | undefined
}

const LAST_DAY = '9999-12-31'
const NOTHING_KNOWN: HerdLevels = { on: () => undefined }

/**
 * The levels of one herd, reckoned once for all days: a count says what there was at the end of its day, what moved
 * later changes it. Nothing is known before the first count, nor where parts of the herd were counted.
 */
export const levelsOfHerd = (picture: Picture, herdId: string): HerdLevels =>
  picture.derive(`levels of herd ${herdId}`, [...HERD_MOVEMENT_KINDS, 'animal_counts'], (rows) => {
    const movements = withoutParts(
      countedMovements(
        (movementsOfHerds(rows).get(herdId) ?? []).map(({ values }) => complete(values)),
        rows.referring('animal_counts', 'herd_id', herdId).map(({ values }) => complete(values)),
      ),
    )
    if (herdOnDay(movements, LAST_DAY)?.amount === undefined) return NOTHING_KNOWN
    const days = levelsByDay(movements)
    return { on: (day) => days.findLast((one) => one.day <= day)?.level }
  })

/** Rows of long ago may lack what newer ones have as null. */
const complete = <T extends RowValues<'group_movements'> | RowValues<'animal_counts'>>(values: T) =>
  ({ category: null, ...values }) as never

function levelsByDay(movements: readonly Movement[]): { day: string; level: number }[] {
  const byDay = [...Map.groupBy(movements, ({ date }) => date)].toSorted(([one], [other]) => (one < other ? -1 : 1))
  const levels: { day: string; level: number }[] = []
  for (const [day, ofDay] of byDay) {
    const counted = ofDay.find(({ direction }) => direction === 'count')
    const before = levels.at(-1)?.level
    if (counted) levels.push({ day, level: counted.count })
    else if (before !== undefined) levels.push({ day, level: before + sumOf(ofDay) })
  }
  return levels
}

const COMES = new Set(['arrival', 'birth', 'moved_in'])

const sumOf = (movements: readonly Movement[]): number =>
  movements.reduce((sum, { direction, count }) => sum + (COMES.has(direction) ? count : -count), 0)

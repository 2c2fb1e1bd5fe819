import { stemGerman } from '../../shared/german/stem-german.ts'
import { addDays } from '../../shared/time/days.ts'

/** What of a row of `group_movements` says how a herd changed. */
export interface HerdMovement {
  herd_id: unknown
  date: string
  direction: string
  count: number
  category: string | null
  note?: string | null
  partner?: string | null
}

interface Herd {
  id: unknown
  label: string
  species: unknown
  /** Of its barn. */
  barn: string | undefined
}

/** What moved between herds and stands with only one of them. */
export interface OneSidedMove {
  move: HerdMovement
  /** The other herd, where the row names it and nothing speaks against it. */
  other: unknown
}

/** Rows of one move may be some days apart. */
const SAME_MOVE_DAYS = 7

const OTHER_SIDE: Readonly<Record<string, string>> = { moved_in: 'moved_out', moved_out: 'moved_in' }

const FROM = /(?<!\p{L})(?:aus|von|vom) (?:dem |den |der )?(?:herde |gruppe |stall )?([\p{L}\d-]+(?: [\p{L}\d-]+)?)/iu
const TO =
  /(?<!\p{L})(?:in|ins|zu|zum|zur|nach) (?:dem |den |der |das |die )?(?:herde |gruppe |stall )?([\p{L}\d-]+(?: [\p{L}\d-]+)?)/iu

const stemsOf = (text: string): string =>
  text
    .split(/[\s-]+/u)
    .map((word) => stemGerman(word.toLowerCase()))
    .join(' ')

/** Moves of which the row of the other herd is missing. */
export function oneSidedMoves(movements: readonly HerdMovement[], herds: readonly Herd[]): OneSidedMove[] {
  const byDay = Map.groupBy(movements, ({ date }) => date)
  const near = ({ date }: HerdMovement, days = SAME_MOVE_DAYS): HerdMovement[] =>
    Array.from({ length: 2 * days + 1 }, (_, n) => byDay.get(addDays(date, n - days)) ?? []).flat()
  const sided = movements.filter(isMove)
  const matched = matchedMoves(sided, near)
  const isLeft = (one: HerdMovement): boolean => isMove(one) && !matched.has(one)
  return sided.filter(isLeft).map((move) => {
    const around = near(move).filter(({ herd_id }) => herd_id !== move.herd_id)
    const mayBeAPart = around.some((one) => isLeft(one) && one.direction === OTHER_SIDE[move.direction])
    const named = mayBeAPart ? undefined : herdNamed(move, herds)
    return { move, other: mayStandThere(move, named, around) ? undefined : named }
  })
}

/** Those of which the other side stands there, too. */
function matchedMoves(
  sided: readonly HerdMovement[],
  near: (move: HerdMovement, days?: number) => readonly HerdMovement[],
): ReadonlySet<HerdMovement> {
  // What came and what went on a day is the same, whoever of several went where.
  const even = [...Map.groupBy(sided, ({ date }) => date).values()].filter(
    (ofDay) => sumOf(ofDay.filter(isIn)) === sumOf(ofDay.filter((one) => !isIn(one))),
  )
  const matched = new Set(even.flat())
  // What agrees best is one move: on the same day before some days apart.
  for (const days of [0, SAME_MOVE_DAYS])
    for (const one of sided.filter((move) => isIn(move) && !matched.has(move))) {
      const isOther = (move: HerdMovement): boolean =>
        move.direction === 'moved_out' && move.herd_id !== one.herd_id && !matched.has(move)
      const others = near(one, days).filter(isOther)
      const same = others.find(({ count }) => count === one.count)
      // Twenty that went in two parts came together.
      const parts = same ? [same] : sumOf(others) === one.count ? others : []
      if (parts.length > 0) for (const move of [one, ...parts]) matched.add(move)
    }
  return matched
}

const isMove = ({ direction }: HerdMovement): boolean => OTHER_SIDE[direction] !== undefined
const isIn = ({ direction }: HerdMovement): boolean => direction === 'moved_in'
const sumOf = (moves: readonly HerdMovement[]): number => moves.reduce((sum, { count }) => sum + count, 0)

/** Somebody may have entered it there as what came or left. */
const mayStandThere = (move: HerdMovement, other: unknown, around: readonly HerdMovement[]): boolean =>
  around.some(
    ({ herd_id, direction, count }) =>
      herd_id === other &&
      direction === (move.direction === 'moved_in' ? 'departure' : 'arrival') &&
      count === move.count,
  )

/** The only herd that a row says it moved from or to, by its name or its barn: „Aus dem Altstall“. */
function herdNamed({ herd_id, direction, note, partner }: HerdMovement, herds: readonly Herd[]): unknown {
  const own = herds.find(({ id }) => id === herd_id)
  const pattern = direction === 'moved_in' ? FROM : TO
  const said = [note, partner].flatMap((text) => {
    const named = pattern.exec(text ?? '')?.[1] ?? (text === partner ? text : undefined)
    return named == null ? [] : [stemsOf(named)]
  })
  const isSaid = (label: string | undefined): boolean =>
    label !== undefined && said.some((text) => text === stemsOf(label) || text.startsWith(`${stemsOf(label)} `))
  const named = herds.filter(
    ({ id, label, barn, species }) => id !== herd_id && species === own?.species && (isSaid(label) || isSaid(barn)),
  )
  return named.length === 1 ? named[0]!.id : undefined
}

/** The row that the other herd lacks. */
export const otherSideOf = ({ move, other }: OneSidedMove): HerdMovement => ({
  ...move,
  herd_id: other,
  direction: OTHER_SIDE[move.direction]!,
  category: null,
})

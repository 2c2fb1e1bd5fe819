import { storedUnit } from '../../terms/index.ts'
import { addDays, daysBetween } from '../../shared/time/days.ts'

/** What changes how much of one thing there is, on a day; a count says what somebody found at its end. */
export interface Movement {
  day: string
  type: 'in' | 'out' | 'count'
  /** Not below zero. */
  amount: number
  /** As the paper has it; what counts animals has none. */
  unit: string | null
}

export interface Level {
  amount: number
  unit: string | null
}

/** What a stock-taking found beside what the movements come to. */
export interface StockTaking {
  day: string
  unit: string | null
  counted: number
  computed: number
  /** Counted less computed. */
  difference: number
}

/**
 * The levels of one thing from its movements. The first count is where they begin, and what moved before or on that
 * day is in it; without one they begin at nothing with the first movement. Every later count is compared and changes
 * nothing. Amounts in units that do not convert into each other are levels of their own.
 */
export function levelsOf(movements: readonly Movement[]) {
  const strands = [...Map.groupBy(movements.map(inBaseUnit), ({ base }) => base)].map(strandOf)
  return {
    /** At the end of the day; of each unit of its own one, none where it has not begun. */
    on: (day: string): Level[] => strands.flatMap((strand) => strand.level(day) ?? []),
    /** Of each count but the first, in order. */
    stockTakings: (): StockTaking[] =>
      strands.flatMap((strand) => strand.stockTakings()).toSorted((a, b) => (a.day < b.day ? -1 : 1)),
    /** Mean of what there was at the end of each day from one to another, both included; of the first of the units. */
    meanOf(from: string, until: string): number | undefined {
      const days = Array.from({ length: daysBetween(from, until) + 1 }, (_, n) => addDays(from, n))
      const amounts = days.flatMap((day) => strands[0]?.level(day)?.amount ?? [])
      return amounts.length === days.length ? amounts.reduce((sum, one) => sum + one, 0) / days.length : undefined
    },
  }
}

interface BaseMovement extends Movement {
  base: string
  /** In millionths of the base unit, so that sums hold no dust. */
  millionths: number
  factor: number
}

const MILLION = 1_000_000

function inBaseUnit(movement: Movement): BaseMovement {
  const { base, factor } = movement.unit === null ? { base: '', factor: 1 } : storedUnit(movement.unit)
  return { ...movement, base, factor, millionths: Math.round(movement.amount * factor * MILLION) }
}

/** Of one base unit; told in the unit that came first. */
function strandOf([, unsorted]: [string, BaseMovement[]]) {
  const [{ unit, factor }] = unsorted as [BaseMovement]
  const movements = unsorted.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
  const opening = movements.find(({ type }) => type === 'count')
  const begun = opening?.day ?? movements[0]!.day
  const flows = movements.filter(({ type, day }) => type !== 'count' && (opening === undefined || day > opening.day))
  const after = runningSums(flows, opening?.millionths ?? 0)
  const told = (millionths: number): number => Math.round(millionths / factor) / MILLION
  const upTo = (day: string): number => after[countUpTo(flows, day)]!
  return {
    level: (day: string): Level | undefined => (day < begun ? undefined : { amount: told(upTo(day)), unit }),
    stockTakings: (): StockTaking[] =>
      movements
        .filter((one) => one.type === 'count' && one !== opening)
        .map(({ day, millionths }) => ({
          day,
          unit,
          counted: told(millionths),
          computed: told(upTo(day)),
          difference: told(millionths - upTo(day)),
        })),
  }
}

/** What there is before the first of the movements, and after each. */
function runningSums(flows: readonly BaseMovement[], before: number): number[] {
  const sums = [before]
  for (const { type, millionths } of flows) sums.push(sums.at(-1)! + (type === 'in' ? millionths : -millionths))
  return sums
}

/** How many of the movements, in the order of their days, lie on the day or before. */
function countUpTo(flows: readonly BaseMovement[], day: string): number {
  let [low, high] = [0, flows.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (flows[middle]!.day <= day) low = middle + 1
    else high = middle
  }
  return low
}

import { storedUnit } from '../../terms/index.ts'
import { levelsOf, type Movement } from './levels.ts'

/** What is known on a day of how much of one thing there is, in one unit and those that convert into it. */
export interface KnownLevel {
  unit: string | null
  /** The last count until then, from which the level follows. */
  counted: { day: string; amount: number } | undefined
  /** What the count before it and the movements between came to on that day; undefined of the first count. */
  computed: number | undefined
  /** After that count; of what nobody counted, all that is entered. */
  came: number
  went: number
  /** The day of the first of these movements. */
  since: string | undefined
  /** Undefined where nobody counted. */
  amount: number | undefined
}

/**
 * Of each base unit one. The last count says what there was at the end of its day, so that what moved later alone
 * changes it; what was computed up to it no longer matters.
 */
export const knownLevelsOf = (movements: readonly Movement[], day: string): KnownLevel[] =>
  [...Map.groupBy(untilDay(movements, day), ({ unit }) => (unit === null ? '' : storedUnit(unit).base)).values()].map(
    (strand) => {
      const [count, before] = strand.filter(({ type }) => type === 'count').toReversed()
      const later = count ? flowsAfter(strand, count) : strand
      const unit = (count ?? strand[0]!).unit
      // What moved is told in the unit of the count.
      const start: Movement = { day: '0001-01-01', type: 'in', amount: 0, unit }
      const sum = (some: readonly Movement[]): number => levelsOf([start, ...some]).on(day)[0]?.amount ?? 0
      return {
        unit,
        counted: count && { day: count.day, amount: count.amount },
        computed: before && count && levelsOf([before, ...flowsAfter(strand, before)]).on(count.day)[0]?.amount,
        came: sum(later.filter(({ type }) => type === 'in')),
        went: sum(later.filter(({ type }) => type === 'out').map((one) => ({ ...one, type: 'in' }))),
        since: later[0]?.day,
        amount: count && (levelsOf([count, ...later]).on(day)[0]?.amount ?? count.amount),
      }
    },
  )

const flowsAfter = (strand: readonly Movement[], { day }: Movement): Movement[] =>
  strand.filter((one) => one.type !== 'count' && one.day > day)

const untilDay = (movements: readonly Movement[], day: string): Movement[] =>
  movements.filter((one) => one.day <= day).toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))

import { decimal, rounded } from '../../../shared/decimal.ts'
import { duev, valueOn } from '../../../law/index.ts'
import { written } from '../steps.ts'
import type { YieldOfYear } from './inputs.ts'
import { lawOf } from './red-zone.ts'

export interface ExpectedYield {
  dtHa: number
  formula: string
}

/** Undefined where no yield of these years is known. */
export function expectedYield(
  yields: readonly YieldOfYear[],
  year: number,
  isRedZoneEnforced: boolean,
): ExpectedYield | undefined {
  const { first, last } = yearsOf(year, isRedZoneEnforced)
  const differs = valueOn(duev.ertragsabweichung, lawOf(year)) ?? Infinity
  const actual = new Map(yields.map((one) => [one.year, one.dtHa]))
  const used = [...actual]
    .filter(([one]) => first <= one && one <= last)
    .toSorted(([one], [other]) => one - other)
    .map(([one, dtHa]) => {
      const before = actual.get(one - 1)
      const isReplaced =
        before !== undefined &&
        before > 0 &&
        decimal(dtHa).minus(before).abs().times(100).gt(decimal(before).times(differs))
      return isReplaced ? { one, dtHa: before, replaced: dtHa } : { one, dtHa }
    })
  if (used.length === 0) return undefined
  const sum = used.reduce((total, { dtHa }) => total.plus(dtHa), decimal(0))
  const dtHa = rounded(sum.div(used.length), 1)
  const told = used.map(({ one, dtHa: dt, replaced }) =>
    replaced === undefined
      ? `${one}: ${written(dt)}`
      : `${one}: ${written(dt)} (statt ${written(replaced)}, wie im Jahr davor)`,
  )
  return { dtHa, formula: `(${told.join(' · ')}) / ${used.length}` }
}

/** „aus 2021 bis 2025“: of which years yields are missing where none is known. */
export function yearsWanted(year: number, isRedZoneEnforced: boolean): string {
  const { first, last } = yearsOf(year, isRedZoneEnforced)
  return `aus ${first} bis ${last}${isRedZoneEnforced ? ', die im roten Gebiet zählen' : ''}`
}

/** The years whose mean is expected: the last ones, but in a nitrate area those that the law names. */
function yearsOf(year: number, isRedZoneEnforced: boolean): { first: number; last: number } {
  const named = isRedZoneEnforced ? valueOn(duev.ertragsmittelRotesGebiet, lawOf(year)) : undefined
  return named ?? { first: year - (valueOn(duev.ertragsmittelJahre, lawOf(year)) ?? 0), last: year - 1 }
}

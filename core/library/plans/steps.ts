import { germanNumber } from '../../shared/german/write-german.ts'
import { decimal, type Decimal } from '../../shared/decimal.ts'
import type { Certainty } from '../../law/index.ts'
import type { Step } from './plan.ts'

/** A number of a calculation that is added to the ones before it. */
export interface Summand {
  label: string
  formula: string
  value: Decimal
  source: string
  certainty?: Certainty
}

/** „+4“ and „−42“ with the sign that they bear in a sum; at most so many places. */
export const signed = (value: Decimal | number, most = 1): string => {
  const number = Number(value)
  if (number === 0) return '0'
  return `${number < 0 ? '−' : '+'} ${germanNumber(Math.abs(number), { most })}`
}

export const written = (value: Decimal | number, most = 1): string => germanNumber(Number(value), { most })

/** Each summand as a step; the first bears no sign. */
export const stepsOf = (summands: readonly Summand[], unit: string): Step[] =>
  summands.map(({ label, formula, value, source, certainty }, place) => ({
    label,
    formula,
    result: place === 0 ? written(value) : signed(value),
    unit,
    source,
    ...(certainty && { certainty }),
  }))

/** Not below zero. */
export function totalOf(summands: readonly Summand[]): Decimal {
  const sum = summands.reduce((total, { value }) => total.plus(value), decimal(0))
  return sum.lt(0) ? decimal(0) : sum
}

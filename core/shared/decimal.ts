import Big from 'big.js'

/**
 * A decimal number, exact as it is written: sums that are printed are reckoned with it, so that 0,1 and 0,2 are 0,3.
 * Six places remain of a quotient; halves are rounded away from zero, as people do (DIN 1333).
 */
export type Decimal = Big

const Decimals = Big()
Decimals.DP = 6
Decimals.RM = 1

export const decimal = (value: number | string | Decimal): Decimal => new Decimals(value)

export const sumOf = (values: Iterable<number | string | Decimal>): Decimal => {
  let sum = decimal(0)
  for (const value of values) sum = sum.plus(value)
  return sum
}

/** Rounded to so many places, as a number: for what is stored, not for what goes on being reckoned. */
export const rounded = (value: Decimal, places: number): number => value.round(places, 1).toNumber()

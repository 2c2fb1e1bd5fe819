import { numberReadings } from '../../../shared/german/read-german.ts'

/** A number as print has it: digits, in groups or not, with decimals or not. */
export const NUMBER = String.raw`[-−–]?\s?\d{1,3}(?:[.'\u00a0 ]\d{3})+(?:,\d{1,4})?-?|[-−–]?\s?\d{1,3}(?:,\d{3})+\.\d{1,4}-?|[-−–]?\s?\d+(?:[.,]\d{1,4})?-?`

/** An amount of money, with its two places. */
export const MONEY = String.raw`(?:[-−–]\s?)?(?:\d{1,3}(?:[.' ]\d{3})+,\d{2}|\d{1,3}(?:,\d{3})+\.\d{2}|\d+[.,]\d{2})(?!\d)(?:\s?-(?!\d))?`

/**
 * What a printed number may mean, as `1234.5`, the likelier first: „1.234“ is a thousand and more, or a bit over one;
 * „1,234“ the other way around.
 */
export function readingsOf(printed: string): string[] {
  const isNegative = /^[-−–]|-$/.test(printed.trim())
  const plain = printed.replaceAll(/[\s\u00a0'−–-]/g, '')
  return [...new Set(numberReadings(plain))].map((reading) =>
    isNegative && Number(reading) !== 0 ? `-${reading}` : reading,
  )
}

/** An amount of money as `1234.50`; empty where it is none. */
export const moneyOf = (printed: string): string => readingsOf(printed)[0] ?? ''

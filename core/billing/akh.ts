import { germanNumber } from '../shared/german/write-german.ts'

/** AKh are counted in thousandths, so that every amount is a whole number. */
export const MILLI_AKH = 1000

/** The largest amount of one entry, in milli-AKh. */
export const MOST_AT_ONCE = 1_000_000 * MILLI_AKH

/** „0,1 AKh“ */
export const germanAkh = (milliAkh: number): string => `${germanNumber(milliAkh / MILLI_AKH)} AKh`

/** `2.5` and `2,5` as 2500 milli-AKh; undefined for what is no amount above zero with three places at most. */
export function parseAkh(text: string): number | undefined {
  const [, whole, places = ''] = /^(\d{1,7})(?:[.,](\d{1,3}))?$/.exec(text.trim()) ?? []
  if (whole === undefined) return undefined
  const amount = Number(whole) * MILLI_AKH + Number(places.padEnd(3, '0'))
  return amount > 0 && amount <= MOST_AT_ONCE ? amount : undefined
}

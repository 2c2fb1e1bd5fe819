import { monthNumber, WRITTEN_MONTH } from '../../shared/german/months.ts'
import { readDay, readNumber } from '../../shared/german/read-german.ts'
import { isDay } from '../../shared/time/days.ts'

/** A value as print has it; not `sure` where letters had to be taken for digits or a dot could mean two things. */
export interface Reading<T> {
  value: T
  sure: boolean
}

/** Digits, and the letters that character recognition takes them for. */
const DIGIT = '[\\dOolI|]'
const asDigits = (text: string): string => text.replaceAll(/[Oo]/g, '0').replaceAll(/[lI|]/g, '1')

/** „24.06.2026“, „24. Juni 2026“, „24.6.26“, as the source of an expression; also with letters for digits. */
export const DAY = String.raw`(?<![\d.])${DIGIT}{1,2}\.\s?(?:${DIGIT}{1,2}\.\s?|(?:${WRITTEN_MONTH})\s+)(?:${DIGIT}{4}|\d{2})(?![\p{L}\d])`

/** „24.06.“, „24. Juni“ without a year. */
export const DAY_OF_YEAR = String.raw`(?<![\d.])\d{1,2}\.\s?(?:\d{1,2}\.|(?:${WRITTEN_MONTH}))(?![\p{L}\d])(?!\s?\d)`

const DAY_PARTS = new RegExp(
  `^(${DIGIT}{1,2})\\.\\s?(?:(${DIGIT}{1,2})\\.\\s?|(${WRITTEN_MONTH})\\s+)(${DIGIT}{4}|\\d{2})$`,
  'iu',
)
const DAY_AHEAD = new RegExp(`^(?:\\p{L}+,?\\s+)?(?:den\\s+)?(${DAY})|^(\\d{4}-\\d{2}-\\d{2})(?!\\d)`, 'u')

/** The day with which a text begins, after a place or a weekday at most. */
export function readPrintedDay(text: string): Reading<string> | undefined {
  const [, written, iso] = DAY_AHEAD.exec(text.trim()) ?? []
  if (iso !== undefined) return isDay(iso) ? { value: iso, sure: true } : undefined
  return written === undefined ? undefined : readWrittenDay(written)
}

/** A text that `DAY` knows. */
export function readWrittenDay(text: string): Reading<string> | undefined {
  const [, day = '', month = '', name, year = ''] = DAY_PARTS.exec(text) ?? []
  const number = name === undefined ? asDigits(month) : String(monthNumber(name))
  const value = readDay(`${asDigits(day)}.${number}.${asDigits(year)}`)
  return value === undefined ? undefined : { value, sure: ![day, month, year].some((part) => /\D/.test(part)) }
}

/** „April 2026“, „04/2026“, „04.2026“, „01.04.2026 – 30.04.2026“ as its last day. */
export function readPeriodEnd(text: string): Reading<string> | undefined {
  const days = [...text.matchAll(new RegExp(DAY, 'gu'))].map(([day]) => readWrittenDay(day))
  if (days.length === 2) return days[1]
  if (days.length > 0) return undefined
  const [, number, name, year = ''] =
    new RegExp(`^(?:(\\d{1,2})\\s?[./]\\s?|(${WRITTEN_MONTH})\\s+)(\\d{4})$`, 'iu').exec(text.trim()) ?? []
  const month = name === undefined ? Number(number) : monthNumber(name)
  if (!(month >= 1 && month <= 12)) return undefined
  const last = [31, 30, 29, 28].map((day) => `${year}-${String(month).padStart(2, '0')}-${day}`).find(isDay)
  return last === undefined ? undefined : { value: last, sure: true }
}

export interface Quantity extends Reading<number> {
  unit: string
  /** It may as well be a thousandth of it: one dot with three digits behind. Only its unit can decide. */
  thousands: boolean
}

const NUMBER = /^(-?(?:\d|[OolI|](?=[\d.,]))(?:[\d.,OoIl|]*(?:\d|[Oo](?![\p{L}])))?)\s*(.*)$/u

/**
 * „4,12 %“, „48.312 kg“, „2l0 Tsd./ml“. Undefined for „< 10“, „4 x 10 ml“ and whatever else is more or less than a
 * number and its unit.
 */
export function readQuantity(text: string): Quantity | undefined {
  const [, written = '', unit = ''] = NUMBER.exec(text.trim()) ?? []
  const digits = asDigits(written)
  if (
    !/\d/.test(written) ||
    /\d|^[x×*:–-]/.test(unit.replaceAll(/\b1[0.]?000\b|100(?= ?(?:g|ml))|[a-zA-Z]\d\b|TM|m³/g, ''))
  )
    return undefined
  const thousands = /^-?\d{1,3}\.\d{3}$/.test(digits)
  const value = readNumber(thousands ? digits.replace('.', '') : digits)
  return value === undefined ? undefined : { value, unit: unit.trim(), sure: digits === written, thousands }
}

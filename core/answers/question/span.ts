import { addDays, addMonths, daysOfMonth } from '../../shared/time/days.ts'

/** Days from the first to the last, both included; an open end is null. Days are `YYYY-MM-DD`. */
export interface Span {
  from: string | null
  to: string | null
}

/** A time by what it may mean. */
export interface Times {
  /** Of „Anfang Mai“ and „Ende Mai“: of a question for one day it is the first or the last. */
  edge?: 'start' | 'end'
  /** It dates a thing: „die Rechnung vom 15. Mai“. */
  dates?: true
  span: Span
  /**
   * The same in the time to come, where the words may mean either: „im Mai“ is the last one of what has happened, and
   * the next one of what is due.
   */
  ahead: Span
}

/** A time that a question names. */
export interface Period extends Times {
  /** Where it stands in the question, UTF-16 offsets. */
  start: number
  end: number
}

/** True where the days of `one` and `other` meet. */
export const overlaps = (one: Span, other: Span): boolean =>
  (one.from === null || other.to === null || one.from <= other.to) &&
  (other.from === null || one.to === null || other.from <= one.to)

/** True of a span that lies in the other from its first day to its last. */
export const isWithin = (one: Span, other: Span): boolean =>
  (other.from === null || (one.from !== null && one.from >= other.from)) &&
  (other.to === null || (one.to !== null && one.to <= other.to))

export const daySpan = (day: string): Span => ({ from: day, to: day })

export const yearSpan = (year: number): Span => ({ from: `${year}-01-01`, to: `${year}-12-31` })

export const monthSpan = (year: number, month: number): Span => ({
  from: `${year}-${twoDigits(month)}-01`,
  to: `${year}-${twoDigits(month)}-${twoDigits(daysOfMonth(year, month))}`,
})

export const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** From Monday to Sunday, so many weeks after the one of `today`. */
export function weekSpan(today: string, weeks: number): Span {
  const monday = addDays(today, -((weekday(today) + 6) % 7) + 7 * weeks)
  return { from: monday, to: addDays(monday, 6) }
}

/** 0 is Sunday. */
export const weekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()

/** The singular of a unit of time, in lower case. */
export type TimeUnit = 'tag' | 'woche' | 'monat' | 'jahr'

export const TIME_UNITS: readonly TimeUnit[] = ['tag', 'woche', 'monat', 'jahr']

/** The day so many units later. */
export function moveDay(day: string, count: number, unit: TimeUnit): string {
  if (unit === 'tag') return addDays(day, count)
  if (unit === 'woche') return addDays(day, 7 * count)
  return addMonths(day, unit === 'monat' ? count : 12 * count)
}

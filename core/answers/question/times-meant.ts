import { addDays, addMonths, daysOfMonth, isDay } from '../../shared/time/days.ts'
import { NUMERALS } from './numerals.ts'
import { daySpan, monthSpan, twoDigits, weekSpan, yearSpan, type Span, type Times } from './span.ts'

// What the words of a time come to, by the day on which they are said.

/** Counts as they stand before „Wochen“. */
export const COUNTS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(['ein', 'einem', 'einer', 'eine', 'einen'].map((word) => [word, 1])),
  ...NUMERALS,
}

/** Meteorological; winter is named after the year in which it begins. */
export const SEASONS: Readonly<Record<string, (year: number) => Span>> = {
  // On farms it begins with the first work on the fields, and is no season of the weather.
  frühjahr: (year) => ({ from: `${year}-02-01`, to: `${year}-05-31` }),
  frühling: (year) => ({ from: `${year}-03-01`, to: `${year}-05-31` }),
  sommer: (year) => ({ from: `${year}-06-01`, to: `${year}-08-31` }),
  herbst: (year) => ({ from: `${year}-09-01`, to: `${year}-11-30` }),
  winter: (year) => ({ from: `${year}-12-01`, to: `${year + 1}-02-${twoDigits(daysOfMonth(year + 1, 2))}` }),
}

export const yearOf = (day: string): number => Number(day.slice(0, 4))
export const countOf = (text: string): number => COUNTS[text] ?? Number(text)
export const withoutEnding = (unit: string): string => unit.replace(/(?<=monat|jahr|quartal)e?s$/, '')
export const always = (span: Span): Times => ({ span, ahead: span })

/** 2026 of „26“. */
export const fullYear = (text: string): number => (text.length < 4 ? 2000 : 0) + Number(text.replace("'", ''))

/** The span of the year that is named; else the last one that has begun, and the next one that is not over. */
export function inYear(year: string | undefined, today: string, spanOf: (year: number) => Span): Times {
  if (year !== undefined) return always(spanOf(fullYear(year)))
  const [last, current, next] = [-1, 0, 1].map((years) => spanOf(yearOf(today) + years)) as [Span, Span, Span]
  return { span: current.from! <= today ? current : last, ahead: current.to! >= today ? current : next }
}

/** 2 of „2.“ and of „zweiten“. */
export const orderOf = (text: string): number =>
  Number(text.charAt(0)) || ['erst', 'zweit', 'dritt', 'viert'].findIndex((word) => text.startsWith(word)) + 1

/** „März und April“, „Dezember und Januar“; of two with others between them only the two are meant. */
export function monthAndNext(
  first: number,
  last: number,
  firstYear: string | undefined,
  lastYear: string | undefined,
  today: string,
): Times | undefined {
  const crosses = first > last ? 1 : 0
  if ((last - first + 12) % 12 !== 1) return undefined
  const year = lastYear ?? (firstYear === undefined ? undefined : String(fullYear(firstYear) + crosses))
  return inYear(year, today, (of) => ({
    from: monthSpan(firstYear === undefined ? of - crosses : fullYear(firstYear), first).from,
    to: monthSpan(of, last).to,
  }))
}

const LEAP_YEAR = 2024

/** Undefined of two years with others between them, of which only the two are meant. */
export const yearAndNext = (first: number, last: number): Times | undefined =>
  last === first + 1 ? always({ from: `${first}-01-01`, to: `${last}-12-31` }) : undefined

/** „2021, 2022, 2023“; undefined of years with others between them. */
export const yearsInARow = (first: number, others: readonly number[]): Times | undefined =>
  others.every((year, index) => year === first + index + 1)
    ? always({ from: `${first}-01-01`, to: `${first + others.length}-12-31` })
    : undefined

/** A day whose year may have two digits, or be left out; undefined where the calendar has none such. */
export function dayOfYear(day: number, month: number, year: string | undefined, today: string): Times | undefined {
  const dayIn = (of: number): string => `${of}-${twoDigits(month)}-${twoDigits(day)}`
  if (year !== undefined) {
    const named = dayIn(year.length === 2 ? 2000 + Number(year) : Number(year))
    return isDay(named) ? always(daySpan(named)) : undefined
  }
  if (!isDay(dayIn(LEAP_YEAR))) return undefined
  return inYear(undefined, today, (of) => daySpan(isDay(dayIn(of)) ? dayIn(of) : dayIn(of).replace('-29', '-28')))
}

export function opened(opening: string | undefined, times: Times | undefined): Times | undefined {
  const word = opening?.split(' ')[0]
  const open = (span: Span): Span => {
    if (word === 'seit' || word === 'ab') return { from: span.from, to: null }
    if (word === 'nach') return { from: addDays(span.to!, 1), to: null }
    if (word === 'bis') return { from: null, to: span.to }
    if (word === 'vor') return { from: null, to: addDays(span.from!, -1) }
    return span
  }
  // A day that dates a thing is over: „die Rechnung vom 15. Mai“.
  if (word === 'vom') return times && { span: times.span, ahead: times.span, dates: true }
  const edge = word === 'anfang' ? 'start' : word === 'ende' ? 'end' : undefined
  return times && { span: open(times.span), ahead: open(times.ahead), ...(edge && { edge }) }
}

/** The week, month, year or season so many steps after the one of `today`. */
export function spanFromNow(today: string, unit: string, steps: number): Span | undefined {
  if (unit === 'woche') return weekSpan(today, steps)
  if (unit === 'jahr') return yearSpan(yearOf(today) + steps)
  if (unit === 'monat') {
    const first = addMonths(`${today.slice(0, 7)}-01`, steps)
    return monthSpan(yearOf(first), Number(first.slice(5, 7)))
  }
  const isEndOfWinter = unit === 'winter' && steps === 0 && Number(today.slice(5, 7)) < 6
  if (unit === 'quartal' || unit === 'halbjahr') {
    const months = unit === 'quartal' ? 3 : 6
    const month = Number(today.slice(5, 7)) - 1
    const first = addMonths(`${yearOf(today)}-01-01`, (Math.floor(month / months) + steps) * months)
    const last = addMonths(first, months - 1)
    return { from: first, to: monthSpan(yearOf(last), Number(last.slice(5, 7))).to }
  }
  return SEASONS[unit]?.(yearOf(today) + (isEndOfWinter ? -1 : steps))
}

/** How many years, months or weeks from now „letztes“, „dieses“ and „nächstes“ are; without a word it is this one. */
export const stepsOf = (which = 'dieses'): number => {
  if (/^(?:diese|laufend|heurig)/u.test(which)) return 0
  if (/^(?:nächst|kommend)/u.test(which)) return 1
  return which.startsWith('übernächst') ? 2 : /^(?:vorletzt|vorvorig|vorvergangen)/u.test(which) ? -2 : -1
}

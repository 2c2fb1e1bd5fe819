import { addMonths, isDay } from '../../shared/time/days.ts'
import type { EntryId } from './entry-ids.ts'

/**
 * What one document of an entry covers: the calendar year, the economic year from 1 July, the year of fertilizing (here
 * the calendar year), the year of an application, a half-year, or all there is.
 */
export const PERIOD_KINDS = ['KJ', 'WJ', 'DJ', 'AJ', 'HJ', 'EIN'] as const
export type PeriodKind = (typeof PERIOD_KINDS)[number]

/** `2026`, `2026/27`, `2026-H1` or `-`. Of one kind the later one sorts later. */
export type PeriodKey = string

export const ALWAYS: PeriodKey = '-'

/** Plans for the next year are made from this day of the year on. */
const PLANNED_AHEAD: readonly EntryId[] = ['duengeplan', 'anbauplan']
const AHEAD_FROM = '10-01'

/** The period of a kind that a day lies in. */
export function runningPeriod(kind: PeriodKind, day: string): PeriodKey {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))]
  if (kind === 'EIN') return ALWAYS
  if (kind === 'HJ') return `${year}-H${month <= 6 ? 1 : 2}`
  return kind === 'WJ' ? economicYear(month <= 6 ? year - 1 : year) : String(year)
}

const economicYear = (begin: number): PeriodKey => `${begin}/${String(begin + 1).slice(2)}`

/** What of an entry says which periods it has. */
interface Dated {
  id: EntryId
  period: PeriodKind
  lastYear?: number
}

/** The period that is meant where none is named. */
export function defaultPeriod({ id, period, lastYear }: Dated, day: string): PeriodKey {
  if (PLANNED_AHEAD.includes(id) && day.slice(5) >= AHEAD_FROM) return String(Number(day.slice(0, 4)) + 1)
  const running = runningPeriod(period, day)
  return lastYear !== undefined && running > String(lastYear) ? String(lastYear) : running
}

/** What belongs to a period is written down some time after it, too. */
const SETTLED_AFTER_MONTHS = 3

/** Whether its document follows the rows: it lies around the day, has just ended, or is the one that is planned. */
export function isRunning(entry: Dated, key: PeriodKey, day: string): boolean {
  if (entry.lastYear !== undefined) return false
  if (entry.period === 'EIN' || key === defaultPeriod(entry, day)) return true
  const days = daysOfPeriod(entry.period, key)
  return days !== undefined && days.from <= day && day <= addMonths(days.until, SETTLED_AFTER_MONTHS)
}

/** Whether a text names a period that an entry can have. */
export function isPeriodOf({ period, lastYear }: Dated, key: string): boolean {
  const days = daysOfPeriod(period, key)
  return days === undefined ? period === 'EIN' && key === ALWAYS : lastYear === undefined || yearOf(key) <= lastYear
}

/** Its first and its last day; undefined for what has none, and for a text that names no period of the kind. */
export function daysOfPeriod(kind: PeriodKind, key: PeriodKey): { from: string; until: string } | undefined {
  const year = yearOf(key)
  if (kind === 'EIN' || !isDay(`${key.slice(0, 4)}-01-01`)) return undefined
  if (kind === 'HJ') {
    if (key === `${year}-H1`) return { from: `${year}-01-01`, until: `${year}-06-30` }
    return key === `${year}-H2` ? { from: `${year}-07-01`, until: `${year}-12-31` } : undefined
  }
  if (kind === 'WJ')
    return key === economicYear(year) ? { from: `${year}-07-01`, until: `${year + 1}-06-30` } : undefined
  return key === String(year) ? { from: `${year}-01-01`, until: `${year}-12-31` } : undefined
}

const yearOf = (key: PeriodKey): number => Number(key.slice(0, 4))

/** The year that a register is written for: the one in which its period begins; without a period that of the day. */
export const yearOfPeriod = (key: PeriodKey, day: string): number => yearOf(key === ALWAYS ? day : key)

/** As a person reads it. */
export function periodText(kind: PeriodKind, key: PeriodKey): string {
  if (kind === 'EIN') return 'fortlaufend'
  if (kind === 'WJ') return `Wirtschaftsjahr ${key}`
  if (kind === 'HJ') return `${key.endsWith('1') ? '1.' : '2.'} Halbjahr ${key.slice(0, 4)}`
  return key
}

import { easterSunday } from '../../shared/time/feasts.ts'
import { addDays } from '../../shared/time/days.ts'
import { STATES, type State } from '../laender.ts'
import type { DayOfYear } from './days-of-year.ts'

/**
 * A public holiday by the holiday acts of the federal states, as of 2026; on Sundays and in single communities none
 * counts.
 */
interface Holiday {
  name: string
  on: DayOfYear | { daysFromEasterSunday: number } | 'wednesday before 23 November'
  /** All of them where none is named. */
  laender?: readonly State[]
  /** The first day of its being one, where that is later than 2015. */
  from?: string
}

const HOLIDAYS: readonly Holiday[] = [
  { name: 'Neujahr', on: '01-01' },
  { name: 'Karfreitag', on: { daysFromEasterSunday: -2 } },
  { name: 'Ostermontag', on: { daysFromEasterSunday: 1 } },
  { name: 'Tag der Arbeit', on: '05-01' },
  { name: 'Christi Himmelfahrt', on: { daysFromEasterSunday: 39 } },
  { name: 'Pfingstmontag', on: { daysFromEasterSunday: 50 } },
  // The only one that all Germany has by federal law (Art. 2 (2) of the Unification Treaty).
  { name: 'Tag der Deutschen Einheit', on: '10-03' },
  { name: 'Erster Weihnachtstag', on: '12-25' },
  { name: 'Zweiter Weihnachtstag', on: '12-26' },
  { name: 'Heilige Drei Könige', on: '01-06', laender: ['BW', 'BY', 'ST'] },
  { name: 'Internationaler Frauentag', on: '03-08', laender: ['BE'], from: '2019-01-01' },
  { name: 'Internationaler Frauentag', on: '03-08', laender: ['MV'], from: '2023-01-01' },
  // In Saxony and Thuringia in a few communities only, which do not count here.
  { name: 'Fronleichnam', on: { daysFromEasterSunday: 60 }, laender: ['BW', 'BY', 'HE', 'NW', 'RP', 'SL'] },
  { name: 'Mariä Himmelfahrt', on: '08-15', laender: ['SL'] },
  { name: 'Weltkindertag', on: '09-20', laender: ['TH'], from: '2019-01-01' },
  { name: 'Reformationstag', on: '10-31', laender: ['BB', 'MV', 'SN', 'ST', 'TH'] },
  { name: 'Reformationstag', on: '10-31', laender: ['HB', 'HH', 'NI', 'SH'], from: '2018-01-01' },
  { name: 'Allerheiligen', on: '11-01', laender: ['BW', 'BY', 'NW', 'RP', 'SL'] },
  { name: 'Buß- und Bettag', on: 'wednesday before 23 November', laender: ['SN'] },
]

/** The name of the holiday that a day is in a Land, in all Germany where none is named; undefined where it is none. */
export const holidayOn = (day: string, land?: State): string | undefined => holidaysOf(day.slice(0, 4), land).get(day)

/** The days of each year and Land as they were reckoned once: every deadline asks for some. */
const reckoned = new Map<string, ReadonlyMap<string, string>>()

function holidaysOf(year: string, land: State | undefined): ReadonlyMap<string, string> {
  const known = reckoned.get(`${year} ${land}`)
  if (known) return known
  const there = HOLIDAYS.filter(({ laender = STATES }) =>
    land === undefined ? laender === STATES : laender.includes(land),
  )
  const named = there.flatMap(({ name, on, from = '' }) => {
    const day = dayIn(year, on)
    return from <= day ? [[day, name] as const] : []
  })
  // Where two fall on one day the first names it.
  const days = new Map(named.toReversed())
  reckoned.set(`${year} ${land}`, days)
  return days
}

function dayIn(year: string, on: Holiday['on']): string {
  if (typeof on === 'object') return addDays(easterSunday(Number(year)), on.daysFromEasterSunday)
  return on === 'wednesday before 23 November' ? wednesdayBefore(`${year}-11-23`) : `${year}-${on}`
}

const wednesdayBefore = (day: string): string => {
  const before = addDays(day, -1)
  return addDays(before, -((new Date(before).getUTCDay() + 4) % 7))
}

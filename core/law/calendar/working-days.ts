import { addDays } from '../../shared/time/days.ts'
import { STATES, type State } from '../laender.ts'

const BEFORE_EASTER_AND_AFTER: readonly (readonly [daysFromEasterSunday: number, states: readonly State[]])[] = [
  [-2, STATES],
  [1, STATES],
  [39, STATES],
  [50, STATES],
  // Corpus Christi; in Saxony and Thuringia in a few communities only, which do not count here.
  [60, ['BW', 'BY', 'HE', 'NW', 'RP', 'SL']],
]

/** Each with the first year of its being a holiday in that state, where that is later than 2015. */
const FIXED: readonly (readonly [monthAndDay: string, states: readonly State[], since?: number])[] = [
  ['01-01', STATES],
  ['05-01', STATES],
  ['10-03', STATES],
  ['12-25', STATES],
  ['12-26', STATES],
  ['01-06', ['BW', 'BY', 'ST']],
  ['03-08', ['BE'], 2019],
  ['03-08', ['MV'], 2023],
  ['08-15', ['SL']],
  ['09-20', ['TH'], 2019],
  ['10-31', ['BB', 'MV', 'SN', 'ST', 'TH']],
  ['10-31', ['HB', 'HH', 'NI', 'SH'], 2018],
  ['11-01', ['BW', 'BY', 'NW', 'RP', 'SL']],
]

/**
 * Whether offices work: no Saturday, no Sunday, no public holiday of the state by the holiday acts of the federal
 * states (as of 2026), of all Germany where the state is not known. Holidays of single communities do not count, so
 * that a deadline is never told later than it is.
 */
export function isWorkingDay(day: string, state?: State): boolean {
  const weekday = new Date(day).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !isHoliday(day, state)
}

/** The day itself where it is one. */
export const nextWorkingDay = (day: string, state?: State): string =>
  isWorkingDay(day, state) ? day : nextWorkingDay(addDays(day, 1), state)

function isHoliday(day: string, state: State | undefined): boolean {
  const holds = (states: readonly State[]): boolean =>
    state === undefined ? states === STATES : states.includes(state)
  const year = Number(day.slice(0, 4))
  const easter = easterSunday(year)
  return (
    FIXED.some(([monthAndDay, states, since = 0]) => day.slice(5) === monthAndDay && year >= since && holds(states)) ||
    BEFORE_EASTER_AND_AFTER.some(([days, states]) => holds(states) && day === addDays(easter, days)) ||
    (state === 'SN' && day === penanceDay(year))
  )
}

/** The Wednesday before 23 November. */
const penanceDay = (year: number): string => {
  const before = addDays(`${year}-11-23`, -1)
  return addDays(before, -((new Date(before).getUTCDay() + 4) % 7))
}

/** Gregorian Easter by the anonymous algorithm (Meeus, Astronomical Algorithms, chapter 8). */
export function easterSunday(year: number): string {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114
  return `${year}-${String(Math.floor(f / 31)).padStart(2, '0')}-${String((f % 31) + 1).padStart(2, '0')}`
}

import { addDays } from '../../shared/time/days.ts'
import type { State } from '../laender.ts'
import { holidayOn } from './holidays.ts'

/**
 * Whether offices work: no Saturday, no Sunday, no public holiday of the state, of all Germany where the state is not
 * known. Holidays of single communities do not count, so that no deadline is given as later than it is.
 */
export function isWorkingDay(day: string, state?: State): boolean {
  const weekday = new Date(day).getUTCDay()
  return weekday !== 0 && weekday !== 6 && holidayOn(day, state) === undefined
}

/** The day itself where it is one. */
export const nextWorkingDay = (day: string, state?: State): string =>
  isWorkingDay(day, state) ? day : nextWorkingDay(addDays(day, 1), state)

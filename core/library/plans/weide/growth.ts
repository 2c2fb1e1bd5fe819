import { addDays, addMonths } from '../../../shared/time/days.ts'

/** A month of grazing: kg of dry matter that a hectare grows in a day, and days that grass rests [C]. */
export interface GrazingMonth {
  month: number
  name: string
  growthKgHa: number
  restDays: number
}

export const GRAZING_MONTHS: readonly GrazingMonth[] = [
  { month: 5, name: 'Mai', growthKgHa: 60, restDays: 20 },
  { month: 6, name: 'Juni', growthKgHa: 50, restDays: 24 },
  { month: 7, name: 'Juli', growthKgHa: 40, restDays: 28 },
  { month: 8, name: 'August', growthKgHa: 30, restDays: 31 },
  { month: 9, name: 'September', growthKgHa: 20, restDays: 35 },
]

/** The first and last day of grazing, `MM-DD`. */
export const SEASON = { from: '05-01', until: '09-30' }

export const monthOf = (day: string): GrazingMonth =>
  GRAZING_MONTHS.find(({ month }) => month === Number(day.slice(5, 7))) ?? GRAZING_MONTHS.at(-1)!

/** First and last day of a month of a year. */
export function daysOfMonth(month: number, year: number): { from: string; until: string } {
  const from = `${year}-${String(month).padStart(2, '0')}-01`
  return { from, until: addDays(addMonths(from, 1), -1) }
}

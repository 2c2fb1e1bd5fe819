import { isDay } from '../../shared/time/days.ts'

/** `MM-DD`, as statutes name days that come every year. */
export type DayOfYear = string

/** From one day of the year to another, both included; it may run over the turn of the year. */
export interface DaysOfYear {
  from: DayOfYear
  until: DayOfYear
}

/** From one day to another, both included. */
export interface Days {
  from: string
  until: string
}

/** The days around a given one to which such a part of the year comes, or undefined where the day is outside it. */
export function daysAround(day: string, { from, until }: DaysOfYear): Days | undefined {
  const year = Number(day.slice(0, 4))
  const over = from > until
  return [year - 1, year]
    .map((begin) => ({ from: `${begin}-${from}`, until: `${over ? begin + 1 : begin}-${until}` }))
    .find((days) => days.from <= day && day <= days.until)
}

/** The first such day of the year on or after a given one. */
export function nextDayOfYear(day: string, dayOfYear: DayOfYear): string {
  const inYear = `${day.slice(0, 4)}-${dayOfYear}`
  return inYear >= day ? inYear : `${Number(day.slice(0, 4)) + 1}-${dayOfYear}`
}

/** „02-29“ comes only in leap years, so no statute names it. */
export const isDayOfYear = (value: unknown): value is DayOfYear => typeof value === 'string' && isDay(`2025-${value}`)

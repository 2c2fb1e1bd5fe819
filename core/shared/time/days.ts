/** Days are `YYYY-MM-DD`. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)

/** The same day so many months on; the last of the month where that has none. */
export const addMonths = (day: string, months: number): string => endOfPeriod(day, { count: months, unit: 'months' })

/** True for a day of the calendar from 1900 to 2199; 29.02. only in leap years. */
export function isDay(value: unknown): value is string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(typeof value === 'string' ? value : '') ?? []
  if (year === undefined || Number(year) < 1900 || Number(year) > 2199) return false
  return (
    Number(month) >= 1 &&
    Number(month) <= 12 &&
    Number(day) >= 1 &&
    Number(day) <= daysOfMonth(Number(year), Number(month))
  )
}

/** How many days a month has, from 1 to 12. */
export const daysOfMonth = (year: number, month: number): number =>
  month === 2
    ? year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
      ? 29
      : 28
    : [4, 6, 9, 11].includes(month)
      ? 30
      : 31

export interface Period {
  count: number
  unit: 'days' | 'weeks' | 'months'
}

/**
 * The last day of a period that an event begins. The day of the event does not count (§ 187 (1) BGB); weeks end on the
 * same day of the week, months on the day of the same number or, where there is none, on the month's last (§ 188 (2),
 * (3) BGB).
 */
export function endOfPeriod(event: string, { count, unit }: Period): string {
  if (unit !== 'months') return addDays(event, unit === 'weeks' ? count * 7 : count)
  const months = Number(event.slice(0, 4)) * 12 + Number(event.slice(5, 7)) - 1 + count
  const [year, month] = [Math.floor(months / 12), months % 12]
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return [
    String(year).padStart(4, '0'),
    String(month + 1).padStart(2, '0'),
    String(Math.min(Number(event.slice(8)), last)).padStart(2, '0'),
  ].join('-')
}

/** Months that are over between two days: from a day to the same one of the next month it is one. */
export const monthsBetween = (from: string, to: string): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
  Number(to.slice(5, 7)) -
  Number(from.slice(5, 7)) -
  (to.slice(8) < from.slice(8) ? 1 : 0)

/** As many days as so many hours begin. */
export const wholeDays = (hours: number): number => Math.ceil(hours / 24)

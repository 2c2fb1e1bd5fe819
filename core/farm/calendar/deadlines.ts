import type { State } from './states.ts'
import { addDays, nextWorkingDay } from './working-days.ts'

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

/**
 * The day on which the period may still be kept: an end on a Saturday, Sunday or holiday moves to the next working day
 * (§ 193 BGB, § 31 (3) VwVfG, § 57 (2) VwGO with § 222 (2) ZPO).
 */
export const deadlineOf = (event: string, period: Period, state?: State): string =>
  nextWorkingDay(endOfPeriod(event, period), state)

/**
 * Days from posting to the day on which a letter of an authority counts as notified: since 2025 four, before three (§
 * 41 (2) VwVfG, § 4 (2) VwZG, changed by the PostModG).
 */
export const daysInPost = (posted: string): number => (posted >= '2025-01-01' ? 4 : 3)

/**
 * The day on which a letter that was posted on a day counts as notified. It is no end of a period, so it stays where it
 * is on a Sunday; where tax law moves it (§ 108 (3) AO), the deadline told is earlier than the true one, never later.
 */
export const notifiedOn = (posted: string): string => addDays(posted, daysInPost(posted))

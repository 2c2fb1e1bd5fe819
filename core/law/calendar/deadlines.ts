import type { State } from '../laender.ts'
import { addDays, endOfPeriod, type Period } from '../../shared/time/days.ts'
import { valueOn } from '../parameter.ts'
import { vwvfg } from '../parameters/index.ts'
import { nextWorkingDay } from './working-days.ts'

/**
 * The day on which the period may still be kept: an end on a Saturday, Sunday or holiday moves to the next working day
 * (§ 193 BGB, § 31 (3) VwVfG, § 57 (2) VwGO with § 222 (2) ZPO).
 */
export const deadlineOf = (event: string, period: Period, state?: State): string =>
  nextWorkingDay(endOfPeriod(event, period), state)

/**
 * Days from posting to the day on which a letter of an authority counts as notified (§ 41 (2) VwVfG, § 4 (2) VwZG).
 * Before there was such a rule it is none, so that no deadline is given as later than it is.
 */
export const daysInPost = (posted: string): number => valueOn(vwvfg.bekanntgabeNachAufgabeZurPost, posted) ?? 0

/**
 * The day on which a letter that was posted on a day counts as notified. It is no end of a period, so it stays where it
 * is on a Sunday; where tax law moves it (§ 108 (3) AO), the deadline given is earlier than the true one, never later.
 */
export const notifiedOn = (posted: string): string => addDays(posted, daysInPost(posted))

import type { Clock } from '../../shared/ports/clock.ts'
import { dayOf } from '../../shared/time/day-in-germany.ts'

/** The day where it is asked; in Germany where nobody says. */
export const todayIn = (timeZone: string | undefined, clock: Clock): string =>
  timeZone === undefined ? dayOf(clock.now()) : new Intl.DateTimeFormat('sv-SE', { timeZone }).format(clock.now())

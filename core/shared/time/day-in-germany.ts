/**
 * The day in Germany at a moment: central European time, with summer time from the last Sunday of March, 01:00 UTC, to
 * that of October (Directive 2000/84/EC).
 */
export const dayOf = (moment: number): string => inGermany(moment).slice(0, 10)

/** The hour of the day in Germany at a moment, 0 to 23. */
export const hourOf = (moment: number): number => Number(inGermany(moment).slice(11, 13))

/** How many hours the clocks are ahead of UTC at noon of a day: one, and two in summer. */
export const hoursAheadOn = (day: string): number => hourOf(Date.parse(`${day}T12:00:00Z`)) - 12

function inGermany(moment: number): string {
  const utc = new Date(moment)
  const lastSunday = (month: number): number => {
    const end = Date.UTC(utc.getUTCFullYear(), month + 1, 0, 1)
    return end - new Date(end).getUTCDay() * 86_400_000
  }
  const summer = moment >= lastSunday(2) && moment < lastSunday(9)
  return new Date(moment + (summer ? 2 : 1) * 3_600_000).toISOString()
}

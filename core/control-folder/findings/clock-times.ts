/** Since midnight. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

const DAY = 24 * 60

/**
 * Minutes from one time of day to another, also over midnight. What would be more than half a day comes before it, and
 * is a slip of the pen: undefined.
 */
export function minutesBetween(from: string | null | undefined, to: string | null | undefined): number | undefined {
  if (from == null || to == null) return undefined
  const minutes = (minutesOf(to) - minutesOf(from) + DAY) % DAY
  return minutes > DAY / 2 ? undefined : minutes
}

export const MINUTES_PER_HOUR = 60

import { endOfPeriod } from '../shared/time/days.ts'

/** The day on which the story of the example farm is told. */
const STORY_DAY = '2026-05-20'

/**
 * The story's days as they fall when it is told on another day. There are two clocks, for a farm has two. What is
 * counted from today (animals, treatments, letters, deadlines, certificates) keeps its distance from today in days, so
 * that a calf is five days old whenever the farm is made. What hangs on the season (crops, work in the fields, samples
 * of soil and slurry, harvests, applications for payments, badges of half-years) keeps its day of the year and moves by
 * whole years, to the last season whose 20 May is over: nothing that is done lies in the future, and from January to
 * May the latest crop is that of the year before. Statements of the dairy are of the two months that are over, and of
 * the one that has begun.
 */
export interface StoryDays {
  /** `YYYY-MM-DD`: the day of seeding. */
  today: string
  /** As many days from today as it is from the story's day. */
  recent(day: string): string
  /** The same day of its season; both ends of a span move alike. */
  season(day: string): string
  year(year: number): number
  /** The latest of these days of a year (`MM-DD`) that is not in the future. */
  latest(dayOfYear: string): string
  /** The last day of the month so many months before today's. */
  endOfMonth(monthsAgo: number): string
  /** The day before yesterday, or the first of the month where that was in the month before. */
  thisMonth: string
}

/** @param today the day of seeding, `YYYY-MM-DD` */
export function storyDays(today: string): StoryDays {
  const distance = Math.round((Date.parse(today) - Date.parse(STORY_DAY)) / 86_400_000)
  const years =
    Number(today.slice(0, 4)) - Number(STORY_DAY.slice(0, 4)) - (today.slice(5) < STORY_DAY.slice(5) ? 1 : 0)
  const firstOfMonth = `${today.slice(0, 8)}01`
  const beforeYesterday = daysLater(today, -2)
  return {
    today,
    recent: (day) => daysLater(day, distance),
    season: (day) => yearsLater(day, years),
    year: (year) => year + years,
    latest: (dayOfYear) => {
      const thisYear = `${today.slice(0, 4)}-${dayOfYear}`
      return thisYear <= today ? thisYear : yearsLater(thisYear, -1)
    },
    endOfMonth: (monthsAgo) => daysLater(endOfPeriod(firstOfMonth, { count: 1 - monthsAgo, unit: 'months' }), -1),
    thisMonth: beforeYesterday < firstOfMonth ? firstOfMonth : beforeYesterday,
  }
}

export const daysLater = (day: string, count: number): string => endOfPeriod(day, { count, unit: 'days' })

/** 29 February becomes the 28th where there is none. */
export const yearsLater = (day: string, count: number): string =>
  endOfPeriod(day, { count: 12 * count, unit: 'months' })

import type { JobId } from '../shared/ids.ts'
import type { Clock } from '../shared/ports/clock.ts'
import type { JobQueue } from '../shared/ports/job-queue.ts'
import { dayOf } from '../shared/time/day-in-germany.ts'
import { addDays, daysBetween } from '../shared/time/days.ts'
import { UPDATE_STATUTES } from './jobs.ts'

/** Lets the law be brought up to date once a week, first an hour after the start; called again and again. */
export type LookAtWeek = () => Promise<void>

const A_MONDAY = '2024-01-01'
const AFTER_START_MS = 3_600_000

export const makeLookAtWeek = ({ clock, jobs }: { clock: Clock; jobs: JobQueue }): LookAtWeek => {
  const startedAt = clock.now()
  let begun: string | undefined
  return async () => {
    const now = clock.now()
    const today = dayOf(now)
    const week = addDays(today, -(daysBetween(A_MONDAY, today) % 7))
    if (week === begun || now - startedAt < AFTER_START_MS) return
    await jobs.enqueue(UPDATE_STATUTES.of(jobOfWeek(week), { week }))
    begun = week
  }
}

/** The same for every process, so that the queue has one job of a week, however many look at the clock. */
const jobOfWeek = (week: string): JobId => `00000000-0000-8000-8001-0000${week.replaceAll('-', '')}` as JobId

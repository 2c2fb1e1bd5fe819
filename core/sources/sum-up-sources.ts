import type { Actor } from '../access/index.ts'
import type { Deadline, ReadDeadlines } from '../farm/index.ts'
import type { Clock } from '../shared/ports/clock.ts'
import { dayOf } from '../shared/time/day-in-germany.ts'
import { addDays } from '../shared/time/days.ts'
import type { SourceStore, SourceSummary } from './ports/source-store.ts'

/** What became of the sources that came in at `since` (milliseconds) or later, and which deadlines are next. */
export interface UploadSummary extends SourceSummary {
  since: number
  /** Of the whole farm, the earliest first; at most `NEXT_DEADLINES`. */
  deadlines: Deadline[]
}

/** Sums up a batch of uploads; `since` is 24 hours ago where it is left out. */
export type SumUpSources = (actor: Actor, since?: number) => Promise<UploadSummary>

export const NEXT_DEADLINES = 5
const DAY_MS = 24 * 3600 * 1000
const DAYS_AHEAD = 180

export const makeSumUpSources =
  ({
    sources,
    readDeadlines,
    clock,
  }: {
    sources: Pick<SourceStore, 'sumUp'>
    readDeadlines: ReadDeadlines
    clock: Clock
  }): SumUpSources =>
  async ({ namespaceId }, given) => {
    const since = Math.max(0, given ?? clock.now() - DAY_MS)
    const today = dayOf(clock.now())
    const [summary, deadlines] = await Promise.all([
      sources.sumUp(namespaceId, since),
      readDeadlines(namespaceId, { from: today, until: addDays(today, DAYS_AHEAD), today }),
    ])
    return { ...summary, since, deadlines: deadlines.slice(0, NEXT_DEADLINES) }
  }

import type { JobId, NamespaceId } from '../shared/ids.ts'
import type { Clock } from '../shared/ports/clock.ts'
import type { Farms } from '../shared/ports/farms.ts'
import type { Ids } from '../shared/ports/ids.ts'
import type { JobQueue } from '../shared/ports/job-queue.ts'
import { dayOf, hourOf } from '../shared/time/day-in-germany.ts'
import { BEGIN_DAY, REMIND_OF_DEADLINES } from './jobs.ts'

/** Begins the day where it is morning in Germany and the day has not begun yet; called again and again. */
export type LookAtClock = () => Promise<void>

/** Queues for every farm what it is reminded of on a day; done twice nobody is reminded twice. */
export type BeginDay = (day: string) => Promise<void>

const MORNING = 6
const AT_ONCE = 500

export const makeLookAtClock = ({ clock, jobs }: { clock: Clock; jobs: JobQueue }): LookAtClock => {
  let begun: string | undefined
  return async () => {
    const now = clock.now()
    const day = dayOf(now)
    if (day === begun || hourOf(now) < MORNING) return
    await jobs.enqueue(BEGIN_DAY.of(jobOfDay(day), { day }))
    begun = day
  }
}

/** The same for every process, so that the queue has one job of a day, however many look at the clock. */
const jobOfDay = (day: string): JobId => `00000000-0000-8000-8000-0000${day.replaceAll('-', '')}` as JobId

export const makeBeginDay =
  ({ members, jobs, ids }: { members: Farms; jobs: JobQueue; ids: Ids }): BeginDay =>
  async (day) => {
    for (let after: NamespaceId | null = null; ;) {
      const farms: NamespaceId[] = await members.namespaces(after, AT_ONCE)
      for (const namespaceId of farms)
        await jobs.enqueue(REMIND_OF_DEADLINES.of(ids.next<JobId>(), { namespaceId, day }))
      if (farms.length < AT_ONCE) return
      after = farms.at(-1)!
    }
  }

import type { JobId, NamespaceId } from '../../shared/ids.ts'
import type { Transaction } from '../../shared/ports/transaction.ts'
import { Ok } from '../../shared/result.ts'
import { dayOf } from '../../shared/time/day-in-germany.ts'
import { BEGIN_PERIODS } from '../jobs.ts'
import type { Farms } from '../../shared/ports/farms.ts'
import type { KeptDocument } from './kept-document.ts'
import { enqueueDrawing, openPeriods, type ShelfDependencies } from './open-periods.ts'

/** Has the periods of a day begun, once on each day; called again and again. */
export type LookAtPeriods = () => Promise<void>

/**
 * Goes on with what is on, on every shelf whose period has ended, and draws what nobody has drawn yet, such as what
 * came along from another installation; done twice it is done once.
 */
export type BeginPeriods = () => Promise<void>

const AT_ONCE = 500

export const makeLookAtPeriods = ({ clock, jobs }: Pick<ShelfDependencies, 'clock' | 'jobs'>): LookAtPeriods => {
  let begun: string | undefined
  return async () => {
    const day = dayOf(clock.now())
    if (day === begun) return
    await jobs.enqueue(BEGIN_PERIODS.of(jobOfDay(day), { day }))
    begun = day
  }
}

/** The same for every process, so that the queue has one job of a day. */
const jobOfDay = (day: string): JobId => `00000000-0000-8000-8001-0000${day.replaceAll('-', '')}` as JobId

export const makeBeginPeriods =
  (deps: ShelfDependencies & { transaction: Transaction; farms: Farms }): BeginPeriods =>
  async () => {
    for (let after: NamespaceId | null = null; ;) {
      const farms: NamespaceId[] = await deps.farms.namespaces(after, AT_ONCE)
      for (const farm of farms)
        await deps.transaction.within<void, never>(farm, async () => {
          for (const document of (await openPeriods(deps, farm)).filter(isUndrawn)) await enqueueDrawing(deps, document)
          return Ok(undefined)
        })
      if (farms.length < AT_ONCE) return
      after = farms.at(-1)!
    }
  }

const isUndrawn = ({ origin, archivedAt, objectKey }: KeptDocument): boolean =>
  origin === 'generated' && archivedAt === null && objectKey === null

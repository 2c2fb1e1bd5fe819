import type { Actor } from '../access/index.ts'
import { announceRows, type RowStore } from '../farm/index.ts'
import type { Events } from '../shared/events.ts'
import type { JobId } from '../shared/ids.ts'
import type { Clock } from '../shared/ports/clock.ts'
import type { Ids } from '../shared/ports/ids.ts'
import type { JobQueue } from '../shared/ports/job-queue.ts'
import type { Transaction } from '../shared/ports/transaction.ts'
import { Err, Ok } from '../shared/result.ts'
import { FILE_EXAMPLE_PAPERS } from './jobs.ts'
import { planExampleFarm } from './plan-example-farm.ts'
import type { ExampleFarm, ExampleFarms } from './ports/example-farms.ts'
import type { SupportThread, SupportThreads } from './ports/support-threads.ts'

export interface SeededExampleFarm {
  /** False where it was made before; what was made then is told again, and nothing of one that was removed. */
  seeded: boolean
  rows: ExampleFarm['rows']
  documents: Pick<ExampleFarm['documents'][number], 'documentId' | 'title'>[]
  thread: SupportThread | undefined
}

/**
 * Makes the example farm in the namespace of the caller, once for each person, also where they left a namespace since.
 * Its documents are printed and filed by a job, which then reads them as it reads any upload.
 */
export type SeedExampleFarm = (actor: Actor) => Promise<SeededExampleFarm>

interface Dependencies {
  farms: ExampleFarms
  threads: SupportThreads
  rows: RowStore
  jobs: JobQueue
  events: Events
  transaction: Transaction
  ids: Ids
  clock: Clock
}

export const makeSeedExampleFarm =
  (deps: Dependencies): SeedExampleFarm =>
  async (actor) => {
    const { namespaceId } = actor
    const made = (await deps.farms.of(namespaceId))
      ? undefined
      : await deps.transaction.within<ExampleFarm, 'known'>(namespaceId, async () => {
          const { farm, rows, thread } = await planExampleFarm(deps, namespaceId)
          if ((await deps.farms.add(farm)) === 'known') return Err('known')
          if (!(await deps.farms.isFirstOf(actor.userId, deps.clock.now()))) return Err('known')
          if ((await deps.rows.add(rows)).outcome !== 'added')
            throw new Error('a row was made meanwhile that has the key of an example row')
          await announceRows(deps.events, namespaceId, rows)
          await deps.threads.add(namespaceId, thread)
          await deps.jobs.enqueue(FILE_EXAMPLE_PAPERS.of(deps.ids.next<JobId>(), { namespaceId, userId: actor.userId }))
          return Ok(farm)
        })
    const farm = await deps.farms.of(namespaceId)
    const there = farm?.removedAt === null
    return {
      seeded: made?.ok ?? false,
      rows: there ? farm.rows : {},
      documents: there ? farm.documents : [],
      thread: there ? await deps.threads.byId(namespaceId, farm.threadId) : undefined,
    }
  }

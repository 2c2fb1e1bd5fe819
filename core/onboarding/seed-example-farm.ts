import type { Actor } from '../access/index.ts'
import { dayOf } from '../shared/time/day-in-germany.ts'
import { announceRows, type KindSlug, type Row, type RowStore } from '../farm/index.ts'
import type { Events } from '../shared/events.ts'
import type { DocumentId, Id, JobId, NamespaceId } from '../shared/ids.ts'
import type { Clock } from '../shared/ports/clock.ts'
import type { Ids } from '../shared/ports/ids.ts'
import type { JobQueue } from '../shared/ports/job-queue.ts'
import type { Transaction } from '../shared/ports/transaction.ts'
import { Err, Ok } from '../shared/result.ts'
import { exampleDocuments } from './example-documents.ts'
import { rowsOfStory, type ExampleRow } from './example-row.ts'
import { exampleRows } from './example-rows.ts'
import { FILE_EXAMPLE_PAPERS } from './jobs.ts'
import type { ExampleFarm, ExampleFarms } from './ports/example-farms.ts'
import type { SupportThread, SupportThreads, ThreadId } from './ports/support-threads.ts'
import { storyDays } from './story-days.ts'

export interface SeededExampleFarm {
  /** False where it was made before; what was made then is told again, and nothing of one that was removed. */
  seeded: boolean
  rows: ExampleFarm['rows']
  documents: Pick<ExampleFarm['documents'][number], 'documentId' | 'title'>[]
  thread: SupportThread | undefined
}

/**
 * Makes the example farm in the namespace of the caller, once. Its documents are printed and filed by a job, which then
 * reads them as it reads any upload.
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
          const { farm, rows, thread } = await plan(deps, namespaceId)
          if ((await deps.farms.add(farm)) === 'known') return Err('known')
          if ((await deps.rows.add(rows)).outcome !== 'added')
            throw new Error('a row was made meanwhile that has the key of an example row')
          await announceRows(deps.events, namespaceId, rows)
          await deps.threads.add(namespaceId, thread)
          await deps.jobs.enqueue(FILE_EXAMPLE_PAPERS.of(deps.ids.next<JobId>(), { namespaceId, userId: actor.userId }))
          return Ok(farm)
        })
    const farm = (await deps.farms.of(namespaceId))!
    const there = farm.removedAt === null
    return {
      seeded: made?.ok ?? false,
      rows: there ? farm.rows : {},
      documents: there ? farm.documents : [],
      thread: there ? await deps.threads.byId(namespaceId, farm.threadId) : undefined,
    }
  }

async function plan(
  { rows, ids, clock }: Dependencies,
  namespaceId: NamespaceId,
): Promise<{ farm: ExampleFarm; rows: Row[]; thread: SupportThread }> {
  const now = clock.now()
  const madeOn = dayOf(now)
  const days = storyDays(madeOn)
  const documents = exampleDocuments(days).map(({ name, title }) => ({
    name,
    title,
    documentId: ids.next<DocumentId>(),
  }))
  const documentIds = new Map(documents.map(({ name, documentId }) => [name, documentId]))
  const makeRows = (story: readonly ExampleRow[]): Row[] => rowsOfStory(story, documentIds, { namespaceId, ids, now })
  const made = makeRows(await withoutTaken(rows, namespaceId, exampleRows(days), makeRows))
  const thread = welcome(ids, now)
  return {
    farm: { namespaceId, madeOn, rows: countByKind(made), documents, threadId: thread.id, removedAt: null },
    rows: made,
    thread,
  }
}

/**
 * The story without what the farm has already: an example never takes the place of a row, nor does it stand beside it.
 */
async function withoutTaken(
  rows: RowStore,
  namespaceId: NamespaceId,
  story: readonly ExampleRow[],
  makeRows: (story: readonly ExampleRow[]) => Row[],
): Promise<ExampleRow[]> {
  const keyed = Map.groupBy(
    makeRows(story).filter(({ key }) => key !== null),
    ({ kind }) => kind,
  )
  const taken = new Set(
    (
      await Promise.all(
        [...keyed].map(([kind, made]) =>
          rows.byKeys(
            namespaceId,
            kind,
            made.map(({ key }) => key!),
          ),
        ),
      )
    )
      .flat()
      .map(({ kind, key }) => `${kind} ${key}`),
  )
  return makeRows(story).flatMap(({ kind, key }, index) =>
    key !== null && taken.has(`${kind} ${key}`) ? [] : [story[index]!],
  )
}

function countByKind(rows: readonly Row[]): ExampleFarm['rows'] {
  return Object.fromEntries(
    [...Map.groupBy(rows, ({ kind }) => kind)].map(([kind, same]): [KindSlug, number] => [kind, same.length]),
  )
}

const welcome = (ids: Ids, now: number): SupportThread => ({
  id: ids.next<ThreadId>(),
  title: 'Willkommen auf dem Beispielhof',
  messages: [
    {
      id: ids.next<Id<'SupportMessage'>>(),
      from: 'support',
      text: 'Willkommen auf dem Beispielhof. Frag zum Beispiel: Welche Fristen laufen diese Woche ab? – Du kannst alle Beispielzeilen unter Einstellungen entfernen.',
      sentAt: now,
    },
  ],
})

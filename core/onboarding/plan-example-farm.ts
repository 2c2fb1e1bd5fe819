import type { KindSlug, Row, RowStore } from '../farm/index.ts'
import type { DocumentId, Id, NamespaceId } from '../shared/ids.ts'
import type { Clock } from '../shared/ports/clock.ts'
import type { Ids } from '../shared/ports/ids.ts'
import { dayOf } from '../shared/time/day-in-germany.ts'
import { exampleDocuments } from './example-documents.ts'
import { rowsOfStory, type ExampleRow } from './example-row.ts'
import { exampleRows } from './example-rows.ts'
import type { ExampleFarm } from './ports/example-farms.ts'
import type { SupportThread, ThreadId } from './ports/support-threads.ts'
import { storyDays } from './story-days.ts'

export interface ExampleFarmPlan {
  farm: ExampleFarm
  rows: Row[]
  thread: SupportThread
}

/** What an example farm made now consists of, with the ids of its documents, which are filed later. */
export async function planExampleFarm(
  { rows, ids, clock }: { rows: RowStore; ids: Ids; clock: Clock },
  namespaceId: NamespaceId,
): Promise<ExampleFarmPlan> {
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
    farm: {
      namespaceId,
      madeOn,
      rows: countByKind(made),
      documents,
      threadId: thread.id,
      library: null,
      removedAt: null,
    },
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

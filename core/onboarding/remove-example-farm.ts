import type { Actor } from '../access/index.ts'
import {
  announceRows,
  removeRows,
  type KindSlug,
  type ProvenanceDependencies,
  type RowId,
  type RowOutcome,
  type RowStore,
  type SourcedRow,
} from '../farm/index.ts'
import type { ClearShelf, ReadVariants, RetractAdoption } from '../library/index.ts'
import type { Events } from '../shared/events.ts'
import type { DocumentId } from '../shared/ids.ts'
import type { Clock } from '../shared/ports/clock.ts'
import type { Transaction } from '../shared/ports/transaction.ts'
import { Ok } from '../shared/result.ts'
import type { DeleteSource, ReadImpact } from '../sources/index.ts'
import { takeBackExampleLibrary } from './example-library.ts'
import type { ExampleFarms } from './ports/example-farms.ts'
import type { SupportThreads } from './ports/support-threads.ts'

export interface RemovedExampleFarm {
  /** How many rows of each kind. */
  removed: Partial<Record<KindSlug, number>>
  /** Documents that were there and went: those that were filed, and those that the shelf kept. */
  documents: number
  /** Rows that stay, because a person has changed them or another source speaks of them. */
  kept: { kind: KindSlug; id: RowId; label: string }[]
}

/**
 * Takes the example farm out of the namespace of the caller: its rows, its documents with what was derived from them,
 * what it has put on the shelf and adopted, its thread. Once it is gone there is nothing more to remove.
 */
export type RemoveExampleFarm = (actor: Actor) => Promise<RemovedExampleFarm>

interface Dependencies extends ProvenanceDependencies {
  farms: ExampleFarms
  threads: SupportThreads
  rows: RowStore
  readImpact: ReadImpact
  deleteSource: DeleteSource
  clearShelf: ClearShelf
  readVariants: ReadVariants
  retractAdoption: RetractAdoption
  events: Events
  transaction: Transaction
  clock: Clock
}

type RowName = Pick<RowOutcome, 'kind' | 'id' | 'label'>

export const makeRemoveExampleFarm =
  (deps: Dependencies): RemoveExampleFarm =>
  async (actor) => {
    const { namespaceId } = actor
    const done = await deps.transaction.within<RemovedExampleFarm, never>(namespaceId, async () => {
      const farm = await deps.farms.of(namespaceId)
      if (!farm || farm.removedAt !== null) return Ok({ removed: {}, documents: 0, kept: [] })
      const planned = farm.library ? await takeBackExampleLibrary(deps, actor, farm.library) : NOTHING
      const filed = await removeDocuments(
        deps,
        actor,
        farm.documents.map(({ documentId }) => documentId),
      )
      const { stay, go } = Object.groupBy(await deps.rows.ofOrigin(namespaceId, 'example'), (row) =>
        belongsToPerson(row) ? 'stay' : 'go',
      )
      const emptied = await removeRows(deps, namespaceId, go ?? [], deps.clock.now())
      await announceRows(deps.events, namespaceId, [...(go ?? []), ...emptied])
      await deps.threads.remove(namespaceId, farm.threadId)
      await deps.farms.markRemoved(namespaceId, deps.clock.now())

      const removed = byName([...planned.removed, ...filed.removes, ...(go ?? [])])
      const kept = byName([...planned.kept, ...filed.keeps, ...(stay ?? [])])
      for (const name of removed.keys()) kept.delete(name)
      return Ok({
        removed: countByKind([...removed.values()]),
        documents: filed.documents + planned.documents,
        kept: [...kept.values()].map(({ kind, id, label }) => ({ kind, id, label })),
      })
    })
    return done.unwrap()
  }

const NOTHING = { removed: [], kept: [], documents: 0 }

/** Without the documents' stamps, which are gone: whatever else speaks of a row is the person's. */
const belongsToPerson = ({ edited, sources }: SourcedRow): boolean => edited || sources.length > 0

async function removeDocuments(
  { readImpact, deleteSource }: Dependencies,
  actor: Actor,
  documents: readonly DocumentId[],
) {
  const outcomes = { documents: 0, removes: [] as RowName[], keeps: [] as RowName[] }
  for (const id of documents) {
    const impact = await readImpact(actor, id)
    if (impact.err) continue
    await deleteSource(actor, id, { keepDerived: false })
    outcomes.documents += 1
    outcomes.removes.push(...impact.val.removes)
    outcomes.keeps.push(...impact.val.keeps)
  }
  return outcomes
}

const byName = (rows: readonly RowName[]): Map<string, RowName> =>
  new Map(rows.map((row) => [`${row.kind} ${row.id}`, row]))

const countByKind = (rows: readonly RowName[]): RemovedExampleFarm['removed'] =>
  Object.fromEntries(
    [...Map.groupBy(rows, ({ kind }) => kind)].map(([kind, same]): [KindSlug, number] => [kind, same.length]),
  )

import { noSynonyms } from './no-synonyms.ts'
import { MemoryFarmPictures } from '../../adapters/memory/farm/memory-farm-pictures.ts'
import { MemoryProposalStore } from '../../adapters/memory/farm/memory-proposal-store.ts'
import { MemoryProvenanceStore } from '../../adapters/memory/farm/memory-provenance-store.ts'
import { MemoryReferences } from '../../adapters/memory/farm/memory-references.ts'
import { MemoryPlanStore } from '../../adapters/memory/library/memory-plan-store.ts'
import { HighsLinearOptimizer } from '../../adapters/optimization/highs-linear-optimizer.ts'
import { MemoryRowStore } from '../../adapters/memory/farm/memory-row-store.ts'
import { MemoryBookPrinter } from '../../adapters/memory/library/memory-book-printer.ts'
import { MemoryKeptDocuments } from '../../adapters/memory/library/memory-kept-documents.ts'
import { MemoryDatabase } from '../../adapters/memory/memory-database.ts'
import { MemoryEventsRead } from '../../adapters/memory/shared/memory-events-read.ts'
import { MemoryJobQueue } from '../../adapters/memory/shared/memory-job-queue.ts'
import { MemoryObjectStore } from '../../adapters/memory/shared/memory-object-store.ts'
import { MemorySourceStore } from '../../adapters/memory/sources/memory-source-store.ts'
import { digest } from '../../adapters/system/digest.ts'
import { uuidV7Ids } from '../../adapters/system/uuid-v7-ids.ts'
import { adoptableSources } from '../../apps/composition/adoptable-sources.ts'
import { libraryJobs } from '../../apps/worker/library/jobs.ts'
import type { Actor } from '../../core/access/index.ts'
import { announceRows, type KindSlug, type RowId, type RowValues } from '../../core/farm/index.ts'
import {
  makeLibrary,
  OUTDATE_KEPT_DOCUMENTS,
  type EntryId,
  type LibraryEntry,
  type Register,
} from '../../core/library/index.ts'
import { makeEvents } from '../../core/shared/events.ts'
import type { DocumentId, NamespaceId, UserId } from '../../core/shared/ids.ts'
import { Ok } from '../../core/shared/result.ts'
import { originalKey, type Source } from '../../core/sources/index.ts'
import { newId } from './ids.ts'
import { aSource } from './source.ts'

/** A register of the fields by name: enough of one to see when it is drawn. */
const FIELDS: Register = {
  id: 'flaechenverzeichnis',
  reads: ['fields'],
  columns: [{ label: 'Schlag' }],
  linesOf: ({ picture }) =>
    picture.rows('fields').map(({ kind, id, values }) => ({ kind, id, cells: [values.name ?? ''] })),
  countOf: ({ picture }) => picture.rows('fields').length,
}

/** The use cases of the library over the memory adapters, with a clock that a test moves. */
export function libraryInMemory() {
  const time = { now: Date.parse('2026-05-20T08:00:00Z') }
  const database = new MemoryDatabase()
  const now = () => time.now
  const jobs = new MemoryJobQueue(database, now)
  const platform = {
    clock: { now },
    ids: uuidV7Ids,
    transaction: database,
    eventsRead: new MemoryEventsRead(database),
    jobs,
    objects: new MemoryObjectStore(now),
    digest,
    farmPictures: new MemoryFarmPictures(database),
    keptDocuments: new MemoryKeptDocuments(database),
    planStore: new MemoryPlanStore(database),
    optimizer: new HighsLinearOptimizer(),
    pause: async () => {},
    synonyms: noSynonyms,
    provenance: new MemoryProvenanceStore(database),
    proposals: new MemoryProposalStore(database),
    references: new MemoryReferences(database),
    events: makeEvents({ jobs, ids: uuidV7Ids, readers: [OUTDATE_KEPT_DOCUMENTS] }),
    bookPrinter: new MemoryBookPrinter(),
    sources: new MemorySourceStore(database),
  }
  const rows = new MemoryRowStore(database)
  const { events } = platform
  const actor: Actor = { userId: newId<UserId>(), namespaceId: newId<NamespaceId>(), credential: { kind: 'session' } }
  const area = makeLibrary(
    platform,
    { adoptableDocuments: adoptableSources(platform), farms: { namespaces: async () => [actor.namespaceId] } },
    { registers: [FIELDS] },
  )
  const { namespaceId } = actor
  async function addRow<K extends KindSlug>(kind: K, values: RowValues<K>): Promise<RowId> {
    const id = newId<RowId>()
    const label = String((values as { name?: unknown }).name ?? kind)
    const made = { label, values, key: null, origin: 'person', edited: true, version: 1 } as const
    await database.within<undefined, never>(namespaceId, async () => {
      await rows.add([{ kind, id, ...made, namespaceId, createdAt: time.now, updatedAt: time.now } as never])
      await announceRows(events, namespaceId, [{ kind, id }])
      return Ok(undefined)
    })
    return id
  }
  return {
    ...platform,
    ...area,
    actor,
    time,
    at: (day: string) => (time.now = Date.parse(`${day}T08:00:00Z`)),
    /** Does what is due now. */
    workNow: () => jobs.work(libraryJobs(area)),
    /** Does what is due, and some seconds later what waited. */
    async work(): Promise<void> {
      for (let turn = 0; turn < 2; turn++) {
        await jobs.work(libraryJobs(area))
        time.now += 6000
      }
    },
    addRow,
    addField: (name: string) => addRow('fields', { name }),
    async addSource(content: string): Promise<Source> {
      const source = aSource({ namespaceId, filename: 'FNN 2026.pdf', contentType: 'application/pdf' })
      await platform.sources.add(source)
      await platform.objects.put(originalKey(source), new TextEncoder().encode(content))
      return source
    },
    async entry(id: EntryId): Promise<LibraryEntry> {
      const categories = await area.readLibrary(actor)
      return categories.flatMap(({ entries }) => entries).find(({ entry }) => entry.id === id)!
    },
    /** What the document says at an address. */
    async textAt(url: string | null | undefined): Promise<string> {
      const { body } = await platform.objects.request('GET', url ?? '')
      return new TextDecoder().decode(body)
    },
    on: (entryId: EntryId, period?: string) => area.switchEntry(actor, { entryId, on: true, period }),
    off: (entryId: EntryId, period?: string) => area.switchEntry(actor, { entryId, on: false, period }),
    adopt: (entryId: EntryId, documentId: DocumentId, period?: string) =>
      area.adoptDocument(actor, { entryId, documentId, period }),
  }
}

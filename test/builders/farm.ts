import { writeFileSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createHash } from 'node:crypto'
import { MemoryRowStore } from '../../adapters/memory/farm/memory-row-store.ts'
import { MemoryPassageStore } from '../../adapters/memory/knowledge/memory-passage-store.ts'
import { MemoryDatabase } from '../../adapters/memory/memory-database.ts'
import { MemoryFigures } from '../../adapters/memory/shared/memory-figures.ts'
import { MemoryJobQueue } from '../../adapters/memory/shared/memory-job-queue.ts'
import { MemoryLiveEvents } from '../../adapters/memory/shared/memory-live-events.ts'
import { MemoryObjectStore } from '../../adapters/memory/shared/memory-object-store.ts'
import { MemoryDeletedRows } from '../../adapters/memory/farm/memory-deleted-rows.ts'
import { MemoryProvenanceStore } from '../../adapters/memory/farm/memory-provenance-store.ts'
import { MemoryReferences } from '../../adapters/memory/farm/memory-references.ts'
import { MemoryRowNames } from '../../adapters/memory/farm/memory-row-names.ts'
import { MemoryInboundLetters } from '../../adapters/memory/sources/memory-inbound-letters.ts'
import { MemoryProposalStore } from '../../adapters/memory/farm/memory-proposal-store.ts'
import { MemorySourceStore } from '../../adapters/memory/sources/memory-source-store.ts'
import { uuidV7Ids } from '../../adapters/system/uuid-v7-ids.ts'
import type { Actor } from '../../core/access/index.ts'
import { makeChangeRow } from '../../core/farm/index.ts'
import { makeEmbedDocument, makeIndexDocument, makeRemoveDocument } from '../../core/knowledge/index.ts'
import type { Embedder, QuestionWriter } from '../../core/knowledge/index.ts'
import type { NamespaceId, UserId } from '../../core/shared/ids.ts'
import { Ok } from '../../core/shared/result.ts'
import {
  analyseDocument,
  makeDeleteSource,
  makeIngestSource,
  makeReadImpact,
  makeRegisterSource,
  makeReprocessSource,
  planTable,
  type DocumentReader,
  type ReceivedFile,
} from '../../core/sources/index.ts'
import { makeExtractByModel, type RowReader } from '../../core/extraction/index.ts'
import { unreadEvents } from './events.ts'
import { newId } from './ids.ts'

export const aFarmer = (): Actor => ({
  userId: newId<UserId>(),
  namespaceId: newId<NamespaceId>(),
  credential: { kind: 'session' },
})

/** A file as the upload leaves it. */
export function received(text: string, filename = 'text.txt'): ReceivedFile {
  const path = join(mkdtempSync(join(tmpdir(), 'hofkern-file-')), 'upload')
  writeFileSync(path, text)
  return {
    path,
    filename,
    contentType: 'text/plain',
    sizeBytes: Buffer.byteLength(text),
    sha256: createHash('sha256').update(text).digest('hex'),
  }
}

/** A reader whose documents come of `read` alone. */
export const readerOf = (read: DocumentReader['read']): DocumentReader => ({
  read,
  async analyse(file, context, _lane, progress) {
    const document = await read(file)
    if (document.err) return document
    progress?.(1, 1)
    return Ok(analyseDocument(document.val, context))
  },
  async planTable(file, kind, today) {
    const document = await read(file)
    return document.err ? document : planTable(document.val, kind, today)
  },
  preview: async () => Ok(new Uint8Array([1])),
})

/** Takes every file for text. */
export const textReader = readerOf(async ({ path }) =>
  Ok({
    format: 'txt' as const,
    contentType: 'text/plain',
    title: null,
    pages: [{ number: 1, text: readFileSync(path, 'utf8'), headings: [] }],
    ocr: false,
    warnings: [],
  }),
)

/** The use cases of sources over the memory adapters, with a clock that a test moves. */
export function sourcesInMemory(
  reader: DocumentReader = textReader,
  embedder?: Embedder,
  rowReader?: RowReader,
  questionWriter?: QuestionWriter,
) {
  const time = { now: 1_000_000 }
  const clock = { now: () => time.now }
  const database = new MemoryDatabase()
  const ground = {
    database,
    clock,
    ids: uuidV7Ids,
    transaction: database,
    sources: new MemorySourceStore(database),
    provenance: new MemoryProvenanceStore(database),
    deletedRows: new MemoryDeletedRows(database),
    references: new MemoryReferences(database),
    rowNames: new MemoryRowNames(database),
    farmRows: new MemoryRowStore(database),
    proposals: new MemoryProposalStore(database),
    letters: new MemoryInboundLetters(database),
    objects: new MemoryObjectStore(clock.now),
    jobs: new MemoryJobQueue(database),
    figures: new MemoryFigures(database),
    events: unreadEvents,
    live: new MemoryLiveEvents(database),
    passages: new MemoryPassageStore(database),
    reader,
  }
  const indexDocument = makeIndexDocument(ground)
  const removeDocument = makeRemoveDocument(ground)
  return {
    ...ground,
    time,
    indexDocument,
    registerSource: makeRegisterSource(ground),
    ingestSource: makeIngestSource({
      ...ground,
      embedDocument: makeEmbedDocument({ ...ground, embedder }),
      extractByModel: makeExtractByModel({ rowReader }),
      questionWriter,
    }),
    reprocessSource: makeReprocessSource(ground),
    deleteSource: makeDeleteSource({ ...ground, removeDocument }),
    readImpact: makeReadImpact(ground),
    changeRow: makeChangeRow({ ...ground, rows: ground.farmRows }),
  }
}

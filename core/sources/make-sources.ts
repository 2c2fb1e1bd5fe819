import { makeExtractByModel, type RowReader } from '../extraction/index.ts'
import type {
  DeletedRows,
  Farm,
  ProposalStore,
  ProvenanceStore,
  References,
  RowNames,
  RowStore,
} from '../farm/index.ts'
import type { Knowledge, PassageStore, QuestionWriter } from '../knowledge/index.ts'
import type { Events } from '../shared/events.ts'
import type { Clock } from '../shared/ports/clock.ts'
import type { Ids } from '../shared/ports/ids.ts'
import type { Figures } from '../shared/ports/figures.ts'
import type { JobQueue } from '../shared/ports/job-queue.ts'
import type { LiveEvents } from '../shared/ports/live-events.ts'
import type { ObjectStore } from '../shared/ports/object-store.ts'
import type { Transaction } from '../shared/ports/transaction.ts'
import { makeDeleteObjects } from './delete-objects.ts'
import { makeDeleteSource, makeReadImpact } from './delete-source.ts'
import { makeFailDeadIngestion } from './fail-dead-ingestion.ts'
import { makeImportShared } from './import-shared.ts'
import { makeImportTable } from './import-table.ts'
import { makeIngestSource } from './ingest-source.ts'
import { makeCountSources, makeListSources } from './list-sources.ts'
import type { DocumentReader } from './ports/document-reader.ts'
import type { InboundLetters } from './ports/inbound-letters.ts'
import type { PictureBinder } from './ports/picture-binder.ts'
import type { PublicWeb } from './ports/public-web.ts'
import type { SourceStore } from './ports/source-store.ts'
import { makeFileSource, makeReadOriginalUrl, makeReadPreviewUrls, makeReadSource } from './read-sources.ts'
import { makeRegisterFromLetter } from './register-from-letter.ts'
import { makeRegisterPictures } from './register-pictures.ts'
import { makeRegisterFromWeb } from './register-from-web.ts'
import { makeRegisterSource } from './register-source.ts'
import { makeReprocessSource } from './reprocess-source.ts'
import { makeSumUpSources } from './sum-up-sources.ts'
import { makeTakeInLetter } from './take-in-letter.ts'

/** What the area stands on. */
export interface SourcesPlatform {
  clock: Clock
  ids: Ids
  transaction: Transaction
  events: Events
  jobs: JobQueue
  figures: Figures
  live: LiveEvents
  objects: ObjectStore
  reader: DocumentReader
  binder: PictureBinder
  web: PublicWeb
  sources: SourceStore
  letters: InboundLetters
  rows: RowStore
  provenance: ProvenanceStore
  references: References
  deletedRows: DeletedRows
  rowNames: RowNames
  proposals: ProposalStore
  passages: PassageStore
  /** Present where a language model is configured. */
  rowReader: RowReader | undefined
  /** Present where questions are to be written for what was read. */
  questionWriter: QuestionWriter | undefined
}

/** Everything the area can do. */
export function makeSources(platform: SourcesPlatform, farm: Farm, knowledge: Knowledge) {
  const registerSource = makeRegisterSource(platform)
  const derivation = { ...platform, ...knowledge }
  const ingestSource = makeIngestSource({
    ...derivation,
    extractByModel: makeExtractByModel(platform),
  })
  const deleteSource = makeDeleteSource(derivation)
  return {
    registerSource,
    registerPictures: makeRegisterPictures({ ...platform, registerSource }),
    registerFromLetter: makeRegisterFromLetter({ ...platform, registerSource }),
    registerFromWeb: makeRegisterFromWeb({ ...platform, registerSource }),
    ingestSource,
    failDeadIngestion: makeFailDeadIngestion(platform),
    reprocessSource: makeReprocessSource(platform),
    listSources: makeListSources(platform),
    countSources: makeCountSources(platform),
    sumUpSources: makeSumUpSources({ ...platform, ...farm }),
    readSource: makeReadSource(platform),
    readOriginalUrl: makeReadOriginalUrl(platform),
    readPreviewUrls: makeReadPreviewUrls(platform),
    fileSource: makeFileSource(platform),
    readImpact: makeReadImpact(derivation),
    deleteSource,
    deleteObjects: makeDeleteObjects(platform),
    importTable: makeImportTable({ ...platform, ...farm }),
    importShared: makeImportShared({ ...platform, registerSource, ingestSource, deleteSource }),
    takeInLetter: makeTakeInLetter(platform),
  }
}

export type Sources = ReturnType<typeof makeSources>

export { makeDeleteSource, makeReadImpact, type DeleteSource, type ReadImpact, type SourceImpact, type SourceNotFound } from './delete-source.ts'
export type { DeletionPlan, Fate, RowFate } from './deletion-plan.ts'
export { FAECHER, type Fach } from './fach.ts'
export { makeImportShared, type ImportShared } from './import-shared.ts'
export { makeListSources, type ListSources, type ListSourcesInput } from './list-sources.ts'
export { makeAbandonSource, makeIngestSource, type AbandonSource, type IngestFailure, type IngestOutcome, type IngestSource, type IngestSourceInput } from './ingest-source.ts'
export type { DerivedRows, StampedRow } from './ports/derived-rows.ts'
export type { DocumentReader, DocumentToRead, ReadFailure } from './ports/document-reader.ts'
export type { SourceChange, SourceFilter, SourceStore } from './ports/source-store.ts'
export type { ReadDocument, ReadPage, SourceFormat } from './read-document.ts'
export {
  makeFileSource, makeReadOriginalUrl, makeReadPreviewUrls, makeReadSource,
  type FileSource, type ReadOriginalUrl, type ReadPreviewUrls, type ReadSource, type SignedFile,
} from './read-sources.ts'
export { makeRegisterSource, type ReceivedFile, type RegisteredSource, type RegisterSource, type RegisterSourceInput } from './register-source.ts'
export { makeRegisterFromLetter, type RegisterFromLetter, type RegisterFromLetterFailure } from './register-from-letter.ts'
export type { InboundLetter, InboundLetters } from './ports/inbound-letters.ts'
export { makeReprocessSource, type ReprocessSource } from './reprocess-source.ts'
export type { Source, SourceError, SourceStatus } from './source.ts'

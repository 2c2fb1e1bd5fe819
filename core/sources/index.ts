export { makeAnswerFromDocuments } from './answer-from-documents.ts'
export { sourceObjects } from './belongings.ts'
export { makeDeleteObjects, type DeleteObjects } from './delete-objects.ts'
export {
  makeDeleteSource,
  makeReadImpact,
  type DeleteSource,
  type ReadImpact,
  type SourceImpact,
  type SourceNotFound,
} from './delete-source.ts'
export { SOURCE_DELETED, SOURCE_ENDED } from './events.ts'
export { safeFilename } from './filename.ts'
export { readFailureText } from './read-failure-text.ts'
export { makeFailDeadIngestion, type FailDeadIngestion } from './fail-dead-ingestion.ts'
export { makeImportTable, type ImportTable, type ImportTableFailure } from './import-table.ts'
export { makeImportShared, type ImportShared } from './import-shared.ts'
export { makeListSources, type CountSources, type ListSources, type ListSourcesInput } from './list-sources.ts'
export {
  makeIngestSource,
  type IngestFailure,
  type IngestOutcome,
  type IngestSource,
  type IngestSourceInput,
} from './ingest-source.ts'
export { DELETE_OBJECTS, INGEST_LARGE_SOURCE, INGEST_SOURCE, SOURCE_JOBS } from './jobs.ts'
export { analyseDocument, type DocumentAnalysis, type DocumentContext } from './analyse-document.ts'
export type {
  DocumentReader,
  DocumentToRead,
  Lane,
  OverBudget,
  ReadFailure,
  TableFailure,
} from './ports/document-reader.ts'
export { planTable } from './plan-table.ts'
export type { BoundPictures, PictureBinder, PictureRefused } from './ports/picture-binder.ts'
export type { PublicWeb, WebFailure } from './ports/public-web.ts'
export type { SourceChange, SourceFilter, SourceStore, SourceSummary } from './ports/source-store.ts'
export {
  makeFileSource,
  makeReadOriginalUrl,
  makeReadPreviewUrls,
  makeReadSource,
  type FileSource,
  type ReadOriginalUrl,
  type ReadPreviewUrls,
  type ReadSource,
  type SignedFile,
} from './read-sources.ts'
export type { RegisterSourceInput } from './new-source.ts'
export type { HeldFile, ReceivedFile } from './received-file.ts'
export { makeRegisterSource, type RegisteredSource, type RegisterSource } from './register-source.ts'
export {
  makeRegisterFromLetter,
  type RegisterFromLetter,
  type RegisterFromLetterFailure,
} from './register-from-letter.ts'
export { makeRegisterPictures, type RegisterPictures } from './register-pictures.ts'
export { makeRegisterFromWeb, type RegisterFromWeb } from './register-from-web.ts'
export { makeTakeInLetter, type TakeInLetter } from './take-in-letter.ts'
export type { InboundLetter, InboundLetters } from './ports/inbound-letters.ts'
export { makeReprocessSource, type ReprocessSource } from './reprocess-source.ts'
export { originalKey, type Source, type SourceError, type SourceStatus } from './source.ts'
export { makeSources, type Sources, type SourcesPlatform } from './make-sources.ts'

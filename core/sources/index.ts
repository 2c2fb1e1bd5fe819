export {
  makeDeleteSource,
  makeReadImpact,
  type DeleteSource,
  type ReadImpact,
  type SourceImpact,
  type SourceNotFound,
} from './delete-source.ts'
export {
  CONFIDENT,
  type Derivation,
  type DerivationInput,
  type DerivedRemark,
  type DerivedRow,
  type Deriver,
} from './derivation/deriver.ts'
export { makeReadByModel, type ReadByModel } from './derivation/read-by-model.ts'
export { deriveRows } from './derivation/derive-rows.ts'
export type { Invoice, InvoiceLine, InvoiceParty } from './derivation/invoice.ts'
export { describeFeature, oneLine, readFieldFacts } from './derivation/field-facts.ts'
export type {
  Feature,
  MailHeader,
  Properties,
  Structure,
  Table,
  TableRow,
  Task,
  TaskAmount,
  TaskData,
  TaskDevice,
  TaskField,
  TaskTime,
} from './derivation/structure.ts'
export { describeTask, describeTaskField } from './derivation/task-text.ts'
export { named } from './derivation/left-out.ts'
export { toldWarnings } from './derivation/told-warnings.ts'
export type { DeletionPlan, Fate, RowFate } from './deletion-plan.ts'
export { FAECHER, type Fach } from './fach.ts'
export { makeImportTable, type ImportTable, type ImportTableFailure } from './import-table.ts'
export { makeImportShared, type ImportShared } from './import-shared.ts'
export { makeListSources, type ListSources, type ListSourcesInput } from './list-sources.ts'
export {
  makeAbandonSource,
  makeIngestSource,
  type AbandonSource,
  type IngestFailure,
  type IngestOutcome,
  type IngestSource,
  type IngestSourceInput,
} from './ingest-source.ts'
export type { DerivedRows, Remark, StampedRow, YieldedRow } from './ports/derived-rows.ts'
export type { DraftField, DraftRow, RowReader } from './ports/row-reader.ts'
export type { Proposal, ProposalId, ProposalStore } from './ports/proposal-store.ts'
export {
  makeDecideProposals,
  makeListProposals,
  type Decision,
  type DecideFailure,
  type DecideProposals,
  type ListProposals,
} from './decide-proposals.ts'
export type { DocumentReader, DocumentToRead, ReadFailure } from './ports/document-reader.ts'
export type { PublicWeb, WebFailure } from './ports/public-web.ts'
export type { SourceChange, SourceFilter, SourceStore } from './ports/source-store.ts'
export type { ReadDocument, ReadPage, SourceFormat } from './read-document.ts'
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
export {
  makeRegisterSource,
  type HeldFile,
  type ReceivedFile,
  type RegisteredSource,
  type RegisterSource,
  type RegisterSourceInput,
} from './register-source.ts'
export {
  makeRegisterFromLetter,
  type RegisterFromLetter,
  type RegisterFromLetterFailure,
} from './register-from-letter.ts'
export { makeRegisterFromWeb, type RegisterFromWeb } from './register-from-web.ts'
export { makeTakeInLetter, type TakeInLetter } from './take-in-letter.ts'
export type { InboundLetter, InboundLetters } from './ports/inbound-letters.ts'
export { makeReprocessSource, type ReprocessSource } from './reprocess-source.ts'
export type { Source, SourceError, SourceStatus } from './source.ts'
export { statedValues, type Statement } from './statements.ts'

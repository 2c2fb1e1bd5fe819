export { levelsOf, type Level, type Movement, type StockTaking } from './movements/levels.ts'
export { countedMovements, herdOnDay, wasThere, withoutParts, type Known } from './movements/animals-on-day.ts'
export { HERD_MOVEMENT_KINDS, movementsOfHerds } from './movements/movements-of-herds.ts'
export { goodsOnDay } from './movements/goods-on-day.ts'
export { unbilledPositions } from './movements/deliveries.ts'
export { isInTime, isSameAmount, isSameArticle, type NamedGoods } from './movements/same-goods.ts'
export { movementsOfAnimals, movementsOfGoods, movementsOfHerd } from './movements/movements-of-rows.ts'
export { makeAnswerFromRows } from './answer-from-rows.ts'
export { announceKinds, announceRows, ROWS_CHANGED, type ChangedRows } from './events.ts'
export type { FormatRule } from './formats/format-rule.ts'
export { isHoldingMark } from './formats/ear-tag.ts'
export { FORMATS, type Format } from './formats/formats.ts'
export { areaHa } from './geometry/area.ts'
export { geometryFault, type GeometryFault } from './geometry/check-geometry.ts'
export type { Geometry, Position } from './geometry/geometry.ts'
export {
  makeCreateRow,
  makeListRows,
  makeReadRow,
  makeShowRows,
  type CreateRow,
  type Given,
  type ListRows,
  type ReadRow,
  type RowNotFound,
  type RowRefused,
  type RowStale,
  type ShowRows,
} from './rows/keep-rows.ts'
export type { FindRow, NameRows, SearchRows } from './rows/look-up-rows.ts'
export type { Deadline, FoundDeadline, FurtherDeadline, ReadFurtherDeadlines } from './further-deadlines.ts'
export { makeReadDeadlines, type ReadDeadlines } from './read-deadlines.ts'
export type { Overview, ReadOverview } from './read-overview.ts'
export type { ChangePreview, PreviewChange, RowChange, RowState } from './rows/preview-change.ts'
export { makeChangeRow, makeDeleteRow, type ChangeRow, type DeleteRow } from './rows/change-row.ts'
export { makeListDeletedRows, type ListDeletedRows } from './rows/list-deleted-rows.ts'
export { makeRestoreRow, type RestoreRow } from './rows/restore-row.ts'
export { csvLines, csvText } from './rows/csv.ts'
export { guarded } from './rows/formula-guard.ts'
export { exportTable } from './rows/export-table.ts'
export { makeImportRows, type ImportFailure, type ImportOutcome, type ImportRows } from './rows/import-rows.ts'
export { makePreviewImport, type ImportPreview, type PreviewImport } from './rows/preview-import.ts'
export { lineFaultText, type LineFault } from './rows/line-fault.ts'
export { planImport, type ImportPlan, type PlannedRow, type TableLine } from './rows/plan-import.ts'
export { keyText, noteKey, type Kind } from './kinds/kind.ts'
export { isNameOf, isSameContact } from './rows/same-contact.ts'
export { isKindSlug, KIND_SLUGS, kindOf, KINDS, type KindSlug } from './kinds/kinds.ts'
export {
  FEW_ROWS,
  type PickedRows,
  type RowFilter,
  type RowQuery,
  type RowsPassing,
  type RowSearch,
  type RowStore,
} from './ports/row-store.ts'
export type { WriteSpreadsheet } from './ports/write-spreadsheet.ts'
export {
  described,
  isCalled,
  subjectDayOf,
  type Row,
  type RowId,
  type RowSource,
  type ShownPage,
  type ShownRow,
  type SourcedRow,
} from './rows/row.ts'
export { faultText } from './schema/fault-text.ts'
export { checkValues, type Fault, type FaultCode } from './schema/check-values.ts'
export { choiceLabel, choicesInWords, type Field, type Fields, type Shape, type ValuesOf } from './schema/fields.ts'
export { writeValue } from './schema/write-value.ts'
export { readText } from './schema/read-text.ts'
export { restate } from './provenance/restate.ts'
export { planDeletion, type DeletionOutcome, type DeletionPlan, type RowOutcome } from './provenance/deletion-plan.ts'
export {
  annotateRows,
  retractStatements,
  stateRows,
  type RowAnnotation,
  type Speaker,
  type YieldedRow,
} from './provenance/state-rows.ts'
export { afterReplanning, applyPlan, goesWithPlan, type PlanChanges, type RowOfPlan } from './provenance/plan-rows.ts'
export type { ProvenanceDependencies } from './provenance/keep-histories.ts'
export {
  changesIn,
  historyOf,
  type HeldValue,
  type HistoryChange,
  type KeptValue,
  type RowHistory,
  type Statement,
  type StoredHistory,
  type Tombstone,
} from './provenance/history.ts'
export type { ProvenanceStore, RowKey, RowName, StampedRow } from './ports/provenance-store.ts'
export type { DeletedRow, DeletedRows, Deletion } from './ports/deleted-rows.ts'
export type { NamedRow, RowNames } from './ports/row-names.ts'
export { isNumberOnly, traitsOf, type ParcelTraits } from './parcels/parcel.ts'
export {
  recognizeParcels,
  type KnownParcel,
  type Recognition,
  type RecognizedParcels,
} from './parcels/recognize-parcels.ts'
export type { Referred, References, Referrer } from './ports/references.ts'
export { emptyDangling, emptyReferences, removeRows } from './references/keep-references.ts'
export { ofRows, type EmptiedReference } from './references/reference-words.ts'
export { REFERENCE_FIELDS, type ReferenceField } from './references/references-of.ts'
export type { Difference, Proposal, ProposalId, ProposalStore } from './ports/proposal-store.ts'
export {
  makeDecideProposals,
  type Decided,
  type Decision,
  type DecideFailure,
  type DecideProposals,
} from './provenance/decide-proposals.ts'
export { makeListProposals, type ListProposals } from './provenance/list-proposals.ts'
export {
  makePicture,
  type Naming,
  type Picture,
  type PictureChange,
  type PictureRow,
  type RowValues,
} from './picture/picture.ts'
export { doneOn, doneWork, fieldsCalled, fieldsNamed, workNaming, type WorkItem } from './picture/work.ts'
export type { FarmPictures } from './ports/farm-pictures.ts'
export { makeFarm, type Farm, type FarmPlatform } from './make-farm.ts'

export { ENTRY_IDS, type EntryId } from './catalog/entry-ids.ts'
export {
  definePlan,
  type BarnSheet,
  type Calculation,
  type EffectValues,
  type Metric,
  type Plan,
  type PlanEffect,
  type PlanPart,
  type PlanScene,
  type PlanVariant,
  type Step,
} from './plans/plan.ts'
export type { Bounds, LinearOptimizer, LinearProgram, LinearSolution } from './ports/linear-optimizer.ts'
export type { BookPrinter, PrintedFile } from './ports/book-printer.ts'
export type { Block, Chapter, Mark, PrintedBook, PrintedColumn } from './printing/printed-book.ts'
export type { Register, RegisterLine, RegisterScene } from './registers/register.ts'
export { CONTROLS, controlsOf, COVER, type Control, type ControlId } from './catalog/controls.ts'
export {
  CATEGORIES,
  ENTRIES,
  ENTRY_KINDS,
  entryOf,
  findEntry,
  type CatalogEntry,
  type Category,
  type EntryKind,
} from './catalog/entries.ts'
export { PROFILE_KINDS, recommendedEntries } from './catalog/farm-profile.ts'
export { LEGAL_BASES, type LegalBasis } from './catalog/legal-bases.ts'
export {
  daysOfPeriod,
  defaultPeriod,
  isPeriodOf,
  isRunning,
  periodText,
  runningPeriod,
  yearOfPeriod,
  type PeriodKey,
  type PeriodKind,
} from './catalog/periods.ts'
export { MAY_BE_DESTROYED, retentionEnd, retentionText } from './catalog/retention-end.ts'
export { libraryObjects } from './belongings.ts'
export { BEGIN_PERIODS, DRAW_KEPT_DOCUMENT, LIBRARY_JOBS, REDRAW_KEPT_DOCUMENT } from './jobs.ts'
export { makeLibrary, type Library, type LibraryPlatform } from './make-library.ts'
export type { AdoptableDocument, AdoptableDocuments } from './ports/adoptable-documents.ts'
export type { Drawing, KeptDocuments } from './ports/kept-documents.ts'
export { entryBook, farmLine, registerChapter, type EntryScene } from './printing/entry-book.ts'
export { REGISTERS } from './registers/registers.ts'
export type { AdoptDocument, DocumentKept, DocumentNotFound } from './shelf/adopt-document.ts'
export type { EntryNotFound, EntryState, PeriodUnknown, ShownDocument } from './shelf/entry-state.ts'
export { OUTDATE_KEPT_DOCUMENTS } from './shelf/follow-rows.ts'
export { type KeptDocument } from './shelf/kept-document.ts'
export type { LibraryEntry, ReadLibrary, ShownPeriod } from './shelf/read-library.ts'
export type { SwitchEntry } from './shelf/switch-entry.ts'

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
export { REGISTERS } from './registers/registers.ts'
export {
  exportPlantProtection,
  plantProtectionCsv,
  plantProtectionJson,
  plantProtectionXml,
  type PlantProtectionExport,
  type PlantProtectionRecord,
} from './registers/plant-protection-export.ts'
export {
  BLANK_SHEET_IDS,
  BLANK_SHEETS,
  blankSheetBlocks,
  blankSheetBook,
  blankSheetsFor,
  type BlankSheet,
  type BlankSheetId,
  type SheetHead,
} from './registers/blank-sheets.ts'

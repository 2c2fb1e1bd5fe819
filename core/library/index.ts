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
export {
  ANIMAL_EXCRETION,
  EXCRETION_SOURCE,
  excretionsOf,
  type Excretion,
  type ExcretionFacts,
} from './nutrients/animal-excretion.ts'
export { herdClassOf, type HerdClass, type HerdFacts } from './nutrients/herd-class.ts'
export { LIVESTOCK_UNITS, LIVESTOCK_UNITS_OF_SMALL_PIG, LIVESTOCK_UNITS_SOURCE } from './nutrients/livestock-units.ts'
export {
  COUNTED_OF_DIGESTATE,
  countedNitrogenPercent,
  LOSSES_SOURCE,
  type ManureSystem,
} from './nutrients/manure-losses.ts'
export { CREDIT_SOURCE, creditedNitrogen, organicNitrogenCreditPercent } from './nutrients/organic-nitrogen-credit.ts'
export {
  CEREAL_STRAW_PHOSPHATE,
  GRASS_PHOSPHATE_PER_DT_DRY_MATTER,
  PHOSPHATE_CONTENTS,
  PHOSPHATE_SOURCE,
  phosphateContentsOf,
  type PhosphateContent,
} from './nutrients/phosphate-removal.ts'
export {
  RAIN_M3_PER_M2,
  SOLID_MANURE_T_PER_LIVESTOCK_UNIT,
  STORAGE_PER_PLACE,
  STORAGE_SOURCE,
  STORAGE_TABLE_MONTHS,
  storedSlurryOf,
  type StoredSlurry,
} from './nutrients/storage-per-place.ts'

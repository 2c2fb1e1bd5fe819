export { EVERYDAY_NAMES } from './answers/everyday-names.ts'
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
export {
  EFFECT_KINDS,
  type Adoption,
  type CalculationId,
  type PlanKey,
  type StoredCalculation,
  type WrittenEffect,
} from './adoption/adoption.ts'
export {
  makeAdoptVariant,
  type AdoptFailure,
  type AdoptVariant,
  type AdoptionDependencies,
} from './adoption/adopt-variant.ts'
export type { PlanNotFound } from './adoption/current-calculation.ts'
export { decideEffects, type EffectDecision } from './adoption/decide-effects.ts'
export { makePreviewEffects, type EffectsPreview, type PreviewEffects } from './adoption/preview-effects.ts'
export { makeReadVariants, type PlanVariants, type ReadVariants } from './adoption/read-variants.ts'
export {
  makeRetractAdoption,
  type KeptRow,
  type RetractAdoption,
  type Retraction,
} from './adoption/retract-adoption.ts'
export { PLAN_ADOPTED } from './events.ts'
export { PLANS } from './plans/plans.ts'
export type { PlanStore } from './ports/plan-store.ts'
export { libraryObjects } from './belongings.ts'
export { BEGIN_PERIODS, DRAW_KEPT_DOCUMENT, LIBRARY_JOBS, REDRAW_KEPT_DOCUMENT } from './jobs.ts'
export { makeLibrary, type Library, type LibraryPlatform } from './make-library.ts'
export type { AdoptableDocument, AdoptableDocuments } from './ports/adoptable-documents.ts'
export type { Drawing, KeptDocuments } from './ports/kept-documents.ts'
export { entryBook, farmLine, registerChapter, type EntryScene } from './printing/entry-book.ts'
export { planChapter, type PrintedPlan } from './printing/plan-book.ts'
export { makeReadPlanToPrint, type ReadPlanToPrint } from './printing/read-plan-to-print.ts'
export type { CalculationDependencies } from './adoption/current-calculation.ts'
export { cropOnDay } from './registers/crop-on-day.ts'
export { REGISTERS } from './registers/registers.ts'
export type { AdoptDocument, DocumentKept, DocumentNotFound } from './shelf/adopt-document.ts'
export type { EntryNotFound, EntryState, PeriodUnknown, ShownDocument } from './shelf/entry-state.ts'
export { OUTDATE_KEPT_DOCUMENTS } from './shelf/follow-rows.ts'
export type { FindDocumentsOfKinds, LivingDocument } from './shelf/documents-of-kinds.ts'
export { type KeptDocument } from './shelf/kept-document.ts'
export type { LibraryEntry, ReadLibrary, ShownPeriod } from './shelf/read-library.ts'
export type { ClearShelf, StockShelf } from './shelf/stock-shelf.ts'
export type { SwitchEntry } from './shelf/switch-entry.ts'
export {
  exportPlantProtection,
  missingInExport,
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
export {
  likeness,
  mainCropOf,
  needsNoEppo,
  type GrownCrop,
  type Likeness,
  type MainCrop,
} from './cropping/crop-groups.ts'
export {
  changedShare,
  changeOf,
  isLeftOut,
  judgeYearsOnEnd,
  needsNoRotation,
  type ChangedShare,
  type RotatingFarm,
  type RotationField,
  type RotationVerdict,
} from './cropping/crop-rotation.ts'
export {
  catchCropIn,
  hectaresIn,
  isArable,
  isFarmedOn,
  mainCropIn,
  mainCropLine,
  rotationFieldOf,
} from './cropping/field-crops.ts'
export {
  coveredShare,
  coveredUntil,
  winterCover,
  type CoveredShare,
  type WinterField,
} from './cropping/winter-cover.ts'
export { harvestedFrom, winterFieldOf } from './cropping/winter-field.ts'
export {
  hasNitrogen,
  hasPhosphate,
  isCompostMaterial,
  isLiquidOrganic,
  isOrganic,
  isSolidManureOrCompost,
  type Material,
} from './fertilizing/fertilizer-materials.ts'
export {
  GIFT_KINDS,
  fieldGiftsIn,
  type FieldGifts,
  giftsIn,
  giftsOn,
  isOrganicGift,
  productOf,
  sumOnField,
  tidy,
  useOf,
  worksOf,
  type FieldRow,
  type Gift,
  type GiftSum,
  type Use,
} from './fertilizing/gifts.ts'
export { enforcementSaid } from './fertilizing/enforcement-said.ts'
export { highPhosphateOf, SAMPLE_KINDS, samplesOf, type SoilSample } from './fertilizing/soil-samples.ts'
export { isGrasslandFarm, LAND_ON, landOf } from './nutrients/farm-land.ts'
export {
  averageOf,
  endOfYear,
  HERD_KINDS,
  nitrogenOfHerd,
  systemsOf,
  yearOfHerd,
  type Herd,
  type Span,
} from './nutrients/herd-nitrogen.ts'
export { isNamedCompost } from './registers/nobergrenze-170.ts'
export { nutrientKg } from './registers/wduengv-lieferscheine.ts'

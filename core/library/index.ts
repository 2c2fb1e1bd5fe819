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
export { likeness, mainCropOf, type GrownCrop, type Likeness, type MainCrop } from './cropping/crop-groups.ts'
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

import type { RowId } from '../../../farm/index.ts'
import type { RotationField } from '../../cropping/crop-rotation.ts'
import type { FeedingInputs } from '../futter/inputs.ts'

/** Everything that goes into the cropping plan of a year. */
export interface CroppingInputs {
  year: number
  fields: readonly CroppedField[]
  /** Needs no change of crops by law. */
  isExempt: boolean
  /** From which follows how much silage maize is wanted. */
  feeding: FeedingInputs
  /** Seed in store, in the units of the crops, by crop. */
  seed: Readonly<Record<string, number>>
  contractorId: RowId | null
}

export interface CroppedField {
  id: RowId
  name: string
  areaHa: number
  /** The main crops of the years before as the farm wrote them, by year. */
  names: Readonly<Record<number, string>>
  rotation: RotationField
  /** What already grows or is entered for the year. */
  fixed: string | null
}

import type { RowId } from '../../../farm/index.ts'
import type { RotatingFarm, RotationField } from '../../cropping/crop-rotation.ts'
import type { FeedingInputs } from '../futter/inputs.ts'

/** Everything that goes into the cropping plan of a year. */
export interface CroppingInputs {
  year: number
  fields: readonly CroppedField[]
  /** Fallow, which is not planned but counts for the change of crops; as the law looks at it. */
  fallow: readonly RotationField[]
  /** What of the farm decides whether it has to change its crops at all. */
  farm: Omit<RotatingFarm, 'fields'>
  /** From which follows how much silage maize is wanted. */
  feeding: FeedingInputs
  /** Seed in store, in the units of the crops, by crop. */
  seed: Readonly<Record<string, number>>
  contractorId: RowId | null
  /** What was missing while these were gathered, in German. */
  missing: readonly string[]
}

export interface CroppedField {
  id: RowId
  name: string
  areaHa: number
  /** The main crops of the years before as the farm wrote them, by year. */
  names: Readonly<Record<number, string>>
  rotation: RotationField
  /** What already grows or is entered for the year, or stays for several years. */
  fixed: string | null
}

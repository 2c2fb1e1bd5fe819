import type { RowId } from '../../../farm/index.ts'
import type { Enforcement, State } from '../../../law/index.ts'
import type { Material } from '../../fertilizing/fertilizer-materials.ts'
import type { Use } from '../../fertilizing/gifts.ts'
import type { MeadowFacts } from './grassland-needs.ts'
import type { CatchCropFacts } from './preceding-crops.ts'

/** Everything that goes into the plan of a year. */
export interface FertilizingInputs {
  year: number
  land: State | null
  /** What the farm itself says of it. */
  enforcement: Enforcement | null
  organic: boolean
  /** Hectares of agricultural land. */
  landHa: number | null
  fields: readonly FieldInputs[]
  /** Orchards and vineyards whose need the farm has determined itself. */
  permanentCrops: readonly PermanentCropInputs[]
  /** By crop as the tables call it, what the farm harvested of it: the mean of a year. */
  yields: Readonly<Record<string, readonly YieldOfYear[]>>
  slurry: SlurryInputs
  products: readonly StockedProduct[]
  /** Who spreads slurry for the farm. */
  contractorId: RowId | null
}

export interface PermanentCropInputs {
  name: string
  crop: string | null
  /** kg N/ha */
  kgHa: number
}

export interface YieldOfYear {
  year: number
  dtHa: number
}

export interface FieldInputs {
  id: RowId
  name: string
  areaHa: number | null
  use: Use
  redZone: boolean
  humusPercent: number | null
  soilType: string | null
  /** The latest for phosphate. */
  sample: { day: string; mg: number | null; limitMg: number | null } | null
  /** The main crop of the year. */
  crop: { crop: string; variety: string | null; sownOn: string | null; harvestedOn: string | null } | null
  precedingCrop: string | null
  catchCrop: CatchCropFacts | null
  /** kg N/ha in the ground in spring. */
  nmin: { kgHa: number; day: string } | null
  meadow: MeadowFacts | null
  /** The need that the farm has determined itself. */
  determined: { kgHa: number; day: string } | null
  /** Of the three years before and of this one. */
  gifts: readonly GivenInputs[]
}

/** What was spread on the average of a field, kg on each hectare; null is not known. */
export interface GivenInputs {
  day: string
  material: Material | null
  nKgHa: number | null
  countedKgHa: number | null
  p2o5KgHa: number | null
}

export interface SlurryInputs {
  product: string
  material: 'cattle_slurry' | 'pig_slurry' | 'slurry' | 'liquid_digestate'
  /** kg in a m³. */
  n: number
  nh4n: number
  p2o5: number
  /** Null: taken from the table. */
  analysedOn: string | null
  /** What lies in the stores; null where nobody counted it. */
  stockM3: number | null
  /** What falls in half a year. */
  halfYearM3: number | null
}

/** A mineral fertilizer of the farm. */
export interface StockedProduct {
  name: string
  nPercent: number
  p2o5Percent: number
  /** Null: not known. */
  stockKg: number | null
}

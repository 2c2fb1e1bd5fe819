import type { RowId } from '../../../farm/index.ts'

/** Everything that goes into the grazing plan of a year. */
export interface GrazingInputs {
  year: number
  groups: readonly GrazingGroup[]
  barns: readonly BarnInputs[]
  /** What was missing while these were gathered, in German. */
  missing: readonly string[]
}

export interface GrazingGroup {
  herdId: RowId
  herd: string
  animals: number
  hoursPerDay: number
  /** When it grazes, `MM-DD`, as in the diary; as long as grass grows where that leaves it open. */
  from: string
  until: string
  /** kg of dry matter that one of them eats in a whole day. */
  dryMatterKg: number
  /** The farm has entered it, and it is not assumed. */
  isDryMatterKnown: boolean
  /** Of one that several herds graze its part, by what they eat. */
  paddocks: readonly { id: RowId; name: string; areaHa: number }[]
}

export interface BarnInputs {
  barn: string
  places: number | null
  herdId: RowId
  herd: string
  animals: number | null
}

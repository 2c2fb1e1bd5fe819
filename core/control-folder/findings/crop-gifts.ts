import type { FieldRow, Gift } from '../../library/index.ts'
import { lastMainHarvestOf } from './field-crops.ts'
import { NOTICES } from './notices.ts'
import { dayOfYearOf } from './work.ts'

/** What was given to the crop of the year for sure, and what may be for the next because its harvest is not known. */
export function giftsOfCrop(field: FieldRow, gifts: readonly Gift[], year: number): { sure: Gift[]; open: Gift[] } {
  const harvest = lastMainHarvestOf(field.values, year)
  const ofGrass = gifts[0]?.use !== 'arable'
  const until = ofGrass ? `${year}-12-31` : harvest
  const sure = gifts.filter(({ day }) => (until === undefined ? dayOfYearOf(day) < NOTICES.autumnFrom : day <= until))
  return { sure, open: until === undefined ? gifts.filter((gift) => !sure.includes(gift)) : [] }
}

import type { RowValues } from '../../farm/index.ts'

type Animal = RowValues<'animals'>
type Told =
  'arrived_on' | 'arrived_from' | 'arrival_reported_on' | 'left_on' | 'left_to' | 'left_by' | 'leaving_reported_on'

export type Stay = { [K in Told]: Animal[K] | undefined } & { isFirst: boolean; isLast: boolean }

/** Each time that an animal was on the farm, in order. */
export function staysOf(animal: Animal): Stay[] {
  const { earlier_stays, arrived_on, arrived_from, arrival_reported_on } = animal
  const { left_on, left_to, left_by, leaving_reported_on } = animal
  const last = { arrived_on, arrived_from, arrival_reported_on, left_on, left_to, left_by, leaving_reported_on }
  const earlier = earlier_stays ?? []
  return [...earlier, last].map((stay, index) => ({
    ...stay,
    isFirst: index === 0,
    isLast: index === earlier.length,
  }))
}

/** Whether an animal was born where it is: its first stay begins with its birth, and from nowhere else. */
export const isBornHere = ({ born_on }: Animal, { isFirst, arrived_on, arrived_from }: Stay): boolean =>
  isFirst && arrived_from == null && born_on != null && (arrived_on == null || arrived_on === born_on)

/** The first day of a stay; undefined where nobody knows it. */
export const beginningOf = (animal: Animal, stay: Stay): string | undefined =>
  stay.arrived_on ?? (isBornHere(animal, stay) ? animal.born_on! : undefined)

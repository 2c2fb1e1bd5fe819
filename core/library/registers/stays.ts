import type { PictureRow, RowValues } from '../../farm/index.ts'
import type { RegisterScene } from './register.ts'

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

/** The animals that left the farm in that way in the year. */
export const animalsLeft = (
  { picture, year }: RegisterScene,
  by: NonNullable<Stay['left_by']>,
): readonly PictureRow<'animals'>[] =>
  picture
    .rowsBy('way and year of leaving', 'animals', ({ values }) =>
      staysOf(values).flatMap(({ left_by, left_on }) =>
        left_by == null || left_on == null ? [] : [`${left_by} ${left_on.slice(0, 4)}`],
      ),
    )
    .get(`${by} ${year}`) ?? []

/** Whether an animal was born where it is: its first stay begins with its birth, and from nowhere else. */
export const isBornHere = ({ born_on }: Animal, { isFirst, arrived_on, arrived_from }: Stay): boolean =>
  isFirst && arrived_from == null && born_on != null && (arrived_on == null || arrived_on === born_on)

/** The first day of a stay; undefined where nobody knows it. */
export const beginningOf = (animal: Animal, stay: Stay): string | undefined =>
  stay.arrived_on ?? (isBornHere(animal, stay) ? animal.born_on! : undefined)

import { FORMATS, type Picture, type PictureRow, type RowValues } from '../../farm/index.ts'
import type { Species } from '../../terms/index.ts'

export type Animal = PictureRow<'animals'>
type AnimalValues = RowValues<'animals'>

export const animalsOf = (picture: Picture, ...species: Species[]): readonly Animal[] => {
  const groups = picture.rowsBy('species', 'animals', ({ values }) => [values.species ?? ''])
  return species.flatMap((one) => groups.get(one) ?? [])
}

/** As a person knows it: „DE 03 900 00001 „Alma““, or by its name alone. */
export function animalName({ values: { ear_tag, name }, label }: Animal): string {
  const called = name == null ? '' : `„${name}“`
  return ear_tag == null ? called || label : [FORMATS.ear_tag.display?.(ear_tag) ?? ear_tag, called].join(' ').trim()
}

/** Its stays on the farm, the last one last. */
export const staysOf = (values: AnimalValues): readonly Stay[] => [...(values.earlier_stays ?? []), values]

type Stay = Partial<NonNullable<AnimalValues['earlier_stays']>[number]>

/** Nothing tells that it came from elsewhere. */
export function isBornHere(values: AnimalValues): boolean {
  const [first] = staysOf(values)
  return first?.arrived_on == null && first?.arrived_from == null
}

export const isGone = ({ left_on, status }: AnimalValues): boolean => left_on != null || status === 'gone'

/** Pigs and lambs may bear the mark of their holding alone. */
export const hasHoldingMark = ({ holding_mark, origin_mark }: AnimalValues): boolean =>
  holding_mark != null || origin_mark != null

/** Whether a tag of its own is in its ear, though nobody may be able to read it. */
export const hasTag = ({ ear_tag, tag_state }: AnimalValues): boolean =>
  ear_tag != null || tag_state === 'unreadable' || tag_state === 'invalid'

/** What a row says of an animal is of today, so it tells nothing of how things stood in a year gone by. */
export const isOfToday = (year: number, today: string): boolean => isInYear(today, year)

export const isInYear = (day: string | null | undefined, year: number): boolean => day?.startsWith(`${year}-`) ?? false

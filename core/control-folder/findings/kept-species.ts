import { herdOnDay, wasThere, type KindSlug, type Picture, type PictureRow } from '../../farm/index.ts'
import type { Species } from '../../terms/index.ts'
import { animalsOf } from './animals.ts'

type Herd = PictureRow<'herds'>

export const KEPT_KINDS: readonly KindSlug[] = ['animals', 'herds', 'group_movements', 'animal_counts']

/** How many of a herd there were by its movements and the counts of its register; undefined where that is not known. */
export function herdLevel(picture: Picture, herd: Herd, day: string): number | undefined {
  const movements = picture.referring('group_movements', 'herd_id', herd.id).flatMap(({ values }) => {
    const { date, direction, count, category = null } = values
    return date === undefined || direction === undefined || count === undefined
      ? []
      : [{ date, direction, count, category }]
  })
  return herdOnDay(movements, day)?.amount
}

/**
 * Rows that tell that a species was on the farm on a day: animals that were there for sure, and herds of which nothing
 * says that they were empty or had not begun.
 */
export function keptOn(picture: Picture, species: Species, day: string): PictureRow[] {
  const animal = animalsOf(picture, species).find(({ values }) => wasThere(values, day) === 'yes')
  const herds = picture.rows('herds').filter((herd) => herd.values.species === species && isKept(picture, herd, day))
  return [...herds, ...(animal ? [animal] : [])]
}

function isKept(picture: Picture, herd: Herd, day: string): boolean {
  const level = herdLevel(picture, herd, day)
  if (level !== undefined) return level > 0
  const { average_count, target_count } = herd.values
  if (average_count === 0 || target_count === 0) return false
  // A herd whose first movement is later had not begun.
  const days = picture.referring('group_movements', 'herd_id', herd.id).map(({ values }) => values.date ?? day)
  return days.length === 0 || days.some((one) => one <= day)
}

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
  return average_count !== 0 && target_count !== 0 && hasBegun(picture, herd, day)
}

/**
 * A herd of which the first that is told is that animals came had not begun before, but where they are not half of what
 * it has on average: they joined others. What left was there, and a count tells of no beginning.
 */
function hasBegun(picture: Picture, { id, values }: Herd, day: string): boolean {
  const told = picture.referring('group_movements', 'herd_id', id).map((one) => one.values)
  const first = told.map(({ date }) => date ?? '').toSorted()[0]
  if (first === undefined || first <= day) return true
  const ofFirstDay = told.filter(({ date }) => date === first)
  if (!ofFirstDay.every(({ direction }) => CAME.has(direction ?? ''))) return true
  const year = Number(first.slice(0, 'YYYY'.length))
  const entered = values.years?.find((one) => one.year === year)?.average_count ?? values.average_count
  return ofFirstDay.reduce((sum, { count = 0 }) => sum + count, 0) < (entered ?? values.target_count ?? 0) / 2
}

const CAME: ReadonlySet<string> = new Set(['arrival', 'birth', 'moved_in'])

/** Whether nothing says that a herd was empty all the time from one day to another. */
export function wasKept(picture: Picture, herd: Herd, from: string, until: string): boolean {
  const moved = picture
    .referring('group_movements', 'herd_id', herd.id)
    .some(({ values: { date = '' } }) => date >= from && date <= until)
  return moved || (hasBegun(picture, herd, until) && herdLevel(picture, herd, from) !== 0)
}

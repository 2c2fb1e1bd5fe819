import { CATTLE_CLASSES } from '../../terms/index.ts'
import type { KINDS } from '../kinds/kinds.ts'
import type { ValuesOf } from '../schema/fields.ts'
import { knownLevelsOf, type KnownLevel } from './known-levels.ts'
import { levelsOf } from './levels.ts'
import { movementsOfAnimals, movementsOfHerd } from './movements-of-rows.ts'

type Animal = ValuesOf<(typeof KINDS)['animals']['fields']>
type AnimalCount = ValuesOf<(typeof KINDS)['animal_counts']['fields']>
type GroupMovement = ValuesOf<(typeof KINDS)['group_movements']['fields']>

/** Something that a row may say or leave open. */
export type Known = 'yes' | 'no' | 'unknown'

export type CattleClass = keyof typeof CATTLE_CLASSES

/** Whether an animal was on the farm at the end of a day. */
export function wasThere(animal: Partial<Animal>, day: string): Known {
  const { born_on, arrived_on, arrived_from, left_on, status, earlier_stays } = animal
  if (born_on != null && born_on > day) return 'no'
  const level = levelsOf(movementsOfAnimals([animal])).on(day)[0]?.amount ?? 0
  if (level <= 0) return 'no'
  const isGoneSomeDay = status === 'gone' && left_on == null
  const cameSomeDay =
    arrived_on == null && (born_on == null || arrived_from != null) && (earlier_stays ?? []).length === 0
  return isGoneSomeDay || cameSomeDay || level > 1 ? 'unknown' : 'yes'
}

/**
 * Whether it was of a class on a day. What its row says is of today, so that it may have calved or not by then; where
 * that decides, nobody knows.
 */
export function wasOf(name: CattleClass, animal: Animal, day: string): Known {
  if (animal.species !== 'cattle') return 'no'
  const { holds } = CATTLE_CLASSES[name]
  const calved = animal.last_calved_on !== null && animal.last_calved_on <= day
  // It stood in no state that tells of a calving before that day.
  const then = { ...animal, last_calved_on: calved ? animal.last_calved_on : null, status: null }
  const [byThen, byNow] = [holds(then, day), holds(animal, day)]
  if (byThen !== byNow) return 'unknown'
  const lacksSex = animal.sex === null && name !== 'cattle' && name !== 'calf' && name !== 'young_cattle'
  const lacksBirth = animal.born_on === null && name !== 'cattle' && !(name === 'cow' && calved)
  return lacksSex || lacksBirth ? 'unknown' : byNow ? 'yes' : 'no'
}

/** The movements of a herd; where none of them is a count, what was counted for a report begins it. */
export const countedMovements = (movements: readonly GroupMovement[], counts: readonly AnimalCount[]): Counted[] =>
  movements.some(({ direction }) => direction === 'count')
    ? [...movements]
    : [
        ...movements,
        ...counts.map(({ date, count, category }) => ({ date, direction: 'count' as const, count, category })),
      ]

type Counted = Pick<GroupMovement, 'date' | 'direction' | 'count' | 'category'>

/** Without what was counted of parts, where a later count names no part, so that it is of the whole herd. */
export function withoutParts<T extends Counted>(rows: readonly T[]): readonly T[] {
  const counts = rows.filter(({ direction }) => direction === 'count')
  const last = counts
    .map(({ date }) => date)
    .toSorted()
    .at(-1)
  const [newest, ...others] = counts.filter(({ date }) => date === last)
  const isOfWhole = newest !== undefined && others.length === 0 && newest.category === null
  return isOfWhole ? rows.filter(({ direction, category }) => direction !== 'count' || category === null) : rows
}

/**
 * How many of a herd were there; undefined where its counts are of parts of it. A count that names what it counted is
 * of the herd as long as no other one names something else: piglets that come to fattening pigs are more of them.
 */
export function herdOnDay(rows: readonly Counted[], day: string): KnownLevel | undefined {
  const until = withoutParts(rows.filter(({ date }) => date <= day))
  const counts = until.filter(({ direction }) => direction === 'count')
  const ofParts =
    new Set(counts.map(({ category }) => category)).size > 1 ||
    new Set(counts.map(({ date }) => date)).size < counts.length
  return ofParts ? undefined : knownLevelsOf(movementsOfHerd(until), day)[0]
}

import type { KindSlug, Picture, PictureRow } from '../../farm/index.ts'
import { readSpecies, type Species } from '../../terms/index.ts'
import { animalName, animalsOf, isInYear, staysOf, type Animal } from './animals.ts'

/** Animals that came to the farm or left it on a day: one with a row of its own, or many of a herd. */
export interface AnimalMovement {
  row: PictureRow
  species: Species
  direction: 'in' | 'out'
  day: string
  count: number
  reported: string | null
  /** German: „Der Zugang von …“. */
  name: string
}

export const MOVEMENT_KINDS: readonly KindSlug[] = ['animals', 'group_movements', 'herds']

/**
 * Of a calendar year. Where animals have rows of their own and are told as a group as well, they are one: what is
 * reported of the group holds for each of them, and a group that all of them are in is left out.
 */
export const animalMovements = (picture: Picture, year: number): readonly AnimalMovement[] =>
  picture.derive(`animal movements ${year}`, MOVEMENT_KINDS, (rows) => {
    const key = ({ species, direction, day }: AnimalMovement): string => `${species} ${direction} ${day}`
    const own = animalsOf(rows, 'cattle', 'pig', 'sheep', 'goat').flatMap((animal) => movementsOf(animal, year))
    const groups = rows
      .rows('group_movements')
      .flatMap((row) => (isInYear(row.values.date, year) ? told(row, rows) : []))
    const [owns, of] = [Map.groupBy(own, key), Map.groupBy(groups, key)]
    return [...new Set([...owns.keys(), ...of.keys()])].flatMap((one) => merged(owns.get(one) ?? [], of.get(one) ?? []))
  })

function merged(own: readonly AnimalMovement[], groups: readonly AnimalMovement[]): AnimalMovement[] {
  const reported = groups.find((one) => one.reported !== null && one.count >= own.length)?.reported ?? null
  return [
    ...own.map((one) => ({ ...one, reported: one.reported ?? reported })),
    ...groups.filter((one) => one.reported !== null || one.count > own.length),
  ]
}

function movementsOf(animal: Animal, year: number): AnimalMovement[] {
  const { species } = animal.values
  if (species === undefined) return []
  const of = { row: animal, species, count: 1 }
  return staysOf(animal.values).flatMap((stay): AnimalMovement[] => [
    ...(stay.arrived_on != null && isInYear(stay.arrived_on, year)
      ? [
          {
            ...of,
            direction: 'in' as const,
            day: stay.arrived_on,
            reported: stay.arrival_reported_on ?? null,
            name: `Der Zugang von ${animalName(animal)}`,
          },
        ]
      : []),
    ...(stay.left_on != null && isInYear(stay.left_on, year)
      ? [
          {
            ...of,
            direction: 'out' as const,
            day: stay.left_on,
            reported: stay.leaving_reported_on ?? null,
            name: `${stay.left_by === 'died' ? 'Der Tod' : 'Der Abgang'} von ${animalName(animal)}`,
          },
        ]
      : []),
  ])
}

const DIRECTIONS: Readonly<Record<string, { direction: 'in' | 'out'; name: string }>> = {
  arrival: { direction: 'in', name: 'Der Zugang' },
  departure: { direction: 'out', name: 'Der Abgang' },
  death: { direction: 'out', name: 'Die Verendung' },
}

function told(row: PictureRow<'group_movements'>, picture: Picture): AnimalMovement[] {
  const { date, direction, count = 0, category, herd_id, reported_on } = row.values
  const of = direction === undefined ? undefined : DIRECTIONS[direction]
  const herd = picture.byId('herds', herd_id)?.values
  const species = herd?.species ?? readSpecies(category ?? '')
  if (date === undefined || of === undefined || species === undefined || count === 0) return []
  const animals = `${count} ${count === 1 ? 'Tier' : 'Tieren'}${herd?.name === undefined ? '' : ` der Herde „${herd.name}“`}`
  return [
    {
      row,
      species,
      direction: of.direction,
      day: date,
      count,
      reported: reported_on ?? null,
      name: `${of.name} von ${animals}`,
    },
  ]
}

import type { PictureRow, RowValues } from '../../farm/index.ts'
import { germanDay } from '../../shared/german/write-german.ts'
import {
  choiceText,
  dayColumn,
  earTagText,
  joinTexts,
  NARROW,
  numberText,
  textColumn,
  WIDE,
  type ToldColumn,
} from './define-register.ts'
import { calendarYear, isDuring, type OrderKey } from './order-and-time.ts'
import type { RegisterScene } from './register.ts'
import { beginningOf, isBornHere, staysOf, type Stay } from './stays.ts'

type Species = RowValues<'animals'>['species'] & string

/** One time that one animal was on the farm. */
export interface AnimalStay {
  row: PictureRow<'animals'>
  stay: Stay
}

/** The animals of some species that were there on a day of the year, one for each of their stays in it. */
export const staysInYear = (scene: RegisterScene, species: readonly Species[]): AnimalStay[] =>
  scene.picture
    .deriveEach(`stays in ${scene.year}`, scene.picture.rows('animals'), [], (row) =>
      staysOf(row.values).flatMap((stay) => (isTold(row.values, stay, scene) ? [{ row, stay }] : [])),
    )
    .flat()
    .filter(({ row }) => species.includes(row.values.species as Species))

/** By the day on which they came. */
export const orderOfStay = ({ row, stay }: AnimalStay): OrderKey[] => [
  beginningOf(row.values, stay) ?? row.values.born_on ?? '',
  row.values.ear_tag,
  row.values.name,
  row.id,
]

/** An animal that is gone, nobody knows when, cannot be said not to have been there. */
const isTold = (animal: RowValues<'animals'>, stay: Stay, scene: RegisterScene): boolean =>
  isDuring(beginningOf(animal, stay) ?? animal.born_on, stay.left_on, calendarYear(scene))

export const animalText = ({ values }: PictureRow<'animals'>): string =>
  joinTexts([
    earTagText(values.ear_tag),
    values.ear_tag == null ? joinTexts([values.holding_mark, values.origin_mark], ' / ') : null,
    values.name && `„${values.name}“`,
    values.ear_tag == null ? choiceText('animals', 'tag_state', values.tag_state) : null,
  ])

export const ANIMAL_COLUMNS: readonly ToldColumn<AnimalStay>[] = [
  textColumn('Ohrmarke', ({ row }) => animalText(row), WIDE),
  dayColumn('Geboren', ({ row }) => row.values.born_on),
  textColumn('Geschlecht', ({ row }) => choiceText('animals', 'sex', row.values.sex), NARROW),
  textColumn('Rasse', ({ row }) => row.values.breed, NARROW),
  textColumn('Muttertier', ({ row }) => earTagText(row.values.mother_ear_tag), WIDE),
]

export const STAY_COLUMNS: readonly ToldColumn<AnimalStay>[] = [
  textColumn('Zugang', ({ row, stay }) => arrivalText(row.values, stay)),
  textColumn('von', ({ stay }) => stay.arrived_from, WIDE),
  textColumn('Abgang', ({ row, stay }) => leavingText(row.values, stay)),
  textColumn('nach', ({ stay }) => stay.left_to, WIDE),
]

export const arrivalText = (animal: RowValues<'animals'>, stay: Stay): string =>
  stay.arrived_on != null && !isBornHere(animal, stay)
    ? germanDay(stay.arrived_on)
    : isBornHere(animal, stay)
      ? `${germanDay(animal.born_on)} (Geburt)`
      : ''

export const leavingText = (animal: RowValues<'animals'>, { left_on, left_by, isLast }: Stay): string => {
  const by = choiceText('animals', 'left_by', left_by)
  if (left_on != null) return by ? `${germanDay(left_on)} (${by})` : germanDay(left_on)
  return isLast && (animal.status === 'gone' || by) ? joinTexts(['ohne Tag', by]) : ''
}

/** „Am 31.12.2026: 70 Tiere.“ */
export const headsText = (day: string, heads: number): string =>
  `Am ${germanDay(day)}: ${numberText(heads)} ${heads === 1 ? 'Tier' : 'Tiere'}.`

import {
  HERD_MOVEMENT_KINDS,
  movementsOfHerds,
  type Picture,
  type PictureRow,
  type RowValues,
} from '../../farm/index.ts'
import { germanDay } from '../../shared/german/write-german.ts'
import { animalText, staysInYear, type AnimalStay } from './animal-register.ts'
import {
  choiceText,
  dayColumn,
  joinTexts,
  NARROW,
  numberColumn,
  numberText,
  textColumn,
  WIDE,
  type Entry,
  type ToldColumn,
} from './define-register.ts'
import { calendarYear, dayToldOf, isWithin, sortedBy } from './order-and-time.ts'
import type { RegisterScene } from './register.ts'
import { levelsOfHerd } from './herd-levels.ts'
import { isBornHere } from './stays.ts'

type Species = RowValues<'animals'>['species'] & string
type GroupMovement = PictureRow<'group_movements'>

/** One event of a register of groups: so many animals came or went, were born, died or were counted. */
export interface GroupEvent extends Entry {
  day: string | null
  what: string
  species: string
  count: number | null
  mark: string
  category: string | null | undefined
  partner: string | null | undefined
  note: string | null | undefined
  reportedOn: string | null | undefined
  /** Of the herd, at the end of the day. */
  stock: number | null
}

export const GROUP_COLUMNS: readonly ToldColumn<GroupEvent>[] = [
  dayColumn('Datum', ({ day }) => day),
  textColumn('Vorgang', ({ what }) => what),
  numberColumn('Anzahl', ({ count }) => count),
  textColumn('Kennzeichen', ({ mark }) => mark, WIDE),
  textColumn('Herde, Altersklasse', ({ category }) => category),
  textColumn('von oder nach', ({ partner }) => partner, WIDE),
  textColumn('Lieferschein', ({ note }) => note),
  dayColumn('Gemeldet am', ({ reportedOn }) => reportedOn),
  { ...numberColumn<GroupEvent>('Bestand danach', ({ stock }) => stock), ...NARROW },
]

export const GROUP_READS = [...HERD_MOVEMENT_KINDS, 'animal_counts', 'contacts', 'animals'] as const

/** What happened to groups and to animals with rows of their own, in the order of the days. */
export const groupEventsOf = (scene: RegisterScene, species: readonly Species[]): GroupEvent[] =>
  sortedBy(
    [
      ...movementsOf(scene.picture, species)
        .filter(({ values }) => isWithin(values.date, calendarYear(scene)))
        .map((row) => eventOf(row, scene)),
      ...staysInYear(scene, species).flatMap((one) => eventsOfStay(one, scene)),
    ],
    ({ day, row }) => [day, row.kind, row.id],
  )

const movementsOf = (picture: Picture, species: readonly Species[]): GroupMovement[] =>
  [...movementsOfHerds(picture)].flatMap(([herd, moved]) =>
    species.includes(picture.byId('herds', herd)?.values.species as Species) ? moved : [],
  )

function eventOf(row: GroupMovement, { picture }: RegisterScene): GroupEvent {
  const { date, herd_id, direction, count, category, partner, partner_id, delivery_note } = row.values
  const herd = picture.byId('herds', herd_id)?.values
  return {
    row,
    day: date ?? null,
    what: choiceText('group_movements', 'direction', direction),
    species: choiceText('herds', 'species', herd?.species),
    count: count ?? null,
    mark: '',
    category: joinTexts([herd?.name, category]),
    partner: contactText(picture, partner_id) ?? partner,
    note: delivery_note,
    reportedOn: row.values.reported_on,
    stock: herd_id == null || date == null ? null : (levelsOfHerd(picture, herd_id).on(date) ?? null),
  }
}

/** „Viehhandel Nordheide, Dorfstraße 1, 27404 Musterfeld“ */
export function contactText(picture: Picture, id: string | null | undefined): string | undefined {
  const contact = picture.byId('contacts', id)?.values
  return contact && joinTexts([contact.name, contact.street, joinTexts([contact.postcode, contact.city], ' ')])
}

/** An animal to which nothing happened in the year stands there, too. */
function eventsOfStay({ row, stay }: AnimalStay, scene: RegisterScene): GroupEvent[] {
  const { values } = row
  const event = (day: Known, what: string, partner?: Known, reportedOn?: Known): GroupEvent => ({
    row,
    day: day ?? null,
    what,
    species: choiceText('animals', 'species', values.species),
    count: 1,
    mark: animalText(row),
    category: scene.picture.byId('herds', values.herd_id)?.values.name,
    partner,
    note: null,
    reportedOn,
    stock: null,
  })
  const arrival = isBornHere(values, stay)
    ? event(values.born_on, 'Geburt', null, values.birth_reported_on)
    : event(stay.arrived_on, 'Zugang', stay.arrived_from, stay.arrival_reported_on)
  const leaving = event(
    stay.left_on,
    stay.left_by === 'died' ? 'Verendung' : 'Abgang',
    joinTexts([stay.left_to, choiceText('animals', 'left_by', stay.left_by)]),
    stay.leaving_reported_on,
  )
  const told = [arrival, leaving].filter(({ day }) => isWithin(day, calendarYear(scene)))
  return told.length > 0 ? told : [event(null, 'im Bestand')]
}

type Known = string | null | undefined

/** What each herd had on the first day of the year and has on the last, where it has been counted or moved. */
export const herdLevelTexts = (scene: RegisterScene, species: readonly Species[]): string[] =>
  scene.picture
    .rows('herds')
    .filter(({ values }) => species.includes(values.species as Species))
    .flatMap(({ id, values }) => {
      const { from } = calendarYear(scene)
      const told = [from, dayToldOf(scene)].flatMap((day) => {
        const level = levelsOfHerd(scene.picture, id).on(day)
        return level === undefined ? [] : [`am ${germanDay(day)} ${numberText(level)}`]
      })
      return told.length === 0 ? [] : [`${values.name}: ${told.join(', ')} Tiere.`]
    })

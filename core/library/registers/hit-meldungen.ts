import type { PictureRow } from '../../farm/index.ts'
import { daysBetween } from '../../shared/time/days.ts'
import { animalText } from './animal-register.ts'
import { applicationsOf } from './applications.ts'
import {
  choiceText,
  dayColumn,
  defineRegister,
  joinTexts,
  numberColumn,
  textColumn,
  WIDE,
  type Entry,
} from './define-register.ts'
import { contactText } from './group-register.ts'
import { calendarYear, isWithin } from './order-and-time.ts'
import type { RegisterScene } from './register.ts'
import { isBornHere, staysOf } from './stays.ts'

type Known = string | null | undefined

/** Something that HIT has to hear of: one event of an animal or a group, or how many there were on a day. */
interface Report extends Entry {
  day: Known
  what: string
  species: string
  mark: string
  count: number | null | undefined
  partner: Known
  reportedOn: Known
}

/** What happened in the year and when it was reported, whether it was or not. */
export const hitMeldungen = defineRegister<Report>({
  id: 'hit_meldungen',
  reads: ['animals', 'group_movements', 'animal_counts', 'applications', 'herds', 'contacts'],
  columns: [
    dayColumn('Ereignis am', ({ day }) => day),
    textColumn('Meldung', ({ what }) => what),
    textColumn('Tierart', ({ species }) => species),
    textColumn('Ohrmarke, Herde', ({ mark }) => mark, WIDE),
    numberColumn('Anzahl', ({ count }) => count),
    textColumn('von oder nach', ({ partner }) => partner, WIDE),
    dayColumn('Gemeldet am', ({ reportedOn }) => reportedOn),
    numberColumn('Tage bis zur Meldung', ({ day, reportedOn }) =>
      day == null || reportedOn == null ? null : daysBetween(day, reportedOn),
    ),
  ],
  entriesOf: (scene) => [
    ...[
      ...reportsOfAnimals(scene),
      ...scene.picture.rows('group_movements').flatMap((row) => reportsOfGroup(row, scene)),
      ...scene.picture.rows('animal_counts').map((row) => reportOfCount(row, scene)),
    ].filter(({ day }) => isWithin(day, calendarYear(scene))),
    ...applicationsOf(scene, ['census_day']).map(reportOfCensus),
  ],
  // A day on which all animals count is no event, and stands below in the order of the applications.
  orderOf: ({ day, row }) => (row.kind === 'applications' ? [null] : [day, row.kind, row.id]),
})

const REGISTERED = new Set(['cattle', 'pig', 'sheep', 'goat'])

/** Of animals to which something happened in the year, so that the others are not gone through again. */
function reportsOfAnimals({ picture, year }: RegisterScene): Report[] {
  const animals = picture
    .rowsBy('year of coming or leaving', 'animals', ({ values }) =>
      [values.born_on, ...staysOf(values).flatMap(({ arrived_on, left_on }) => [arrived_on, left_on])].flatMap(
        (day) => day?.slice(0, 'YYYY'.length) ?? [],
      ),
    )
    .get(`${year}`)
  return picture.deriveEach('reports', animals ?? [], [], reportsOfAnimal).flat()
}

function reportsOfAnimal(row: PictureRow<'animals'>): Report[] {
  const { values } = row
  if (!REGISTERED.has(values.species ?? '')) return []
  const report = (day: Known, what: string, partner: Known, reportedOn: Known): Report => ({
    row,
    day,
    what,
    species: choiceText('animals', 'species', values.species),
    mark: animalText(row),
    count: 1,
    partner,
    reportedOn,
  })
  return staysOf(values).flatMap((stay) => [
    isBornHere(values, stay)
      ? report(values.born_on, 'Geburt', null, values.birth_reported_on)
      : report(stay.arrived_on, 'Zugang', stay.arrived_from, stay.arrival_reported_on),
    report(
      stay.left_on,
      stay.left_by === 'died' ? 'Tod' : 'Abgang',
      joinTexts([stay.left_to, choiceText('animals', 'left_by', stay.left_by)]),
      stay.leaving_reported_on,
    ),
  ])
}

/** What moves inside the farm and what is counted is no report. */
const REPORTED = new Set(['arrival', 'departure', 'death', 'birth'])

function reportsOfGroup(row: PictureRow<'group_movements'>, { picture }: RegisterScene): Report[] {
  const { date, herd_id, direction, count, category, partner, partner_id, reported_on } = row.values
  const herd = picture.byId('herds', herd_id)?.values
  if (!REPORTED.has(direction ?? '') || (herd && !REGISTERED.has(herd.species ?? ''))) return []
  return [
    {
      row,
      day: date,
      what: choiceText('group_movements', 'direction', direction),
      species: choiceText('herds', 'species', herd?.species),
      mark: joinTexts([herd?.name, category]),
      count,
      partner: contactText(picture, partner_id) ?? partner,
      reportedOn: reported_on,
    },
  ]
}

function reportOfCount(row: PictureRow<'animal_counts'>, { picture }: RegisterScene): Report {
  const { date, herd_id, species, category, count, origin_register, reported_on } = row.values
  const herd = picture.byId('herds', herd_id)?.values
  return {
    row,
    day: date,
    what: joinTexts(['Bestand am Stichtag', origin_register]),
    species: choiceText('animal_counts', 'species', species ?? herd?.species),
    mark: joinTexts([herd?.name, category]),
    count,
    partner: null,
    reportedOn: reported_on,
  }
}

const reportOfCensus = (row: PictureRow<'applications'>): Report => ({
  row,
  day: row.values.due_on,
  what: joinTexts(['Stichtagsmeldung', row.values.title]),
  species: '',
  mark: '',
  count: row.values.count,
  partner: row.values.recipient,
  reportedOn: row.values.submitted_on,
})

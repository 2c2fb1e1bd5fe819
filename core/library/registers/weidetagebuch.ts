import type { PictureRow } from '../../farm/index.ts'
import { daysBetween } from '../../shared/time/days.ts'
import { speciesOfHerd } from './checks.ts'
import { dayColumn, defineRegister, joinTexts, numberColumn, textColumn, WIDE, type Entry } from './define-register.ts'
import { calendarYear, isDuring, sortedBy } from './order-and-time.ts'
import type { RegisterScene } from './register.ts'
import { writtenEntriesOf } from './written-entries.ts'

type Known = string | null | undefined

interface Grazing extends Entry {
  from: Known
  until: Known
  species: string
  animals: string
  pasture: string
  count: number | null | undefined
  days: number | null
  hours: number | null | undefined
  recordedOn: Known
  note: Known
}

/** § 10 (2) S. 2 DüV: which animals, how many, on which field, on how many days. */
export const weidetagebuch = defineRegister<Grazing>({
  id: 'weidetagebuch',
  reads: ['grazing_periods', 'register_entries', 'herds', 'fields'],
  columns: [
    textColumn('Schlag', ({ pasture }) => pasture, WIDE),
    dayColumn('Auftrieb', ({ from }) => from),
    dayColumn('Abtrieb', ({ until }) => until),
    textColumn('Tierart', ({ species }) => species),
    textColumn('Tiere', ({ animals }) => animals),
    numberColumn('Anzahl', ({ count }) => count),
    numberColumn('Weidetage', ({ days }) => days),
    numberColumn('h/Tag', ({ hours }) => hours),
    dayColumn('Eingetragen am', ({ recordedOn }) => recordedOn),
    textColumn('Bemerkung', ({ note }) => note, WIDE),
  ],
  entriesOf: (scene) =>
    sortedBy(
      [
        ...scene.picture
          .rows('grazing_periods')
          .filter(({ values }) => isDuring(values.from, values.until, calendarYear(scene)))
          .map((row) => periodOf(row, scene)),
        ...writtenEntriesOf(scene, 'weidetagebuch').map((row) => writtenOf(row, scene)),
      ],
      ({ from, row }) => [from, row.kind, row.id],
    ),
  remarks: ({ year }) => [`Weidetage sind die Tage des Jahres ${year} vom Auftrieb bis zum Abtrieb, beide mitgezählt.`],
})

function periodOf(row: PictureRow<'grazing_periods'>, scene: RegisterScene): Grazing {
  const { from, until, herd_id, field_id, herd, pasture, animals, hours_per_day, recorded_on, note } = row.values
  const { picture } = scene
  return {
    row,
    from,
    until,
    species: speciesOfHerd(picture, herd_id),
    animals: picture.byId('herds', herd_id)?.values.name ?? herd ?? '',
    pasture: picture.byId('fields', field_id)?.values.name ?? pasture ?? '',
    count: animals,
    days: grazingDays(from!, until, scene),
    hours: hours_per_day,
    recordedOn: recorded_on,
    note,
  }
}

/** Days in the year; of what goes on, those until today. */
export function grazingDays(from: string, until: Known, scene: Pick<RegisterScene, 'year' | 'today'>): number {
  const year = calendarYear(scene)
  const first = from < year.from ? year.from : from
  const last = [until ?? scene.today, year.until].toSorted()[0]!
  return last < first ? 0 : daysBetween(first, last) + 1
}

function writtenOf(row: PictureRow<'register_entries'>, { picture }: RegisterScene): Grazing {
  const { date, text, note, field_id, herd_id, recorded_on } = row.values
  return {
    row,
    from: date,
    until: null,
    species: speciesOfHerd(picture, herd_id),
    animals: picture.byId('herds', herd_id)?.values.name ?? '',
    pasture: picture.byId('fields', field_id)?.values.name ?? '',
    count: null,
    days: null,
    hours: null,
    recordedOn: recorded_on,
    note: joinTexts([text, note], '; '),
  }
}

import { foldText } from '../../shared/german/fold.ts'
import { certificatesOf, holderOf } from './certificates.ts'
import { choiceText, dayColumn, defineRegister, joinTexts, textColumn, WIDE, type Entry } from './define-register.ts'
import { calendarYear, isDuring, nameKey, sortedBy } from './order-and-time.ts'
import type { RegisterScene } from './register.ts'

type Known = string | null | undefined

interface Housing extends Entry {
  what: string
  about: Known
  housing: string
  day?: Known
  until?: Known
}

/** How fattening pigs are housed, and what the authority wrote about it. */
export const haltungskennzeichnung = defineRegister<Housing>({
  id: 'haltungskennzeichnung',
  reads: ['herds', 'places', 'certificates', 'letters', 'people', 'machines'],
  columns: [
    textColumn('Nachweis', ({ what }) => what, WIDE),
    textColumn('Herde, Stelle', ({ about }) => about, WIDE),
    textColumn('Haltung', ({ housing }) => housing, WIDE),
    dayColumn('Vom', ({ day }) => day),
    dayColumn('Gültig bis', ({ until }) => until),
  ],
  entriesOf: (scene) => [...herdsOf(scene), ...proofsOf(scene), ...lettersOf(scene)],
})

const herdsOf = ({ picture }: RegisterScene): Housing[] =>
  sortedBy(
    picture.rows('herds').filter(({ values }) => values.production === 'fattening_pig'),
    ({ values, id }) => [nameKey(values.name), id],
  ).map((row) => {
    const barn = picture.byId('places', row.values.barn_id)?.values
    return {
      row,
      what: choiceText('herds', 'production', row.values.production),
      about: row.values.name,
      housing: joinTexts([barn?.name, barn?.housing]),
    }
  })

const proofsOf = (scene: RegisterScene): Housing[] =>
  certificatesOf(scene, 'haltungskennzeichnung')
    .filter(({ values }) => isDuring(values.issued_on, values.valid_until, calendarYear(scene)))
    .map((row) => ({
      row,
      what: row.values.type ?? '',
      about: holderOf(row, scene),
      housing: row.values.note ?? '',
      day: row.values.issued_on,
      until: row.values.valid_until,
    }))

const lettersOf = ({ picture, year }: RegisterScene): Housing[] =>
  sortedBy(
    picture
      .rows('letters')
      .filter(({ values }) => /haltungskenn|tierhaltkennz/.test(foldText(values.subject ?? '')))
      .filter(({ values }) => (values.dated ?? values.received_on ?? '') <= `${year}-12-31`),
    ({ values, id }) => [values.dated ?? values.received_on, id],
  ).map((row) => ({
    row,
    what: row.values.subject ?? '',
    about: row.values.sender,
    housing: joinTexts([row.values.reference_number]),
    day: row.values.dated ?? row.values.received_on,
  }))

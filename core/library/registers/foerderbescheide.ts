import type { PictureRow } from '../../farm/index.ts'
import { foldText } from '../../shared/german/fold.ts'
import { schemesText } from './flaechenverzeichnis.ts'
import { dayColumn, defineRegister, numberColumn, textColumn, WIDE, type Entry } from './define-register.ts'
import { calendarYear, isWithin, nameKey, sortedBy } from './order-and-time.ts'
import type { RegisterScene } from './register.ts'

interface Support extends Entry {
  what: string
  from: string | null | undefined
  dated?: string | null | undefined
  reference?: string | null | undefined
  areaHa?: number | null | undefined
  note?: string | null | undefined
}

/** Notices about support that came in the year, and the schemes that fields are in. */
export const foerderbescheide = defineRegister<Support>({
  id: 'foerderbescheide',
  reads: ['letters', 'contacts', 'fields'],
  columns: [
    textColumn('Bescheid oder Maßnahme', ({ what }) => what, WIDE),
    textColumn('Behörde oder Schlag', ({ from }) => from, WIDE),
    dayColumn('Datum', ({ dated }) => dated),
    textColumn('Aktenzeichen', ({ reference }) => reference),
    numberColumn('Fläche (ha)', ({ areaHa }) => areaHa),
    textColumn('Notiz', ({ note }) => note, WIDE),
  ],
  entriesOf: (scene) => [...notices(scene), ...schemes(scene)],
})

const SUPPORT =
  /bewillig|zuwendung|forder|pramie|direktzahlung|auszahlung|aukm|oko regelung|agrarumwelt|ausgleichszulage|beihilfe|sammelantrag|mehrfachantrag/

const notices = (scene: RegisterScene): Support[] =>
  sortedBy(
    scene.picture
      .rows('letters')
      .filter(({ values }) => values.category === 'notice' && SUPPORT.test(foldText(values.subject ?? '')))
      .filter(({ values }) => isWithin(values.dated ?? values.received_on, calendarYear(scene))),
    ({ values, id }) => [values.dated ?? values.received_on, id],
  ).map((row: PictureRow<'letters'>) => ({
    row,
    what: row.values.subject ?? '',
    from: scene.picture.byId('contacts', row.values.sender_id)?.values.name ?? row.values.sender,
    dated: row.values.dated ?? row.values.received_on,
    reference: row.values.reference_number,
    note: row.values.note,
  }))

const schemes = ({ picture, year }: RegisterScene): Support[] =>
  sortedBy(
    picture.rows('fields').filter(({ values }) => schemesText(values, year) !== ''),
    ({ values, id }) => [nameKey(values.name), id],
  ).map((row) => ({
    row,
    what: schemesText(row.values, year),
    from: row.values.name,
    areaHa: row.values.area_ha,
  }))

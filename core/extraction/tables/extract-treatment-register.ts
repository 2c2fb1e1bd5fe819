import { FORMATS, keyText } from '../../farm/index.ts'
import { SURE, TO_CONFIRM } from '../confidence.ts'
import { earTagsIn } from '../documents/treated-animals.ts'
import { readWithdrawalPeriods, type WithdrawalPeriods } from '../documents/withdrawal-periods.ts'
import type { Assertion, Extractor } from '../extractor.ts'
import { readDay } from '../../shared/german/read-german.ts'
import { isDay } from '../../shared/time/days.ts'
import { makeGoodsFinder } from '../fieldwork/goods-table.ts'
import { Occurrences } from '../fieldwork/occurrences.ts'
import type { Table } from '../structure.ts'
import { foundTables, tablesOf, type FoundColumns } from './find-columns.ts'
import { halvedColumns } from './halved-columns.ts'
import { heads } from './heads.ts'
import { herdWord } from './herd-word.ts'
import { keepIfValid, readRecords, type TableRecord } from './read-records.ts'
import { SkippedLines } from './skipped-lines.ts'

/** Columns of the register of medicines used (THAMNV § 2 (1); Art. 108 of regulation (EU) 2019/6). */
const COLUMNS = {
  date: heads(`Datum | Behandlungsdatum | Anwendungsdatum | Datum der Anwendung | Datum der Behandlung | Behandlung am |
    Anwendung am | Tag der Anwendung | Datum Anwendung | behandelt am | Impfdatum | Datum der Impfung | geimpft am |
    Datum Behandlung | Dat. | erste Gabe | Beginn | von | Beginn der Behandlung | am`),
  last: heads(`Letzte Gabe | letzte Anwendung | letzte Behandlung | Ende der Behandlung | Behandlungsende | bis | Ende |
    letzte Gabe am`),
  animals: heads(`Ohrmarke | Ohrmarken | Ohrmarkennummer | Ohrmarken-Nr. | Tier | Tiere | Kennzeichen | Kennzeichnung |
    Tier-Nr. | Identität | Identität der Tiere | Tieridentität | Tiernummer | Tier/Ohrmarke | Tier / Ohrmarke | LOM |
    Lebensohrmarke | behandelte Tiere | behandeltes Tier | Anzahl, Art, Kennzeichen | Anzahl, Art und Identität der Tiere |
    Anzahl, Art und Kennzeichen | Anzahl, Art, Identität | Anzahl/Art/Kennzeichen | Tier(e) | Tiere (Anzahl, Art, Kennz.)`),
  group:
    heads(`Gruppe | Tiergruppe | Herde | Standort | Stall | Bucht | Stall/Bucht | Abteil | Standort der Tiere | Tierart |
    Art der Tiere | Tierkategorie | Gruppe/Stall`),
  count: heads(`Anzahl | Anzahl Tiere | Tierzahl | Stück | Anz. | Zahl der Tiere | Anzahl der Tiere | Stückzahl`),
  product:
    heads(`Arzneimittel | Mittel | Präparat | Medikament | Arzneimittelbezeichnung | Bezeichnung des Arzneimittels |
    Name des Arzneimittels | Tierarzneimittel | Arzneimittelname | Impfstoff | eingesetztes Arzneimittel | Wirkstoff/Mittel |
    Bezeichnung Arzneimittel | angewendetes Arzneimittel | Entwurmungsmittel | Med.`),
  receipt:
    heads(`Belegnummer | Beleg-Nr. | Beleg | AuA-Beleg | AuA-Nr. | AuA-Beleg-Nr. | Belegnr. | Nr. des Belegs | AuA |
    Abgabebeleg | Abgabebeleg-Nr. | Tierarztbeleg | lfd. Nr. AuA`),
  amount: heads(`Menge | verabreichte Menge | angewendete Menge | Anwendungsmenge | Dosis | Gesamtmenge | Dosierung |
    Menge gesamt | verabr. Menge | Menge des Arzneimittels | Arzneimittelmenge | abgegebene Menge`),
  unit: heads(`Einheit | ME`),
  diagnosis:
    heads(`Diagnose | Diagn. | Indikation | Erkrankung | Krankheit | Grund | Befund | Behandlungsgrund | Impfung gegen | gegen |
    Grund der Behandlung`),
  meat: heads(`Wartezeit Fleisch | WZ Fleisch | Wartezeit Gewebe | Wartezeit essb. Gewebe | Wartezeit essbare Gewebe | Fleisch |
    Wartez. Fleisch | Gewebe | Wartezeit Fl. | Wartezeit (Fleisch) | WZ Fl. | Wartezeit/Fleisch`),
  milk: heads(`Wartezeit Milch | WZ Milch | Milch | Wartez. Milch | Wartezeit Mi. | Wartezeit (Milch) | WZ Mi. |
    Wartezeit/Milch`),
  waiting: heads(`Wartezeit | Wartezeiten | WZ | Wartezeit in Tagen | Wartezeit Fleisch/Milch | Wartezeit Tage |
    Wartezeit Milch/Fleisch | Wartezeit Fl./Mi. | WZ Fleisch/Milch | Wartezeit (Fleisch/Milch)`),
  by: heads(`Anwender | Behandler | behandelt von | durchgeführt von | Person | Name des Anwenders | Wer | Anwendende Person |
    verabreicht von | Name Anwender | Anw. | angewendet von | Anwender/in | Unterschrift | Kürzel | Impfer`),
  batch: heads(`Charge | Chargennummer | Ch.-B. | Chargen-Nr. | Ch.-Nr. | Chargenbezeichnung`),
  recorded_on: heads(`Eingetragen am | Erfasst am | Eintrag am | Aufgezeichnet am | Datum des Eintrags`),
  note: heads(`Bemerkung | Bemerkungen | Notiz | Anmerkung | Hinweis`),
}

type Column = keyof typeof COLUMNS

const find = makeGoodsFinder<Column>(
  COLUMNS,
  (has) =>
    has('date') &&
    has('product') &&
    (has('animals') || has('group') || has('count')) &&
    (has('waiting') || has('meat') || has('milk') || has('receipt') || has('diagnosis')),
  {
    shapes: { date: 'day', last: 'day', count: 'number', product: 'name', recorded_on: 'day', group: 'name' },
    byCells: ['date'],
  },
)

const ANIMALS =
  /arznei|medikament|tierarzt|behandl|impf|wartezeit|bestandsbuch|diagn|ohrmarke|(?<!\p{L})(?:lom|wz)(?!\p{L})|(?:rind|kuh|kühe|kalb|kälber|schwein|sau|ferkel|schaf|ziege|huhn|hühner)/iu
/** A diary of plant protection has products and withdrawal periods as well. */
const LAND = /schlag|kultur|fläche|(?<!\p{L})ha(?!\p{L})|feld|zulassung|bbch|spritz/iu
const VACCINATION = /impf|vakzin/i

/** The register of medicines that a farm keeps, and lists of vaccinations: a treatment for each line. */
export const extractTreatmentRegister: Extractor = ({ document, filename, today }) => {
  const skipped = new SkippedLines()
  const occurrences = new Occurrences()
  const known = foundTables(document, find)
  // Only here: under halved heads, a list of something else may look like one of an earlier type.
  const halved = tablesOf(document)
    .filter((table) => !known.some((one) => one.table.page === table.page && one.table.name === table.name))
    .flatMap(halvedColumns)
    .flatMap((table) => {
      const found = find(table)
      return found ? [{ table, found }] : []
    })
  const tables = [...known, ...halved].flatMap(({ table, found }) => {
    const said = [filename, table.name, ...table.rows.slice(0, found.header + 1).flatMap(({ cells }) => cells)].join(
      ' ',
    )
    if (!ANIMALS.test(said) || LAND.test(said)) return []
    const register: Register = { table, found, skipped, occurrences, today, isVaccination: VACCINATION.test(said) }
    return [readRecords(document, table, found, skipped).flatMap((record) => treatmentOf(record, register) ?? [])]
  })
  return tables.length === 0 ? undefined : { rows: tables.flat(), warnings: skipped.warnings() }
}

interface Register {
  table: Table
  found: FoundColumns<Column>
  skipped: SkippedLines
  occurrences: Occurrences
  today: string
  isVaccination: boolean
}

function treatmentOf(record: TableRecord<Column>, register: Register): Assertion | undefined {
  const { table, found, skipped, occurrences, today, isVaccination } = register
  const skip = (reason: string): undefined => skipped.add(table, record.line, `${reason} Die Zeile ist ausgelassen.`)
  const leave = (reason: string): undefined => skipped.add(table, record.line, reason)
  const { first: date, last } = daysOf(record)
  if (isFragment(record, register)) return skip('Von ihr ist nur ein Bruchstück zu lesen.')
  if (date === undefined) return skip('Der Tag fehlt.')
  if ('fault' in date) return skip(date.fault)
  const product = record.text('product')
  if (product === '') return skip('Das Mittel fehlt.')
  const animals = record.text('animals')
  const tags = [...new Set(earTagsIn(animals))]
  const count = record.number('count')
  const group = groupOf(tags.length > 0 ? record.text('group') : animals || record.text('group'), count)
  if (count !== undefined && 'fault' in count) leave(`${count.fault} Die Anzahl bleibt offen.`)
  const counted = count && 'value' in count ? count.value.amount : (group.count ?? (tags.length || null))
  const amount = amountOf(record)
  if (amount !== undefined && 'fault' in amount) leave(`${amount.fault} Die Menge bleibt offen.`)
  const withdrawal = withdrawalOf(record, found)
  const recorded = record.day('recorded_on')
  const dayIn = (cell: typeof recorded): string | null => (cell && 'value' in cell ? cell.value : null)
  const known = amount && 'value' in amount ? amount.value : undefined
  const listed = tags.map(FORMATS.ear_tag.display!).join(', ')
  const key = occurrences.key('treatment', date.value, keyText(product), tags[0] ?? keyText(group.word))
  const row: Assertion = {
    kind: 'treatments',
    name: key,
    key,
    page: table.page,
    quote: record.quote('date'),
    confidence: withdrawal.sure && (amount === undefined || known !== undefined) ? SURE : TO_CONFIRM,
    values: {
      date: date.value,
      type: isVaccination ? 'vaccination' : null,
      group: (listed || group.word || animals).slice(0, 200) || null,
      animal_count: counted,
      diagnosis: isVaccination ? null : record.text('diagnosis').slice(0, 200) || null,
      against: isVaccination ? record.text('diagnosis').slice(0, 100) || null : null,
      product,
      amount: known?.amount ?? null,
      unit: known?.unit || null,
      batch: record.text('batch') || null,
      receipt_number: record.text('receipt').slice(0, 60) || null,
      last_dose_on: dayIn(last),
      withdrawal_meat_days: withdrawal.meat ?? null,
      withdrawal_milk_hours: withdrawal.milk ?? null,
      administered_by: record.text('by').slice(0, 100) || null,
      recorded_on: dayIn(recorded),
      note: [record.text('note'), withdrawal.note].filter(Boolean).join('\n').slice(0, 2000) || null,
    },
    refers: {
      ...(tags.length === 1 && { animal_id: tags }),
      ...(tags.length === 0 && group.word !== '' && { herd_id: [group.word] }),
    },
  }
  return keepIfValid(row, today, table, record.line, skipped)
}

/** „Flatdeck 2“ beside „5“ animals is a name, and „5 Ferkel“ says as many. */
function groupOf(said: string, count: ReturnType<TableRecord<Column>['number']>): ReturnType<typeof herdWord> {
  const group = herdWord(said)
  return count && 'value' in count && count.value.amount !== group.count ? { word: said.trim() } : group
}

const SPAN = /^(\d{1,2}\.\d{1,2}\.\d{4})\s*(?:[-–]|bis)\s*(\d{1,2}\.\d{1,2}\.\d{4})$/

/** „14.05.2026 - 18.05.2026“ is the first and the last day. */
function daysOf(record: TableRecord<Column>) {
  const [first, last] = (SPAN.exec(record.text('date')) ?? []).slice(1).map((day) => readDay(day))
  return first !== undefined && last !== undefined && isDay(first) && isDay(last) && first <= last
    ? { first: { value: first }, last: { value: last } }
    : { first: record.day('date'), last: record.day('last') }
}

/** On a page a cell that is broken into lines may look like a row of its own: it fills the fewest of the columns. */
function isFragment(record: TableRecord<Column>, { table, found: { columns } }: Register): boolean {
  const all = (Object.keys(columns) as Column[]).filter((name) => columns[name] !== undefined)
  const filled = all.filter((name) => record.text(name) !== '').length
  return table.printed === true && all.length > 4 && filled * 2 < all.length
}

/** „10 ml“, „10“ under „Menge (ml)“, „10“ beside „ml“; what is no amount („je 10 ml“) stays words. */
function amountOf(record: TableRecord<Column>): ReturnType<TableRecord<Column>['number']> {
  const amount = record.number('amount')
  const unit = record.text('unit')
  return amount && 'value' in amount && amount.value.unit === '' && unit !== ''
    ? { value: { ...amount.value, unit } }
    : amount
}

const BARE_NUMBER = /(?<![\d.,])\d{1,4}(?![\d.,]|\s*(?:Tage?n?|T|d|Stunden?|Std\.?|h|Gemelke?n?)(?!\p{L}))/giu

/** What stands in the cells, with the unit of the header where they have none; the law counts meat in days. */
function withdrawalOf(record: TableRecord<Column>, { columns, cells = [] }: FoundColumns<Column>): WithdrawalPeriods {
  const at = (name: 'waiting' | 'meat' | 'milk') => {
    const column = columns[name]
    const text = record.text(name)
    if (column === undefined || text === '') return undefined
    const head = `${cells[column.index] ?? column.label} ${column.unit}`
    const unit = /Std|Stunde|\bh\b/i.test(head)
      ? 'Stunden'
      : /Tag|\bd\b|\bT\b/.test(head) || name === 'meat'
        ? 'Tage'
        : ''
    return { text: unit === '' ? text : text.replaceAll(BARE_NUMBER, `$& ${unit}`) }
  }
  return readWithdrawalPeriods(at)
}

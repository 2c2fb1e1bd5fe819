import { herdWord } from './herd-word.ts'
import { fieldsCalled } from '../fieldwork/fields-called.ts'
import { FIELD_COLUMNS, FIELD_SHAPES } from '../fieldwork/goods-table.ts'
import { SURE, TO_CONFIRM } from '../confidence.ts'
import type { Assertion, Extractor } from '../extractor.ts'
import { keyText } from '../../farm/index.ts'
import type { Table } from '../structure.ts'
import { foundTables, makeColumnFinder } from './find-columns.ts'
import { heads } from './heads.ts'
import { keepIfValid, readRecords, type TableRecord } from './read-records.ts'
import { noted } from './noted.ts'
import { SkippedLines } from './skipped-lines.ts'

/** Columns of the grazing diary (DüV § 10 (2) S. 2: days, kind and number of animals). */
const COLUMNS = {
  field: [
    ...heads(
      `Weide | Weidefläche | Koppel | Weideschlag | beweidete Fläche | Weidefläche/Koppel | Koppelname | Umtrieb auf`,
    ),
    ...FIELD_COLUMNS.field,
  ],
  flik: FIELD_COLUMNS.flik,
  field_number: FIELD_COLUMNS.field_number,
  from: heads(`Auftrieb | Auftrieb am | Auftriebsdatum | Austrieb | Austrieb am | Weidebeginn | Weidegang von | Weide von |
    Beginn | Beginn der Weide | beweidet von | Beweidung von | Beweidung ab | von | ab | von Datum | Datum von | aufgetrieben |
    aufgetrieben am | Datum Auftrieb | Zutrieb`),
  until: heads(`Abtrieb | Abtrieb am | Abtriebsdatum | Weideende | Weidegang bis | Weide bis | Ende | Ende der Weide |
    beweidet bis | Beweidung bis | bis | bis Datum | Datum bis | abgetrieben | abgetrieben am | Datum Abtrieb | Eintrieb`),
  day: heads(`Datum | Weidetag | Tag | Datum Weidegang`),
  herd: heads(`Tiere | Tiergruppe | Herde | Gruppe | Tierart | Weidetiere | Tierart/Gruppe | Tierkategorie | Tierart und Gruppe |
    Art der Tiere | Rindergruppe | Weidegruppe | Tierklasse | Bestand | Art | Kategorie | Tierart/Tiergruppe`),
  animals:
    heads(`Anzahl | Anzahl Tiere | Tierzahl | Stück | Zahl | Zahl der Tiere | Kopfzahl | Stückzahl | Tiere Anzahl |
    Anz. | Anz. Tiere | Anzahl der Tiere | Kopf`),
  hours:
    heads(`Std./Tag | h/Tag | Stunden je Tag | Stunden pro Tag | Stunden/Tag | Weidestunden | Weidedauer | Std/Tag |
    Weidestunden je Tag | tägliche Weidedauer | Std. je Tag | Weidezeit | Stunden | h je Tag | h/d | Dauer je Tag`),
  recorded_on: heads(`Eingetragen am | Erfasst am | Aufgezeichnet am | Eintrag am | Datum der Aufzeichnung`),
  note: heads(`Bemerkung | Bemerkungen | Notiz | Anmerkung | Anmerkungen | Hinweis | Zufütterung | Kommentar`),
}

type Column = keyof typeof COLUMNS

const find = makeColumnFinder<Column>(
  COLUMNS,
  (has) =>
    (has('field') || has('flik') || has('field_number')) &&
    (has('from') || has('day')) &&
    (has('herd') || has('animals') || has('hours')),
  {
    shapes: {
      ...FIELD_SHAPES,
      from: 'day',
      until: 'day',
      day: 'day',
      herd: 'name',
      animals: 'number',
      hours: 'number',
    },
    byCells: ['flik'],
  },
)

const GRAZING = /weide|beweid|auftrieb|austrieb|koppel/i

/** A grazing diary: for each line the time that animals were on a field. */
export const extractGrazingDiary: Extractor = ({ document, filename, today }) => {
  const skipped = new SkippedLines()
  const rows = foundTables(document, find).flatMap(({ table, found }) => {
    const { columns, header } = found
    const said = [filename, table.name, ...table.rows.slice(0, header + 1).flatMap(({ cells }) => cells)].join(' ')
    if (!GRAZING.test(said)) return []
    return [
      readRecords(document, table, found, skipped).flatMap(
        (record) => periodOf(record, { table, skipped, today, byDay: columns.from === undefined }) ?? [],
      ),
    ]
  })
  return rows.length === 0 ? undefined : { rows: rows.flat(), warnings: skipped.warnings() }
}

interface Diary {
  table: Table
  skipped: SkippedLines
  today: string
  /** Its lines are days, not periods. */
  byDay: boolean
}

function periodOf(record: TableRecord<Column>, { table, skipped, today, byDay }: Diary): Assertion | undefined {
  const skip = (reason: string): undefined => skipped.add(table, record.line, `${reason} Die Zeile ist ausgelassen.`)
  const leave = (reason: string): undefined => skipped.add(table, record.line, reason)
  const from = record.day(byDay ? 'day' : 'from')
  if (from === undefined) return skip('Der Tag fehlt.')
  if ('fault' in from) return skip(from.fault)
  const called = fieldsCalled(record)
  if (called.length === 0) return skip('Die Weide fehlt.')
  const until = byDay ? from : record.day('until')
  if (until !== undefined && 'fault' in until) leave(`${until.fault} Das Ende bleibt offen.`)
  const numberOf = (column: 'animals' | 'hours', name: string): number | null => {
    const cell = record.number(column)
    if (cell === undefined) return null
    if ('value' in cell) return cell.value.amount
    return leave(`${cell.fault} ${name} bleibt offen.`) ?? null
  }
  const herd = record.text('herd')
  const counted = herdWord(herd)
  const recorded = record.day('recorded_on')
  const hours = numberOf('hours', 'Die Dauer')
  const animals = numberOf('animals', 'Die Anzahl') ?? counted.count ?? null
  const key = ['grazing', from.value, keyText(called[0]!), keyText(counted.word)].join('|')
  const row: Assertion = {
    kind: 'grazing_periods',
    name: key,
    key,
    page: table.page,
    quote: record.quote(byDay ? 'day' : 'from'),
    confidence: until !== undefined && 'fault' in until ? TO_CONFIRM : SURE,
    values: {
      from: from.value,
      until: until && 'value' in until ? until.value : null,
      herd: counted.word || null,
      pasture: called[0]!,
      animals: animals !== null && Number.isInteger(animals) ? animals : null,
      hours_per_day: hours,
      recorded_on: recorded && 'value' in recorded ? recorded.value : null,
      note: noted(
        record.text('note'),
        ['Dauer', hours === null ? record.text('hours') : ''],
        [record.head('day') || 'Tag', byDay ? '' : record.text('day')],
      ),
    },
    refers: { field_id: called, ...(counted.word !== '' && { herd_id: [counted.word] }) },
  }
  return keepIfValid(row, today, table, record.line, skipped)
}

import { SURE, TO_CONFIRM } from '../confidence.ts'
import type { Assertion, Extractor } from '../extractor.ts'
import { quotedValue } from '../quoted-value.ts'
import type { Table } from '../structure.ts'
import { foundTables, type FoundColumns } from '../tables/find-columns.ts'
import { keepIfValid, readRecords, type Cell, type TableRecord } from '../tables/read-records.ts'
import { SkippedLines } from '../tables/skipped-lines.ts'
import { goodsUnit } from '../../terms/index.ts'
import { makeGoodsFinder } from './goods-table.ts'
import { Occurrences } from './occurrences.ts'

const COLUMNS = {
  date: [
    'Abgabedatum',
    'Aufnahmedatum',
    'Lieferdatum',
    'Datum der Abgabe',
    'Datum der Aufnahme',
    'Datum der Abgabe/Aufnahme',
    'Datum',
    'Übernahmedatum',
    'Transportdatum',
  ],
  given_to: ['Empfänger', 'Aufnehmer', 'Abnehmer', 'aufnehmender Betrieb', 'Abgabe an'],
  taken_from: ['Abgeber', 'Lieferant', 'abgebender Betrieb', 'Herkunft', 'Aufnahme von', 'Inverkehrbringer'],
  partner: ['Partner', 'Betrieb', 'Partnerbetrieb', 'Name'],
  direction: ['Richtung', 'Auf-/Abgabe', 'Abgabe/Aufnahme', 'Aufnahme/Abgabe', 'Vorgang', 'Art der Bewegung'],
  manure: [
    'Wirtschaftsdüngerart',
    'Art des Wirtschaftsdüngers',
    'Wirtschaftsdünger',
    'WD-Art',
    'Art des Düngers',
    'Düngerart',
    'Dünger',
    'Stoff',
    'Bezeichnung',
    'Art',
  ],
  amount: [
    'Menge',
    'Menge FM',
    'Frischmasse',
    'Menge Frischmasse',
    'FM',
    'Abgabemenge',
    'Aufnahmemenge',
    'Liefermenge',
  ],
  unit: ['Einheit', 'Mengeneinheit', 'ME'],
  n: ['N gesamt', 'Gesamt-N', 'N', 'Stickstoff', 'Gesamtstickstoff', 'N ges.'],
  nh4n: ['NH4-N', 'Ammonium-N', 'Ammoniumstickstoff', 'davon NH4-N'],
  p2o5: ['P2O5', 'Phosphat', 'P2O5 gesamt', 'Gesamt-P2O5'],
  delivery_note: [
    'Lieferschein-Nr.',
    'Lieferscheinnummer',
    'Lieferschein',
    'LS-Nr.',
    'Lieferschein Nr',
    'Beleg-Nr.',
    'Beleg',
  ],
  recorded_on: ['Aufgezeichnet am', 'Erfasst am'],
  reported_on: ['Gemeldet am', 'Meldedatum', 'Meldung am', 'gemeldet', 'Datum der Meldung'],
  note: ['Bemerkung', 'Notiz'],
}

type Column = keyof typeof COLUMNS

const find = makeGoodsFinder<Column>(
  COLUMNS,
  (has) => has('date') && has('amount') && has('manure') && (has('given_to') || has('taken_from') || has('partner')),
)

/** A list of deliveries is one of manure where it says so or gives nutrients. */
function findTransfers(table: Table): FoundColumns<Column> | undefined {
  const found = find(table)
  if (!found) return undefined
  const { columns, header } = found
  const title = table.rows
    .slice(0, header)
    .flatMap(({ cells }) => cells)
    .join(' ')
  const isManure =
    /wirtschaftsdünger|^wd-/i.test(columns.manure?.label ?? '') || /wirtschaftsdünger|gülle|gärrest/i.test(title)
  return isManure || (columns.n && columns.p2o5) ? found : undefined
}

/** Lists of manure that was given away or taken (WDüngV § 3, § 4): a transfer for each line. */
export const extractManureTransfers: Extractor = ({ document, today }) => {
  const tables = foundTables(document, findTransfers)
  if (tables.length === 0) return undefined
  const skipped = new SkippedLines()
  const occurrences = new Occurrences()
  const rows = tables.flatMap(({ table, found }) => {
    const direction = directionOf(table, found)
    return readRecords(document, table, found, skipped).flatMap((record) => {
      const row = readTransfer(table, record, direction, occurrences, skipped)
      return (row && keepIfValid(row, today, table, record.line, skipped)) ?? []
    })
  })
  return { rows, warnings: skipped.warnings() }
}

type Direction = 'given' | 'taken'

function directionOf({ rows }: Table, { columns, header }: FoundColumns<Column>): Direction | undefined {
  if (columns.given_to && columns.taken_from) return undefined
  if (columns.given_to) return 'given'
  if (columns.taken_from) return 'taken'
  const words = [columns.date?.label ?? '', ...rows.slice(0, header).flatMap(({ cells }) => cells)].join(' ')
  return directionIn(words)
}

function directionIn(words: string): Direction | undefined {
  const [given, taken] = [/abgabe|abgegeben|export/i.test(words), /aufnahme|aufgenommen|import|zugang/i.test(words)]
  return given === taken ? undefined : given ? 'given' : 'taken'
}

function readTransfer(
  table: Table,
  record: TableRecord<Column>,
  ofList: Direction | undefined,
  occurrences: Occurrences,
  skipped: SkippedLines,
): Assertion | undefined {
  const skip = (reason: string): undefined => skipped.add(table, record.line, `${reason} Die Zeile ist ausgelassen.`)
  const leave = (reason: string): undefined => skipped.add(table, record.line, `${reason} Der Wert bleibt offen.`)
  const date = record.day('date')
  if (date === undefined) return skip('Der Tag fehlt.')
  if ('fault' in date) return skip(date.fault)
  const type = record.text('manure')
  if (type === '') return skip('Die Art des Wirtschaftsdüngers fehlt.')
  const direction = directionIn(record.text('direction')) ?? ofList
  if (direction === undefined) return skip('Ob es eine Abgabe oder eine Aufnahme ist, steht nicht da.')
  const amount = record.number('amount')
  if (amount && 'fault' in amount) return skip(amount.fault)
  const written = amount?.value.unit || record.text('unit')
  const unit = UNITS[goodsUnit(written).unit ?? '']
  if (amount && unit === undefined)
    leave(`Menge ${quotedValue(record.text('amount'))}: Die Einheit ${quotedValue(written)} ist weder t noch m³.`)
  const partner = record.text(direction === 'given' ? 'given_to' : 'taken_from') || record.text('partner')
  const note = record.text('delivery_note')
  const key = occurrences.key('transfer', direction, date.value, partner, type, amount?.value.amount ?? '')
  return {
    kind: 'manure_transfers',
    name: key,
    key,
    page: table.page,
    quote: record.quote('date'),
    confidence: amount && unit === undefined ? TO_CONFIRM : SURE,
    values: {
      date: date.value,
      direction,
      partner: partner || null,
      type,
      amount: unit === undefined ? null : (amount?.value.amount ?? null),
      unit: unit ?? null,
      ...nutrients(record, leave),
      delivery_note: note || null,
      recorded_on: dayOf(record.day('recorded_on')),
      reported_on: dayOf(record.day('reported_on')),
      note: record.text('note') || null,
    },
    ...(partner !== '' && { refers: { partner_id: [partner] } }),
  }
}

const UNITS: Readonly<Record<string, 't' | 'm3'>> = { t: 't', 'm³': 'm3' }

/** In kg of the whole delivery, or in kg for each t or m³, as their columns say. */
function nutrients(record: TableRecord<Column>, leave: (reason: string) => undefined): Record<string, number | null> {
  return Object.fromEntries(
    (['n', 'nh4n', 'p2o5'] as const).flatMap((column): [string, number][] => {
      const read = record.number(column)
      if (read === undefined) return []
      if ('fault' in read) return (leave(read.fault), [])
      const { amount, unit } = read.value
      if (/^kg(?: N| P2O5| NH4-?N)?$/i.test(unit)) return [[`${column}_kg`, amount]]
      if (/^(?:kg|g)\/(?:t|m³|kg|l)$/i.test(unit)) return [[`${column}_kg_unit`, amount]]
      leave(
        `${column.toUpperCase()} ${quotedValue(record.text(column))}: Ob kg oder kg je t gemeint sind, steht nicht da.`,
      )
      return []
    }),
  )
}

const dayOf = (day: Cell<string>): string | null => (day && 'value' in day ? day.value : null)

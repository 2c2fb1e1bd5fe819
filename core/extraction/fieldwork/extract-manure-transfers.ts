import { wordTable } from '../../shared/word-table.ts'
import { SURE, TO_CONFIRM } from '../confidence.ts'
import type { Assertion, Extractor } from '../extractor.ts'
import { quotedValue } from '../quoted-value.ts'
import type { Table } from '../structure.ts'
import { foundTables } from '../tables/find-columns.ts'
import { keepIfValid, readRecords, type Cell, type TableRecord } from '../tables/read-records.ts'
import { SkippedLines } from '../tables/skipped-lines.ts'
import { noted } from '../tables/noted.ts'
import { goodsUnit } from '../../terms/index.ts'
import { directionsOf, type Way } from './manure-direction.ts'
import { findTransfers, type ManureColumn as Column } from './manure-columns.ts'
import { Occurrences } from './occurrences.ts'

/** Lists of manure that was given away or taken (WDüngV § 3, § 4): a transfer for each line. */
export const extractManureTransfers: Extractor = ({ document, today, own = [] }) => {
  const tables = foundTables(document, findTransfers)
  if (tables.length === 0) return undefined
  const skipped = new SkippedLines()
  const occurrences = new Occurrences()
  const rows = tables.flatMap(({ table, found }) => {
    const records = readRecords(document, table, found, skipped)
    const directionOf = directionsOf(table, found, records, own)
    return records.flatMap((record) => {
      const row = readTransfer(table, record, directionOf(record), occurrences, skipped)
      return (row && keepIfValid(row, today, table, record.line, skipped)) ?? []
    })
  })
  return { rows, warnings: skipped.warnings() }
}

function readTransfer(
  table: Table,
  record: TableRecord<Column>,
  way: Way | undefined,
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
  if (way === undefined) return skip('Ob es eine Abgabe oder eine Aufnahme ist, steht nicht da.')
  const { direction } = way
  if (way.open) skipped.add(table, record.line, OPEN)
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
    confidence: (amount && unit === undefined) || !way.sure ? TO_CONFIRM : SURE,
    values: {
      date: date.value,
      direction,
      partner: partner || null,
      type,
      amount: unit === undefined ? null : (amount?.value.amount ?? null),
      unit: unit ?? null,
      ...nutrients(record, written, leave),
      delivery_note: note || null,
      recorded_on: dayOf(record.day('recorded_on')),
      reported_on: dayOf(record.day('reported_on')),
      note: noted(
        record.text('note'),
        ...(way.sure ? [] : partiesOf(record)),
        ['Menge', amount && unit === undefined ? [record.text('amount'), written].join(' ').trim() : ''],
        ['P', besides(record, 'p')],
        ['K2O', besides(record, 'k2o')],
      ),
    },
    ...(partner !== '' && { refers: { partner_id: [partner] } }),
  }
}

const OPEN =
  'Ob es eine Abgabe oder eine Aufnahme ist, steht nicht da: Keiner der beiden heißt wie dein Betrieb. Der Vorschlag wartet auf dein Wort.'

const partiesOf = (record: TableRecord<Column>): (readonly [string, string])[] => [
  ['Abgeber', record.text('taken_from')],
  ['Aufnehmer', record.text('given_to')],
]

/** Phosphorus is no phosphate, and has no field. */
function besides(record: TableRecord<Column>, column: 'p' | 'k2o'): string {
  const number = record.number(column)
  const unit = number && 'value' in number ? number.value.unit : ''
  const text = record.text(column)
  return text === '' || text.endsWith(unit) ? text : `${text} ${unit}`
}

const UNITS: Readonly<Record<string, 't' | 'm3'>> = wordTable({ t: 't', 'm³': 'm3' })

/** The unit of the amount that a content is of. */
const PER: Readonly<Record<string, 't' | 'm3'>> = wordTable({ t: 't', kg: 't', 'm³': 'm3', l: 'm3' })

/** In kg of the whole delivery, or in kg for each t or m³, as their columns say. */
function nutrients(
  record: TableRecord<Column>,
  written: string,
  leave: (reason: string) => undefined,
): Record<string, number | null> {
  const ofAmount = UNITS[goodsUnit(written).unit ?? '']
  return Object.fromEntries(
    (['n', 'nh4n', 'p2o5'] as const).flatMap((column): [string, number][] => {
      const read = record.number(column)
      if (read === undefined) return []
      if ('fault' in read) return (leave(read.fault), [])
      const { amount, unit } = read.value
      if (/^kg(?: N| P2O5| NH4-?N)?$/i.test(unit)) return [[`${column}_kg`, amount]]
      const [, mass = ''] = /^(?:kg|g)\/(t|m³|kg|l)(?: FM)?$/i.exec(unit) ?? []
      if (mass !== '' && (ofAmount ?? PER[mass.toLowerCase()]) === PER[mass.toLowerCase()])
        return [[`${column}_kg_unit`, amount]]
      leave(
        `${column.toUpperCase()} ${quotedValue(record.text(column))}: ${mass === '' ? 'Ob kg oder kg je t gemeint sind, steht nicht da.' : `${unit} passt nicht zur Einheit der Menge.`}`,
      )
      return []
    }),
  )
}

const dayOf = (day: Cell<string>): string | null => (day && 'value' in day ? day.value : null)

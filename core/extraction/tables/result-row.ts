import { FORMATS } from '../../farm/index.ts'
import { implausible, type Parameter, type SAMPLE_COLUMNS } from './analysis-parameters.ts'
import { SURE, TO_CONFIRM } from '../confidence.ts'
import type { ExtractionInput, Assertion } from '../extractor.ts'
import type { FoundColumns } from './find-columns.ts'
import type { SkippedLines } from './skipped-lines.ts'
import { quotedValue } from '../quoted-value.ts'
import { keepIfValid, type TableRecord } from './read-records.ts'
import type { Table } from '../structure.ts'

/** A table with results of samples, as it is read. */
export interface ResultTable {
  input: ExtractionInput
  table: Table
  columns: FoundColumns<string>['columns']
  /** The day that its title names. */
  day: string | undefined
  skipped: SkippedLines
}

/** Where in a line a result stands. */
export interface ResultPlace {
  parameter: Parameter
  /** The column of its number. */
  column: string
  /** The unit that stands elsewhere in the line; empty where there is none. */
  unit: string
  /** Names it within its line. */
  name: string
}

type SampleColumn = keyof typeof SAMPLE_COLUMNS

/** The measurement; none where the cell is empty, or where something is wrong with it, and then its line is noted. */
export function resultRow(
  { input, table, columns, day: titleDay, skipped }: ResultTable,
  record: TableRecord<string>,
  { parameter, column, unit: elsewhere, name }: ResultPlace,
): Assertion[] {
  const leave = (reason: string): Assertion[] => (skipped.add(table, record.line, reason), [])
  const text = (of: SampleColumn): string => record.text(of)
  const number = record.number(column)
  if (number === undefined) return []
  if ('fault' in number) return leave(number.fault)
  const dayColumn: SampleColumn = parameter.day ?? 'sampled_on'
  const day =
    record.day(dayColumn) ??
    (columns[dayColumn] === undefined && titleDay !== undefined ? { value: titleDay } : undefined)
  if (day === undefined)
    return leave(`Für ${quotedValue(parameter.name)} fehlt der Tag ${parameter.day ? 'der Ernte' : 'der Probe'}.`)
  if ('fault' in day) return leave(day.fault)
  const { amount } = number.value
  const written = number.value.unit || elsewhere
  const unit = parameter.unit === null ? null : written || parameter.unit
  const fault = implausible(parameter, amount, unit)
  if (fault !== undefined) return leave(`${parameter.name} ${quotedValue(record.text(column))}: ${fault}`)
  const assumed = unit !== null && written === '' && parameter.sure === undefined
  const row: Assertion = {
    kind: 'measurements',
    name: `${table.page}/${record.line} ${name}`,
    confidence: assumed || columns[dayColumn] === undefined ? TO_CONFIRM : SURE,
    page: table.page,
    quote: record.quote(column),
    values: {
      type: parameter.type,
      parameter: parameter.name,
      value: amount,
      unit,
      date: day.value,
      depth_cm: parameter.depth ?? depthOf(text('depth')),
      subject: [text('subject'), text('variety'), flikOf(text('flik'))].filter(Boolean).join(', ') || null,
      sample_number: text('sample_number') || null,
    },
    ...(OF_FIELDS.has(parameter.type) && { refers: { field_id: fieldNames(columns, record) } }),
  }
  const checked = keepIfValid(row, input.today, table, record.line, skipped)
  return checked ? [checked] : []
}

/** Heads of columns in which fields may stand; a crop, a material or a store is none. */
const NAMES_FIELDS = /^(?:Schlag|Feld|Fläche|Probe(?:nbezeichnung)?$|Bezeichnung$)/i

/** What is measured on a field. */
const OF_FIELDS: ReadonlySet<Parameter['type']> = new Set(['soil', 'nmin', 'plant', 'yield'])

/** What a line calls the field from which its sample is. */
export const fieldNames = (columns: ResultTable['columns'], record: TableRecord<string>): string[] =>
  [
    NAMES_FIELDS.test(columns['subject']?.label ?? '') ? record.text('subject') : '',
    flikOf(record.text('flik')),
  ].filter(Boolean)

const depthOf = (text: string): string | null =>
  text === '' ? null : text.replace(/ ?cm$/i, '').replace(/ ?(?:[–—-]|bis) ?/, '-')

const flikOf = (text: string): string => FORMATS.flik.canonical(text) ?? text

import { FORMATS } from '../../farm/index.ts'
import { OF_FIELDS, type Analysis, type SAMPLE_COLUMNS } from '../samples/analyses.ts'
import { judgeResult } from '../samples/judge-result.ts'
import { allowed, partsOfUnit, type Parameter } from '../samples/parameter.ts'
import { SURE, TO_CONFIRM } from '../confidence.ts'
import type { ExtractionInput, Assertion } from '../extractor.ts'
import type { FoundColumns } from './find-columns.ts'
import type { SkippedLines } from './skipped-lines.ts'
import { quotedValue } from '../quoted-value.ts'
import { keepIfValid, type TableRecord } from './read-records.ts'
import type { SaidAbove } from './said-above.ts'
import type { Table } from '../structure.ts'

/** A table with results of samples, as it is read. */
export interface ResultTable {
  input: ExtractionInput
  table: Table
  columns: FoundColumns<string>['columns']
  /** The day that its title names. */
  day: string | undefined
  /** What the lines above it say. */
  above?: SaidAbove
  skipped: SkippedLines
}

/** Where in a line a result stands. */
export interface ResultPlace {
  analysis: Analysis
  /** Undefined: it is none of those of its kind of sample. */
  parameter: Parameter | undefined
  /** The paper's word for it. */
  label: string
  /** The column of its number. */
  column: string
  /** The unit that stands elsewhere in the line; empty where there is none. */
  unit: string
  /** „TM“ or „FM“, where the column is of one of them. */
  basis?: string
  /** Names it within its line. */
  name: string
}

type SampleColumn = keyof typeof SAMPLE_COLUMNS

/** The measurement; none where the cell is empty, or where something is wrong with it, and then its line is noted. */
export function resultRow(
  { input, table, columns, day: titleDay, above, skipped }: ResultTable,
  record: TableRecord<string>,
  { analysis, parameter, label, column, unit: elsewhere, basis = '', name }: ResultPlace,
): Assertion[] {
  const leave = (reason: string): Assertion[] => (skipped.add(table, record.line, reason), [])
  const text = (of: SampleColumn): string => record.text(of)
  const number = record.number(column)
  if (number === undefined) return []
  if ('fault' in number) return leave(number.fault)
  const sampledOn = parameter?.day ? undefined : above?.sampledOn
  // The day on which a sample came in is not that of the sample, and so is one to confirm.
  const dayOfAll = sampledOn ?? titleDay ?? (parameter?.day ? undefined : above?.arrivedOn)
  const dayColumn: SampleColumn = parameter?.day ?? 'sampled_on'
  const day =
    record.day(dayColumn) ??
    (columns[dayColumn] === undefined && dayOfAll !== undefined ? { value: dayOfAll } : undefined)
  const called = parameter?.name ?? label
  if (day === undefined)
    return leave(`Für ${quotedValue(called)} fehlt der Tag ${parameter?.day ? 'der Ernte' : 'der Probe'}.`)
  if ('fault' in day) return leave(day.fault)
  const { amount } = number.value
  const beside = number.value.unit
  const own = withBasis(beside, basis) || elsewhere
  const unit = own !== '' || !parameter || !above || !allowed(parameter, above.unit) ? own : above.unit
  const judged = judgeResult({ analysis, parameter, label, amount, unit })
  const saidBefore = subjectOf(record) === null ? above?.subject : undefined
  if ('fault' in judged) return leave(`${called} ${quotedValue(record.text(column))}: ${judged.fault}`)
  const material = OF_FIELDS.has(judged.type) ? undefined : above?.material
  const row: Assertion = {
    kind: 'measurements',
    name: `${table.page}/${record.line} ${name}`,
    confidence:
      judged.doubt !== null || (columns[dayColumn] === undefined && sampledOn === undefined) ? TO_CONFIRM : SURE,
    page: record.page,
    quote: record.quote(column),
    values: {
      type: judged.type,
      parameter: judged.parameter,
      value: amount,
      unit: judged.unit,
      date: day.value,
      depth_cm: judged.depth ?? depthOf(text('depth')),
      subject: subjectOf(record) ?? ((saidBefore ?? material)?.slice(0, 200) || null),
      sample_number: (text('sample_number') || (above?.sampleNumber ?? '')).slice(0, 60) || null,
      note: judged.doubt,
    },
    ...(OF_FIELDS.has(judged.type) && {
      refers: { field_id: saidBefore === undefined ? fieldNames(columns, record) : [saidBefore] },
    }),
  }
  const checked = keepIfValid(row, input.today, table, record.line, skipped)
  return checked ? [checked] : []
}

/** „< 3“: what is less than can be found; undefined where a number stands there, or no day is known. */
export function belowLimit(
  { table, columns, day: titleDay, above }: ResultTable,
  record: TableRecord<string>,
  { parameter, column }: Pick<ResultPlace, 'parameter' | 'column'>,
): BelowLimit | undefined {
  if (!parameter || !/^<\s*\d/.test(record.text(column))) return undefined
  const own = record.day('sampled_on')
  const day = own && 'value' in own ? own.value : undefined
  const date = day ?? (columns['sampled_on'] === undefined ? (above?.sampledOn ?? titleDay) : undefined)
  if (date === undefined || (own && 'fault' in own)) return undefined
  const depth = parameter.depth ?? depthOf(record.text('depth'))
  return { parameter: parameter.name, type: parameter.type, date, depth, page: table.page, quote: record.quote(column) }
}

/** A result of which only that is known that it is less than can be found. */
export interface BelowLimit {
  parameter: string
  type: string
  date: string
  depth: string | null
  page: number | null
  quote: string | null
}

/** „4,94 %“ in a column of dry mass is of that, as in one of fresh mass it is of that. */
const withBasis = (unit: string, basis: string): string =>
  unit === '' || basis === '' || partsOfUnit(unit).basis !== undefined ? unit : `${unit} ${basis}`

const subjectOf = (record: TableRecord<string>): string | null =>
  [record.text('subject'), record.text('material'), record.text('variety'), flikOf(record.text('flik'))]
    .filter((part, index, all) => part !== '' && all.indexOf(part) === index)
    .join(', ')
    .slice(0, 200) || null

/** Heads of columns in which fields may stand; a crop, a material or a store is none. */
const NAMES_FIELDS = /^(?:Schlag|Feld|Feldstück|Fläche|Probe(?:nbezeichnung)?$|Bezeichnung$)/i

/** What a line calls the field from which its sample is. */
export const fieldNames = (columns: ResultTable['columns'], record: TableRecord<string>): string[] =>
  [
    NAMES_FIELDS.test(columns['subject']?.label ?? '') ? record.text('subject') : '',
    flikOf(record.text('flik')),
  ].filter(Boolean)

const depthOf = (text: string): string | null =>
  text === '' ? null : text.replace(/ ?cm$/i, '').replace(/ ?(?:[–—-]|bis) ?/, '-')

const flikOf = (text: string): string => FORMATS.flik.canonical(text) ?? text

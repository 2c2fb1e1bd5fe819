import { FORMATS } from '../../farm/index.ts'
import { ANALYSES, columnsOf, implausible, SAMPLE_COLUMNS, type Parameter } from './analysis-parameters.ts'
import type { DerivationInput, DerivedRow, Deriver } from './deriver.ts'
import { dayAbove, makeColumnFinder, type FoundColumns } from './find-columns.ts'
import { LeftOut, named } from './left-out.ts'
import { checkedRow, hasTooMany, readRecords, type TableRecord } from './read-records.ts'
import type { Table } from './structure.ts'

type SampleColumn = keyof typeof SAMPLE_COLUMNS

const TO_CONFIRM = 0.7
const SURE = 0.95

/** Tables with results of soil, Nmin, slurry, feed and plant samples: a measurement for each result. */
export const deriveAnalysis: Deriver = (input) => {
  const leftOut = new LeftOut()
  const tables = (input.document.structures ?? []).flatMap((structure) => (structure.type === 'table' ? readAnalysis(input, structure.table, leftOut) ?? [] : []))
  return tables.length === 0 ? undefined : { rows: tables.flat(), warnings: leftOut.warnings() }
}

const FINDERS = ANALYSES.map((analysis) => {
  const named = columnsOf(analysis)
  // The first alias of a parameter is also the name by which its column is asked for.
  const aliases = { ...SAMPLE_COLUMNS, ...Object.fromEntries([...named].map(([column, { aliases: words }]) => [column, words])) }
  return { parameters: named, find: makeColumnFinder<string>(aliases, (has) => analysis.enough(has)) }
})

/** Undefined where the table holds no results. */
function readAnalysis(input: DerivationInput, table: Table, leftOut: LeftOut): DerivedRow[][] | undefined {
  for (const { parameters, find } of FINDERS) {
    const found = find(table)
    if (!found) continue
    const results = [...parameters.keys()].filter((column) => found.columns[column] !== undefined)
    if (hasTooMany(table, found.header, results.length, leftOut)) return [[]]
    const fallback = dayAbove(table, found)
    return [readRecords(input, table, found, leftOut).flatMap((record) => readSample(input, table, found, parameters, record, fallback, leftOut))]
  }
  return undefined
}

function readSample(input: DerivationInput, table: Table, { columns }: FoundColumns<string>, parameters: ReadonlyMap<string, Parameter>, record: TableRecord<string>, fallback: string | undefined, leftOut: LeftOut): DerivedRow[] {
  const tell = (reason: string) => leftOut.add(table, record.line, reason)
  const text = (column: SampleColumn): string => record.text(column)
  return [...parameters].flatMap(([column, parameter]) => {
    if (columns[column] === undefined) return []
    const number = record.number(column)
    if (number === undefined) return []
    if ('fault' in number) return tell(number.fault) ?? []
    const dayColumn: SampleColumn = parameter.day ?? 'sampled_on'
    const day = record.day(dayColumn) ?? (columns[dayColumn] === undefined && fallback !== undefined ? { value: fallback } : undefined)
    if (day === undefined) return tell(`Für ${named(parameter.name)} fehlt der Tag ${parameter.day ? 'der Ernte' : 'der Probe'}.`) ?? []
    if ('fault' in day) return tell(day.fault) ?? []
    const { amount } = number.value
    const unit = parameter.unit === null ? null : number.value.unit || parameter.unit
    const fault = implausible(parameter, amount, unit)
    if (fault !== undefined) return tell(`${parameter.name} ${named(record.text(column))}: ${fault}`) ?? []
    const assumed = unit !== null && number.value.unit === '' && parameter.sure === undefined
    const values = {
      type: parameter.type, parameter: parameter.name, value: amount, unit, date: day.value, depth_cm: parameter.depth ?? depthOf(text('depth')),
      subject: [text('subject'), text('variety'), flikOf(text('flik'))].filter(Boolean).join(', ') || null, sample_number: text('sample_number') || null,
    }
    const row: DerivedRow = { kind: 'measurements', values, name: `${table.page}/${record.line} ${column}`, confidence: assumed || columns[dayColumn] === undefined ? TO_CONFIRM : SURE, page: table.page, quote: record.quote(column) }
    return checkedRow(row, input.today, table, record.line, leftOut) ?? []
  })
}

const depthOf = (text: string): string | null => (text === '' ? null : text.replace(/ ?cm$/i, '').replace(/ ?(?:[–—-]|bis) ?/, '-'))

const flikOf = (text: string): string => FORMATS.flik.canonical(text) ?? text

import { FORMATS } from '../../farm/index.ts'
import { ANALYSES, columnsOf, implausible, SAMPLE_COLUMNS, type Parameter } from './analysis-parameters.ts'
import type { DerivationInput, DerivedRow, Deriver } from './deriver.ts'
import { dayAbove, makeColumnFinder, type FoundColumns } from './find-columns.ts'
import { LeftOut, named } from './left-out.ts'
import { checkedRow, hasTooMany, readRecords, type TableRecord } from './read-records.ts'
import { remarksOnFields, type Sample } from './remarks-on-fields.ts'
import type { Table } from './structure.ts'

type SampleColumn = keyof typeof SAMPLE_COLUMNS

const TO_CONFIRM = 0.7
const SURE = 0.95

/** Tables with results of soil, Nmin, slurry, feed and plant samples: a measurement for each result, and what those of the soil say of the field. */
export const deriveAnalysis: Deriver = (input) => {
  const leftOut = new LeftOut()
  const tables = (input.document.structures ?? []).flatMap((structure) => (structure.type === 'table' ? readAnalysis(input, structure.table, leftOut) ?? [] : []))
  if (tables.length === 0) return undefined
  const { remarks, warnings } = remarksOnFields(tables.flat())
  return { rows: tables.flat().flatMap(({ results }) => results), remarks, warnings: [...leftOut.warnings(), ...warnings] }
}

const FINDERS = ANALYSES.map((analysis) => {
  const named = columnsOf(analysis)
  // The first alias of a parameter is also the name by which its column is asked for.
  const aliases = { ...SAMPLE_COLUMNS, ...Object.fromEntries([...named].map(([column, { aliases: words }]) => [column, words])) }
  return { parameters: named, find: makeColumnFinder<string>(aliases, (has) => analysis.enough(has)) }
})

/** Undefined where the table holds no results. */
function readAnalysis(input: DerivationInput, table: Table, leftOut: LeftOut): Sample[][] | undefined {
  for (const { parameters, find } of FINDERS) {
    const found = find(table)
    if (!found) continue
    const results = [...parameters.keys()].filter((column) => found.columns[column] !== undefined)
    if (hasTooMany(table, found.header, results.length, leftOut)) return [[]]
    const fallback = dayAbove(table, found)
    return [readRecords(input, table, found, leftOut).map((record) => readSample(input, table, found, parameters, record, fallback, leftOut))]
  }
  return undefined
}

function readSample(input: DerivationInput, table: Table, { columns }: FoundColumns<string>, parameters: ReadonlyMap<string, Parameter>, record: TableRecord<string>, fallback: string | undefined, leftOut: LeftOut): Sample {
  const tell = (reason: string) => leftOut.add(table, record.line, reason)
  const text = (column: SampleColumn): string => record.text(column)
  const called = [NAMES_FIELDS.test(columns['subject']?.label ?? '') ? text('subject') : '', flikOf(text('flik'))].filter(Boolean)
  const results = [...parameters].flatMap(([column, parameter]): DerivedRow[] => {
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
    const row: DerivedRow = { kind: 'measurements', values, name: `${table.page}/${record.line} ${column}`, confidence: assumed || columns[dayColumn] === undefined ? TO_CONFIRM : SURE, page: table.page, quote: record.quote(column), ...(OF_FIELDS.has(parameter.type) && { refers: { field_id: called } }) }
    const checked = checkedRow(row, input.today, table, record.line, leftOut)
    return checked ? [checked] : []
  })
  return { called, soilType: text('soil_type') || null, results }
}

/** Heads of columns in which fields may stand; a crop, a material or a store is none. */
const NAMES_FIELDS = /^(?:Schlag|Feld|Fläche|Probe(?:nbezeichnung)?$|Bezeichnung$)/i

/** What is measured on a field. */
const OF_FIELDS: ReadonlySet<Parameter['type']> = new Set(['soil', 'nmin', 'plant', 'yield'])

const depthOf = (text: string): string | null => (text === '' ? null : text.replace(/ ?cm$/i, '').replace(/ ?(?:[–—-]|bis) ?/, '-'))

const flikOf = (text: string): string => FORMATS.flik.canonical(text) ?? text

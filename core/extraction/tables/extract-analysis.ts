import { columnsOf } from '../samples/analyses.ts'
import { findAnalysis, withNminColumns, type FoundAnalysis } from './analysis-columns.ts'
import { readResultLines } from './analysis-lines.ts'
import type { ExtractionInput, Extractor } from '../extractor.ts'
import { allowed } from '../samples/parameter.ts'
import { dayAbove, splitterOf, splitUnit } from './find-columns.ts'
import { GOODS_UNIT } from '../../terms/index.ts'
import { SkippedLines } from './skipped-lines.ts'
import { hasTooMany, readRecords, type TableRecord } from './read-records.ts'
import { annotateFields, type Sample } from './annotate-fields.ts'
import { belowLimit, fieldNames, resultRow, type ResultTable } from './result-row.ts'
import { saidAbove } from './said-above.ts'
import { withSamplesOfDepths } from './samples-of-depths.ts'
import { asResultLines } from './sample-columns.ts'
import { tablesWithProfiles } from './nmin-profiles.ts'
import type { Table } from '../structure.ts'

/**
 * Tables with results of soil, Nmin, slurry, feed, plant and water samples, with a column or with a line for each
 * result, or with a column for each sample: a measurement for each, and what those of the soil say of the field.
 */
export const extractAnalysis: Extractor = (input) => {
  const skipped = new SkippedLines()
  const tables = tablesWithProfiles(input.document).flatMap((table) => {
    // In a table with a line for each result, a line with „Humus“ in it would pass for a header.
    const samples =
      readResultLines(input, asResultLines(table, input.document.pages) ?? table, skipped) ??
      readColumns(input, table, skipped)
    return samples ? [samples] : []
  })
  if (tables.length === 0) return undefined
  const { annotations, warnings } = annotateFields(tables.flat())
  return {
    rows: tables.flat().flatMap(({ results }) => results),
    annotations,
    warnings: [...skipped.warnings(), ...warnings],
  }
}

/** The samples of a table with a line for each; undefined where no columns hold results. */
function readColumns(input: ExtractionInput, given: Table, skipped: SkippedLines): Sample[] | undefined {
  const named = withNminColumns(input.filename, given)
  const analysed = findAnalysis(input.filename, named)
  if (!analysed) return undefined
  const { found } = analysed
  const table = untilNextHead(withSamplesOfDepths(named, found), found.header)
  if (hasTooMany(table, found.header, analysed.resultsInLine, skipped)) return []
  const place = {
    input,
    table,
    columns: found.columns,
    day: dayAbove(table, found),
    above: saidAbove(table, found, input.document),
    skipped,
  }
  return readRecords(input.document, table, found, skipped).map((record) => readSample(analysed, place, record))
}

const splitOfGoods = splitterOf(GOODS_UNIT)
/** „dt CaO/ha“, „Kalk (t/ha)“: what to bring out, and nothing that was found. */
const LIME_TO_SPREAD = /(?:CaO|Kalk).*\/ ?ha(?!\p{L})|\/ ?ha(?!\p{L}).*(?:CaO|Kalk)/iu

/** Below the results another table may stand, as of lime or of deliveries: what its head names is none of them. */
function untilNextHead(table: Table, header: number): Table {
  const head = table.rows.slice(0, header + 1).flatMap(({ cells }) => cells)
  const next = table.rows.findIndex(
    ({ cells }, index) =>
      index > header &&
      cells.filter((cell) => cell.trim() !== '').length >= 2 &&
      cells.every((cell) => !/[0-9]/u.test(cell)) &&
      cells.some(
        (cell) =>
          splitOfGoods(`x ${cell}`).unit !== '' || (LIME_TO_SPREAD.test(cell) && !head.some((own) => own === cell)),
      ),
  )
  return next < 0 ? table : { ...table, rows: table.rows.slice(0, next) }
}

function readSample({ analysisFor, foreign }: FoundAnalysis, place: ResultTable, record: TableRecord<string>): Sample {
  const { columns } = place
  const analysis = analysisFor(record)
  const lineUnit = record.text('unit')
  const at = { analysis }
  const own = [...columnsOf(analysis)].flatMap(([name, parameter]) => {
    const column = `${analysis.kind} ${name}`
    const label = columns[column]?.label
    const unit = splitUnit(`x ${lineUnit}`).unit
    return label === undefined
      ? []
      : [{ ...at, parameter, label, column, name, unit: allowed(parameter, unit) ? unit : '' }]
  })
  const read = new Set(own.map(({ column }) => columns[column]!.index))
  const others = foreign
    .filter(({ index }) => !read.has(index))
    .map(({ name, label }) => ({ ...at, parameter: undefined, label, column: name, name, unit: '' }))
  return {
    called: fieldNames(columns, record),
    soilType: record.text('soil_type') || null,
    results: [...own, ...others].flatMap((result) => resultRow(place, record, result)),
    below: own.flatMap((result) => belowLimit(place, record, result) ?? []),
  }
}

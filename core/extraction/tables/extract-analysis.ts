import { ANALYSES, columnsOf, SAMPLE_COLUMNS } from './analysis-parameters.ts'
import { readResultLines } from './analysis-lines.ts'
import type { ExtractionInput, Extractor } from '../extractor.ts'
import { dayAbove, makeColumnFinder, tablesOf } from './find-columns.ts'
import { SkippedLines } from './skipped-lines.ts'
import { hasTooMany, readRecords } from './read-records.ts'
import { annotateFields, type Sample } from './annotate-fields.ts'
import { fieldNames, resultRow } from './result-row.ts'
import type { Table } from '../structure.ts'

/**
 * Tables with results of soil, Nmin, slurry, feed and plant samples, with a column or with a line for each result: a
 * measurement for each, and what those of the soil say of the field.
 */
export const extractAnalysis: Extractor = (input) => {
  const skipped = new SkippedLines()
  const tables = tablesOf(input.document).flatMap((table) => {
    // In a table with a line for each result, a line with „Humus“ in it would pass for a header.
    const samples = readResultLines(input, table, skipped) ?? readColumns(input, table, skipped)
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

const FINDERS = ANALYSES.map((analysis) => {
  const named = columnsOf(analysis)
  // The first alias of a parameter is also the name of its column.
  const aliases = {
    ...SAMPLE_COLUMNS,
    ...Object.fromEntries([...named].map(([column, { aliases: words }]) => [column, words])),
  }
  return { parameters: named, find: makeColumnFinder<string>(aliases, (has) => analysis.enough(has)) }
})

/** The samples of a table with a line for each; undefined where no columns hold results. */
function readColumns(input: ExtractionInput, table: Table, skipped: SkippedLines): Sample[] | undefined {
  for (const { parameters, find } of FINDERS) {
    const found = find(table)
    if (!found) continue
    const { columns } = found
    const results = [...parameters].filter(([column]) => columns[column] !== undefined)
    if (hasTooMany(table, found.header, results.length, skipped)) return []
    const place = { input, table, columns, day: dayAbove(table, found), skipped }
    return readRecords(input.document, table, found, skipped).map((record): Sample => ({
      called: fieldNames(columns, record),
      soilType: record.text('soil_type') || null,
      results: results.flatMap(([column, parameter]) =>
        resultRow(place, record, { parameter, column, unit: '', name: column }),
      ),
    }))
  }
  return undefined
}

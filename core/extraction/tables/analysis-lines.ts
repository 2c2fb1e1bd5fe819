import { ANALYSES, columnsOf, SAMPLE_COLUMNS, type Parameter } from './analysis-parameters.ts'
import type { ExtractionInput } from '../extractor.ts'
import { dayAbove, headerKey, makeColumnFinder, splitUnit } from './find-columns.ts'
import type { SkippedLines } from './skipped-lines.ts'
import { quotedValue } from '../quoted-value.ts'
import { readRecords, type TableRecord } from './read-records.ts'
import type { Sample } from './annotate-fields.ts'
import { fieldNames, resultRow } from './result-row.ts'
import type { Table } from '../structure.ts'

const find = makeColumnFinder<string>(
  {
    ...SAMPLE_COLUMNS,
    parameter: [
      'Parameter',
      'Prüfparameter',
      'Untersuchungsparameter',
      'Merkmal',
      'Messgröße',
      'Kenngröße',
      'Analyse',
      'Inhaltsstoff',
      'Nährstoff',
      'Bestimmung',
    ],
    value: ['Wert', 'Messwert', 'Ergebnis', 'Analysenwert', 'Resultat', 'Gehalt'],
    unit: ['Einheit', 'Maßeinheit', 'Dimension'],
    method: ['Methode', 'Prüfmethode', 'Verfahren', 'Prüfverfahren', 'Untersuchungsmethode', 'Norm'],
  },
  (has) => has('parameter') && has('value'),
)

/** The parameters of each type of analysis, by every name they have. */
const TYPES = ANALYSES.map((analysis) => ({
  analysis,
  byName: new Map(
    [...columnsOf(analysis)]
      .flatMap(([column, parameter]) =>
        parameter.aliases.map((alias) => [headerKey(alias), { column, parameter }] as const),
      )
      .toReversed(),
  ),
}))

type AnalysisType = (typeof TYPES)[number]

/**
 * The samples of a table with a line for each result, as laboratories send them out; undefined where it is no such
 * table.
 */
export function readResultLines(input: ExtractionInput, table: Table, skipped: SkippedLines): Sample[] | undefined {
  const found = find(table)
  if (!found) return undefined
  const { columns } = found
  const records = readRecords(input.document, table, found, skipped)
  const samples = [
    ...Map.groupBy(records, (record) => JSON.stringify(IDENTITY.map((column) => record.text(column)))).values(),
  ]
  const types = samples.map((lines) => TYPES.find((type) => knows(type, lines)))
  const [only, ...others] = new Set(types.filter((type) => type !== undefined))
  if (only === undefined) return undefined
  const place = { input, table, columns, day: dayAbove(table, found), skipped }
  return samples.map((lines, index): Sample => {
    // A sample with too few results to show its type has that of the others, where they all have one.
    const type = types[index] ?? (others.length === 0 ? only : undefined)
    const results = lines.flatMap((record) => {
      const known = type && parameterOf(type, record)
      if (known)
        return resultRow(place, record, {
          parameter: known.parameter,
          column: 'value',
          unit: unitOf(record),
          name: known.column,
        })
      skipped.add(
        table,
        record.line,
        type
          ? `Die Messgröße ${quotedValue(record.text('parameter'))} ist hier nicht bekannt. Die Zeile ist ausgelassen.`
          : 'Was für eine Probe das ist, ist nicht klar. Die Zeile ist ausgelassen.',
      )
      return []
    })
    return {
      called: fieldNames(columns, lines[0]!),
      soilType: lines.map((line) => line.text('soil_type')).find(Boolean) ?? null,
      results,
    }
  })
}

/** What the lines of one sample have in common; its depths are lines of their own. */
const IDENTITY = ['sample_number', 'subject', 'flik', 'sampled_on', 'depth'] as const

const knows = (type: AnalysisType, lines: readonly TableRecord<string>[]): boolean => {
  const names = new Set(lines.flatMap((line) => parameterOf(type, line)?.column ?? []))
  return type.analysis.enough((name) => names.has(name))
}

/** „P2O5“ by the method „VDLUFA A 6.2.1.1 (CAL)“ is „P2O5 (CAL)“. */
function parameterOf(
  { byName }: AnalysisType,
  record: TableRecord<string>,
): { column: string; parameter: Parameter } | undefined {
  const { label } = splitUnit(record.text('parameter'))
  const [method] = /CAL(?!\p{L})|CaCl2/u.exec(record.text('method')) ?? []
  return (
    (method === undefined ? undefined : byName.get(headerKey(`${label} (${method})`))) ?? byName.get(headerKey(label))
  )
}

/** Beside the number, or behind the parameter. */
function unitOf(record: TableRecord<string>): string {
  const beside = record.text('unit')
  return beside === '' ? splitUnit(record.text('parameter')).unit : splitUnit(`x ${beside}`).unit || beside
}

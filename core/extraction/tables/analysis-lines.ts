import { ANALYSES, columnsOf, type Analysis } from '../samples/analyses.ts'
import { analysisOf, kindOfMaterial } from '../samples/choose-analysis.ts'
import type { Parameter } from '../samples/parameter.ts'
import { sampleKindIn } from '../samples/sample-kind.ts'
import type { ExtractionInput } from '../extractor.ts'
import { titleOf } from './analysis-columns.ts'
import { dayAbove, makeColumnFinder, splitUnit, type FoundColumns } from './find-columns.ts'
import { headerKey } from './heading.ts'
import type { SkippedLines } from './skipped-lines.ts'
import { readRecords, type TableRecord } from './read-records.ts'
import type { Sample } from './annotate-fields.ts'
import { belowLimit, fieldNames, resultRow, type ResultTable } from './result-row.ts'
import { SAMPLE_HEADS, SAMPLE_SHAPES } from './sample-heads.ts'
import { saidAbove } from './said-above.ts'
import type { Table } from '../structure.ts'

/** The heads of a table with a line for each result. */
export const RESULT_COLUMNS = {
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
    'Kennwert',
    'Kennzahl',
    'Prüfgröße',
    'Analyt',
    'Element',
    'Untersuchung',
  ],
  value: ['Wert', 'Messwert', 'Ergebnis', 'Analysenwert', 'Resultat', 'Gehalt', 'Analysenergebnis'],
  fresh: [
    'FM',
    'in FM',
    'in der FM',
    'i. d. FM',
    'OS',
    'in OS',
    'in der OS',
    'Frischmasse',
    'in der Frischmasse',
    'Originalsubstanz',
    'in der Frischmasse',
    'in Frischmasse',
    'in der Originalsubstanz',
    'Frischsubstanz',
    'in der Frischsubstanz',
    'in Originalsubstanz',
    'Ergebnis FM',
    'Ergebnis in FM',
    'Ergebnis OS',
    'Wert FM',
    'Gehalt FM',
    'Gehalt in FM',
  ],
  dry: [
    'TM',
    'TS',
    'in TM',
    'in TS',
    'in der TM',
    'in der TS',
    'i. d. TM',
    'i. d. TS',
    'Trockenmasse',
    'in der Trockenmasse',
    'Trockensubstanz',
    'in der Trockensubstanz',
    'in Trockenmasse',
    'in Trockensubstanz',
    'Ergebnis TM',
    'Ergebnis TS',
    'Ergebnis in TM',
    'Wert TM',
    'Gehalt TM',
    'Gehalt in TM',
  ],
  unit: ['Einheit', 'Maßeinheit', 'Dimension', 'Einheit FM', 'Einheit OS'],
  method: ['Methode', 'Prüfmethode', 'Verfahren', 'Prüfverfahren', 'Untersuchungsmethode', 'Norm'],
} as const

const find = makeColumnFinder<string>(
  { ...SAMPLE_HEADS, ...RESULT_COLUMNS },
  (has) => has('parameter') && (has('value') || has('fresh') || has('dry')),
  { shapes: { ...SAMPLE_SHAPES, value: 'number' }, byCells: ['sampled_on'] },
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
type Line = TableRecord<string>

/** The parameter that a label names among those of an analysis; its method stands in it or is given. */
export function parameterNamed(
  analysis: Analysis,
  label: string,
  method = '',
): { column: string; parameter: Parameter } | undefined {
  const { byName } = TYPES.find((type) => type.analysis === analysis)!
  const [extracted] = /CAL(?!\p{L})|CaCl2/u.exec(method) ?? []
  return (
    (extracted === undefined ? undefined : byName.get(headerKey(`${label} (${extracted})`))) ??
    byName.get(headerKey(label.replace(/^davon\s+/i, '')))
  )
}

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
  const titled = sampleKindIn(titleOf(input.filename, table))
  const types = samples.map((lines) => typeOf(lines, columns, titled))
  const [only, ...others] = new Set(types.filter((type) => type !== undefined))
  if (only === undefined) return undefined
  const place = {
    input,
    table,
    columns,
    day: dayAbove(table, found),
    above: saidAbove(table, found, input.document),
    skipped,
  }
  return samples.map((lines, index): Sample => {
    // A sample with too few results to show its type has that of the others, where they all have one.
    const type = types[index] ?? (others.length === 0 ? only : undefined)
    const results = lines.flatMap((record) => {
      if (type) return resultsOf(place, type, record, index)
      skipped.add(table, record.line, 'Was für eine Probe das ist, ist nicht klar. Die Zeile ist ausgelassen.')
      return []
    })
    return {
      called: fieldNames(columns, lines[0]!),
      soilType: lines.map((line) => line.text('soil_type')).find(Boolean) ?? null,
      results,
      below: lines.flatMap(
        (line) =>
          (type && belowLimit(place, line, { parameter: knownIn(type.analysis, line)?.parameter, column: 'value' })) ??
          [],
      ),
    }
  })
}

/** What the lines of one sample have in common; its depths are lines of their own. */
const IDENTITY = ['sample_number', 'subject', 'material', 'flik', 'sampled_on', 'depth'] as const

/** By a word for what the sample is of, where one is said, else by what was found in it. */
function typeOf(
  lines: readonly Line[],
  columns: FoundColumns<string>['columns'],
  titled: ReturnType<typeof sampleKindIn>,
): AnalysisType | undefined {
  const [line] = lines
  const said = kindOfMaterial(line!.text('material'), columns['material'])
  const shown = TYPES.find(({ analysis }) => {
    const names = namesOf(analysis, lines)
    return analysis.enough((name) => names.has(name))
  })
  const weak = sampleKindIn(line!.text('subject'))
  const kind = said ?? (shown ? undefined : weak) ?? titled
  if (kind === undefined) return shown
  const named = TYPES.find(({ analysis }) => analysis === analysisOf(kind))!
  return said !== undefined || namesOf(named.analysis, lines).size > 0 ? named : shown
}

const namesOf = (analysis: Analysis, lines: readonly Line[]): Set<string> =>
  new Set(lines.flatMap((line) => knownIn(analysis, line)?.column ?? []))

/** „P2O5“ by the method „VDLUFA A 6.2.1.1 (CAL)“ is „P2O5 (CAL)“. */
const knownIn = (analysis: Analysis, record: Line) =>
  parameterNamed(analysis, splitUnit(record.text('parameter')).label, record.text('method'))

const OF_VOLUME = /\/\s?(?:m³|m3|cbm|l|hl)$/i
const DRY_VOLUME =
  'Die Einheit ist je Volumen; welche für die Trockenmasse gilt, steht nicht da. Deren Wert ist ausgelassen.'

const BASES = { value: '', fresh: ' FM', dry: ' TM' } as const

function resultsOf(place: ResultTable, { analysis }: AnalysisType, record: Line, sample: number) {
  const { label } = splitUnit(record.text('parameter'))
  if (label === '') return []
  const known = knownIn(analysis, record)
  return Object.entries(BASES).flatMap(([column, basis]) => {
    const unit = unitOf(record)
    // Of dry mass there is no volume, so the unit is that of the fresh mass alone.
    if (column === 'dry' && unit === record.text('unit') && OF_VOLUME.test(unit) && record.text('dry') !== '')
      return place.skipped.add(place.table, record.line, DRY_VOLUME) ?? []
    return resultRow(place, record, {
      analysis,
      parameter: known?.parameter,
      label,
      column,
      basis: basis.trim(),
      unit: basis === '' || unit === '' || unit.endsWith(basis) || known?.parameter.unit === null ? unit : unit + basis,
      name: `${known?.column ?? label}${basis}${place.table.pivoted ? ` ${sample}` : ''}`,
    })
  })
}

/** Beside the number, or behind the parameter. */
function unitOf(record: Line): string {
  const beside = record.text('unit')
  return beside === '' ? splitUnit(record.text('parameter')).unit : splitUnit(`x ${beside}`).unit || beside
}

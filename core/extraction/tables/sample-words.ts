import { ANALYSES, SAMPLE_COLUMNS } from '../samples/analyses.ts'
import { RESULT_COLUMNS } from './analysis-lines.ts'
import { splitUnit } from './find-columns.ts'
import { headerKey } from './heading.ts'
import type { TableRow } from '../structure.ts'

export type SampleColumn = keyof typeof SAMPLE_COLUMNS

export const SAMPLE_WORDS: ReadonlyMap<string, SampleColumn> = new Map(
  (Object.entries(SAMPLE_COLUMNS) as [SampleColumn, readonly string[]][]).flatMap(([name, words]) =>
    words.map((word) => [headerKey(word), name] as const),
  ),
)
export const RESULT_WORDS: ReadonlySet<string> = new Set(
  ANALYSES.filter(({ kind }) => kind !== null).flatMap(({ parameters }) =>
    parameters.flatMap(({ aliases }) => aliases.map(headerKey)),
  ),
)
export const PARAMETER_WORDS: ReadonlySet<string> = new Set(RESULT_COLUMNS.parameter.map(headerKey))
export const UNIT_WORDS: ReadonlySet<string> = new Set(RESULT_COLUMNS.unit.map(headerKey))
export const VALUE_WORDS: ReadonlySet<string> = new Set(
  [...RESULT_COLUMNS.value, ...RESULT_COLUMNS.fresh, ...RESULT_COLUMNS.dry, ...RESULT_COLUMNS.method].map(headerKey),
)

export const cellOf = ({ cells }: TableRow, index: number): string => (cells[index] ?? '').trim()
export const keyOf = (cell: string): string => headerKey(splitUnit(cell.replace(/:$/, '')).label)

/** „Parameter; Ergebnis; Einheit“. */
export const isHead = ({ cells }: TableRow): boolean =>
  cells.some((cell) => PARAMETER_WORDS.has(keyOf(cell))) && cells.some((cell) => VALUE_WORDS.has(keyOf(cell)))

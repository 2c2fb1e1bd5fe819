import type { ReadDocument } from '../extraction/index.ts'
import { kindOf, planImport, type ImportPlan, type KindSlug } from '../farm/index.ts'
import { germanNumber } from '../shared/german/write-german.ts'
import { Err, Ok, type Result } from '../shared/result.ts'
import type { TableFailure } from './ports/document-reader.ts'

/** As many as an export gives. */
const MOST_LINES = 100_000

/** Plans the first table of a document as rows of a kind; it computes as long as the table is long. */
export function planTable(
  { structures = [], warnings }: Pick<ReadDocument, 'structures' | 'warnings'>,
  kind: KindSlug,
  today: string,
): Result<ImportPlan, TableFailure> {
  const table = structures.flatMap((structure) => (structure.type === 'table' ? [structure.table] : []))[0]
  if (table ? table.malformed : warnings.length > 0) return Err({ kind: 'unusable_table', warnings })
  if (!table) return Err({ kind: 'no_table' })
  // The first line has the headings.
  if (table.rows.length > MOST_LINES + 1)
    return Err({
      kind: 'unusable_table',
      warnings: [`Die Tabelle hat mehr als ${germanNumber(MOST_LINES)} Zeilen; teile sie in mehrere Dateien.`],
    })
  return Ok(planImport(kindOf(kind), table.rows, today))
}

import type { Actor } from '../access/index.ts'
import type { ImportFailure, ImportOutcome, ImportPlan, ImportRows, KindSlug, PreviewImport } from '../farm/index.ts'
import { Err, Ok, type Result } from '../shared/result.ts'
import type { DocumentReader, DocumentToRead, ReadFailure } from './ports/document-reader.ts'
import { germanNumber } from '../shared/german/write-german.ts'

/** `unusable_table`: there is one, but not whole; `warnings` say why, in German. */
export type ImportTableFailure =
  ReadFailure | { kind: 'no_table' } | { kind: 'unusable_table'; warnings: string[] } | ImportFailure

/** As many as an export gives. */
const MOST_LINES = 100_000

/**
 * Takes the first table of a CSV or XLSX file in as rows of a kind, or with `preview` only plans what would come of it.
 */
export type ImportTable = (
  actor: Actor,
  kind: KindSlug,
  file: DocumentToRead,
  preview: boolean,
) => Promise<Result<{ plan: ImportPlan } | { outcome: ImportOutcome }, ImportTableFailure>>

export const makeImportTable =
  (deps: { reader: DocumentReader; importRows: ImportRows; previewImport: PreviewImport }): ImportTable =>
  async (actor, kind, file, preview) => {
    const read = await deps.reader.read(file)
    if (read.err) return read
    const { structures = [], warnings } = read.val
    const table = structures.flatMap((structure) => (structure.type === 'table' ? [structure.table] : []))[0]
    if (table ? table.malformed : warnings.length > 0) return Err({ kind: 'unusable_table', warnings })
    if (!table) return Err({ kind: 'no_table' })
    // The first line has the headings.
    if (table.rows.length > MOST_LINES + 1)
      return Err({
        kind: 'unusable_table',
        warnings: [`Die Tabelle hat mehr als ${germanNumber(MOST_LINES)} Zeilen; teile sie in mehrere Dateien.`],
      })
    if (preview) return Ok({ plan: await deps.previewImport(actor, kind, table.rows) })
    const imported = await deps.importRows(actor, kind, table.rows)
    return imported.err ? imported : Ok({ outcome: imported.val })
  }

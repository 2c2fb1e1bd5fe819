import type { Actor } from '../access/index.ts'
import {
  type ImportFailure,
  type ImportPreview,
  type ImportRows,
  type KindSlug,
  type PreviewImport,
} from '../farm/index.ts'
import type { Clock } from '../shared/ports/clock.ts'
import { Ok, type Result } from '../shared/result.ts'
import { dayOf } from '../shared/time/day-in-germany.ts'
import type { DocumentReader, DocumentToRead, TableFailure } from './ports/document-reader.ts'

export type ImportTableFailure = TableFailure | ImportFailure

/** What a table has come to, or would; its plan tells the columns. */
export type ImportedTable = ImportPreview

/**
 * Takes the first table of a CSV or XLSX file in as rows of a kind, or with `preview` only plans what would come of it.
 */
export type ImportTable = (
  actor: Actor,
  kind: KindSlug,
  file: DocumentToRead,
  preview: boolean,
) => Promise<Result<ImportedTable, ImportTableFailure>>

interface Dependencies {
  reader: DocumentReader
  importRows: ImportRows
  previewImport: PreviewImport
  clock: Clock
}

export const makeImportTable =
  ({ reader, importRows, previewImport, clock }: Dependencies): ImportTable =>
  async (actor, kind, file, preview) => {
    const planned = await reader.planTable(file, kind, dayOf(clock.now()))
    if (planned.err) return planned
    if (preview) return Ok(await previewImport(actor, kind, planned.val))
    const imported = await importRows(actor, kind, planned.val)
    return imported.err ? imported : Ok({ plan: planned.val, outcome: imported.val })
  }

import type { Actor } from '../access/index.ts'
import {
  type ImportFailure,
  type ImportOutcome,
  type ImportPlan,
  type ImportRows,
  type KindSlug,
} from '../farm/index.ts'
import type { Clock } from '../shared/ports/clock.ts'
import { Ok, type Result } from '../shared/result.ts'
import { dayOf } from '../shared/time/day-in-germany.ts'
import type { DocumentReader, DocumentToRead, TableFailure } from './ports/document-reader.ts'

export type ImportTableFailure = TableFailure | ImportFailure

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
  (deps: { reader: DocumentReader; importRows: ImportRows; clock: Clock }): ImportTable =>
  async (actor, kind, file, preview) => {
    const planned = await deps.reader.planTable(file, kind, dayOf(deps.clock.now()))
    if (planned.err) return planned
    if (preview) return Ok({ plan: planned.val })
    const imported = await deps.importRows(actor, kind, planned.val)
    return imported.err ? imported : Ok({ outcome: imported.val })
  }

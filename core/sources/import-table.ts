import type { Actor } from '../access/index.ts'
import { dayOf, kindOf, planImport, type ImportFailure, type ImportOutcome, type ImportPlan, type ImportRows, type KindSlug } from '../farm/index.ts'
import type { Clock } from '../shared/ports/clock.ts'
import { Err, Ok, type Result } from '../shared/result.ts'
import type { DocumentReader, DocumentToRead, ReadFailure } from './ports/document-reader.ts'

export type ImportTableFailure = ReadFailure | { kind: 'no_table' } | ImportFailure

/** Takes the first table of a CSV or XLSX file in as rows of a kind, or with `preview` only tells what it would come to. */
export type ImportTable = (actor: Actor, kind: KindSlug, file: DocumentToRead, preview: boolean) => Promise<Result<{ plan: ImportPlan } | { outcome: ImportOutcome }, ImportTableFailure>>

export const makeImportTable = (deps: { reader: DocumentReader; importRows: ImportRows; clock: Clock }): ImportTable => async (actor, kind, file, preview) => {
  const read = await deps.reader.read(file)
  if (read.err) return read
  const table = read.val.structures?.flatMap((structure) => (structure.type === 'table' ? [structure.table.rows] : []))[0]
  if (!table) return Err({ kind: 'no_table' })
  if (preview) return Ok({ plan: planImport(kindOf(kind), table, dayOf(deps.clock.now())) })
  const imported = await deps.importRows(actor, kind, table)
  return imported.err ? imported : Ok({ outcome: imported.val })
}

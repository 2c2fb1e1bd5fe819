import type { Account } from '../access/index.ts'
import { emptyDangling, type ProvenanceDependencies, type Referrer } from '../farm/index.ts'
import type { NamespaceId } from '../shared/ids.ts'
import type { Belongings, BelongingTable } from '../shared/ports/belongings.ts'
import type { Clock } from '../shared/ports/clock.ts'
import type { ObjectStore } from '../shared/ports/object-store.ts'
import type { Transaction } from '../shared/ports/transaction.ts'
import { Err, Ok, type Result } from '../shared/result.ts'
import type { ProgressCallback } from './export-namespace.ts'
import {
  checkManifest,
  isIn,
  OBJECTS,
  tableFile,
  type ExportUnusable,
  type Manifest,
  type RowForms,
} from './manifest.ts'
import type { Integrity, Orphan } from './ports/integrity.ts'
import type { ArchiveReader, ArchiveUnreadable, FarmArchives } from './ports/farm-archives.ts'

export type ImportFailure = ArchiveUnreadable | ExportUnusable | { kind: 'namespace_not_empty' } | Inconsistent

/** Rows that bear the mark of documents which are not among them. */
interface Inconsistent {
  kind: 'inconsistent'
  orphans: Orphan[]
}

export interface ImportedNamespace {
  rows: number
  objects: number
  /** Fields that referred to what is not among the rows, and are empty now. */
  emptied: Referrer[]
}

/**
 * Restores an export with the same ids into the namespace of an account that has nothing yet; all rows or none. What
 * refers to nothing that came along is emptied.
 */
export type ImportNamespace = (
  account: Account,
  place: string,
  onProgress: ProgressCallback,
) => Promise<Result<ImportedNamespace, ImportFailure>>

interface Dependencies extends ProvenanceDependencies {
  integrity: Pick<Integrity, 'orphans'>
  clock: Clock
  belongings: readonly Belongings[]
  transaction: Transaction
  objects: ObjectStore
  archives: FarmArchives
  rowForms: RowForms
}

export const makeImportNamespace =
  (deps: Dependencies): ImportNamespace =>
  ({ namespaceId }, place, onProgress) =>
    deps.archives.read<ImportedNamespace, Exclude<ImportFailure, ArchiveUnreadable>>(place, async (archive) => {
      const tables = deps.belongings.flatMap((one) => one.tables.filter(({ exported }) => exported))
      const manifest = await checkManifest(archive, tables, deps.rowForms)
      if (manifest.err) return manifest
      for (const table of tables) if ((await table.count(namespaceId)) > 0) return Err({ kind: 'namespace_not_empty' })

      const there = tables.filter((table) => isIn(table, manifest.val, deps.rowForms))

      // Files first: a row without its file would be a lost original, a file without its row is swept up.
      const objects = await restoreObjects(deps, namespaceId, archive, manifest.val, onProgress)
      return deps.transaction.within<ImportedNamespace, Inconsistent>(namespaceId, async () => {
        const rows = await restoreTables(there, namespaceId, archive, onProgress)
        const orphans = await deps.integrity.orphans(namespaceId)
        if (orphans.length > 0) return Err({ kind: 'inconsistent', orphans })
        return Ok({ rows, objects, emptied: await emptyDangling(deps, namespaceId, deps.clock.now()) })
      })
    })

async function restoreObjects(
  { objects }: Dependencies,
  namespaceId: NamespaceId,
  archive: ArchiveReader,
  { files }: Manifest,
  onProgress: ProgressCallback,
): Promise<number> {
  const paths = files.map(({ path }) => path).filter((path) => path.startsWith(OBJECTS))
  for (const path of paths) {
    const key = path.slice(OBJECTS.length)
    const contentType = key.startsWith('previews/') ? 'image/png' : 'application/octet-stream'
    await objects.putFile(`${namespaceId}/${key}`, archive.localPath(path), contentType)
    onProgress(path)
  }
  return paths.length
}

async function restoreTables(
  tables: readonly BelongingTable[],
  namespaceId: NamespaceId,
  archive: ArchiveReader,
  onProgress: ProgressCallback,
): Promise<number> {
  let rows = 0
  for (const table of tables) {
    rows += await table.restore(namespaceId, archive.lines(tableFile(table)))
    onProgress(tableFile(table))
  }
  return rows
}

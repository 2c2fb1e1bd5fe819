import type { ProvenanceDependencies, RowStore } from '../farm/index.ts'
import type { Belongings } from '../shared/ports/belongings.ts'
import type { Clock } from '../shared/ports/clock.ts'
import type { ObjectStore } from '../shared/ports/object-store.ts'
import type { Transaction } from '../shared/ports/transaction.ts'
import { makeCleanUp } from './clean-up.ts'
import { makeExportNamespace } from './export-namespace.ts'
import { makeImportNamespace } from './import-namespace.ts'
import type { RowForms } from './manifest.ts'
import type { BrokenUploads, ExpiredRows } from './ports/expired.ts'
import type { FarmArchives } from './ports/farm-archives.ts'
import type { DigestFile, Integrity } from './ports/integrity.ts'
import type { Snapshot } from './ports/snapshot.ts'
import { makeVerifyRecords } from './verify-records.ts'

/** What the area stands on. */
export interface NamespacesPlatform extends ProvenanceDependencies {
  clock: Clock
  transaction: Transaction
  objects: ObjectStore
  /** What every area keeps of a namespace. */
  belongings: readonly Belongings[]
  snapshot: Snapshot
  archives: FarmArchives
  rowForms: RowForms
  expiredRows: ExpiredRows
  brokenUploads: BrokenUploads
  rows: RowStore
  integrity: Integrity
  digestFile: DigestFile
}

/** Everything the area can do. */
export const makeNamespaces = (platform: NamespacesPlatform) => ({
  exportNamespace: makeExportNamespace(platform),
  importNamespace: makeImportNamespace(platform),
  cleanUp: makeCleanUp(platform),
  verifyRecords: makeVerifyRecords(platform),
})

export type Namespaces = ReturnType<typeof makeNamespaces>

import { MemoryDeletedRows } from '../../adapters/memory/farm/memory-deleted-rows.ts'
import { MemoryProposalStore } from '../../adapters/memory/farm/memory-proposal-store.ts'
import { MemoryProvenanceStore } from '../../adapters/memory/farm/memory-provenance-store.ts'
import { MemoryReferences } from '../../adapters/memory/farm/memory-references.ts'
import { MemoryRowNames } from '../../adapters/memory/farm/memory-row-names.ts'
import { MemoryRowStore } from '../../adapters/memory/farm/memory-row-store.ts'
import { MemoryDatabase } from '../../adapters/memory/memory-database.ts'
import { writeXlsx } from '../../adapters/documents/write-xlsx.ts'
import { uuidV7Ids } from '../../adapters/system/uuid-v7-ids.ts'
import {
  csvText,
  described,
  exportTable,
  kindOf,
  makeChangeRow,
  makeCreateRow,
  makeImportRows,
  makeListRows,
  makePreviewImport,
  type ImportPlan,
  type KindSlug,
  type Row,
  type RowId,
  type SourcedRow,
} from '../../core/farm/index.ts'
import { madeBySource } from '../../core/farm/provenance/events.ts'
import type { DocumentId } from '../../core/shared/ids.ts'
import { planTable } from '../../core/sources/index.ts'
import { unreadEvents } from './events.ts'
import { readHere } from './extract.ts'
import { aFarmer } from './farm.ts'
import { newId } from './ids.ts'

const TODAY = '2026-05-20'

export type TableFormat = 'csv' | 'xlsx'

/** Rows as the file that an export gives. */
export async function fileOf(
  kind: KindSlug,
  rows: readonly Pick<SourcedRow, 'id' | 'version' | 'values'>[],
  format: TableFormat,
): Promise<Uint8Array> {
  const table = exportTable(kindOf(kind), rows)
  if (format === 'csv') return Buffer.from(csvText(table))
  return writeXlsx(
    kindOf(kind).label,
    (async function* () {
      yield table
    })(),
  )
}

/** What a file comes to as rows of a kind. */
export async function planOf(kind: KindSlug, file: string | Uint8Array, format: TableFormat): Promise<ImportPlan> {
  return planTable(await readHere(file, `${kind}.${format}`), kind, TODAY).unwrap()
}

/** A farm in memory that tables go out of and come into. */
export function farmOfTables() {
  const database = new MemoryDatabase()
  const deps = {
    rows: new MemoryRowStore(database),
    rowNames: new MemoryRowNames(database),
    provenance: new MemoryProvenanceStore(database),
    deletedRows: new MemoryDeletedRows(database),
    pause: async () => {},
    proposals: new MemoryProposalStore(database),
    references: new MemoryReferences(database),
    events: unreadEvents,
    transaction: database,
    ids: uuidV7Ids,
    clock: { now: () => Date.parse(`${TODAY}T10:00:00Z`) },
  }
  const farmer = aFarmer()
  const [create, change, list, importRows, preview] = [
    makeCreateRow(deps),
    makeChangeRow(deps),
    makeListRows(deps),
    makeImportRows(deps),
    makePreviewImport(deps),
  ]
  return {
    create: (kind: KindSlug, given: Record<string, unknown>) => create(farmer, kind, given),
    change: (kind: KindSlug, row: Pick<SourcedRow, 'id'>, given: Record<string, unknown>) =>
      change(farmer, kind, row.id, given),
    async rows(kind: KindSlug): Promise<SourcedRow[]> {
      return (await list(farmer, kind, { filters: [], limit: 5000, offset: 0 })).rows
    },
    /** A row that a document says and nobody has touched. */
    async fromSource(kind: KindSlug, values: Record<string, unknown>): Promise<SourcedRow> {
      const now = deps.clock.now()
      const whole = Object.fromEntries(Object.keys(kindOf(kind).fields).map((field) => [field, values[field] ?? null]))
      const row: Row = {
        namespaceId: farmer.namespaceId,
        kind,
        id: newId<RowId>(),
        ...described(kindOf(kind), whole),
        origin: 'source',
        edited: false,
        version: 1,
        createdAt: now,
        updatedAt: now,
      }
      const said = { documentId: newId<DocumentId>(), key: row.key, page: 1, quote: null, asOf: null, values: whole }
      await deps.provenance.add(farmer.namespaceId, [madeBySource(row, said)])
      return { ...row, sources: [] }
    },
    /** What of a row a person holds against any source. */
    async heldIn(kind: KindSlug, { id }: Pick<SourcedRow, 'id'>): Promise<string[]> {
      const [history] = await deps.provenance.load(farmer.namespaceId, { rows: [{ kind, id }] })
      return Object.keys(history!.held)
    },
    preview: async (kind: KindSlug, file: string | Uint8Array, format: TableFormat = 'csv') =>
      preview(farmer, kind, await planOf(kind, file, format)),
    take: async (kind: KindSlug, file: string | Uint8Array, format: TableFormat = 'csv') =>
      importRows(farmer, kind, await planOf(kind, file, format)),
  }
}

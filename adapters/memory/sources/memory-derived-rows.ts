import type { RowId, SourcedRow } from '../../../core/farm/index.ts'
import type { DocumentId, NamespaceId } from '../../../core/shared/ids.ts'
import type { DerivedRows, StampedRow, YieldedRow } from '../../../core/sources/index.ts'
import { rowKey, ROWS } from '../farm/memory-row-store.ts'
import type { MemoryDatabase } from '../memory-database.ts'

export class MemoryDerivedRows implements DerivedRows {
  readonly #database: MemoryDatabase

  constructor(database: MemoryDatabase) {
    this.#database = database
  }

  madeBy(namespace: NamespaceId, document: DocumentId): Promise<StampedRow[]> {
    return this.#database.read<SourcedRow, StampedRow[]>(ROWS, (rows) => [...rows.values()]
      .filter((row) => row.namespaceId === namespace && row.sources.some(({ documentId }) => documentId === document))
      .map(({ kind, id, label, edited, sources }) => ({ kind, id, label, edited, sources: sources.map(({ documentId }) => documentId).toSorted() }))
      .toSorted((a, b) => compare(a.kind, b.kind) || compare(a.label, b.label) || compare(a.id, b.id)))
  }

  put(namespaceId: NamespaceId, documentId: DocumentId, yielded: readonly YieldedRow[], now: number): Promise<RowId[]> {
    return this.#database.write<SourcedRow, RowId[]>(ROWS, (rows) => {
      for (const { page, quote, ...row } of yielded) {
        const before = [...rows.values()].find((other) => other.namespaceId === namespaceId && other.kind === row.kind && other.key === row.key)
        const made: SourcedRow = before ?? { ...row, namespaceId, origin: 'source', edited: false, version: 1, createdAt: now, updatedAt: now, sources: [] }
        const shared = before?.sources.some((source) => source.documentId !== documentId)
        const values = shared ? { ...before!.values, ...Object.fromEntries(Object.entries(row.values).filter(([, value]) => value !== null)) } : row.values
        const changes = before && !before.edited && JSON.stringify(before.values) !== JSON.stringify(values)
        const sources = [...made.sources.filter((source) => source.documentId !== documentId), { documentId, page, quote }].toSorted((a, b) => compare(a.documentId, b.documentId))
        rows.set(rowKey(made), { ...made, ...(changes && { values, label: row.label, version: made.version + 1, updatedAt: now }), sources })
      }
      return yielded.map(({ kind, key }) => [...rows.values()].find((row) => row.namespaceId === namespaceId && row.kind === kind && row.key === key)!.id)
    })
  }

  async dropStamps(namespaceId: NamespaceId, document: DocumentId, only?: readonly Pick<StampedRow, 'kind' | 'id'>[]): Promise<void> {
    const keys = only && new Set(only.map(({ kind, id }) => rowKey({ namespaceId, kind, id })))
    await this.#database.write<SourcedRow, void>(ROWS, (rows) => {
      for (const [key, row] of rows) {
        if (row.namespaceId === namespaceId && (!keys || keys.has(key)) && row.sources.some(({ documentId }) => documentId === document)) {
          rows.set(key, { ...row, sources: row.sources.filter(({ documentId }) => documentId !== document) })
        }
      }
    })
  }

  async adopt(namespaceId: NamespaceId, adopted: readonly Pick<StampedRow, 'kind' | 'id'>[]): Promise<void> {
    await this.#database.write<SourcedRow, void>(ROWS, (rows) => {
      for (const { kind, id } of adopted) {
        const row = rows.get(rowKey({ namespaceId, kind, id }))
        if (row) rows.set(rowKey(row), { ...row, edited: true })
      }
    })
  }

  async remove(namespaceId: NamespaceId, gone: readonly Pick<StampedRow, 'kind' | 'id'>[]): Promise<void> {
    await this.#database.write<SourcedRow, void>(ROWS, (rows) => {
      for (const { kind, id } of gone) rows.delete(rowKey({ namespaceId, kind, id }))
    })
  }
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

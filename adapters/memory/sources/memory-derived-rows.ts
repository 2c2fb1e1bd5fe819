import type { DocumentId, NamespaceId } from '../../../core/shared/ids.ts'
import type { DerivedRows, StampedRow } from '../../../core/sources/index.ts'
import type { MemoryDatabase } from '../memory-database.ts'

const TABLE = 'derived_rows'
type Row = StampedRow & { namespace: NamespaceId }
const keyOf = (namespace: NamespaceId, row: Pick<StampedRow, 'kind' | 'id'>) => `${namespace}/${row.kind}/${row.id}`

export class MemoryDerivedRows implements DerivedRows {
  readonly #database: MemoryDatabase

  constructor(database: MemoryDatabase) {
    this.#database = database
  }

  madeBy(namespace: NamespaceId, document: DocumentId): Promise<StampedRow[]> {
    return this.#database.read<Row, StampedRow[]>(TABLE, (rows) =>
      [...rows.values()].filter((row) => row.namespace === namespace && row.sources.includes(document))
        .map(({ namespace: _, ...row }) => ({ ...row, sources: row.sources.toSorted() }))
        .sort((a, b) => order(a.kind, b.kind) || order(a.label, b.label) || order(a.id, b.id)))
  }

  async stamp(namespace: NamespaceId, document: DocumentId, row: Pick<StampedRow, 'kind' | 'id' | 'label'>): Promise<void> {
    await this.#database.write<Row, void>(TABLE, (rows) => {
      const known = rows.get(keyOf(namespace, row))
      rows.set(keyOf(namespace, row), { namespace, ...row, edited: known?.edited ?? false, sources: [...new Set([...(known?.sources ?? []), document])] })
    })
  }

  async markEdited(namespace: NamespaceId, row: Pick<StampedRow, 'kind' | 'id'>): Promise<void> {
    await this.#database.write<Row, void>(TABLE, (rows) => {
      const known = rows.get(keyOf(namespace, row))
      if (known) rows.set(keyOf(namespace, row), { ...known, edited: true })
    })
  }

  async dropStamps(namespace: NamespaceId, document: DocumentId): Promise<void> {
    await this.#database.write<Row, void>(TABLE, (rows) => {
      for (const [key, row] of rows) if (row.namespace === namespace) rows.set(key, { ...row, sources: row.sources.filter((source) => source !== document) })
    })
  }

  async remove(namespace: NamespaceId, gone: readonly Pick<StampedRow, 'kind' | 'id'>[]): Promise<void> {
    await this.#database.write<Row, void>(TABLE, (rows) => {
      for (const row of gone) rows.delete(keyOf(namespace, row))
    })
  }
}

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

import {
  FEW_ROWS,
  type PickedRows,
  type KindSlug,
  type Row,
  type RowFilter,
  type RowId,
  type RowQuery,
  type RowStore,
  type ShownPage,
  type ShownRow,
  type SourcedRow,
} from '../../../core/farm/index.ts'
import type { NamespaceId } from '../../../core/shared/ids.ts'
import type { MemoryDatabase } from '../memory-database.ts'

export const ROWS = 'workspace_rows'
export const rowKey = ({ namespaceId, kind, id }: { namespaceId: string; kind: string; id: string }): string =>
  `${namespaceId} ${kind} ${id}`

export class MemoryRowStore implements RowStore {
  readonly #database: MemoryDatabase

  constructor(database: MemoryDatabase) {
    this.#database = database
  }

  add(added: readonly Row[]) {
    return this.#database.write<SourcedRow, { outcome: 'added' } | { outcome: 'key_taken'; key: string }>(
      added[0]?.namespaceId ?? null,
      ROWS,
      (rows) => {
        const taken = new Set(
          [...rows.values()]
            .filter(({ key }) => key !== null)
            .map((row) => `${row.namespaceId} ${row.kind} ${row.key}`),
        )
        for (const row of added) {
          const key = `${row.namespaceId} ${row.kind} ${row.key}`
          if (row.key !== null && taken.has(key)) return { outcome: 'key_taken', key: row.key }
          taken.add(key)
        }
        for (const row of added) rows.set(rowKey(row), { ...row, sources: [] })
        return { outcome: 'added' }
      },
    )
  }

  byId(namespaceId: NamespaceId, kind: KindSlug, id: RowId): Promise<SourcedRow | undefined> {
    return this.#database.read<SourcedRow, SourcedRow | undefined>(namespaceId, ROWS, (rows) =>
      rows.get(rowKey({ namespaceId, kind, id })),
    )
  }

  byKeys(namespace: NamespaceId, kind: KindSlug, keys: readonly string[]): Promise<Row[]> {
    return this.#database.read<SourcedRow, Row[]>(namespace, ROWS, (rows) =>
      [...rows.values()]
        .filter(
          (row) => row.namespaceId === namespace && row.kind === kind && row.key !== null && keys.includes(row.key),
        )
        .toSorted((a, b) => (a.id < b.id ? -1 : 1))
        .map(({ sources: _, ...row }) => row),
    )
  }

  list(namespace: NamespaceId, kind: KindSlug, { filters, text, limit, offset }: RowQuery): Promise<SourcedRow[]> {
    return this.#database.read<SourcedRow, SourcedRow[]>(namespace, ROWS, (rows) =>
      [...rows.values()]
        .filter(
          (row) =>
            row.namespaceId === namespace &&
            row.kind === kind &&
            filters.every((filter) => passes(row, filter)) &&
            (text === undefined || row.label.toLowerCase().includes(text.toLowerCase())),
        )
        .toSorted((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1))
        .slice(offset, offset + limit),
    )
  }

  async shown(namespaceId: NamespaceId, kind: KindSlug, id: RowId): Promise<ShownRow | undefined> {
    const row = await this.byId(namespaceId, kind, id)
    return row && { id, version: row.version, json: JSON.stringify(shownOf(row)) }
  }

  async shownPage(namespace: NamespaceId, kind: KindSlug, query: RowQuery): Promise<ShownPage> {
    const found = await this.list(namespace, kind, { ...query, limit: query.limit + 1 })
    return { json: JSON.stringify(found.slice(0, query.limit).map(shownOf)), hasMore: found.length > query.limit }
  }

  ofOrigin(namespace: NamespaceId, origin: Row['origin']): Promise<SourcedRow[]> {
    return this.#database.read<SourcedRow, SourcedRow[]>(namespace, ROWS, (rows) =>
      [...rows.values()]
        .filter((row) => row.namespaceId === namespace && row.origin === origin)
        .toSorted((a, b) => (`${a.kind} ${a.id}` < `${b.kind} ${b.id}` ? -1 : 1)),
    )
  }

  async pick(namespace: NamespaceId, kind: KindSlug, filters: readonly RowFilter[], most: number): Promise<PickedRows> {
    const rows = await this.list(namespace, kind, { filters: [...filters], limit: Infinity, offset: 0 })
    return { total: rows.length, rows: rows.length <= most ? rows : rows.slice(0, FEW_ROWS) }
  }

  counts(namespace: NamespaceId): Promise<Partial<Record<KindSlug, number>>> {
    return this.#database.read<SourcedRow, Partial<Record<KindSlug, number>>>(namespace, ROWS, (rows) => {
      const counts: Partial<Record<KindSlug, number>> = {}
      for (const row of rows.values()) if (row.namespaceId === namespace) counts[row.kind] = (counts[row.kind] ?? 0) + 1
      return counts
    })
  }
}

const shownOf = ({ id, version, origin, edited, createdAt, updatedAt, label, sources, values }: SourcedRow) => ({
  id,
  version,
  origin,
  edited,
  created_at: new Date(createdAt).toISOString(),
  updated_at: new Date(updatedAt).toISOString(),
  label,
  sources: sources.map(({ documentId, page, quote }) => ({ document_id: documentId, page, quote })),
  ...values,
})

function passes({ values }: Row, { field, is, value }: RowFilter): boolean {
  const found = values[field]
  if (is === 'equal') return Array.isArray(found) ? false : found === value
  return (
    found !== null &&
    found !== undefined &&
    (is === 'at_least' ? (found as string) >= value : (found as string) <= value)
  )
}

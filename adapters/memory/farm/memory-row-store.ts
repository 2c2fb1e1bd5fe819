import {
  FEW_ROWS,
  type PickedRows,
  kindOf,
  subjectDayOf,
  type KindSlug,
  type Row,
  type RowFilter,
  type RowId,
  type RowQuery,
  type RowSearch,
  type RowsPassing,
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

  list(namespace: NamespaceId, kind: KindSlug, query: RowQuery): Promise<SourcedRow[]> {
    const { filters, text, days, order, limit, offset, sources } = query
    return this.#database.read<SourcedRow, SourcedRow[]>(namespace, ROWS, (rows) =>
      [...rows.values()]
        .filter(
          (row) =>
            row.namespaceId === namespace &&
            row.kind === kind &&
            filters.every((filter) => passes(row, filter)) &&
            (text === undefined || row.label.toLowerCase().includes(text.toLowerCase())) &&
            isWithin(days, subjectDay(row)),
        )
        .toSorted(
          (a, b) =>
            (order === 'day' ? (subjectDay(b) ?? '').localeCompare(subjectDay(a) ?? '') : 0) ||
            b.createdAt - a.createdAt ||
            (a.id < b.id ? 1 : -1),
        )
        .slice(offset, offset + limit)
        .map((row) => (sources === 'without' ? { ...row, sources: [] } : row)),
    )
  }

  search(namespace: NamespaceId, { words, kinds, limit }: RowSearch): Promise<SourcedRow[]> {
    const has = (text: string): number => words.filter((word) => text.toLowerCase().includes(word)).length
    return this.#database.read<SourcedRow, SourcedRow[]>(namespace, ROWS, (rows) =>
      [...rows.values()]
        .filter((row) => row.namespaceId === namespace && kinds.includes(row.kind))
        .map((row) => ({ row, all: has(`${row.label} ${JSON.stringify(row.values)}`), label: has(row.label) }))
        .filter(({ all }) => all > 0)
        .toSorted(
          (a, b) =>
            b.all - a.all || b.label - a.label || b.row.createdAt - a.row.createdAt || (a.row.id < b.row.id ? 1 : -1),
        )
        .slice(0, limit)
        .map(({ row }) => row),
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

  async count(namespace: NamespaceId, kind: KindSlug, passing: RowsPassing): Promise<number> {
    return (await this.list(namespace, kind, { ...passing, limit: Infinity, offset: 0 })).length
  }

  async pick(namespace: NamespaceId, kind: KindSlug, filters: readonly RowFilter[], most: number): Promise<PickedRows> {
    const rows = await this.list(namespace, kind, { filters: [...filters], limit: Infinity, offset: 0 })
    return { total: rows.length, rows: rows.length <= most ? rows : rows.slice(0, FEW_ROWS) }
  }

  labels(namespaceId: NamespaceId, kind: KindSlug, ids: readonly RowId[]): Promise<Map<RowId, string>> {
    return this.#database.read<SourcedRow, Map<RowId, string>>(
      namespaceId,
      ROWS,
      (rows) =>
        new Map(
          ids.flatMap((id) => {
            const row = rows.get(rowKey({ namespaceId, kind, id }))
            return row ? [[id, row.label]] : []
          }),
        ),
    )
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

const subjectDay = ({ kind, values }: Row): string | null => subjectDayOf(kindOf(kind), values)

const isWithin = ({ from, until }: NonNullable<RowQuery['days']> = {}, day: string | null): boolean =>
  (from === undefined || (day !== null && day >= from)) && (until === undefined || (day !== null && day <= until))

function passes({ values }: Row, { field, is, value }: RowFilter): boolean {
  const found = values[field]
  if (is === 'equal') return Array.isArray(found) ? false : found === value
  if (is === 'different') return found !== value
  return (
    found !== null &&
    found !== undefined &&
    (is === 'at_least' ? (found as string) >= value : (found as string) <= value)
  )
}

import type {
  DeletedRow,
  DeletedRows,
  Deletion,
  EmptiedReference,
  KindSlug,
  RowHistory,
  RowName,
  SourcedRow,
} from '../../../core/farm/index.ts'
import type { DocumentId, NamespaceId } from '../../../core/shared/ids.ts'
import type { MemoryDatabase } from '../memory-database.ts'
import { HISTORIES, historyWith, type KeptHistory } from './memory-provenance-store.ts'
import { rowKey, ROWS } from './memory-row-store.ts'

type Kept = Deletion & { namespaceId: NamespaceId; history: RowHistory; emptied: EmptiedReference[] }

const DELETED = 'deleted_rows'

export class MemoryDeletedRows implements DeletedRows {
  readonly #database: MemoryDatabase

  constructor(database: MemoryDatabase) {
    this.#database = database
  }

  async keep(namespaceId: NamespaceId, names: readonly RowName[], deletion: Deletion): Promise<void> {
    const keys = names.map(({ kind, id }) => rowKey({ namespaceId, kind, id }))
    const rows = await this.#database.read<SourcedRow, SourcedRow[]>(namespaceId, ROWS, (all) =>
      keys.flatMap((key) => all.get(key) ?? []),
    )
    const histories = await this.#database.read<KeptHistory, (KeptHistory | undefined)[]>(
      namespaceId,
      HISTORIES,
      (all) => rows.map((row) => all.get(rowKey(row))),
    )
    await this.#database.write<Kept, void>(namespaceId, DELETED, (all) => {
      for (const [index, row] of rows.entries())
        all.set(rowKey(row), { namespaceId, ...deletion, history: historyWith(row, histories[index]), emptied: [] })
    })
  }

  async noteEmptied(
    namespaceId: NamespaceId,
    emptied: readonly EmptiedReference[],
    beside: 'to' | 'from' = 'to',
  ): Promise<void> {
    await this.#database.write<Kept, void>(namespaceId, DELETED, (all) => {
      for (const one of emptied) {
        const { kind, id } = beside === 'to' ? one.to : one
        const key = rowKey({ namespaceId, kind, id })
        const kept = all.get(key)
        if (kept) all.set(key, { ...kept, emptied: [...kept.emptied, one] })
      }
    })
  }

  async forgetQuotes(namespace: NamespaceId, document: DocumentId): Promise<void> {
    await this.#database.write<Kept, void>(namespace, DELETED, (all) => {
      for (const [key, kept] of all) {
        if (kept.namespaceId !== namespace) continue
        const statements = kept.history.statements.map((statement) =>
          statement.documentId === document ? { ...statement, quote: null } : statement,
        )
        all.set(key, { ...kept, history: { ...kept.history, statements } })
      }
    })
  }

  list(
    namespace: NamespaceId,
    { kind, since, limit, offset }: { kind?: KindSlug | undefined; since: number; limit: number; offset: number },
  ): Promise<DeletedRow[]> {
    return this.#database.read<Kept, DeletedRow[]>(namespace, DELETED, (all) =>
      [...all.values()]
        .filter(
          ({ namespaceId, at, history: { row } }) =>
            namespaceId === namespace && at > since && (kind === undefined || row.kind === kind),
        )
        .map(({ at, by, documentName, history: { row } }) => ({
          kind: row.kind,
          id: row.id,
          label: row.label,
          at,
          by,
          documentName,
        }))
        .toSorted((a, b) => b.at - a.at || compare(a.kind, b.kind) || compare(a.id, b.id))
        .slice(offset, offset + limit),
    )
  }

  async count(namespace: NamespaceId, which: { kind?: KindSlug | undefined; since: number }): Promise<number> {
    return (await this.list(namespace, { ...which, limit: Infinity, offset: 0 })).length
  }

  take(namespaceId: NamespaceId, { kind, id }: RowName, since: number) {
    const key = rowKey({ namespaceId, kind, id })
    return this.#database.write<Kept, Pick<Kept, 'history' | 'emptied'> | undefined>(namespaceId, DELETED, (all) => {
      const kept = all.get(key)
      if (!kept || kept.at <= since) return undefined
      all.delete(key)
      return { history: kept.history, emptied: kept.emptied }
    })
  }
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

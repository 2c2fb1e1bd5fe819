import {
  historyOf,
  type HistoryChange,
  type ProvenanceStore,
  type RowHistory,
  type RowId,
  type RowKey,
  type RowName,
  type SourcedRow,
  type StampedRow,
  type Tombstone,
} from '../../../core/farm/index.ts'
import type { DocumentId, NamespaceId } from '../../../core/shared/ids.ts'
import type { MemoryDatabase } from '../memory-database.ts'
import { rowKey, ROWS } from './memory-row-store.ts'

export type KeptHistory = Omit<RowHistory, 'row'>
type KeptTombstone = Tombstone & { namespaceId: NamespaceId }

export const HISTORIES = 'row_histories'
const TOMBSTONES = 'row_tombstones'

export class MemoryProvenanceStore implements ProvenanceStore {
  readonly #database: MemoryDatabase

  constructor(database: MemoryDatabase) {
    this.#database = database
  }

  async load(
    namespaceId: NamespaceId,
    { rows: names = [], keys = [] }: { rows?: readonly RowName[]; keys?: readonly RowKey[] },
  ): Promise<RowHistory[]> {
    const byKey = new Set(keys.map(({ kind, key }) => `${kind} ${key}`))
    const byId = new Set(names.map(({ kind, id }) => rowKey({ namespaceId, kind, id })))
    const rows = await this.#database.read<SourcedRow, SourcedRow[]>(namespaceId, ROWS, (all) =>
      [...all.values()].filter(
        (row) =>
          row.namespaceId === namespaceId &&
          (byId.has(rowKey(row)) || (row.key !== null && byKey.has(`${row.kind} ${row.key}`))),
      ),
    )
    const histories = await this.#histories(namespaceId, rows)
    return rows.map((row) => historyWith(row, histories.get(rowKey(row)))).toSorted((a, b) => byOrder(a.row, b.row))
  }

  async stampedBy(namespace: NamespaceId, document: DocumentId): Promise<StampedRow[]> {
    const rows = await this.#database.read<SourcedRow, SourcedRow[]>(namespace, ROWS, (all) =>
      [...all.values()].filter(
        (row) => row.namespaceId === namespace && row.sources.some(({ documentId }) => documentId === document),
      ),
    )
    const histories = await this.#histories(namespace, rows)
    return rows
      .map((row): StampedRow => {
        const { statements } = histories.get(rowKey(row))!
        const own = statements.find(({ documentId }) => documentId === document)!
        const { kind, id, label, edited, origin } = row
        return {
          kind,
          id,
          label,
          edited,
          origin,
          sources: statements.map(({ documentId }) => documentId).toSorted(),
          makers: statements
            .filter(({ makes }) => makes)
            .map(({ documentId }) => documentId)
            .toSorted(),
          statedAs: own.key,
          confirmed: own.confirmed !== null,
        }
      })
      .toSorted((a, b) => compare(a.kind, b.kind) || compare(a.label, b.label) || compare(a.id, b.id))
  }

  async add(namespace: NamespaceId, histories: readonly RowHistory[]): Promise<Set<RowId>> {
    const added = await this.#database.write<SourcedRow, RowHistory[]>(namespace, ROWS, (rows) => {
      const taken = new Set([...rows.values()].map(keyText))
      return histories.filter(({ row, statements }) => {
        if (row.key !== null && taken.has(keyText(row))) return false
        taken.add(keyText(row))
        rows.set(rowKey(row), { ...row, sources: sourcesOf(statements) })
        return true
      })
    })
    await this.#put(namespace, added)
    return new Set(added.map(({ row }) => row.id))
  }

  async save(namespace: NamespaceId, changes: readonly HistoryChange[]): Promise<'saved' | 'key_taken'> {
    const saved = await this.#database.write<SourcedRow, 'saved' | 'key_taken'>(namespace, ROWS, (rows) => {
      const owners = new Map([...rows.values()].filter(({ key }) => key !== null).map((row) => [keyText(row), row.id]))
      for (const { before } of changes) if (before) owners.delete(keyText(before.row))
      for (const { after } of changes) {
        const { row } = after
        if (row.key !== null && (owners.get(keyText(row)) ?? row.id) !== row.id) return 'key_taken'
        owners.set(keyText(row), row.id)
      }
      for (const { after } of changes)
        rows.set(rowKey(after.row), { ...after.row, sources: sourcesOf(after.statements) })
      return 'saved'
    })
    if (saved === 'saved')
      await this.#put(
        namespace,
        changes.map(({ after }) => after),
      )
    return saved
  }

  async remove(namespaceId: NamespaceId, gone: readonly RowName[]): Promise<void> {
    for (const table of [ROWS, HISTORIES]) {
      await this.#database.write<unknown, void>(namespaceId, table, (rows) => {
        for (const { kind, id } of gone) rows.delete(rowKey({ namespaceId, kind, id }))
      })
    }
  }

  tombstonesOf(namespace: NamespaceId, document: DocumentId): Promise<RowKey[]> {
    return this.#database.read<KeptTombstone, RowKey[]>(namespace, TOMBSTONES, (rows) =>
      [...rows.values()]
        .filter(({ namespaceId, documentId }) => namespaceId === namespace && documentId === document)
        .map(({ kind, key }) => ({ kind, key })),
    )
  }

  async addTombstones(namespaceId: NamespaceId, tombstones: readonly Tombstone[]): Promise<void> {
    await this.#database.write<KeptTombstone, void>(namespaceId, TOMBSTONES, (rows) => {
      for (const { documentId, kind, key } of tombstones)
        rows.set(`${namespaceId} ${documentId} ${kind} ${key}`, { namespaceId, documentId, kind, key })
    })
  }

  async removeTombstones(namespace: NamespaceId, document: DocumentId): Promise<void> {
    await this.#database.write<KeptTombstone, void>(namespace, TOMBSTONES, (rows) => {
      for (const [id, { namespaceId, documentId }] of rows)
        if (namespaceId === namespace && documentId === document) rows.delete(id)
    })
  }

  async liftTombstones(namespaceId: NamespaceId, tombstones: readonly Tombstone[]): Promise<void> {
    await this.#database.write<KeptTombstone, void>(namespaceId, TOMBSTONES, (rows) => {
      for (const { documentId, kind, key } of tombstones) rows.delete(`${namespaceId} ${documentId} ${kind} ${key}`)
    })
  }

  async #put(namespace: NamespaceId, histories: readonly RowHistory[]): Promise<void> {
    await this.#database.write<KeptHistory, void>(namespace, HISTORIES, (all) => {
      for (const { row, ...history } of histories) all.set(rowKey(row), history)
    })
  }

  #histories(namespace: NamespaceId, rows: readonly SourcedRow[]): Promise<Map<string, KeptHistory>> {
    return this.#database.read<KeptHistory, Map<string, KeptHistory>>(
      namespace,
      HISTORIES,
      (all) => new Map(rows.flatMap((row) => (all.has(rowKey(row)) ? [[rowKey(row), all.get(rowKey(row))!]] : []))),
    )
  }
}

export const historyWith = ({ sources: _, ...row }: SourcedRow, kept: KeptHistory | undefined): RowHistory =>
  kept ? { row, ...kept } : historyOf({ row, own: null, kept: null, held: null, statements: [] })

const sourcesOf = (statements: RowHistory['statements']): SourcedRow['sources'] =>
  statements
    .map(({ documentId, page, quote }) => ({ documentId, page, quote }))
    .toSorted((a, b) => compare(a.documentId, b.documentId))

const keyText = ({ namespaceId, kind, key }: Pick<SourcedRow, 'namespaceId' | 'kind' | 'key'>): string =>
  `${namespaceId} ${kind} ${key}`

const byOrder = (a: RowHistory['row'], b: RowHistory['row']): number =>
  compare(a.kind, b.kind) || compare(a.key ?? '\uffff', b.key ?? '\uffff') || compare(a.id, b.id)

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

import type { Drawing, KeptDocument, KeptDocuments } from '../../../core/library/index.ts'
import type { DocumentId, NamespaceId } from '../../../core/shared/ids.ts'
import type { MemoryDatabase } from '../memory-database.ts'

type Row = KeptDocument & { outdated: boolean }
const TABLE = 'kept_documents'

export class MemoryKeptDocuments implements KeptDocuments {
  readonly #database: MemoryDatabase

  constructor(database: MemoryDatabase) {
    this.#database = database
  }

  list(namespace: NamespaceId): Promise<KeptDocument[]> {
    return this.#database.read<Row, KeptDocument[]>(namespace, TABLE, (rows) =>
      [...rows.values()]
        .filter(({ namespaceId }) => namespaceId === namespace)
        .toSorted((one, other) => (one.documentId < other.documentId ? -1 : 1))
        .map(({ outdated: _, ...document }) => document),
    )
  }

  async byId(namespace: NamespaceId, id: DocumentId): Promise<KeptDocument | undefined> {
    return (await this.list(namespace)).find(({ documentId }) => documentId === id)
  }

  add(document: KeptDocument): Promise<boolean> {
    const { namespaceId, documentId } = document
    return this.#database.write<Row, boolean>(namespaceId, TABLE, (rows) => {
      if (document.archivedAt === null && isTaken(rows, document)) return false
      rows.set(keyOf(namespaceId, documentId), { ...document, outdated: false })
      return true
    })
  }

  archive(namespace: NamespaceId, id: DocumentId, at: number): Promise<boolean> {
    return this.#change(namespace, id, ({ archivedAt }) => archivedAt === null && { archivedAt: at })
  }

  bringBack(namespace: NamespaceId, id: DocumentId): Promise<boolean> {
    return this.#change(
      namespace,
      id,
      (row, rows) => row.archivedAt !== null && !isTaken(rows, row) && { archivedAt: null },
    )
  }

  async remove(namespace: NamespaceId, ids: readonly DocumentId[]): Promise<void> {
    await this.#database.write<Row, void>(namespace, TABLE, (rows) => {
      for (const id of ids) rows.delete(keyOf(namespace, id))
    })
  }

  draw(namespace: NamespaceId, id: DocumentId, before: string | null, drawing: Drawing): Promise<boolean> {
    return this.#change(
      namespace,
      id,
      ({ origin, archivedAt, contentHash }) =>
        origin === 'generated' && archivedAt === null && contentHash === before && drawing,
    )
  }

  async outdate(namespace: NamespaceId, ids: readonly DocumentId[]): Promise<DocumentId[]> {
    const noted: DocumentId[] = []
    for (const id of ids)
      if (await this.#change(namespace, id, ({ outdated }) => !outdated && { outdated: true })) noted.push(id)
    return noted.toSorted()
  }

  async beginDrawing(namespace: NamespaceId, id: DocumentId): Promise<void> {
    await this.#change(namespace, id, () => ({ outdated: false }))
  }

  /** False where there is no such document, or `change` gives none. */
  #change(
    namespace: NamespaceId,
    id: DocumentId,
    change: (row: Row, rows: ReadonlyMap<string, Row>) => Partial<Row> | false,
  ): Promise<boolean> {
    return this.#database.write<Row, boolean>(namespace, TABLE, (rows) => {
      const row = rows.get(keyOf(namespace, id))
      const changed = row && change(row, rows)
      if (!row || !changed) return false
      rows.set(keyOf(namespace, id), { ...row, ...changed })
      return true
    })
  }
}

const isTaken = (rows: ReadonlyMap<string, Row>, { namespaceId, entryId, period }: KeptDocument): boolean =>
  [...rows.values()].some(
    (row) =>
      row.namespaceId === namespaceId && row.entryId === entryId && row.period === period && row.archivedAt === null,
  )

const keyOf = (namespace: NamespaceId, id: DocumentId): string => `${namespace} ${id}`

/** How it comes into another namespace: a drawing that was out of date counts as none, for no job comes along. */
export function keptDocumentIn(row: object, namespace: NamespaceId): object {
  const document = row as Row
  if (document.outdated && document.archivedAt === null)
    return { ...document, objectKey: null, sha256: null, contentHash: null, outdated: false }
  const { objectKey } = document
  return { ...document, objectKey: objectKey && [namespace, ...objectKey.split('/').slice(1)].join('/') }
}

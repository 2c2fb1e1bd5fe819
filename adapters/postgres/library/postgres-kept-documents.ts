import type { Drawing, KeptDocument, KeptDocuments } from '../../../core/library/index.ts'
import type { DocumentId, NamespaceId } from '../../../core/shared/ids.ts'
import type { Database } from '../database.ts'

interface StoredDocument {
  namespace_id: NamespaceId
  entry_id: KeptDocument['entryId']
  period: string
  id: DocumentId
  origin: KeptDocument['origin']
  filename: string
  content_type: string
  object_key: string | null
  sha256: string | null
  content_hash: string | null
  continues: boolean
  updated_at: Date
  archived_at: Date | null
}

const COLUMNS = `namespace_id, entry_id, period, id, origin, filename, content_type, object_key, sha256, content_hash,
  continues, updated_at, archived_at`

export class PostgresKeptDocuments implements KeptDocuments {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  async list(namespace: NamespaceId): Promise<KeptDocument[]> {
    const rows = await this.#database.query<StoredDocument>(
      namespace,
      `select ${COLUMNS} from kept_documents where namespace_id = $1 order by id`,
      [namespace],
    )
    return rows.map(documentOf)
  }

  async byId(namespace: NamespaceId, id: DocumentId): Promise<KeptDocument | undefined> {
    const [row] = await this.#database.query<StoredDocument>(
      namespace,
      `select ${COLUMNS} from kept_documents where namespace_id = $1 and id = $2`,
      [namespace, id],
    )
    return row && documentOf(row)
  }

  async add(document: KeptDocument): Promise<boolean> {
    const { namespaceId, updatedAt, archivedAt } = document
    const added = await this.#database.query(
      namespaceId,
      `insert into kept_documents (${COLUMNS}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
       on conflict (namespace_id, entry_id, period) where archived_at is null do nothing returning true`,
      [
        namespaceId,
        document.entryId,
        document.period,
        document.documentId,
        document.origin,
        document.filename,
        document.contentType,
        document.objectKey,
        document.sha256,
        document.contentHash,
        document.continues,
        new Date(updatedAt),
        archivedAt === null ? null : new Date(archivedAt),
      ],
    )
    return added.length > 0
  }

  async archive(namespace: NamespaceId, id: DocumentId, at: number): Promise<boolean> {
    const archived = await this.#database.query(
      namespace,
      `update kept_documents set archived_at = $3
       where namespace_id = $1 and id = $2 and archived_at is null returning true`,
      [namespace, id, new Date(at)],
    )
    return archived.length > 0
  }

  async bringBack(namespace: NamespaceId, id: DocumentId): Promise<boolean> {
    const brought = await this.#database.query(
      namespace,
      `update kept_documents kept set archived_at = null
       where namespace_id = $1 and id = $2 and archived_at is not null and not exists (
         select from kept_documents living where living.namespace_id = $1 and living.entry_id = kept.entry_id
           and living.period = kept.period and living.archived_at is null)
       returning true`,
      [namespace, id],
    )
    return brought.length > 0
  }

  async remove(namespace: NamespaceId, ids: readonly DocumentId[]): Promise<void> {
    await this.#database.query(namespace, 'delete from kept_documents where namespace_id = $1 and id = any($2)', [
      namespace,
      [...ids],
    ])
  }

  async draw(
    namespace: NamespaceId,
    id: DocumentId,
    before: string | null,
    { objectKey, sha256, contentHash, updatedAt }: Drawing,
  ): Promise<boolean> {
    const drawn = await this.#database.query(
      namespace,
      `update kept_documents set object_key = $4, sha256 = $5, content_hash = $6, updated_at = $7
       where namespace_id = $1 and id = $2 and origin = 'generated' and archived_at is null
         and content_hash is not distinct from $3 returning true`,
      [namespace, id, before, objectKey, sha256, contentHash, new Date(updatedAt)],
    )
    return drawn.length > 0
  }

  async outdate(namespace: NamespaceId, ids: readonly DocumentId[]): Promise<DocumentId[]> {
    const noted = await this.#database.query<{ id: DocumentId }>(
      namespace,
      `update kept_documents set outdated = true
       where namespace_id = $1 and id = any($2) and not outdated returning id`,
      [namespace, [...ids]],
    )
    return noted.map(({ id }) => id).toSorted()
  }

  async beginDrawing(namespace: NamespaceId, id: DocumentId): Promise<void> {
    await this.#database.query(
      namespace,
      'update kept_documents set outdated = false where namespace_id = $1 and id = $2',
      [namespace, id],
    )
  }
}

const documentOf = (row: StoredDocument): KeptDocument => ({
  namespaceId: row.namespace_id,
  entryId: row.entry_id,
  period: row.period,
  documentId: row.id,
  origin: row.origin,
  filename: row.filename,
  contentType: row.content_type,
  objectKey: row.object_key,
  sha256: row.sha256,
  contentHash: row.content_hash,
  continues: row.continues,
  updatedAt: row.updated_at.getTime(),
  archivedAt: row.archived_at?.getTime() ?? null,
})

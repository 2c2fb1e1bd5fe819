import type { NamespaceId } from '../../../core/shared/ids.ts'
import type { InboundLetter, InboundLetters } from '../../../core/sources/index.ts'
import type { Database } from '../database.ts'

interface Row {
  filename: string
  content_type: string
  size_bytes: string
  sha256: string
  object_key: string
}

export class PostgresInboundLetters implements InboundLetters {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  async add(
    namespace: NamespaceId,
    id: string,
    { filename, contentType, sizeBytes, sha256, objectKey }: InboundLetter,
  ): Promise<'added' | 'known'> {
    const added = await this.#database.query(
      namespace,
      `insert into inbound_letters (namespace_id, id, filename, content_type, size_bytes, sha256, object_key)
       values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning id`,
      [namespace, id, filename, contentType, sizeBytes, sha256, objectKey],
    )
    return added.length > 0 ? 'added' : 'known'
  }

  async idOf(namespace: NamespaceId, sha256: string): Promise<string | undefined> {
    const [row] = await this.#database.query<{ id: string }>(
      namespace,
      'select id from inbound_letters where namespace_id = $1 and sha256 = $2',
      [namespace, sha256],
    )
    return row?.id
  }

  async byId(namespace: NamespaceId, id: string): Promise<InboundLetter | undefined> {
    const [row] = await this.#database.query<Row>(
      namespace,
      `select filename, content_type, size_bytes, sha256, object_key from inbound_letters
       where namespace_id = $1 and id = $2`,
      [namespace, id],
    )
    return (
      row && {
        filename: row.filename,
        contentType: row.content_type,
        sizeBytes: Number(row.size_bytes),
        sha256: row.sha256,
        objectKey: row.object_key,
      }
    )
  }
}

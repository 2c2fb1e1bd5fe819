import type { Integrity, KeptFile, Orphan } from '../../core/namespaces/index.ts'
import { SHARED_NAMESPACE, type NamespaceId } from '../../core/shared/ids.ts'
import type { Database } from './database.ts'

const PAGE = 1000

export class PostgresIntegrity implements Integrity {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  async namespaces(): Promise<NamespaceId[]> {
    const found = await this.#database.query<{ id: NamespaceId }>(null, 'select id from namespaces order by id')
    return [...new Set([SHARED_NAMESPACE, ...found.map(({ id }) => id)])]
  }

  orphans(namespace: NamespaceId): Promise<Orphan[]> {
    return this.#database.query<Orphan>(
      namespace,
      `select kind, document_id as "documentId", count(*)::int as count from (
         select 'stamp_without_source' as kind, document_id from row_stamps where namespace_id = $1
         union all select 'proposal_without_source', document_id from row_proposals where namespace_id = $1
         union all select 'tombstone_without_source', document_id from row_tombstones where namespace_id = $1
         union all select 'knowledge_without_source', id from knowledge_documents where namespace_id = $1
       ) kept where not exists (select from sources s where s.namespace_id = $1 and s.id = kept.document_id)
       group by kind, document_id order by kind, document_id`,
      [namespace],
    )
  }

  unsearchable(namespace: NamespaceId): Promise<{ documentId: string; title: string }[]> {
    return this.#database.query<{ documentId: string; title: string }>(
      namespace,
      `select id as "documentId", title from sources s
       where namespace_id = $1 and status = 'completed' and not exists (
         select from knowledge_documents d where d.namespace_id = $1 and d.id = s.id)
       order by id`,
      [namespace],
    )
  }

  async *files(namespace: NamespaceId): AsyncIterable<KeptFile> {
    for (let after = ''; ;) {
      const page = await this.#database.query<KeptFile & { sha256: string | null }>(
        namespace,
        `select key, sha256, title from (
           select namespace_id || '/originals/' || id as key, sha256, title from sources where namespace_id = $1
           union all select namespace_id || '/previews/' || id || '.png', null, title from sources
             where namespace_id = $1 and has_preview
           union all select object_key, sha256, filename from inbound_letters where namespace_id = $1
           union all select object_key, sha256, filename from kept_documents
             where namespace_id = $1 and object_key is not null
         ) kept where key > $2 order by key limit ${PAGE}`,
        [namespace, after],
      )
      for (const { key, sha256, title } of page) yield { key, sha256: sha256 ?? undefined, title }
      if (page.length < PAGE) return
      after = page.at(-1)!.key
    }
  }
}

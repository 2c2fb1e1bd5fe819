import type { SourcedRow } from '../../core/farm/index.ts'
import type { KeptDocument } from '../../core/library/index.ts'
import type { Integrity, KeptFile, Orphan, OrphanKind } from '../../core/namespaces/index.ts'
import { SHARED_NAMESPACE, type NamespaceId } from '../../core/shared/ids.ts'
import type { InboundLetter, Source } from '../../core/sources/index.ts'
import type { MemoryDatabase } from './memory-database.ts'

type OfDocument = { namespaceId: NamespaceId; documentId: string }

export class MemoryIntegrity implements Integrity {
  readonly #database: MemoryDatabase

  constructor(database: MemoryDatabase) {
    this.#database = database
  }

  async namespaces(): Promise<NamespaceId[]> {
    const all = await Promise.all(
      ['sources', 'workspace_rows'].map((table) =>
        this.#database.read<{ namespaceId: NamespaceId }, NamespaceId[]>(null, table, (rows) =>
          [...rows.values()].map(({ namespaceId }) => namespaceId),
        ),
      ),
    )
    return [...new Set([SHARED_NAMESPACE, ...all.flat()])]
  }

  async orphans(namespace: NamespaceId): Promise<Orphan[]> {
    const there = new Set((await this.#sources(namespace)).map(({ id }) => id as string))
    const stamps = await this.#database.read<SourcedRow, string[]>(namespace, 'workspace_rows', (rows) =>
      [...rows.values()]
        .filter(({ namespaceId }) => namespaceId === namespace)
        .flatMap(({ sources }) => sources.map(({ documentId }) => documentId)),
    )
    const knowledge = await this.#knowledge(namespace)
    const kept: [OrphanKind, string[]][] = [
      ['knowledge_without_source', knowledge],
      ['proposal_without_source', await this.#documentsIn(namespace, 'row_proposals')],
      ['stamp_without_source', stamps],
      ['tombstone_without_source', await this.#documentsIn(namespace, 'row_tombstones')],
    ]
    return kept.flatMap(([kind, documents]) =>
      [...Map.groupBy(documents, (id) => id)]
        .filter(([id]) => !there.has(id))
        .map(([documentId, same]): Orphan => ({ kind, documentId, count: same.length }))
        .toSorted((a, b) => (a.documentId < b.documentId ? -1 : 1)),
    )
  }

  async unsearchable(namespace: NamespaceId): Promise<{ documentId: string; title: string }[]> {
    const known = new Set(await this.#knowledge(namespace))
    return (await this.#sources(namespace))
      .filter(({ status, id }) => status === 'completed' && !known.has(id))
      .map(({ id, title }) => ({ documentId: id, title }))
      .toSorted((a, b) => (a.documentId < b.documentId ? -1 : 1))
  }

  async *files(namespace: NamespaceId): AsyncIterable<KeptFile> {
    const letters = await this.#database.read<InboundLetter, KeptFile[]>(namespace, 'inbound_letters', (rows) =>
      [...rows]
        .filter(([key]) => key.startsWith(namespace))
        .map(([, { objectKey, sha256, filename }]) => ({ key: objectKey, sha256, title: filename })),
    )
    const files = (await this.#sources(namespace)).flatMap(({ id, sha256, title, hasPreview }): KeptFile[] => [
      { key: `${namespace}/originals/${id}`, sha256, title },
      ...(hasPreview ? [{ key: `${namespace}/previews/${id}.png`, sha256: undefined, title }] : []),
    ])
    const kept = await this.#database.read<KeptDocument, KeptFile[]>(namespace, 'kept_documents', (rows) =>
      [...rows.values()]
        .filter(({ namespaceId }) => namespaceId === namespace)
        .flatMap(({ objectKey, sha256, filename }) =>
          objectKey === null ? [] : [{ key: objectKey, sha256: sha256 ?? undefined, title: filename }],
        ),
    )
    yield* [...files, ...letters, ...kept].toSorted((a, b) => (a.key < b.key ? -1 : 1))
  }

  #sources(namespace: NamespaceId): Promise<Source[]> {
    return this.#database.read<Source, Source[]>(namespace, 'sources', (rows) =>
      [...rows.values()].filter(({ namespaceId }) => namespaceId === namespace),
    )
  }

  #knowledge(namespace: NamespaceId): Promise<string[]> {
    return this.#database.read<unknown, string[]>(namespace, 'knowledge_documents', (rows) =>
      [...rows.keys()].filter((key) => key.startsWith(namespace)).map((key) => key.slice(namespace.length + 1)),
    )
  }

  #documentsIn(namespace: NamespaceId, table: string): Promise<string[]> {
    return this.#database.read<OfDocument, string[]>(namespace, table, (rows) =>
      [...rows.values()].filter(({ namespaceId }) => namespaceId === namespace).map(({ documentId }) => documentId),
    )
  }
}

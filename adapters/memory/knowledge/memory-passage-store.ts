import { TERM_WEIGHTS } from '../../../core/knowledge/index.ts'
import type { CandidateSearch, GraphCounts, IndexedDocument, PassageStore, StoredPassage } from '../../../core/knowledge/index.ts'
import type { DocumentId, NamespaceId } from '../../../core/shared/ids.ts'

/** The contract of the passage store without a database; it copies what it takes and gives. */
export class MemoryPassageStore implements PassageStore {
  readonly #namespaces = new Map<NamespaceId, Map<DocumentId, IndexedDocument>>()

  async replace(namespace: NamespaceId, document: IndexedDocument): Promise<void> {
    this.#documents(namespace).set(document.id, structuredClone(document))
  }

  async remove(namespace: NamespaceId, document: DocumentId): Promise<void> {
    this.#documents(namespace).delete(document)
  }

  async traces(namespace: NamespaceId, document: DocumentId) {
    const documents = this.#documents(namespace)
    const own = documents.get(document)
    if (!own) return { passages: 0, graphNodes: 0 }
    const elsewhere = new Set([...documents.values()].filter(({ id }) => id !== document).flatMap(entityKeys))
    const alone = new Set(entityKeys(own).filter((key) => !elsewhere.has(key)))
    return { passages: own.passages.length, graphNodes: 1 + own.passages.length + alone.size }
  }

  async candidates({ namespaces, documentIds, terms, limit }: CandidateSearch): Promise<StoredPassage[]> {
    const searched = [...new Set(namespaces)].flatMap((namespace) => [...this.#documents(namespace).values()])
    const total = searched.reduce((sum, { passages }) => sum + passages.length, 0)
    const scores = new Map<StoredPassage, number>()
    const passages = searched.filter(({ id }) => !documentIds || documentIds.includes(id))
      .flatMap(({ id, title, passages }) => passages.map(({ lexemes, entities: _, ...passage }) => ({ lexemes, passage: { ...passage, documentId: id, title } })))
    for (const kind of ['exact', 'prefixes', 'related'] as const) {
      for (const term of new Set(terms[kind])) {
        const matching = passages.filter(({ lexemes }) => (kind === 'prefixes' ? lexemes.some((lexeme) => lexeme.startsWith(term)) : lexemes.includes(term)))
        for (const { passage } of matching) scores.set(passage, (scores.get(passage) ?? 0) + TERM_WEIGHTS[kind] * Math.log(1 + total / matching.length))
      }
    }
    return [...scores].sort(([one, a], [other, b]) => b - a || byPlace(one, other)).slice(0, limit).map(([passage]) => ({ ...passage }))
  }

  async count(namespace: NamespaceId): Promise<GraphCounts> {
    const documents = [...this.#documents(namespace).values()]
    return {
      documents: documents.length,
      passages: documents.reduce((sum, { passages }) => sum + passages.length, 0),
      entities: new Set(documents.flatMap(entityKeys)).size,
      mentions: documents.flatMap(entityKeys).length,
    }
  }

  #documents(namespace: NamespaceId): Map<DocumentId, IndexedDocument> {
    const known = this.#namespaces.get(namespace)
    if (known) return known
    const documents = new Map<DocumentId, IndexedDocument>()
    this.#namespaces.set(namespace, documents)
    return documents
  }
}

const entityKeys = ({ passages }: IndexedDocument): string[] => passages.flatMap(({ entities }) => entities.map(({ kind, key }) => `${kind} ${key}`))

const byPlace = (one: StoredPassage, other: StoredPassage): number =>
  one.documentId < other.documentId ? -1 : one.documentId > other.documentId ? 1 : one.ordinal - other.ordinal

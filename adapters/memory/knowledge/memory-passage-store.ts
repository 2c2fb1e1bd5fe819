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
    const found: { passage: StoredPassage; matches: number[] }[] = []
    for (const namespace of new Set(namespaces)) {
      for (const { id, title, passages } of this.#documents(namespace).values()) {
        if (documentIds && !documentIds.includes(id)) continue
        for (const { lexemes, entities: _, ...passage } of passages) {
          const own = new Set(lexemes)
          const matches = [
            terms.exact.filter((stem) => own.has(stem)).length,
            terms.prefixes.filter((prefix) => lexemes.some((lexeme) => lexeme.startsWith(prefix))).length,
            terms.related.filter((stem) => own.has(stem)).length,
          ]
          if (matches.some((times) => times > 0)) found.push({ passage: { ...passage, documentId: id, title }, matches })
        }
      }
    }
    return found.sort(byMatches).slice(0, limit).map(({ passage }) => passage)
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

type Found = { passage: StoredPassage; matches: number[] }

const byMatches = (one: Found, other: Found): number => {
  for (const [index, times] of one.matches.entries()) {
    if (times !== other.matches[index]) return (other.matches[index] as number) - times
  }
  const [first, second] = [one.passage.documentId, other.passage.documentId]
  return first < second ? -1 : first > second ? 1 : one.passage.ordinal - other.passage.ordinal
}

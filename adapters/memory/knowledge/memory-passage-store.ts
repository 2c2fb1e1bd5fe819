import {
  TERM_WEIGHTS,
  type CandidateSearch,
  type DocumentSearch,
  type NearestSearch,
  type GraphCounts,
  type IndexedDocument,
  type PassageStore,
  type StoredPassage,
} from '../../../core/knowledge/index.ts'
import type { DocumentId, NamespaceId } from '../../../core/shared/ids.ts'

/** The contract of the passage store without a database; it copies what it takes and gives. */
export class MemoryPassageStore implements PassageStore {
  readonly #namespaces = new Map<NamespaceId, Map<DocumentId, IndexedDocument>>()
  readonly #vectors = new Map<string, { model: string; vector: number[] }>()

  async replace(namespace: NamespaceId, document: IndexedDocument): Promise<void> {
    this.#forgetVectors(namespace, document.id)
    this.#documents(namespace).set(document.id, structuredClone(document))
  }

  async remove(namespace: NamespaceId, document: DocumentId): Promise<void> {
    this.#documents(namespace).delete(document)
    this.#forgetVectors(namespace, document)
  }

  #forgetVectors(namespace: NamespaceId, document: DocumentId): void {
    for (const key of this.#vectors.keys()) if (key.startsWith(`${namespace} ${document} `)) this.#vectors.delete(key)
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
    const passages = searched
      .filter(({ id }) => !documentIds || documentIds.includes(id))
      .flatMap(({ id, title, passages }) =>
        passages.map(({ lexemes, entities: _, ...passage }) => ({
          lexemes,
          passage: { ...passage, documentId: id, title },
        })),
      )
    for (const kind of ['exact', 'prefixes', 'related'] as const) {
      for (const term of new Set(terms[kind])) {
        const matching = passages.filter(({ lexemes }) =>
          kind === 'prefixes' ? lexemes.some((lexeme) => lexeme.startsWith(term)) : lexemes.includes(term),
        )
        for (const { passage } of matching)
          scores.set(passage, (scores.get(passage) ?? 0) + TERM_WEIGHTS[kind] * Math.log(1 + total / matching.length))
      }
    }
    return [...scores]
      .sort(([one, a], [other, b]) => b - a || byPlace(one, other))
      .slice(0, limit)
      .map(([passage]) => ({ ...passage }))
  }

  async read({
    namespaces,
    document,
    pages,
    offset,
    limit,
  }: DocumentSearch): Promise<{ title: string; passages: StoredPassage[] } | undefined> {
    const found = namespaces
      .map((namespace) => this.#documents(namespace).get(document))
      .find((known) => known !== undefined)
    const onPages = ({ page }: StoredPassage) => pages === undefined || (page >= pages.from && page <= pages.to)
    return (
      found && {
        title: found.title,
        passages: storedPassages(found)
          .filter(onPages)
          .slice(offset, offset + limit),
      }
    )
  }

  async unplaced(namespace: NamespaceId, document: DocumentId, model: string): Promise<StoredPassage[]> {
    const own = this.#documents(namespace).get(document)
    return own
      ? storedPassages(own).filter((passage) => this.#vectors.get(keyOf(namespace, passage))?.model !== model)
      : []
  }

  async place(
    namespace: NamespaceId,
    model: string,
    placed: { passage: StoredPassage; vector: number[] }[],
  ): Promise<void> {
    for (const { passage, vector } of placed) {
      const now = this.#documents(namespace)
        .get(passage.documentId)
        ?.passages.find(({ ordinal }) => ordinal === passage.ordinal)
      if (now?.text === passage.text) this.#vectors.set(keyOf(namespace, passage), { model, vector: [...vector] })
    }
  }

  async nearest({ namespaces, documentIds, model, vector, limit }: NearestSearch): Promise<StoredPassage[]> {
    const scored = namespaces.flatMap((namespace) =>
      [...this.#documents(namespace).values()].flatMap(storedPassages).flatMap((passage) => {
        const placed = this.#vectors.get(keyOf(namespace, passage))
        return placed?.model === model &&
          placed.vector.length === vector.length &&
          (documentIds?.includes(passage.documentId) ?? true)
          ? [{ passage, score: cosine(placed.vector, vector) }]
          : []
      }),
    )
    return scored
      .sort((one, other) => other.score - one.score || byPlace(one.passage, other.passage))
      .slice(0, limit)
      .map(({ passage }) => passage)
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

const entityKeys = ({ passages }: IndexedDocument): string[] =>
  passages.flatMap(({ entities }) => entities.map(({ kind, key }) => `${kind} ${key}`))

const byPlace = (one: StoredPassage, other: StoredPassage): number =>
  one.documentId < other.documentId ? -1 : one.documentId > other.documentId ? 1 : one.ordinal - other.ordinal

const keyOf = (namespace: NamespaceId, { documentId, ordinal }: StoredPassage): string =>
  `${namespace} ${documentId} ${ordinal}`

const storedPassages = ({ id, title, passages }: IndexedDocument): StoredPassage[] =>
  passages.map(({ lexemes: _, entities: __, ...passage }) => ({ ...passage, documentId: id, title }))

const cosine = (one: number[], other: number[]): number => {
  const dot = (a: number[], b: number[]): number =>
    a.reduce((sum, value, index) => sum + value * (b[index] as number), 0)
  return dot(one, other) / (Math.sqrt(dot(one, one) * dot(other, other)) || 1)
}

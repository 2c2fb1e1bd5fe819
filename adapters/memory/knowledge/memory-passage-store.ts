import {
  TERM_WEIGHTS,
  type AskedPassage,
  type CandidateSearch,
  type DocumentSearch,
  type NearestSearch,
  type GraphCounts,
  type IndexedDocument,
  type PassagePlace,
  type PassageStore,
  type StoredPassage,
} from '../../../core/knowledge/index.ts'
import { SHARED_NAMESPACE, type DocumentId, type NamespaceId } from '../../../core/shared/ids.ts'
import type { MemoryDatabase } from '../memory-database.ts'

/** A document with where models have placed its passages, by ordinal. */
interface Kept {
  namespace: NamespaceId
  document: IndexedDocument
  vectors: Map<number, { model: string; vector: number[] }>
  asked: Map<number, AskedPassage>
}

const TABLE = 'knowledge_documents'
const keyOf = (namespace: NamespaceId, id: DocumentId) => `${namespace} ${id}`

export class MemoryPassageStore implements PassageStore {
  readonly #database: MemoryDatabase

  constructor(database: MemoryDatabase) {
    this.#database = database
  }

  async replace(namespace: NamespaceId, document: IndexedDocument): Promise<void> {
    await this.#database.write<Kept, void>(
      namespace,
      TABLE,
      (rows) =>
        void rows.set(keyOf(namespace, document.id), { namespace, document, vectors: new Map(), asked: new Map() }),
    )
  }

  async remove(namespace: NamespaceId, document: DocumentId): Promise<void> {
    await this.#database.write<Kept, void>(namespace, TABLE, (rows) => void rows.delete(keyOf(namespace, document)))
  }

  traces(namespace: NamespaceId, document: DocumentId) {
    return this.#look([namespace], (kept) => {
      const own = kept.find((one) => one.document.id === document)?.document
      if (!own) return { passages: 0, graphNodes: 0 }
      const others = kept.filter((one) => one.document.id !== document)
      const elsewhere = new Set(others.flatMap((one) => entityKeys(one.document)))
      const alone = new Set(entityKeys(own).filter((key) => !elsewhere.has(key)))
      return { passages: own.passages.length, graphNodes: 1 + own.passages.length + alone.size }
    })
  }

  candidates({ namespaces, documentIds, terms, limit }: CandidateSearch): Promise<StoredPassage[]> {
    return this.#look(namespaces, (kept) => {
      const total = kept.reduce((sum, { document }) => sum + document.passages.length, 0)
      const passages = kept
        .filter(({ document }) => !documentIds || documentIds.includes(document.id))
        .flatMap((one) => {
          const lexemes = new Map(one.document.passages.map((passage) => [passage.ordinal, passage.lexemes]))
          return storedPassages(one).map((passage) => ({
            lexemes: [...lexemes.get(passage.ordinal)!, ...(one.asked.get(passage.ordinal)?.lexemes ?? [])],
            passage,
          }))
        })
      return ranked(passages, total, terms).slice(0, limit)
    })
  }

  read({ namespaces, document: id, pages, after = 0, fromOrdinal = 0, offset, limit }: DocumentSearch) {
    return this.#look(namespaces, (kept) => {
      const found = namespaces
        .map((namespace) => kept.find((one) => one.namespace === namespace && one.document.id === id))
        .find((known) => known !== undefined)
      const asked = ({ page, end, ordinal }: StoredPassage) =>
        (pages === undefined || (page >= pages.from && page <= pages.to)) && end > after && ordinal >= fromOrdinal
      return (
        found && {
          title: found.document.title,
          passages: storedPassages(found)
            .filter(asked)
            .slice(offset, offset + limit),
        }
      )
    })
  }

  lines(namespaces: NamespaceId[], places: readonly PassagePlace[]) {
    return this.#look(namespaces, (kept) =>
      kept.flatMap(({ document: { id: document, passages } }) =>
        passages.flatMap(({ ordinal, page, start, end, lines }) =>
          lines && places.some((place) => place.document === document && place.ordinal === ordinal)
            ? [{ document, ordinal, page, start, end, lines: [...lines] }]
            : [],
        ),
      ),
    )
  }

  async lastPageBefore(namespaces: NamespaceId[], document: DocumentId, page: number): Promise<number | null> {
    const found = await this.read({
      namespaces,
      document,
      pages: { from: 0, to: page - 1 },
      offset: 0,
      limit: Number.MAX_SAFE_INTEGER,
    })
    return found?.passages.at(-1)?.page ?? null
  }

  withUnplaced(namespace: NamespaceId, model: string): Promise<DocumentId[]> {
    return this.#look([namespace], (kept) =>
      kept
        .filter((one) => storedPassages(one).some(({ ordinal }) => one.vectors.get(ordinal)?.model !== model))
        .map(({ document }) => document.id)
        .sort(),
    )
  }

  unplaced(namespace: NamespaceId, id: DocumentId, model: string): Promise<StoredPassage[]> {
    return this.#look([namespace], (kept) => {
      const own = kept.find(({ document }) => document.id === id)
      return own ? storedPassages(own).filter(({ ordinal }) => own.vectors.get(ordinal)?.model !== model) : []
    })
  }

  async place(
    namespace: NamespaceId,
    model: string,
    placed: { passage: StoredPassage; vector: number[] }[],
  ): Promise<void> {
    await this.#database.write<Kept, void>(namespace, TABLE, (rows) => {
      for (const { passage, vector } of placed) {
        const key = keyOf(namespace, passage.documentId)
        const kept = rows.get(key)
        const now = kept?.document.passages.find(({ ordinal }) => ordinal === passage.ordinal)
        if (kept && now?.text === passage.text)
          rows.set(key, { ...kept, vectors: new Map(kept.vectors).set(passage.ordinal, { model, vector }) })
      }
    })
  }

  unasked(namespace: NamespaceId, id: DocumentId): Promise<StoredPassage[]> {
    return this.#look([namespace], (kept) => {
      const own = kept.find(({ document }) => document.id === id)
      return own ? storedPassages(own).filter(({ ordinal }) => !own.asked.has(ordinal)) : []
    })
  }

  async ask(namespace: NamespaceId, document: DocumentId, asked: readonly AskedPassage[]): Promise<void> {
    await this.#database.write<Kept, void>(namespace, TABLE, (rows) => {
      const key = keyOf(namespace, document)
      const kept = rows.get(key)
      if (!kept) return
      const now = new Map(kept.asked)
      for (const one of asked) {
        const { ordinal, text } = one.passage
        const isSame = kept.document.passages.some((passage) => passage.ordinal === ordinal && passage.text === text)
        if (isSame && !now.has(ordinal)) now.set(ordinal, one)
      }
      rows.set(key, { ...kept, asked: now })
    })
  }

  nearest({ namespaces, documentIds, model, vector, limit }: NearestSearch): Promise<StoredPassage[]> {
    return this.#look(namespaces, (kept) =>
      kept
        .filter(({ document }) => documentIds?.includes(document.id) ?? true)
        .flatMap((one) =>
          storedPassages(one).flatMap((passage) => {
            const placed = one.vectors.get(passage.ordinal)
            return placed?.model === model && placed.vector.length === vector.length
              ? [{ passage, score: cosine(placed.vector, vector) }]
              : []
          }),
        )
        .sort((one, other) => other.score - one.score || byPlace(one.passage, other.passage))
        .slice(0, limit)
        .map(({ passage }) => passage),
    )
  }

  count(namespace: NamespaceId): Promise<GraphCounts> {
    return this.#look([namespace], (kept) => {
      const documents = kept.map(({ document }) => document)
      return {
        documents: documents.length,
        passages: documents.reduce((sum, { passages }) => sum + passages.length, 0),
        entities: new Set(documents.flatMap(entityKeys)).size,
        mentions: documents.flatMap(entityKeys).length,
      }
    })
  }

  /**
   * What `look` makes of the documents of these namespaces; a transaction sees those of its own and the shared ones.
   */
  async #look<T>(namespaces: readonly NamespaceId[], look: (kept: Kept[]) => T): Promise<T> {
    const searched = new Set(namespaces)
    for (const namespace of searched)
      if (namespace !== SHARED_NAMESPACE) await this.#database.read(namespace, TABLE, () => undefined)
    return this.#database.read<Kept, T>(null, TABLE, (rows) =>
      look([...rows.values()].filter(({ namespace }) => searched.has(namespace))),
    )
  }
}

/** The passages that have any of the terms, the highest score first, equals by their place. */
function ranked(
  passages: { lexemes: string[]; passage: StoredPassage }[],
  total: number,
  terms: CandidateSearch['terms'],
): StoredPassage[] {
  const scores = new Map<StoredPassage, number>()
  for (const kind of ['exact', 'prefixes', 'related'] as const) {
    for (const term of new Set(terms[kind])) {
      const matching = passages.filter(({ lexemes }) =>
        kind === 'prefixes' ? lexemes.some((lexeme) => lexeme.startsWith(term)) : lexemes.includes(term),
      )
      for (const { passage } of matching)
        scores.set(passage, (scores.get(passage) ?? 0) + TERM_WEIGHTS[kind] * Math.log(1 + total / matching.length))
    }
  }
  return [...scores].sort(([one, a], [other, b]) => b - a || byPlace(one, other)).map(([passage]) => passage)
}

const entityKeys = ({ passages }: IndexedDocument): string[] =>
  passages.flatMap(({ entities }) => entities.map(({ kind, key }) => `${kind} ${key}`))

const byPlace = (one: StoredPassage, other: StoredPassage): number =>
  one.documentId < other.documentId ? -1 : one.documentId > other.documentId ? 1 : one.ordinal - other.ordinal

const storedPassages = ({ document: { id, title, passages }, asked }: Kept): StoredPassage[] =>
  passages.map(({ lexemes: _, entities: __, lines: ___, ...passage }) => {
    const of = asked.get(passage.ordinal)
    return { ...passage, documentId: id, title, ...(of && of.questions.length > 0 && { asked: of.stems }) }
  })

const cosine = (one: number[], other: number[]): number => {
  const dot = (a: number[], b: number[]): number =>
    a.reduce((sum, value, index) => sum + value * (b[index] as number), 0)
  return dot(one, other) / (Math.sqrt(dot(one, one) * dot(other, other)) || 1)
}

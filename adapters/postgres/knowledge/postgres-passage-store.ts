import {
  type AskedPassage,
  type CandidateSearch,
  type DocumentSearch,
  type NearestSearch,
  type DocumentTraces,
  type GraphCounts,
  type IndexedDocument,
  type PassageLines,
  type PassagePlace,
  type PassageStore,
  type StoredPassage,
} from '../../../core/knowledge/index.ts'
import { SHARED_NAMESPACE, type DocumentId, type NamespaceId } from '../../../core/shared/ids.ts'
import { Ok } from '../../../core/shared/result.ts'
import type { Database } from '../database.ts'
import { CANDIDATES, termsOf } from './candidate-search.ts'
import { deleteDocument, ENTITIES_OF_ONE, writeDocument } from './document-rows.ts'
import { PASSAGE, passageOf, type PassageRow } from './passage-row.ts'
import { ASK } from './ask-passages.ts'
import { nearestVectors, packVector } from './packed-vectors.ts'
import { PLACE } from './place-passages.ts'

export class PostgresPassageStore implements PassageStore {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  async replace(namespace: NamespaceId, document: IndexedDocument): Promise<void> {
    await this.#database.within(namespace, async () => Ok(await writeDocument(this.#database, namespace, document)))
  }

  async remove(namespace: NamespaceId, document: DocumentId): Promise<void> {
    await this.#database.within(namespace, async () => Ok(await deleteDocument(this.#database, namespace, document)))
  }

  async traces(namespace: NamespaceId, document: DocumentId): Promise<DocumentTraces> {
    const [row] = await this.#database.query<{ documents: number; passages: number; entities: number }>(
      namespace,
      `select (select count(*)::int from knowledge_documents where namespace_id = $1 and id = $2) as documents,
              (select count(*)::int from passages where namespace_id = $1 and document_id = $2) as passages,
              (select count(*)::int from (${ENTITIES_OF_ONE}) as alone) as entities`,
      [namespace, document],
    )
    return { passages: row!.passages, graphNodes: row!.documents + row!.passages + row!.entities }
  }

  async candidates({ namespaces, documentIds, terms, limit }: CandidateSearch): Promise<StoredPassage[]> {
    const searched = termsOf(terms)
    const values = [
      searched.map(({ query }) => query),
      searched.map(({ weight }) => weight),
      documentIds ?? null,
      limit,
    ]
    const found = await Promise.all(
      scopesOf(namespaces).map((scope) =>
        this.#database.query<PassageRow & { score: number }>(scope[0]!, CANDIDATES, [scope, ...values], {
          planned: 'each time',
        }),
      ),
    )
    const best =
      found.length === 1
        ? found[0]!
        : found
            .flat()
            .sort((a, b) => b.score - a.score)
            .slice(0, limit)
    return best.map(passageOf)
  }

  async read({
    namespaces,
    document,
    pages,
    after = 0,
    fromOrdinal = 0,
    offset,
    limit,
  }: DocumentSearch): Promise<{ title: string; passages: StoredPassage[] } | undefined> {
    for (const scope of scopesOf(namespaces)) {
      const [known] = await this.#database.query<{ title: string }>(
        scope[0]!,
        'select title from knowledge_documents where namespace_id = any($1::uuid[]) and id = $2',
        [scope, document],
      )
      if (!known) continue
      const rows = await this.#database.query<PassageRow>(
        scope[0]!,
        `select ${PASSAGE} where p.namespace_id = any($1::uuid[]) and p.document_id = $2 and p.page between $3 and $4
           and p.end_offset > $5 and p.ordinal >= $6
         order by p.ordinal limit $7 offset $8`,
        [scope, document, pages?.from ?? 0, pages?.to ?? LAST_PAGE, after, fromOrdinal, limit, offset],
      )
      return { title: known.title, passages: rows.map(passageOf) }
    }
    return undefined
  }

  async lines(namespaces: NamespaceId[], places: readonly PassagePlace[]): Promise<(PassageLines & PassagePlace)[]> {
    const named = [places.map(({ document }) => document), places.map(({ ordinal }) => ordinal)]
    const found = await Promise.all(
      scopesOf(namespaces).map((scope) =>
        this.#database.query<PassageLines & PassagePlace>(
          scope[0]!,
          `select p.document_id as document, p.ordinal, p.page, p.start_offset as start, p.end_offset as end, p.lines
           from passages p join unnest($2::uuid[], $3::int[]) as named (document_id, ordinal)
             on p.document_id = named.document_id and p.ordinal = named.ordinal
           where p.namespace_id = any($1::uuid[]) and p.lines is not null`,
          [scope, ...named],
        ),
      ),
    )
    return found.flat()
  }

  async lastPageBefore(namespaces: NamespaceId[], document: DocumentId, page: number): Promise<number | null> {
    for (const scope of scopesOf(namespaces)) {
      const [found] = await this.#database.query<{ page: number | null }>(
        scope[0]!,
        `select max(page) as page from passages
         where namespace_id = any($1::uuid[]) and document_id = $2 and page < $3`,
        [scope, document, page],
      )
      if (found && found.page !== null) return found.page
    }
    return null
  }

  async withUnplaced(namespace: NamespaceId, model: string): Promise<DocumentId[]> {
    const rows = await this.#database.query<{ document_id: DocumentId }>(
      namespace,
      `select distinct p.document_id from passages p
       where p.namespace_id = $1 and not exists (select from passage_vectors v
         where v.namespace_id = $1 and v.document_id = p.document_id and v.ordinal = p.ordinal and v.model = $2)
       order by p.document_id`,
      [namespace, model],
    )
    return rows.map(({ document_id }) => document_id)
  }

  async unplaced(namespace: NamespaceId, document: DocumentId, model: string): Promise<StoredPassage[]> {
    const rows = await this.#database.query<PassageRow>(
      namespace,
      `select ${PASSAGE}
       where p.namespace_id = $1 and p.document_id = $2
       and not exists (select from passage_vectors v
         where v.namespace_id = $1 and v.document_id = $2 and v.ordinal = p.ordinal and v.model = $3)
       order by p.ordinal`,
      [namespace, document, model],
    )
    return rows.map(passageOf)
  }

  async place(
    namespace: NamespaceId,
    model: string,
    placed: { passage: StoredPassage; vector: number[] }[],
  ): Promise<void> {
    await this.#database.query(namespace, PLACE, [
      namespace,
      model,
      placed.map(({ passage }) => passage.documentId),
      placed.map(({ passage }) => passage.ordinal),
      placed.map(({ passage }) => passage.text),
      placed.map(({ vector }) => packVector(vector)),
    ])
  }

  async unasked(namespace: NamespaceId, document: DocumentId): Promise<StoredPassage[]> {
    const rows = await this.#database.query<PassageRow>(
      namespace,
      `select ${PASSAGE} where p.namespace_id = $1 and p.document_id = $2 and p.questions is null order by p.ordinal`,
      [namespace, document],
    )
    return rows.map(passageOf)
  }

  async ask(namespace: NamespaceId, document: DocumentId, asked: readonly AskedPassage[]): Promise<void> {
    await this.#database.query(namespace, ASK, [
      namespace,
      document,
      asked.map(({ passage }) => passage.ordinal),
      asked.map(({ passage }) => passage.text),
      asked.map(({ questions }) => questions.join('\n')),
      asked.map(({ questions, stems }) => (questions.length > 0 ? stems : null)),
      asked.map(({ lexemes }) => lexemes.join(' ')),
    ])
  }

  async nearest({ namespaces, documentIds, model, vector, limit }: NearestSearch): Promise<StoredPassage[]> {
    const found = await Promise.all(
      scopesOf(namespaces).map(async (scope) => {
        const rows = await this.#database.query<{ document_id: DocumentId; ordinal: number; vector: Buffer }>(
          scope[0]!,
          `select document_id, ordinal, vector from passage_vectors
         where namespace_id = any($1::uuid[]) and model = $2 and length(vector) = $3
           and ($4::uuid[] is null or document_id = any($4::uuid[])) order by document_id, ordinal`,
          [scope, model, vector.length, documentIds ?? null],
        )
        const best = await nearestVectors(packVector(vector), rows, limit)
        const passages = await this.#database.query<PassageRow>(
          scope[0]!,
          `select ${PASSAGE} join unnest($2::uuid[], $3::int[]) as best (document_id, ordinal)
             on p.document_id = best.document_id and p.ordinal = best.ordinal
           where p.namespace_id = any($1::uuid[])`,
          [scope, best.map(({ row }) => row.document_id), best.map(({ row }) => row.ordinal)],
        )
        const byPlace = new Map(passages.map((row) => [`${row.document_id} ${row.ordinal}`, passageOf(row)]))
        return best.flatMap(({ row, score }) => {
          const passage = byPlace.get(`${row.document_id} ${row.ordinal}`)
          return passage ? [{ passage, score }] : []
        })
      }),
    )
    return found
      .flat()
      .sort((one, other) => other.score - one.score)
      .slice(0, limit)
      .map(({ passage }) => passage)
  }

  async count(namespace: NamespaceId): Promise<GraphCounts> {
    const [row] = await this.#database.query<GraphCounts>(
      namespace,
      `select (select count(*)::int from knowledge_documents where namespace_id = $1) as documents,
              (select coalesce(sum(passages), 0)::int from knowledge_documents where namespace_id = $1) as passages,
              (select count(*)::int from entities where namespace_id = $1) as entities,
              (select count(*)::int from mentions where namespace_id = $1) as mentions`,
      [namespace],
    )
    return row!
  }
}

/**
 * A connection is bound to one namespace and sees the shared one beside it: with several of one's own each is asked for
 * itself.
 */
const scopesOf = (namespaces: NamespaceId[]): NamespaceId[][] => {
  const own = namespaces.filter((namespace) => namespace !== SHARED_NAMESPACE)
  const shared = namespaces.filter((namespace) => namespace === SHARED_NAMESPACE)
  return own.length > 0 ? own.map((namespace, index) => [namespace, ...(index === 0 ? shared : [])]) : [shared]
}

/** The largest integer of PostgreSQL. */
const LAST_PAGE = 2_147_483_647

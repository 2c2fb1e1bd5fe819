import {
  TERM_WEIGHTS,
  type CandidateSearch,
  type DocumentSearch,
  type NearestSearch,
  type DocumentTraces,
  type GraphCounts,
  type IndexedDocument,
  type PassageStore,
  type StoredPassage,
} from '../../../core/knowledge/index.ts'
import { SHARED_NAMESPACE, type DocumentId, type NamespaceId } from '../../../core/shared/ids.ts'
import { Ok } from '../../../core/shared/result.ts'
import type { Database } from '../database.ts'
import { nearestVectors, packVector } from './packed-vectors.ts'

export class PostgresPassageStore implements PassageStore {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  async replace(namespace: NamespaceId, { id, title, passages }: IndexedDocument): Promise<void> {
    const write = (statement: string, values: unknown[]) =>
      this.#database.query(namespace, statement, [namespace, id, ...values])
    await this.#database.within(namespace, async () => {
      await this.#removeRows(namespace, id)
      await write('insert into knowledge_documents (namespace_id, id, title, passages) values ($1, $2, $3, $4)', [
        title,
        passages.length,
      ])
      await write(
        `insert into passages (namespace_id, document_id, ordinal, page, start_offset, end_offset, heading, text, stems)
         select $1, $2, * from unnest($3::int[], $4::int[], $5::int[], $6::int[], $7::text[], $8::text[], $9::text[])`,
        [
          passages.map((p) => p.ordinal),
          passages.map((p) => p.page),
          passages.map((p) => p.start),
          passages.map((p) => p.end),
          passages.map((p) => p.heading),
          passages.map((p) => p.text),
          passages.map((p) => p.stems),
        ],
      )
      await write(
        `insert into passage_lexemes (namespace_id, document_id, ordinal, lexemes)
         select $1, $2, o, array_to_tsvector(string_to_array(l, ' ')) from unnest($3::int[], $4::text[]) as passage (o, l)`,
        [passages.map((p) => p.ordinal), passages.map((p) => [...new Set(p.lexemes)].join(' '))],
      )
      await this.#insertEntities(write, passages)
      return Ok(undefined)
    })
  }

  async remove(namespace: NamespaceId, document: DocumentId): Promise<void> {
    await this.#database.within(namespace, async () => {
      await this.#removeRows(namespace, document)
      return Ok(undefined)
    })
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
        this.#database.query<Row>(scope[0]!, CANDIDATES, [scope, ...values], { planned: 'each time' }),
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
      const rows = await this.#database.query<Row>(
        scope[0]!,
        `select ${PASSAGE} where p.namespace_id = any($1::uuid[]) and p.document_id = $2 and p.page between $3 and $4 order by p.ordinal limit $5 offset $6`,
        [scope, document, pages?.from ?? 0, pages?.to ?? LAST_PAGE, limit, offset],
      )
      return { title: known.title, passages: rows.map(passageOf) }
    }
    return undefined
  }

  async unplaced(namespace: NamespaceId, document: DocumentId, model: string): Promise<StoredPassage[]> {
    const rows = await this.#database.query<Row>(
      namespace,
      `select ${PASSAGE}
       where p.namespace_id = $1 and p.document_id = $2
       and not exists (select from passage_vectors v where v.namespace_id = $1 and v.document_id = $2 and v.ordinal = p.ordinal and v.model = $3) order by p.ordinal`,
      [namespace, document, model],
    )
    return rows.map(passageOf)
  }

  async place(
    namespace: NamespaceId,
    model: string,
    placed: { passage: StoredPassage; vector: number[] }[],
  ): Promise<void> {
    await this.#database.query(
      namespace,
      `insert into passage_vectors (namespace_id, document_id, ordinal, model, vector)
       select $1, p.document_id, p.ordinal, $2, placed.vector
       from unnest($3::uuid[], $4::int[], $5::text[], $6::bytea[]) as placed (document_id, ordinal, text, vector)
       join passages p on p.namespace_id = $1 and p.document_id = placed.document_id and p.ordinal = placed.ordinal and p.text = placed.text
       on conflict (namespace_id, document_id, ordinal) do update set model = excluded.model, vector = excluded.vector`,
      [
        namespace,
        model,
        placed.map(({ passage }) => passage.documentId),
        placed.map(({ passage }) => passage.ordinal),
        placed.map(({ passage }) => passage.text),
        placed.map(({ vector }) => packVector(vector)),
      ],
    )
  }

  async nearest({ namespaces, documentIds, model, vector, limit }: NearestSearch): Promise<StoredPassage[]> {
    const found = await Promise.all(
      scopesOf(namespaces).map(async (scope) => {
        const rows = await this.#database.query<{ document_id: DocumentId; ordinal: number; vector: Buffer }>(
          scope[0]!,
          `select document_id, ordinal, vector from passage_vectors
         where namespace_id = any($1::uuid[]) and model = $2 and length(vector) = $3 and ($4::uuid[] is null or document_id = any($4::uuid[])) order by document_id, ordinal`,
          [scope, model, vector.length, documentIds ?? null],
        )
        const best = nearestVectors(packVector(vector), rows, limit)
        const passages = await this.#database.query<Row>(
          scope[0]!,
          `select ${PASSAGE} join unnest($2::uuid[], $3::int[]) as best (document_id, ordinal) on p.document_id = best.document_id and p.ordinal = best.ordinal where p.namespace_id = any($1::uuid[])`,
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

  async #insertEntities(
    write: (statement: string, values: unknown[]) => Promise<unknown>,
    passages: IndexedDocument['passages'],
  ): Promise<void> {
    const mentions = passages.flatMap(({ ordinal, entities }) => entities.map((entity) => ({ ordinal, ...entity })))
    if (mentions.length === 0) return
    const values = [
      mentions.map((m) => m.ordinal),
      mentions.map((m) => m.kind),
      mentions.map((m) => m.key),
      mentions.map((m) => m.label),
    ]
    // In one order for all writers, so that two documents with the same entities cannot wait for each other.
    await write(
      `insert into entities (namespace_id, kind, key, label)
       select $1, kind, key, min(label) from unnest($3::int[], $4::text[], $5::text[], $6::text[]) as m (ordinal, kind, key, label) where $2::uuid is not null
       group by kind, key order by kind, key on conflict do nothing`,
      values,
    )
    await write(
      `insert into mentions (namespace_id, document_id, ordinal, kind, key)
       select distinct $1::uuid, $2::uuid, ordinal, kind, key from unnest($3::int[], $4::text[], $5::text[], $6::text[]) as m (ordinal, kind, key, label)`,
      values,
    )
  }

  /**
   * Takes out the document and the entities that only it mentions; a lock keeps others from mentioning them meanwhile.
   */
  async #removeRows(namespace: NamespaceId, document: DocumentId): Promise<void> {
    const values = [namespace, document]
    await this.#database.query(namespace, 'select pg_advisory_xact_lock(hashtextextended($1::text, 2))', [namespace])
    const removed = await this.#database.query(
      namespace,
      'delete from knowledge_documents where namespace_id = $1 and id = $2 returning true',
      values,
    )
    if (removed.length === 0) return
    await this.#database.query(
      namespace,
      `delete from entities e using (${ENTITIES_OF_ONE}) as alone where e.namespace_id = $1 and e.kind = alone.kind and e.key = alone.key`,
      values,
    )
    for (const table of ['mentions', 'passage_vectors', 'passage_lexemes', 'passages'])
      await this.#database.query(namespace, `delete from ${table} where namespace_id = $1 and document_id = $2`, values)
  }
}

/** Entities of namespace $1 that document $2 and no other mentions. */
const ENTITIES_OF_ONE = `
  select distinct m.kind, m.key from mentions m where m.namespace_id = $1 and m.document_id = $2
  and not exists (select from mentions o where o.namespace_id = $1 and o.kind = m.kind and o.key = m.key and o.document_id <> $2)`

interface Row {
  document_id: DocumentId
  title: string
  ordinal: number
  page: number
  start_offset: number
  end_offset: number
  heading: string
  text: string
  stems: string
  score: number
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

const passageOf = (row: Row): StoredPassage => ({
  documentId: row.document_id,
  title: row.title,
  ordinal: row.ordinal,
  page: row.page,
  start: row.start_offset,
  end: row.end_offset,
  heading: row.heading,
  text: row.text,
  stems: row.stems,
})

const PASSAGE = `p.document_id, d.title, p.ordinal, p.page, p.start_offset, p.end_offset, p.heading, p.text, p.stems
  from passages p join knowledge_documents d on d.namespace_id = p.namespace_id and d.id = p.document_id`

/**
 * Each term is one scan of the index for each namespace; its matches are counted as they are found, which gives their
 * rarity.
 */
const CANDIDATES = `
  with hit as (
    select t.weight, t.number, l.namespace_id, l.document_id, l.ordinal
    from unnest($2::tsquery[], $3::float8[]) with ordinality as t (query, weight, number)
    cross join unnest($1::uuid[]) as searched (namespace_id)
    cross join lateral (
      select * from searchable_lexemes l
      where l.namespace_id = searched.namespace_id and l.lexemes @@ t.query and ($4::uuid[] is null or l.document_id = any($4::uuid[]))
    ) as l
  ),
  total as (select sum(passages)::float8 as passages from knowledge_documents where namespace_id = any($1::uuid[])),
  worth as (select number, weight * ln(1 + total.passages / count(*)) as each from hit, total group by number, weight, total.passages),
  best as (
    select namespace_id, document_id, ordinal, sum(worth.each) as score from hit join worth using (number)
    group by 1, 2, 3 order by score desc, document_id, ordinal limit $5
  )
  select p.document_id, d.title, p.ordinal, p.page, p.start_offset, p.end_offset, p.heading, p.text, p.stems, best.score
  from best join passages p using (namespace_id, document_id, ordinal) join knowledge_documents d on d.namespace_id = best.namespace_id and d.id = best.document_id
  order by best.score desc, best.document_id, best.ordinal`

const quoted = (lexeme: string): string => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`

const termsOf = (terms: CandidateSearch['terms']): { query: string; weight: number }[] =>
  (['exact', 'prefixes', 'related'] as const).flatMap((kind) =>
    [...new Set(terms[kind])].map((term) => ({
      query: quoted(term) + (kind === 'prefixes' ? ':*' : ''),
      weight: TERM_WEIGHTS[kind],
    })),
  )

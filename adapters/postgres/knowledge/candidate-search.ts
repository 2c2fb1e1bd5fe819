import { TERM_WEIGHTS, type CandidateSearch } from '../../../core/knowledge/index.ts'

/**
 * Each term is one scan of the index for each namespace; its matches are counted as they are found, which gives their
 * rarity. What they are worth is materialized: right after a large document, which no statistics know yet, it
 * would be computed anew for each of them.
 */
export const CANDIDATES = `
  with hit as (
    select t.weight, t.number, l.namespace_id, l.document_id, l.ordinal
    from unnest($2::tsquery[], $3::float8[]) with ordinality as t (query, weight, number)
    cross join unnest($1::uuid[]) as searched (namespace_id)
    cross join lateral (
      select * from searchable_lexemes l
      where l.namespace_id = searched.namespace_id and l.lexemes @@ t.query
        and ($4::uuid[] is null or l.document_id = any($4::uuid[]))
    ) as l
  ),
  total as (select sum(passages)::float8 as passages from knowledge_documents where namespace_id = any($1::uuid[])),
  worth as materialized (select number, weight * ln(1 + total.passages / count(*)) as each from hit, total
    group by number, weight, total.passages),
  best as (
    select namespace_id, document_id, ordinal, sum(worth.each) as score from hit join worth using (number)
    group by 1, 2, 3 order by score desc, document_id, ordinal limit $5
  )
  select p.document_id, d.title, p.ordinal, p.page, p.start_offset, p.end_offset, p.heading, p.text, p.stems,
    p.question_stems, best.score
  from best join passages p using (namespace_id, document_id, ordinal)
  join knowledge_documents d on d.namespace_id = best.namespace_id and d.id = best.document_id
  order by best.score desc, best.document_id, best.ordinal`

const quoted = (lexeme: string): string => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`

export const termsOf = (terms: CandidateSearch['terms']): { query: string; weight: number }[] =>
  (['exact', 'prefixes', 'related'] as const).flatMap((kind) =>
    [...new Set(terms[kind])].map((term) => ({
      query: quoted(term) + (kind === 'prefixes' ? ':*' : ''),
      weight: TERM_WEIGHTS[kind],
    })),
  )

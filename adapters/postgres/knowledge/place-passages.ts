/** $1 namespace, $2 model, and as long as each other: $3 documents, $4 ordinals, $5 texts, $6 vectors. */
export const PLACE = `
  insert into passage_vectors (namespace_id, document_id, ordinal, model, vector)
  select $1, p.document_id, p.ordinal, $2, placed.vector
  from unnest($3::uuid[], $4::int[], $5::text[], $6::bytea[]) as placed (document_id, ordinal, text, vector)
  join passages p on p.namespace_id = $1 and p.document_id = placed.document_id and p.ordinal = placed.ordinal
    and p.text = placed.text
  on conflict (namespace_id, document_id, ordinal) do update set model = excluded.model, vector = excluded.vector`

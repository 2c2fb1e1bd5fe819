/** Keeps questions beside passages that have none, and puts what they are found by among the lexemes of each. */
export const ASK = `
  with asked as (
    update passages p
    set questions = string_to_array(given.questions, E'\\n'), question_stems = given.stems
    from unnest($3::int[], $4::text[], $5::text[], $6::text[], $7::text[])
      as given (ordinal, text, questions, stems, lexemes)
    where p.namespace_id = $1 and p.document_id = $2 and p.ordinal = given.ordinal and p.text = given.text
      and p.questions is null
    returning p.ordinal, given.lexemes
  )
  update passage_lexemes l set lexemes = l.lexemes || array_to_tsvector(string_to_array(asked.lexemes, ' '))
  from asked where l.namespace_id = $1 and l.document_id = $2 and l.ordinal = asked.ordinal`

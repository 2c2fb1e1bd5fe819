import type { IndexedDocument } from '../../../core/knowledge/index.ts'
import type { DocumentId, NamespaceId } from '../../../core/shared/ids.ts'
import type { Database } from '../database.ts'

/** Entities of namespace $1 that document $2 and no other mentions. */
export const ENTITIES_OF_ONE = `
  select distinct m.kind, m.key from mentions m where m.namespace_id = $1 and m.document_id = $2
  and not exists (select from mentions o where o.namespace_id = $1 and o.kind = m.kind and o.key = m.key
    and o.document_id <> $2)`

type Write = (statement: string, values: unknown[]) => Promise<unknown>

/** Writes the document with its passages and entities in place of what was there of it. */
export async function writeDocument(
  database: Database,
  namespace: NamespaceId,
  { id, title, passages }: IndexedDocument,
): Promise<void> {
  const write: Write = (statement, values) => database.query(namespace, statement, [namespace, id, ...values])
  await deleteDocument(database, namespace, id)
  await write('insert into knowledge_documents (namespace_id, id, title, passages) values ($1, $2, $3, $4)', [
    title,
    passages.length,
  ])
  for (let from = 0; from < passages.length; from += AT_ONCE)
    await insertPassages(write, passages.slice(from, from + AT_ONCE))
  if (passages.length >= MANY) await database.query(namespace, 'select analyze_passages()')
}

/** So many at once are a large document, of which PostgreSQL has to know before it plans with its tables. */
const MANY = 500

/** Passages in one statement: putting its values together takes some milliseconds. */
const AT_ONCE = 200

async function insertPassages(write: Write, passages: IndexedDocument['passages']): Promise<void> {
  await write(
    `insert into passages (namespace_id, document_id, ordinal, page, start_offset, end_offset, heading, text, stems,
       lines)
     select $1, $2, ordinal, page, start_offset, end_offset, heading, text, stems, lines::smallint[]
     from unnest($3::int[], $4::int[], $5::int[], $6::int[], $7::text[], $8::text[], $9::text[], $10::text[])
       as p (ordinal, page, start_offset, end_offset, heading, text, stems, lines)`,
    [
      passages.map((p) => p.ordinal),
      passages.map((p) => p.page),
      passages.map((p) => p.start),
      passages.map((p) => p.end),
      passages.map((p) => p.heading),
      passages.map((p) => p.text),
      passages.map((p) => p.stems),
      passages.map((p) => (p.lines ? `{${p.lines.join()}}` : null)),
    ],
  )
  await write(
    `insert into passage_lexemes (namespace_id, document_id, ordinal, lexemes)
     select $1, $2, o, array_to_tsvector(string_to_array(l, ' ')) from unnest($3::int[], $4::text[]) as passage (o, l)`,
    [passages.map((p) => p.ordinal), passages.map((p) => [...new Set(p.lexemes)].join(' '))],
  )
  await insertEntities(write, passages)
}

async function insertEntities(write: Write, passages: IndexedDocument['passages']): Promise<void> {
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
     select $1, kind, key, min(label) from unnest($3::int[], $4::text[], $5::text[], $6::text[])
       as m (ordinal, kind, key, label)
     where $2::uuid is not null
     group by kind, key order by kind, key on conflict do nothing`,
    values,
  )
  await write(
    `insert into mentions (namespace_id, document_id, ordinal, kind, key)
     select distinct $1::uuid, $2::uuid, ordinal, kind, key
     from unnest($3::int[], $4::text[], $5::text[], $6::text[]) as m (ordinal, kind, key, label)`,
    values,
  )
}

/**
 * Takes out the document and the entities that only it mentions; a lock keeps others from mentioning them meanwhile.
 */
export async function deleteDocument(database: Database, namespace: NamespaceId, document: DocumentId): Promise<void> {
  const values = [namespace, document]
  // Right after a large document nothing is known of its tables yet, and the planner takes thousands of mentions for
  // one: compared one by one they keep the database busy for minutes.
  await database.query(
    namespace,
    "select pg_advisory_xact_lock(hashtextextended($1::text, 2)), set_config('enable_nestloop', 'off', true)",
    [namespace],
  )
  const removed = await database.query(
    namespace,
    'delete from knowledge_documents where namespace_id = $1 and id = $2 returning true',
    values,
  )
  if (removed.length === 0) return
  await database.query(
    namespace,
    `delete from entities e using (${ENTITIES_OF_ONE}) as alone
     where e.namespace_id = $1 and e.kind = alone.kind and e.key = alone.key`,
    values,
  )
  for (const table of ['mentions', 'passage_vectors', 'passage_lexemes', 'passages'])
    await database.query(namespace, `delete from ${table} where namespace_id = $1 and document_id = $2`, values)
}

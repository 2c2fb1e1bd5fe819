import type { NamespaceId } from '../../core/shared/ids.ts'
import { Ok } from '../../core/shared/result.ts'
import type { Database } from './database.ts'

/**
 * Everything that belongs to a namespace, what is referred to before what refers to it; only the news of the last day
 * stay behind.
 */
export const PORTABLE_TABLES = [
  'sources',
  'workspace_rows',
  'row_stamps',
  'row_tombstones',
  'row_proposals',
  'inbound_letters',
  'example_farms',
  'support_threads',
  'support_messages',
  'knowledge_documents',
  'passages',
  'passage_lexemes',
  'passage_vectors',
  'entities',
  'mentions',
] as const

export type PortableTable = (typeof PORTABLE_TABLES)[number]

const AT_ONCE = 5000

/**
 * Gives all tables of one moment, each in pieces, an empty one too: rows as JSON by their column names, without the
 * namespace. Work that goes on meanwhile is not waited for and leaves no row without the one it refers to.
 */
export async function readTables(
  database: Database,
  namespace: NamespaceId,
  take: (table: PortableTable, rows: string[]) => Promise<void>,
): Promise<void> {
  await database.within(namespace, async () => {
    await database.query(namespace, 'set transaction isolation level repeatable read, read only')
    for (const table of PORTABLE_TABLES) {
      await database.query(
        namespace,
        `declare ${table}_rows no scroll cursor for select (to_jsonb(t) - 'namespace_id')::text as row from ${table} t where namespace_id = current_setting('hofkern.namespace_id')::uuid order by t.*`,
      )
      for (let more = true; more;) {
        const rows = await database.query<{ row: string }>(namespace, `fetch ${AT_ONCE} from ${table}_rows`)
        await take(
          table,
          rows.map(({ row }) => row),
        )
        more = rows.length === AT_ONCE
      }
    }
    return Ok(undefined)
  })
}

/**
 * Puts rows back as `readTables` gave them, with the same ids, into a namespace, and tells how many. Joins the running
 * transaction.
 */
export async function writeTable(
  database: Database,
  namespace: NamespaceId,
  table: PortableTable,
  rows: AsyncIterable<string>,
): Promise<number> {
  let written = 0
  for await (const piece of piecesOf(rows)) {
    await database.query(
      namespace,
      `insert into ${table} select made.* from jsonb_array_elements($2::jsonb) given, jsonb_populate_record(null::${table}, given || jsonb_build_object('namespace_id', $1::uuid)) made`,
      [namespace, `[${piece.join(',')}]`],
    )
    written += piece.length
  }
  return written
}

async function* piecesOf(rows: AsyncIterable<string>): AsyncIterable<string[]> {
  let piece: string[] = []
  for await (const row of rows) {
    piece.push(row)
    if (piece.length < AT_ONCE) continue
    yield piece
    piece = []
  }
  if (piece.length > 0) yield piece
}

/** True where nothing belongs to the namespace yet. */
export async function isEmptyNamespace(database: Database, namespace: NamespaceId): Promise<boolean> {
  const [found] = await database.query<{ rows: boolean }>(
    namespace,
    `select ${PORTABLE_TABLES.map((table) => `exists (select from ${table} where namespace_id = $1)`).join(' or ')} as rows`,
    [namespace],
  )
  return !found!.rows
}

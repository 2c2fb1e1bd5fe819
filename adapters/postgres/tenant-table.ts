import type { NamespaceId } from '../../core/shared/ids.ts'
import type { BelongingTable } from '../../core/shared/ports/belongings.ts'
import { Ok } from '../../core/shared/result.ts'
import type { Database } from './database.ts'

const AT_ONCE = 5000

export interface TenantTableOptions {
  /** False for what is of no use elsewhere or a few days later. */
  exported?: boolean
  /** The migration that made it, where there were exports before that. */
  since?: string
  /** What a row becomes in another namespace, where a column holds more of the namespace than its id. */
  moved?: (row: Record<string, unknown>, to: NamespaceId) => Record<string, unknown>
}

/** A table whose rows belong to namespaces, as it is exported, restored and emptied. */
export const tenantTable = (
  database: Database,
  name: string,
  { exported = true, since, moved }: TenantTableOptions = {},
): BelongingTable => ({
  name,
  exported,
  ...(since !== undefined && { since }),

  async read(namespace, take) {
    await database.within<undefined, never>(namespace, async () => {
      await database.query(
        namespace,
        `declare ${name}_rows no scroll cursor for select (to_jsonb(t) - 'namespace_id')::text as row from ${name} t
         where namespace_id = current_setting('hofkern.namespace_id')::uuid order by t.*`,
      )
      for (let more = true; more;) {
        const rows = await database.query<{ row: string }>(namespace, `fetch ${AT_ONCE} from ${name}_rows`)
        await take(rows.map(({ row }) => row))
        more = rows.length === AT_ONCE
      }
      await database.query(namespace, `close ${name}_rows`)
      return Ok(undefined)
    })
  },

  async restore(namespace, rows) {
    let written = 0
    for await (const piece of piecesOf(rows)) {
      const given = moved ? piece.map((row) => JSON.stringify(moved(JSON.parse(row), namespace))) : piece
      await database.query(
        namespace,
        `insert into ${name} select made.* from jsonb_array_elements($2::jsonb) given,
           jsonb_populate_record(null::${name}, given || jsonb_build_object('namespace_id', $1::uuid)) made`,
        [namespace, `[${given.join(',')}]`],
      )
      written += piece.length
    }
    return written
  },

  count: (namespace) =>
    counted(database, namespace, `select count(*)::int as rows from ${name} where namespace_id = $1`),

  async remove(namespace, most) {
    const gone = await database.query(
      namespace,
      `delete from ${name} where ctid = any(array(select ctid from ${name} where namespace_id = $1 limit $2))
       returning true`,
      [namespace, most],
    )
    return gone.length
  },
})

/** How many rows of a namespace a statement counts as `rows`; the namespace is its first value. */
export async function counted(database: Database, namespace: NamespaceId, statement: string): Promise<number> {
  const [found] = await database.query<{ rows: number }>(namespace, statement, [namespace])
  return found!.rows
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

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PostgresProvenanceStore } from '../../../adapters/postgres/farm/postgres-provenance-store.ts'
import { historyOf, type RowHistory, type RowId } from '../../../core/farm/index.ts'
import type { DocumentId, NamespaceId } from '../../../core/shared/ids.ts'
import { Ok } from '../../../core/shared/result.ts'
import { newId } from '../../builders/ids.ts'
import { patience } from '../../patience.ts'
import { openTestDatabase, type TestDatabase } from '../../test-database.ts'

const ROWS = 20_000
const AT_ONCE = 500

/**
 * Before autovacuum comes by, PostgreSQL knows of a table what it was before, and takes thousands of rows for one. What
 * is held is how many rows a statement touches, not how long it takes.
 */
describe.each(['none', 'of one row', 'of no row'])('a farm whose rows have just come in, statistics %s', (known) => {
  let test: TestDatabase
  let store: PostgresProvenanceStore
  const [namespace, document] = [newId<NamespaceId>(), newId<DocumentId>()]
  beforeAll(async () => {
    test = await openTestDatabase()
    store = new PostgresProvenanceStore(test.database)
    const [base] = await test.asOwner<{ name: string }>('select current_database() as name')
    await test.asOwner(`alter database ${base!.name} set statement_timeout = '${patience(60_000)}'`)
    for (const table of ['workspace_rows', 'row_stamps'])
      await test.asOwner(`alter table ${table} set (autovacuum_enabled = off)`)
    if (known === 'of one row') await add(newId<NamespaceId>(), newId<DocumentId>(), 1)
    if (known !== 'none') await test.asOwner('analyze workspace_rows, row_stamps')
    await add(namespace, document, ROWS)
  }, patience(240_000))
  afterAll(() => test.drop())

  const add = (space: NamespaceId, by: DocumentId, rows: number) =>
    test.database.within(space, async () => {
      for (let from = 0; from < rows; from += AT_ONCE) {
        const batch = Array.from({ length: Math.min(AT_ONCE, rows) }, (_, index) => rowOf(space, by, from + index))
        await store.load(space, { keys: batch.map(({ row }) => ({ kind: row.kind, key: row.key! })) })
        await store.add(space, batch)
      }
      return Ok(undefined)
    })

  /** Runs `work` and returns how many rows its statements touched, as they are planned now. */
  async function touchedBy(work: () => Promise<unknown>): Promise<number> {
    let touched = 0
    const send = test.database.query.bind(test.database)
    test.database.query = async (space, text, values) => {
      const plan = await send<{ 'QUERY PLAN': string }>(space, `explain (analyze, timing off) ${text}`, values)
      touched += plan.reduce((sum, row) => sum + rowsIn(row['QUERY PLAN']), 0)
      return send(space, text, values) as never
    }
    await work()
    test.database.query = send
    return touched
  }

  it(
    'tells what a document has stamped, and loads rows, without comparing each with each',
    async () => {
      const stamped = await touchedBy(() => store.stampedBy(namespace, document))
      expect(stamped).toBeLessThan(20 * ROWS)
      const rows = (await store.stampedBy(namespace, document)).slice(0, AT_ONCE)
      expect(rows).toHaveLength(AT_ONCE)
      expect(await touchedBy(() => store.load(namespace, { rows }))).toBeLessThan(20 * ROWS)
    },
    patience(240_000),
  )
})

/** What a line of a plan says of rows, whether they passed its filter or not. */
function rowsIn(line: string): number {
  const [, rows, loops] = /actual rows=([\d.]+) loops=(\d+)/.exec(line) ?? []
  const [, removed] = /Rows Removed by (?:Index Recheck|Filter|Join Filter): (\d+)/.exec(line) ?? []
  return Number(rows ?? 0) * Number(loops ?? 0) + Number(removed ?? 0)
}

const rowOf = (namespaceId: NamespaceId, documentId: DocumentId, number: number): RowHistory =>
  historyOf({
    row: {
      namespaceId,
      kind: 'animals',
      id: newId<RowId>(),
      values: { name: 'Alma' },
      label: `Kuh ${number}`,
      key: `key ${number}`,
      origin: 'source',
      edited: false,
      version: 1,
      createdAt: 0,
      updatedAt: 0,
    },
    own: null,
    kept: {},
    held: {},
    statements: [
      {
        documentId,
        key: `key ${number}`,
        page: null,
        quote: null,
        asOf: null,
        values: { name: 'Alma' },
        confirmed: null,
        statedAt: 0,
        since: {},
        makes: true,
      },
    ],
  } as never)

import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrate } from '../../../adapters/postgres/migrate.ts'
import { PostgresProposalStore } from '../../../adapters/postgres/farm/postgres-proposal-store.ts'
import { PostgresDeletedRows } from '../../../adapters/postgres/farm/postgres-deleted-rows.ts'
import { PostgresProvenanceStore } from '../../../adapters/postgres/farm/postgres-provenance-store.ts'
import { PostgresReferences } from '../../../adapters/postgres/farm/postgres-references.ts'
import { PostgresRowStore } from '../../../adapters/postgres/farm/postgres-row-store.ts'
import type { RowId } from '../../../core/farm/index.ts'
import type { DocumentId, NamespaceId } from '../../../core/shared/ids.ts'
import { newId } from '../../builders/ids.ts'
import { aFarmOver } from '../../builders/provenance.ts'
import { openTestDatabase, type TestDatabase } from '../../test-database.ts'
import { BEFORE_PROVENANCE } from './before-provenance.ts'

let test: TestDatabase
beforeAll(async () => void (test = await openTestDatabase()))
afterAll(() => test.drop())

it('lets every source that had stamped a row have said what the row was', async () => {
  for (const statement of [
    ...BEFORE_PROVENANCE,
    'alter table workspace_rows drop column own',
    'alter table row_proposals drop column row_id',
    'alter table row_stamps drop column said, drop column as_of, drop column made_at, drop column makes',
    "delete from mikro_orm_migrations where name = '0005-statements'",
  ])
    await test.asOwner(statement)
  const [namespace, list, other, id] = [newId<NamespaceId>(), newId<DocumentId>(), newId<DocumentId>(), newId<RowId>()]
  await test.asOwner(
    `insert into workspace_rows
     values ($1, 'stock', $2, '{"article": "Weizen", "amount": 2}', 'Weizen · 2', 'weizen', 'source', false, 3,
       now(), now())`,
    [namespace, id],
  )
  for (const document of [list, other])
    await test.asOwner(
      `insert into row_stamps (namespace_id, document_id, kind, row_id, page, quote)
       values ($1, $2, 'stock', $3, 1, 'Weizen')`,
      [namespace, document, id],
    )

  expect(await migrate(test.url)).toEqual(['0005-statements', '0007-provenance'])
  const stores = {
    provenance: new PostgresProvenanceStore(test.database),
    deletedRows: new PostgresDeletedRows(test.database),
    proposals: new PostgresProposalStore(test.database),
    rows: new PostgresRowStore(test.database),
    references: new PostgresReferences(test.database),
  }
  const farm = aFarmOver(stores, test.database, namespace)
  expect(await farm.stampedBy(list)).toMatchObject([{ id, makers: [list, other].toSorted() }])
  await farm.retract(list)
  expect(await farm.read('stock', id)).toMatchObject({
    values: { article: 'Weizen', amount: 2 },
    sources: [{ documentId: other }],
  })
  expect(
    await test.asOwner(
      "select relname from pg_class where relname in ('workspace_rows', 'row_stamps') and not relforcerowsecurity",
    ),
  ).toEqual([])
})

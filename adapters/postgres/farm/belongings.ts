import type { Belongings } from '../../../core/shared/ports/belongings.ts'
import type { Database } from '../database.ts'
import { counted, tenantTable } from '../tenant-table.ts'

export const farmBelongings = (database: Database): Belongings => ({
  area: 'farm',
  tables: [
    // The first are removed last: rows that go are noted there.
    tenantTable(database, 'row_changes', { exported: false }),
    ...['workspace_rows', 'row_stamps', 'row_tombstones', 'row_proposals'].map((table) => tenantTable(database, table)),
    tenantTable(database, 'deleted_rows', { exported: false }),
  ],
  objects: [],
  pending: (namespace) =>
    counted(
      database,
      namespace,
      "select count(*)::int as rows from row_proposals where namespace_id = $1 and status = 'waiting'",
    ),
})

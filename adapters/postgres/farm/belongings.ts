import type { Belongings } from '../../../core/shared/ports/belongings.ts'
import type { Database } from '../database.ts'
import { tenantTable } from '../tenant-table.ts'

export const farmBelongings = (database: Database): Belongings => ({
  area: 'farm',
  tables: ['workspace_rows', 'row_stamps', 'row_tombstones', 'row_proposals'].map((table) =>
    tenantTable(database, table),
  ),
  objects: [],
})

import type { Belongings } from '../../../core/shared/ports/belongings.ts'
import type { Database } from '../database.ts'
import { tenantTable } from '../tenant-table.ts'

export const controlFolderBelongings = (database: Database): Belongings => ({
  area: 'control-folder',
  tables: [tenantTable(database, 'acknowledged_findings', { since: '0037-acknowledged-findings' })],
  objects: [],
})

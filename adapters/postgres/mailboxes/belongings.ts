import type { Belongings } from '../../../core/shared/ports/belongings.ts'
import type { Database } from '../database.ts'
import { tenantTable } from '../tenant-table.ts'

/** It goes with the farm, and no export holds a password. */
export const mailboxesBelongings = (database: Database): Belongings => ({
  area: 'mailboxes',
  tables: [tenantTable(database, 'mailboxes', { exported: false })],
  objects: [],
})

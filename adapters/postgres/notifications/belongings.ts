import type { Belongings } from '../../../core/shared/ports/belongings.ts'
import type { Database } from '../database.ts'
import { tenantTable } from '../tenant-table.ts'

/** Told to people of this installation, who are others elsewhere. */
export const notificationsBelongings = (database: Database): Belongings => ({
  area: 'notifications',
  tables: ['notifications', 'unread_notifications'].map((table) => tenantTable(database, table, { exported: false })),
  objects: [],
})

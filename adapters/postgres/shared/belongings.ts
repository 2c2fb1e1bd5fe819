import type { Belongings } from '../../../core/shared/ports/belongings.ts'
import type { Database } from '../database.ts'
import { tenantTable } from '../tenant-table.ts'

/** What open screens were shown, and which events were read: of no use after some days. */
export const sharedBelongings = (database: Database): Belongings => ({
  area: 'shared',
  tables: ['live_events', 'events_read'].map((table) => tenantTable(database, table, { exported: false })),
  objects: [],
})

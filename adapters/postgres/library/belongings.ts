import type { Belongings } from '../../../core/shared/ports/belongings.ts'
import type { Database } from '../database.ts'
import { tenantTable } from '../tenant-table.ts'

export const libraryBelongings = (database: Database): Belongings => ({
  area: 'library',
  tables: [tenantTable(database, 'plan_calculations', { exported: false }), tenantTable(database, 'plan_adoptions')],
  objects: [],
})

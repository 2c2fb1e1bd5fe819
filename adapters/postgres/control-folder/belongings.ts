import { controlFolderObjects } from '../../../core/control-folder/index.ts'
import type { Belongings } from '../../../core/shared/ports/belongings.ts'
import type { Database } from '../database.ts'
import { tenantTable } from '../tenant-table.ts'
import { PostgresPrintedBooks } from './postgres-printed-books.ts'

export const controlFolderBelongings = (database: Database): Belongings => ({
  area: 'control-folder',
  tables: [
    tenantTable(database, 'printed_books', { exported: false }),
    tenantTable(database, 'acknowledged_findings', { since: '0037-acknowledged-findings' }),
  ],
  objects: controlFolderObjects(new PostgresPrintedBooks(database)),
})

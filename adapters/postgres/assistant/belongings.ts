import type { Belongings } from '../../../core/shared/ports/belongings.ts'
import type { Database } from '../database.ts'
import { counted, tenantTable } from '../tenant-table.ts'

export const assistantBelongings = (database: Database): Belongings => ({
  area: 'assistant',
  // They belong to the grants of programs, which stay with the installation.
  tables: [tenantTable(database, 'pending_actions', { exported: false })],
  objects: [],
  pending: (namespace) =>
    counted(
      database,
      namespace,
      `select count(*)::int as rows from pending_actions
       where namespace_id = $1 and status = 'waiting' and expires_at > now()`,
    ),
})

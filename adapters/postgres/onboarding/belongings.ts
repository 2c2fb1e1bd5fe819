import type { Belongings } from '../../../core/shared/ports/belongings.ts'
import type { Database } from '../database.ts'
import { tenantTable } from '../tenant-table.ts'

export const onboardingBelongings = (database: Database): Belongings => ({
  area: 'onboarding',
  tables: ['example_farms', 'support_threads', 'support_messages'].map((table) => tenantTable(database, table)),
  objects: [],
})

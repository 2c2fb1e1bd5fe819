import type { Belongings } from '../../../core/shared/ports/belongings.ts'
import type { Database } from '../database.ts'
import { tenantTable } from '../tenant-table.ts'

const TABLES = ['knowledge_documents', 'passages', 'passage_lexemes', 'passage_vectors', 'entities', 'mentions']

export const knowledgeBelongings = (database: Database): Belongings => ({
  area: 'knowledge',
  tables: TABLES.map((table) => tenantTable(database, table)),
  objects: [],
})

import type { NamespaceId } from '../../../core/shared/ids.ts'
import type { Database } from '../database.ts'

/** So many rows at once are a large document or table, of which PostgreSQL has to know before it plans with them. */
const MANY = 500

/** Tells PostgreSQL of rows that came in, where they are many; in one transaction it does so once. */
export async function refreshStatistics(database: Database, namespace: NamespaceId, added: number): Promise<void> {
  if (added >= MANY) await database.query(namespace, 'select analyze_rows()')
}

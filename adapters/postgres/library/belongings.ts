import { libraryObjects } from '../../../core/library/index.ts'
import type { NamespaceId } from '../../../core/shared/ids.ts'
import type { Belongings } from '../../../core/shared/ports/belongings.ts'
import type { Database } from '../database.ts'
import { tenantTable } from '../tenant-table.ts'
import { PostgresKeptDocuments } from './postgres-kept-documents.ts'

export const libraryBelongings = (database: Database): Belongings => ({
  area: 'library',
  tables: [
    tenantTable(database, 'kept_documents', { moved: documentIn, since: '0036-library' }),
    tenantTable(database, 'plan_calculations', { exported: false }),
    tenantTable(database, 'plan_adoptions', { since: '0038-plans' }),
    tenantTable(database, 'plan_left_effects', { since: '0044-left-effects' }),
  ],
  objects: libraryObjects(new PostgresKeptDocuments(database)),
})

/**
 * A document names its file by its whole key, which begins with the namespace. No job comes along for a drawing that
 * was out of date, so it counts as not drawn.
 */
function documentIn(document: Record<string, unknown>, namespace: NamespaceId): Record<string, unknown> {
  const { object_key: key, archived_at: archivedAt, outdated } = document
  if (outdated && archivedAt === null)
    return { ...document, object_key: null, sha256: null, content_hash: null, outdated: false }
  return {
    ...document,
    object_key: typeof key === 'string' ? `${namespace}/${key.split('/').slice(1).join('/')}` : null,
  }
}

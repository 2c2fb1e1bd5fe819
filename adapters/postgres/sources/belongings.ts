import type { NamespaceId } from '../../../core/shared/ids.ts'
import type { Belongings } from '../../../core/shared/ports/belongings.ts'
import { sourceObjects } from '../../../core/sources/index.ts'
import type { Database } from '../database.ts'
import { tenantTable } from '../tenant-table.ts'
import { PostgresInboundLetters } from './postgres-inbound-letters.ts'
import { PostgresSourceStore } from './postgres-source-store.ts'

export const sourcesBelongings = (database: Database): Belongings => ({
  area: 'sources',
  tables: [tenantTable(database, 'sources'), tenantTable(database, 'inbound_letters', { moved: letterIn })],
  objects: sourceObjects({
    sources: new PostgresSourceStore(database),
    letters: new PostgresInboundLetters(database),
  }),
})

/** A letter names its file by its whole key, which begins with the namespace. */
const letterIn = (letter: Record<string, unknown>, namespace: NamespaceId) => ({
  ...letter,
  object_key: `${namespace}/${String(letter['object_key']).split('/').slice(1).join('/')}`,
})

import { mediaObjects } from '../../../core/media/index.ts'
import type { Belongings } from '../../../core/shared/ports/belongings.ts'
import type { Database } from '../database.ts'
import { PostgresNamespaceRegister } from '../namespaces/postgres-namespace-register.ts'

export const mediaBelongings = (database: Database): Belongings => {
  const register = new PostgresNamespaceRegister(database)
  return { area: 'media', tables: [], objects: mediaObjects((namespace) => register.isRemoved(namespace)) }
}

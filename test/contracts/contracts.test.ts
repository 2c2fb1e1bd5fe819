import { MemoryDatabase } from '../../adapters/memory/memory-database.ts'
import { MemoryDerivedRows } from '../../adapters/memory/sources/memory-derived-rows.ts'
import { MemorySourceStore } from '../../adapters/memory/sources/memory-source-store.ts'
import type { Database } from '../../adapters/postgres/database.ts'
import { PostgresDerivedRows } from '../../adapters/postgres/sources/postgres-derived-rows.ts'
import { PostgresSourceStore } from '../../adapters/postgres/sources/postgres-source-store.ts'
import { openTestDatabase } from '../test-database.ts'
import { derivedRowsContract } from './sources/derived-rows-contract.ts'
import { sourceStoreContract } from './sources/source-store-contract.ts'
import type { OpenStores } from './stores.ts'

const inMemory = <T>(make: (database: MemoryDatabase) => T): OpenStores<T> => async () => {
  const database = new MemoryDatabase()
  return { store: make(database), transaction: database, close: async () => {} }
}

const inPostgres = <T>(make: (database: Database) => T): OpenStores<T> => async () => {
  const { database, drop } = await openTestDatabase()
  return { store: make(database), transaction: database, close: drop }
}

sourceStoreContract('memory', inMemory((database) => new MemorySourceStore(database)))
sourceStoreContract('PostgreSQL', inPostgres((database) => new PostgresSourceStore(database)))
derivedRowsContract('memory', inMemory((database) => new MemoryDerivedRows(database)))
derivedRowsContract('PostgreSQL', inPostgres((database) => new PostgresDerivedRows(database)))

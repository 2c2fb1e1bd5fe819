import { makeIsolatedDocumentReader } from '../../adapters/documents/isolated-document-reader.ts'
import { MemoryPassageStore } from '../../adapters/memory/knowledge/memory-passage-store.ts'
import { MemoryDatabase } from '../../adapters/memory/memory-database.ts'
import { MemoryDerivedRows } from '../../adapters/memory/sources/memory-derived-rows.ts'
import { memoryDocumentReader } from '../../adapters/memory/sources/memory-document-reader.ts'
import { MemorySourceStore } from '../../adapters/memory/sources/memory-source-store.ts'
import type { Database } from '../../adapters/postgres/database.ts'
import { PostgresPassageStore } from '../../adapters/postgres/knowledge/postgres-passage-store.ts'
import { PostgresDerivedRows } from '../../adapters/postgres/sources/postgres-derived-rows.ts'
import { PostgresSourceStore } from '../../adapters/postgres/sources/postgres-source-store.ts'
import { openTestDatabase } from '../test-database.ts'
import { passageStoreContract } from './knowledge/passage-store-contract.ts'
import { derivedRowsContract } from './sources/derived-rows-contract.ts'
import { documentReaderContract } from './sources/document-reader-contract.ts'
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
passageStoreContract('memory', inMemory(() => new MemoryPassageStore()))
passageStoreContract('PostgreSQL', inPostgres((database) => new PostgresPassageStore(database)))
documentReaderContract('memory', () => ({ reader: memoryDocumentReader, close: async () => {} }))
documentReaderContract('processes of its own', () => {
  const reader = makeIsolatedDocumentReader()
  return { reader, close: reader.close }
})

// Whether an adapter keeps what its port promises, without a test framework. Put an adapter of your own in place of
// this one.
import { MemoryDatabase } from '../adapters/memory/memory-database.ts'
import { MemorySourceStore } from '../adapters/memory/sources/memory-source-store.ts'
import { sourceStoreContract } from '../test/contracts/sources/source-store-contract.ts'

const openMyStore = async () => {
  const database = new MemoryDatabase()
  return { store: new MemorySourceStore(database), transaction: database, close: async () => {} }
}

const cases = sourceStoreContract(openMyStore)
for (const { run } of cases) await run()
console.log(`${cases.length} promises kept`)

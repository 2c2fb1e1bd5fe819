import fc from 'fast-check'
import { afterAll, beforeAll, it } from 'vitest'
import { PostgresProposalStore } from '../../../adapters/postgres/farm/postgres-proposal-store.ts'
import { PostgresDeletedRows } from '../../../adapters/postgres/farm/postgres-deleted-rows.ts'
import { PostgresProvenanceStore } from '../../../adapters/postgres/farm/postgres-provenance-store.ts'
import { PostgresRowNames } from '../../../adapters/postgres/farm/postgres-row-names.ts'
import { PostgresReferences } from '../../../adapters/postgres/farm/postgres-references.ts'
import { PostgresRowStore } from '../../../adapters/postgres/farm/postgres-row-store.ts'
import { LifeModel } from '../../core/farm/provenance/life-model.ts'
import { aLife, anyStep, takeStep } from '../../core/farm/provenance/random-life.ts'
import { openTestDatabase, type TestDatabase } from '../../test-database.ts'

let test: TestDatabase
beforeAll(async () => void (test = await openTestDatabase()))
afterAll(() => test.drop())

it('lets rows live as the model says that they live in memory', async () => {
  const { database } = test
  const stores = {
    provenance: new PostgresProvenanceStore(database),
    deletedRows: new PostgresDeletedRows(database),
    proposals: new PostgresProposalStore(database),
    rows: new PostgresRowStore(database),
    references: new PostgresReferences(database),
    rowNames: new PostgresRowNames(database),
  }
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 8, maxLength: 16 }), async (steps) => {
      const [life, model] = [aLife(stores, database), new LifeModel()]
      for (const step of steps) await takeStep(life, model, step)
    }),
    { numRuns: 8 },
  )
})

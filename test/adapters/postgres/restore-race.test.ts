import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PostgresDeletedRows } from '../../../adapters/postgres/farm/postgres-deleted-rows.ts'
import { PostgresProposalStore } from '../../../adapters/postgres/farm/postgres-proposal-store.ts'
import { PostgresProvenanceStore } from '../../../adapters/postgres/farm/postgres-provenance-store.ts'
import { PostgresReferences } from '../../../adapters/postgres/farm/postgres-references.ts'
import { PostgresRowStore } from '../../../adapters/postgres/farm/postgres-row-store.ts'
import type { DocumentId } from '../../../core/shared/ids.ts'
import type { RowId } from '../../../core/farm/index.ts'
import { newId } from '../../builders/ids.ts'
import { aFarmOver } from '../../builders/provenance.ts'
import { openTestDatabase, type TestDatabase } from '../../test-database.ts'

let test: TestDatabase
beforeAll(async () => void (test = await openTestDatabase()))
afterAll(() => test.drop())

const farmOf = () => {
  const { database } = test
  return aFarmOver(
    {
      provenance: new PostgresProvenanceStore(database),
      deletedRows: new PostgresDeletedRows(database),
      proposals: new PostgresProposalStore(database),
      references: new PostgresReferences(database),
      rows: new PostgresRowStore(database),
    },
    database,
  )
}

const PLACE = { name: 'Deich', flik: 'DENILI9990000001', parcel: '1' }
const act = fc.constantFrom('restore', 'create', 'read', 'delete')

it('of a deleted row and others of its key, one is there in the end, and none is lost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 2, maxLength: 6 }), async (acts) => {
      const farm = farmOf()
      const { id } = (await farm.createRow(farm.actor, 'fields', PLACE)).unwrap()
      const key = (await farm.read('fields', id))!.key!
      await farm.delete('fields', id)
      const read = { kind: 'fields' as const, values: PLACE, label: 'Deich', key, page: null, quote: null, asOf: null }
      const does = {
        restore: async () => (await farm.restore('fields', id)).ok,
        create: async () => (await farm.createRow(farm.actor, 'fields', PLACE)).ok,
        read: async () => (await farm.put(newId<DocumentId>(), [{ ...read, id: newId<RowId>() }])).length > 0,
        delete: () => farm.delete('fields', id).catch(() => undefined),
      }
      await Promise.all(acts.map((one) => does[one]()))
      const rows = await farm.list('fields')
      expect(rows.length).toBeLessThanOrEqual(1)
      const isThere = rows.some((row) => row.id === id)
      expect((await farm.deleted()).map((row) => row.id)).toEqual(isThere ? [] : [id])
      if (!acts.includes('delete')) expect(rows).toHaveLength(1)
    }),
    { numRuns: 40 },
  )
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { PostgresProposalStore } from '../../../adapters/postgres/farm/postgres-proposal-store.ts'
import { PostgresDeletedRows } from '../../../adapters/postgres/farm/postgres-deleted-rows.ts'
import { PostgresProvenanceStore } from '../../../adapters/postgres/farm/postgres-provenance-store.ts'
import { PostgresReferences } from '../../../adapters/postgres/farm/postgres-references.ts'
import { PostgresRowNames } from '../../../adapters/postgres/farm/postgres-row-names.ts'
import { PostgresRowStore } from '../../../adapters/postgres/farm/postgres-row-store.ts'
import { kindOf, makeImportRows, planImport, type RowId } from '../../../core/farm/index.ts'
import type { DocumentId } from '../../../core/shared/ids.ts'
import { newId } from '../../builders/ids.ts'
import { aFarmOver } from '../../builders/provenance.ts'
import { openTestDatabase, type TestDatabase } from '../../test-database.ts'

let test: TestDatabase
beforeAll(async () => void (test = await openTestDatabase()))
afterAll(() => test.drop())

const ofTable = (sender: string) =>
  planImport(
    kindOf('letters'),
    [
      { line: 1, cells: ['Betreff', 'Absender (Kontakt)'] },
      { line: 2, cells: ['aus der Tabelle', sender] },
    ],
    '2026-05-20',
  )

const UNKNOWN = Object.fromEntries(Object.keys(kindOf('letters').fields).map((field) => [field, null]))

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

it('no reference is left hanging, however rows are made, changed and deleted at the same time', async () => {
  for (let round = 0; round < 12; round++) {
    const farm = farmOf()
    const importRows = makeImportRows({ ...farm, rowNames: new PostgresRowNames(test.database), pause: async () => {} })
    const document = newId<DocumentId>()
    const made = (values: object) => farm.createRow(farm.actor, 'letters', { subject: 'Brief', ...values })
    const contact = async () =>
      (await farm.createRow(farm.actor, 'contacts', { type: 'authority', name: 'Amt' })).unwrap().id
    const [one, other] = [await contact(), await contact()]
    const letters = await Promise.all([made({ sender_id: one }), made({ sender_id: other }), made({})])
    const ids = letters.map((letter) => letter.unwrap().id)
    const said = (sender_id: RowId, key: string) => ({
      kind: 'letters' as const,
      id: newId<RowId>(),
      values: { ...UNKNOWN, subject: key, sender_id },
      label: key,
      key,
      page: null,
      quote: null,
      asOf: null,
    })
    // A person is refused, a document is silent, a deletion waits: none of them fails.
    const allowed = /no_reference|row_not_found/
    const outcomes = await Promise.allSettled([
      ...Array.from({ length: 4 }, () => made({ sender_id: one })),
      ...ids.map((id) => farm.change('letters', id, { sender_id: other })),
      farm.delete('contacts', one),
      ...ids.map((id) => farm.change('letters', id, { sender_id: one })),
      farm.put(document, [said(one, 'a'), said(other, 'b')]),
      importRows(farm.actor, 'letters', ofTable(one)),
      farm.delete('contacts', other),
      farm.put(newId<DocumentId>(), [said(other, 'c'), said(one, 'd')]),
    ])
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(JSON.stringify(outcome.reason) + outcome.reason).toMatch(allowed)
    expect(await farm.list('contacts')).toEqual([])
    expect((await farm.list('letters')).map(({ values }) => values['sender_id'])).toEqual(
      expect.not.arrayContaining([expect.any(String)]),
    )
    expect(await farm.references.dangling(farm.namespaceId)).toEqual([])
  }
})

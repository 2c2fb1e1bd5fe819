import { expect, it } from 'vitest'
import { memoryDocumentReader } from '../../../adapters/memory/sources/memory-document-reader.ts'
import { makeImportTable } from '../../../core/sources/index.ts'
import { Ok } from '../../../core/shared/result.ts'
import { aFarmer, received } from '../../builders/farm.ts'

it('an import names a faulty line as the file counts it, with the lines that are empty', async () => {
  const importTable = makeImportTable({ reader: memoryDocumentReader, importRows: async () => Ok({ created: 0, updated: 0 }), clock: { now: () => Date.UTC(2026, 4, 20) } })
  const preview = (await importTable(aFarmer(), 'animals', received('\nOhrmarke;Tierart\n\nDE 03 900 00001;cattle\n\n\nkeine;cattle\n', 'tiere.csv'), true)).unwrap()
  expect(preview).toMatchObject({ plan: { rows: [{ ear_tag: '276000390000001' }], faults: [{ line: 7, column: 'Ohrmarke', text: 'keine' }] } })
})

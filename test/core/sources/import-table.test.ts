import { expect, it } from 'vitest'
import { memoryDocumentReader } from '../../../adapters/memory/sources/memory-document-reader.ts'
import { makeImportTable } from '../../../core/sources/index.ts'
import { Ok } from '../../../core/shared/result.ts'
import { aFarmer, received } from '../../builders/farm.ts'

const NOTHING = { created: 0, updated: 0, unchanged: 0, emptied: 0 }

const importing = () => {
  const taken: number[] = []
  const importTable = makeImportTable({
    reader: memoryDocumentReader,
    importRows: async (_actor, _kind, { rows }) => (taken.push(rows.length), Ok(NOTHING)),
    clock: { now: () => Date.UTC(2026, 4, 20) },
    previewImport: async (_actor, _kind, plan) => ({ plan, outcome: NOTHING }),
  })
  return {
    taken,
    into: (text: string, preview = false) => importTable(aFarmer(), 'fields', received(text, 'felder.csv'), preview),
  }
}

it.each([
  [
    'that is broken by a quote',
    'Schlag;Notiz\nDeich;nass\nKamp;"trocken\nMoor;nass\n',
    /^In Zeile 3 wird ein Anführungszeichen nicht geschlossen/,
  ],
  ['of 100,001 lines', `Schlag;Notiz\n${'Deich;nass\n'.repeat(100_001)}`, /^Die Tabelle hat mehr als 100\.000 Zeilen/],
  [
    'of a million lines',
    `Schlag;Notiz\n${'Deich;nass\n'.repeat(1_000_000)}`,
    /^Die Tabelle hat mehr als 2\.000\.000 Zellen/,
  ],
])(
  'an import takes nothing of a table %s, in a preview neither, and says why',
  { tags: ['large'] },
  async (_name, text, warning) => {
    const { taken, into } = importing()
    for (const preview of [true, false])
      expect((await into(text, preview)).val).toEqual({
        kind: 'unusable_table',
        warnings: [expect.stringMatching(warning)],
      })
    expect(taken).toEqual([])
  },
)

it('an import takes 100,000 lines, and says where there is no table at all', { tags: ['large'] }, async () => {
  const { taken, into } = importing()
  expect((await into(`Schlag;Notiz\n${'Deich;nass\n'.repeat(100_000)}`)).ok).toBe(true)
  expect(taken).toEqual([100_000])
  expect((await into('Kein Tisch')).val).toEqual({ kind: 'no_table' })
})

it('an import names a faulty line as the file counts it, with the lines that are empty', async () => {
  const importTable = makeImportTable({
    reader: memoryDocumentReader,
    importRows: async () => Ok(NOTHING),
    previewImport: async (_actor, _kind, plan) => ({ plan, outcome: NOTHING }),
    clock: { now: () => Date.UTC(2026, 4, 20) },
  })
  const preview = (
    await importTable(
      aFarmer(),
      'animals',
      received('\nOhrmarke;Tierart\n\nDE 03 900 00001;cattle\n\n\nkeine;cattle\n', 'tiere.csv'),
      true,
    )
  ).unwrap()
  expect(preview).toMatchObject({
    plan: {
      rows: [{ values: { ear_tag: '276000390000001' } }],
      faults: [{ line: 7, column: 'Ohrmarke', text: 'keine' }],
    },
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MemoryDatabase } from '../../../adapters/memory/memory-database.ts'
import { MemoryDeletedRows } from '../../../adapters/memory/farm/memory-deleted-rows.ts'
import { MemoryProposalStore } from '../../../adapters/memory/farm/memory-proposal-store.ts'
import { MemoryProvenanceStore } from '../../../adapters/memory/farm/memory-provenance-store.ts'
import { MemoryReferences } from '../../../adapters/memory/farm/memory-references.ts'
import { MemoryRowNames } from '../../../adapters/memory/farm/memory-row-names.ts'
import { MemoryRowStore } from '../../../adapters/memory/farm/memory-row-store.ts'
import type { DocumentId } from '../../../core/shared/ids.ts'
import { applyExtraction } from '../../../core/sources/apply-extraction.ts'
import { makeXlsx } from '../../builders/documents.ts'
import { csv, extract } from '../../builders/extract.ts'
import { box, feature, geoJson } from '../../builders/land.ts'
import { newId } from '../../builders/ids.ts'
import { aFarmOver } from '../../builders/provenance.ts'
import { runs } from '../../runs.ts'

const HEAD = 'FLIK;Schlag-Nr.;Bezeichnung;Größe (ha);Nutzungscode;Kultur;Jahr'
const flik = (block: number) => `DENWLI${String(block).padStart(10, '0')}`
const line = (block: number, number: number, name: string, area: string, year: number) =>
  [flik(block), number, name, area, '115', 'Winterweizen', year].join(';')

/** A farm that lists of parcels are uploaded to, one document each. */
function aFarm() {
  const database = new MemoryDatabase()
  const stores = {
    provenance: new MemoryProvenanceStore(database),
    deletedRows: new MemoryDeletedRows(database),
    proposals: new MemoryProposalStore(database),
    rows: new MemoryRowStore(database),
    references: new MemoryReferences(database),
    rowNames: new MemoryRowNames(database),
  }
  const farm = aFarmOver(stores, database)
  const upload = async (text: string | Uint8Array, filename = 'antrag.csv', documentId = newId<DocumentId>()) => {
    const extraction = await extract(text, filename)
    const now = ++farm.time.now
    return farm.whole(() =>
      applyExtraction(
        { ...farm, ...stores },
        { namespaceId: farm.namespaceId, documentId, letterId: undefined },
        extraction,
        now,
      ),
    )
  }
  const fields = async () =>
    (await farm.list('fields'))
      .map(({ values }) => values)
      .toSorted((a, b) => (JSON.stringify(a['years']) < JSON.stringify(b['years']) ? -1 : 1))
  return { ...farm, upload, fields }
}

const shortOf = ({ name, years }: Record<string, unknown>) => [
  name,
  (years as { year: number; number: string }[]).map(({ year, number }) => `${year}/${number}`).join(' '),
]

describe('a diary', () => {
  const lines = [
    ['Datum', 'Schlag', 'Düngemittel', 'Menge (m³/ha)'],
    ['05.03.2026', 'Moor', 'Rindergülle', '20'],
    ['05.03.2026', 'Moor', 'Rindergülle', '15'],
    ['06.03.2026', 'Heide', 'Rindergülle', '20'],
  ]

  it('that comes in another format doubles nothing, and names the field that the farm has not', async () => {
    const { upload, list, createRow, actor } = aFarm()
    const field = (await createRow(actor, 'fields', { name: 'Moor', area_ha: 5 })).unwrap()
    const { warnings } = await upload(csv(...lines.map((cells) => cells.join(';'))), 'tagebuch.csv')
    expect(warnings).toEqual([expect.stringContaining('„Heide“')])
    const rows = lines.map(
      (cells, row) =>
        `<row r="${row + 1}">${cells.map((cell, column) => `<c r="${'ABCD'[column]}${row + 1}" t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}</row>`,
    )
    await upload(makeXlsx([['Tagebuch', rows.join('')]]), 'tagebuch.xlsx')
    const jobs = await list('work_items')
    expect(
      new Set(jobs.map(({ values, sources }) => `${values['amount']} ${values['field_id']} ${sources.length}`)),
    ).toEqual(new Set([`15 ${field.id} 2`, `20 ${field.id} 2`, '20 null 2']))
  })
})

describe('a field over the years', () => {
  it('is one row whatever number and field block it has, in any order of the applications', async () => {
    const names = ['Hinterm Deich', 'Langer Kamp', 'Moor', 'Hauswiese']
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({
            area: fc.integer({ min: 50, max: 2000 }),
            blocks: fc.tuple(
              fc.integer({ min: 1, max: 5 }),
              fc.integer({ min: 1, max: 5 }),
              fc.integer({ min: 1, max: 5 }),
            ),
          }),
          { minLength: 4, maxLength: 4 },
        ),
        fc.shuffledSubarray([0, 1, 2], { minLength: 3, maxLength: 3 }),
        fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4, maxLength: 4 }),
        async (parcels, order, numbers) => {
          const { upload, fields, waiting } = aFarm()
          const applications = [2024, 2025, 2026].map((year, index) =>
            csv(
              HEAD,
              ...parcels.map(({ area, blocks }, field) =>
                line(
                  blocks[index]! + field * 10,
                  year === 2025 ? numbers[field]! + 1 : field + 1,
                  names[field]!,
                  ((area * (100 + index)) / 10_000).toFixed(4).replace('.', ','),
                  year,
                ),
              ),
            ),
          )
          for (const index of order) await upload(applications[index]!)
          const rows = await fields()
          expect(await waiting()).toEqual([])
          expect(rows.map(({ name }) => name).toSorted()).toEqual(names.toSorted())
          for (const { name, years, flik: block, parcel_number: number } of rows) {
            const field = names.indexOf(String(name))
            expect(years).toMatchObject([{ year: 2024 }, { year: 2025 }, { year: 2026 }])
            expect([block, number]).toEqual([flik(parcels[field]!.blocks[2] + field * 10), String(field + 1)])
          }
        },
      ),
      { numRuns: runs(40) },
    )
  })

  it('goes on as itself where it is renamed and nothing else changes', async () => {
    const { upload, fields } = aFarm()
    await upload(csv(HEAD, line(1, 1, 'Moor', '5,00', 2025), line(1, 2, 'Heide', '7,00', 2025)))
    await upload(csv(HEAD, line(1, 1, 'Am Moor', '5,02', 2026), line(1, 2, 'Heide', '7,00', 2026)))
    expect((await fields()).map(shortOf)).toEqual([
      ['Am Moor', '2025/1 2026/1'],
      ['Heide', '2025/2 2026/2'],
    ])
  })

  it('whose number another one has now is not taken for it', async () => {
    const { upload, fields } = aFarm()
    await upload(csv(HEAD, line(1, 1, 'Moor', '5,00', 2025), line(1, 2, 'Heide', '5,00', 2025)))
    await upload(csv(HEAD, line(1, 2, 'Moor', '5,00', 2026), line(1, 1, 'Heide', '5,00', 2026)))
    expect((await fields()).map(shortOf)).toEqual([
      ['Moor', '2025/1 2026/2'],
      ['Heide', '2025/2 2026/1'],
    ])
  })

  it.each([[[0, 1]], [[1, 0]]])('that is divided leaves parts of its own that name it (%j)', async (order) => {
    const { upload, fields, waiting } = aFarm()
    const applications = [
      csv(HEAD, line(1, 1, 'Moor', '10,00', 2025)),
      csv(HEAD, line(1, 1, 'Moor Nord', '6,00', 2026), line(1, 5, 'Moor Süd', '4,00', 2026)),
    ]
    for (const index of order) await upload(applications[index]!)
    expect((await fields()).map((row) => [...shortOf(row), row['predecessors']])).toEqual([
      ['Moor', '2025/1', null],
      ['Moor Nord', '2026/1', [{ name: 'Moor' }]],
      ['Moor Süd', '2026/5', [{ name: 'Moor' }]],
    ])
    expect(await waiting()).toEqual([])
  })

  it('that may be one of two waits for a person, and is no row before', async () => {
    const { upload, fields, waiting } = aFarm()
    await upload(csv(HEAD, line(1, 1, 'Moor', '5,00', 2025), line(2, 1, 'Moor', '5,00', 2025)))
    const { warnings } = await upload(csv(HEAD, line(3, 1, 'Moor', '5,00', 2026)))
    expect((await fields()).map(shortOf)).toEqual([
      ['Moor', '2025/1'],
      ['Moor', '2025/1'],
    ])
    expect(await waiting()).toMatchObject([{ kind: 'fields', about: null, values: { name: 'Moor' } }])
    expect(warnings).toEqual([
      '„Moor“: Ob das Feld schon auf dem Hof steht, ist nicht klar. Entscheide es bei den Vorschlägen.',
    ])
  })

  it('keeps what one application of the year says and another leaves open, such as code and area', async () => {
    const { upload, fields } = aFarm()
    const kept = [
      {
        name: 'Moor',
        area_ha: 74.6,
        geometry: { type: 'Polygon' },
        years: [{ year: 2026, flik: flik(1), number: '1', code: '115', area_ha: 74.6 }],
        crops: [{ year: 2026, crop: 'Winterweizen', variety: 'Asory', code: '115' }],
      },
    ]
    await upload(csv(HEAD.replace(';Jahr', ';Jahr;Sorte'), `${line(1, 1, 'Moor', '74,60', 2026)};Asory`))
    await upload(
      geoJson([feature({ FLIK: flik(1), SCHLAGNR: 1, JAHR: 2026, KULTUR: 'Winterweizen' }, box(9.2, 53.3))]),
      'x.json',
    )
    expect(await fields()).toMatchObject(kept)
  })

  it('that a person has entered is the one of the application', async () => {
    const { upload, fields, createRow, actor } = aFarm()
    ;(await createRow(actor, 'fields', { name: 'moor', area_ha: 5.1 })).unwrap()
    await upload(csv(HEAD, line(1, 1, 'Moor', '5,00', 2026)))
    expect(await fields()).toMatchObject([{ name: 'moor', area_ha: 5.1, years: [{ year: 2026, area_ha: 5 }] }])
  })
})

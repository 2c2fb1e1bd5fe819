import { describe, expect, it } from 'vitest'
import { MemoryProposalStore } from '../../../adapters/memory/farm/memory-proposal-store.ts'
import { MemoryDeletedRows } from '../../../adapters/memory/farm/memory-deleted-rows.ts'
import { MemoryProvenanceStore } from '../../../adapters/memory/farm/memory-provenance-store.ts'
import { MemoryReferences } from '../../../adapters/memory/farm/memory-references.ts'
import { MemoryRowNames } from '../../../adapters/memory/farm/memory-row-names.ts'
import { MemoryRowStore } from '../../../adapters/memory/farm/memory-row-store.ts'
import { MemoryDatabase } from '../../../adapters/memory/memory-database.ts'
import { MemorySourceStore } from '../../../adapters/memory/sources/memory-source-store.ts'
import {
  kindOf,
  makeImportRows,
  planImport,
  makePreviewImport,
  REFERENCE_FIELDS,
  type KindSlug,
  type RowId,
  type TableLine,
} from '../../../core/farm/index.ts'
import type { DocumentId } from '../../../core/shared/ids.ts'
import type { Assertion } from '../../../core/extraction/index.ts'
import { applyExtraction } from '../../../core/sources/apply-extraction.ts'
import { newId } from '../../builders/ids.ts'
import { aFarmOver } from '../../builders/provenance.ts'
import { aSource } from '../../builders/source.ts'

function aFarm(database = new MemoryDatabase()) {
  const stores = {
    provenance: new MemoryProvenanceStore(database),
    deletedRows: new MemoryDeletedRows(database),
    proposals: new MemoryProposalStore(database),
    references: new MemoryReferences(database),
    rows: new MemoryRowStore(database),
  }
  const farm = aFarmOver(stores, database)
  const sources = new MemorySourceStore(database)
  const rowNames = new MemoryRowNames(database)
  const made = async (kind: KindSlug, values: Record<string, unknown>): Promise<RowId> =>
    (await farm.createRow(farm.actor, kind, values)).unwrap().id
  return {
    ...farm,
    database,
    importRows: makeImportRows({ ...farm, rowNames, pause: async () => {} }),
    previewImport: makePreviewImport({ ...farm, rowNames, pause: async () => {} }),
    contact: (name = 'Landkreis') => made('contacts', { type: 'authority', name }),
    letter: (values: Record<string, unknown>) => made('letters', { subject: 'Anhörung', ...values }),
    made,
    async document(): Promise<DocumentId> {
      const source = aSource({ namespaceId: farm.namespaceId })
      await sources.add(source)
      return source.id
    },
    letters: async () => (await farm.list('letters')).map(({ values }) => values),
    extract: (documentId: DocumentId, rows: Assertion[]) =>
      farm.whole(() =>
        applyExtraction(
          { ...farm, rowNames },
          { namespaceId: farm.namespaceId, documentId, letterId: undefined },
          { rows },
          ++farm.time.now,
        ),
      ),
  }
}

const assertion = (kind: KindSlug, values: Record<string, unknown>, change: Partial<Assertion> = {}): Assertion => ({
  kind,
  values,
  name: kind,
  confidence: 1,
  page: 1,
  quote: null,
  ...change,
})
const authority = assertion('contacts', { type: 'authority', name: 'Landkreis', postcode: '27404' })
const hearing = (confidence = 1, subject = 'Anhörung') =>
  assertion(
    'letters',
    { subject, sender: 'Landkreis', reference_number: 'A 1' },
    { links: { sender_id: 'contacts' }, confidence },
  )

it('every field that refers to something stands at the top of its row and in no unit, and is named', () => {
  expect(REFERENCE_FIELDS).toContainEqual({ kind: 'letters', field: 'document_id', to: 'sources' })
  for (const { kind, field } of REFERENCE_FIELDS) expect(Object.values(kindOf(kind).units).flat()).not.toContain(field)
})

describe('a reference to what is not there, is of another kind or of another farm', () => {
  const nowhere = async () => {
    const farm = aFarm()
    const stranger = aFarm(farm.database)
    return {
      farm,
      bad: [
        { sender_id: newId<string>() },
        { sender_id: await stranger.contact() },
        { sender_id: await farm.made('herds', { name: 'Kühe', species: 'cattle' }) },
        { document_id: newId<string>() },
        { document_id: await stranger.document() },
        { document_id: await farm.contact() },
      ],
    }
  }
  const faultsOf = (values: object) => [{ path: Object.keys(values), fault: { code: 'no_reference' } }]

  it('is refused where a row is made or changed', async () => {
    const { farm, bad } = await nowhere()
    const id = await farm.letter({ sender_id: await farm.contact('Molkerei'), document_id: await farm.document() })
    for (const values of bad) {
      expect((await farm.createRow(farm.actor, 'letters', { subject: 'X', ...values })).val).toMatchObject({
        faults: faultsOf(values),
      })
      await expect(farm.change('letters', id, values)).rejects.toThrow('no_reference')
    }
    await farm.change('letters', id, { note: 'gelesen' })
  })

  it('is refused where a table comes in, with its line, in the preview too', async () => {
    const { farm, bad } = await nowhere()
    const contact = await farm.contact('Molkerei')
    for (const values of bad) {
      const [[field, id]] = Object.entries(values) as [[string, string]]
      const table: TableLine[] = [
        { line: 1, cells: ['Betreff', 'Absender (Kontakt)', kindOf('letters').fields[field]!.label] },
        { line: 2, cells: ['Gut', contact, ''] },
        { line: 4, cells: ['Schlecht', '', id] },
      ].map(({ line, cells }) => ({ line, cells: field === 'sender_id' ? [cells[0]!, cells[2] || cells[1]!] : cells }))
      const planned = planImport(kindOf('letters'), table, '2026-05-20')
      const { plan } = await farm.previewImport(farm.actor, 'letters', planned)
      expect(plan).toMatchObject({
        rows: [{ line: 2, values: { subject: 'Gut' } }],
        faults: [{ line: 4, text: id, fault: { path: [field], fault: { code: 'no_reference' } } }],
      })
      expect((await farm.importRows(farm.actor, 'letters', planned)).val).toMatchObject({
        kind: 'faulty_lines',
        plan: { faults: plan.faults },
      })
    }
    expect(await farm.letters()).toEqual([])
  })

  it('is found in a table of any length, and the first 500 are named', async () => {
    const { farm } = await nowhere()
    const contact = await farm.contact('Molkerei')
    const table: TableLine[] = [
      { line: 1, cells: ['Betreff', 'Absender (Kontakt)'] },
      ...Array.from({ length: 1400 }, (_, n) => ({
        line: n + 2,
        cells: [n === 1399 ? '' : `Brief ${n}`, n % 2 === 0 ? contact : newId<string>()],
      })),
    ]
    const { plan } = await farm.previewImport(farm.actor, 'letters', planImport(kindOf('letters'), table, '2026-05-20'))
    expect([plan.rows.length, plan.rows.at(-1)!.line, plan.faults.length, plan.moreFaults]).toEqual([
      700, 1400, 500, 200,
    ])
    expect(plan.faults.map(({ line }) => line)).toEqual(Array.from({ length: 500 }, (_, n) => 2 * n + 3))
  })

  it('is refused as a correction of a proposal', async () => {
    const { farm, bad } = await nowhere()
    await farm.extract(await farm.document(), [hearing(0.5)])
    const [proposal] = await farm.waiting()
    for (const corrections of bad)
      expect((await farm.decide({ accept: [{ id: proposal!.id, corrections }], decline: [] })).val).toMatchObject({
        kind: 'invalid_values',
        faults: faultsOf(corrections),
      })
    expect(await farm.letters()).toEqual([])
  })

  it('is left empty where a document says it', async () => {
    const { farm, bad } = await nowhere()
    for (const [index, values] of bad.entries())
      await farm.extract(await farm.document(), [assertion('letters', { subject: `Brief ${index}`, ...values })])
    const letters = await farm.letters()
    expect(letters).toHaveLength(bad.length)
    expect(letters.every(({ sender_id, document_id }) => sender_id === null && document_id === null)).toBe(true)
  })
})

describe('what refers to a row that goes', () => {
  it('is emptied with it, however it came to refer, and no reading or deletion brings it back', async () => {
    const farm = aFarm()
    const [first, second] = [await farm.document(), await farm.document()]
    await farm.extract(first, [authority, hearing()])
    await farm.extract(second, [hearing(1, 'Anhörung, zweite')])
    const [contact] = await farm.list('contacts')
    const held = await farm.letter({ sender_id: contact!.id })
    await farm.delete('contacts', contact!.id)
    expect((await farm.letters()).map(({ sender_id }) => sender_id)).toEqual([null, null])
    await farm.extract(first, [authority, hearing()])
    await farm.deleteDocument(second, false)
    expect(await farm.references.dangling(farm.namespaceId)).toEqual([])
    expect(await farm.read('letters', held)).toMatchObject({ version: 2, values: { sender_id: null } })
  })

  it('is emptied in a proposal that waits, once it is accepted', async () => {
    const farm = aFarm()
    const document = await farm.document()
    await farm.extract(document, [authority, hearing(0.5)])
    const [contact] = await farm.list('contacts')
    await farm.delete('contacts', contact!.id)
    const [proposal] = await farm.waiting()
    expect(proposal!.values['sender_id']).toBe(contact!.id)
    expect((await farm.decide({ accept: [{ id: proposal!.id }], decline: [] })).ok).toBe(true)
    expect(await farm.letters()).toMatchObject([{ subject: 'Anhörung', sender_id: null }])
  })

  it('is emptied where the document yields the row no more', async () => {
    const farm = aFarm()
    const document = await farm.document()
    await farm.extract(document, [authority])
    const [contact] = await farm.list('contacts')
    const id = await farm.letter({ sender_id: contact!.id })
    expect((await farm.extract(document, [])).emptied).toMatchObject([{ kind: 'letters', id, field: 'sender_id' }])
    expect(await farm.letters()).toMatchObject([{ sender_id: null }])
  })
})

describe('an accepted proposal', () => {
  const crops = (confidence: number): Assertion[] => [
    assertion('fields', { name: 'Deich' }, { name: 'PFD1', unlessCalled: ['Deich'] }),
    assertion('fields', { name: 'Deich', note: 'nass' }, { name: 'PFD1 crops', of: 'PFD1', confidence }),
  ]

  it.each([{}, { note: 'trocken' }, { name: 'Deichwiese' }])(
    'of a row that the farm has from elsewhere keeps its stamp when the document is read again, corrected by %j',
    async (corrections) => {
      const farm = aFarm()
      const id = await farm.made('fields', { name: 'Deich' })
      const document = await farm.document()
      await farm.extract(document, crops(0.5))
      const [proposal] = await farm.waiting()
      ;(await farm.decide({ accept: [{ id: proposal!.id, corrections }], decline: [] })).unwrap()
      const accepted = await farm.read('fields', id)
      expect(accepted).toMatchObject({ sources: [{ documentId: document }], values: { note: 'nass', ...corrections } })
      for (let times = 0; times < 2; times++) await farm.extract(document, crops(0.5))
      expect(await farm.read('fields', id)).toEqual(accepted)
      expect(await farm.waiting()).toEqual([])
    },
  )

  it.each([{}, { sender: 'Kreis' }, { reference_number: 'A 2' }, { subject: 'Bescheid', reference_number: null }])(
    'that became a row keeps its stamp when the document is read again, corrected by %j',
    async (corrections) => {
      const farm = aFarm()
      const document = await farm.document()
      await farm.extract(document, [authority, hearing(0.5)])
      const [proposal] = await farm.waiting()
      ;(await farm.decide({ accept: [{ id: proposal!.id, corrections }], decline: [] })).unwrap()
      const accepted = await farm.list('letters')
      expect(accepted).toMatchObject([{ sources: [{ documentId: document }] }])
      for (const confidence of [0.5, 0.5, 1, 0.5]) await farm.extract(document, [authority, hearing(confidence)])
      expect(await farm.list('letters')).toMatchObject([
        { id: accepted[0]!.id, values: accepted[0]!.values, sources: [{ documentId: document }] },
      ])
    },
  )
})

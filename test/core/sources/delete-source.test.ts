import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DocumentId } from '../../../core/shared/ids.ts'
import {
  kindOf,
  stateRows,
  type KindSlug,
  type RowId,
  type StampedRow,
  type YieldedRow,
} from '../../../core/farm/index.ts'
import { planDeletion } from '../../../core/farm/provenance/deletion-plan.ts'
import { aFarmer, received, sourcesInMemory } from '../../builders/farm.ts'
import { newId } from '../../builders/ids.ts'

const DOCUMENTS = ['a', 'b', 'c'] as DocumentId[]
const anyRow = fc
  .record({
    kind: fc.constant('stock' as const),
    id: fc.uuid() as fc.Arbitrary<RowId>,
    label: fc.string(),
    edited: fc.boolean(),
    origin: fc.constantFrom('source' as const, 'plan' as const),
    sources: fc.uniqueArray(fc.constantFrom(...DOCUMENTS), { minLength: 1 }),
    statedAs: fc.constant('key'),
    confirmed: fc.constant(false),
  })
  .chain((row) => fc.subarray(row.sources).map((makers) => ({ ...row, makers })))

describe('the plan of a deletion', () => {
  it('removes a row with the last source that yields it only, and never one that a person has changed or a plan has made', () => {
    fc.assert(
      fc.property(fc.array(anyRow), fc.constantFrom(...DOCUMENTS), (rows: StampedRow[], document) => {
        const { removes, keeps } = planDeletion(document, rows)
        expect(removes.length + keeps.length).toBe(rows.length)
        for (const { id } of removes) {
          const row = rows.find((one) => one.id === id)!
          expect(row).toMatchObject({ edited: false, origin: 'source' })
          expect(row.makers.filter((maker) => maker !== document)).toEqual([])
        }
        for (const { id, outcome } of keeps)
          expect(rows.find((row) => row.id === id)!.edited).toBe(outcome === 'kept_edited')
      }),
    )
  })
})

describe('deleting a source', () => {
  const world = sourcesInMemory()
  const farmer = aFarmer()
  const read = async (text: string) => {
    const { source } = await world.registerSource(farmer, { file: received(text) })
    await world.ingestSource({
      namespaceId: farmer.namespaceId,
      documentId: source.id,
      jobId: source.jobId,
      lastAttempt: true,
      lane: 'slow',
    })
    return source
  }
  const row = (label: string): YieldedRow => ({
    kind: 'stock',
    id: newId<RowId>(),
    values: { article: label },
    label,
    key: label,
    page: null,
    quote: null,
    asOf: null,
  })
  const allUnknown = (kind: KindSlug) =>
    Object.fromEntries(Object.keys(kindOf(kind).fields).map((field) => [field, null]))
  const put = async (document: DocumentId, ...rows: YieldedRow[]) =>
    (
      await stateRows(world, { namespaceId: farmer.namespaceId, documentId: document, now: world.time.now }, rows, [])
    ).map((id) => ({ kind: 'stock' as const, id: id! }))

  it('does what impact says', async () => {
    const [invoice, delivery] = [await read('Rechnung'), await read('Lieferschein')]
    const [own, shared, edited] = [row('nur hier'), row('auch dort'), row('geändert')]
    const made = await put(invoice.id, own, shared, edited)
    await put(delivery.id, shared)
    await world.changeRow(farmer, 'stock', made[2]!.id, { amount: 3 })

    const impact = (await world.readImpact(farmer, invoice.id)).unwrap()
    expect(impact.removes.map(({ label }) => label)).toEqual(['nur hier'])
    expect(impact.keeps.map(({ label, outcome }) => [label, outcome])).toEqual([
      ['auch dort', 'kept_other_source'],
      ['geändert · 3', 'kept_edited'],
    ])
    expect(impact.knowledge.passages).toBe(1)

    expect((await world.deleteSource(farmer, invoice.id, { keepDerived: false })).ok).toBe(true)
    expect(await world.provenance.stampedBy(farmer.namespaceId, delivery.id)).toMatchObject([
      { label: 'auch dort', sources: [delivery.id] },
    ])
    expect(await world.passages.traces(farmer.namespaceId, invoice.id)).toEqual({ passages: 0, graphNodes: 0 })
    expect((await world.deleteSource(farmer, invoice.id, { keepDerived: false })).val).toEqual({
      kind: 'source_not_found',
    })
  })

  it('says whose reference is lost, and empties it in the same transaction', async () => {
    const source = await read('Bescheid des Landkreises')
    const contact: YieldedRow = {
      ...row('Landkreis'),
      kind: 'contacts',
      values: { ...allUnknown('contacts'), type: 'authority', name: 'Landkreis' },
    }
    const letter: YieldedRow = {
      ...row('Bescheid'),
      kind: 'letters',
      values: { ...allUnknown('letters'), subject: 'Bescheid', sender_id: contact.id },
    }
    const confirmed: YieldedRow = { ...letter, id: newId<RowId>(), label: 'Anhörung', key: 'Anhörung' }
    await put(source.id, contact)
    await put(source.id, letter, confirmed)
    await world.changeRow(farmer, 'letters', confirmed.id, { subject: 'Anhörung', note: 'geprüft' })
    const [own] = await put((await read('eigenes Papier')).id, row('x'))
    const mail = { ...confirmed, id: newId<RowId>(), label: 'Brief', key: 'Brief' }
    await put((await read('anderes Papier')).id, { ...mail, values: { ...mail.values, subject: 'Brief' } })
    await world.changeRow(farmer, 'letters', mail.id, { document_id: source.id })
    expect(own).toBeDefined()

    const impact = (await world.readImpact(farmer, source.id)).unwrap()
    expect(impact.removes.map(({ label }) => label)).toEqual(['Landkreis', 'Bescheid'])
    expect(impact.losesReference.map(({ kind, id, label, field }) => [kind, id, label, field])).toEqual([
      ['letters', confirmed.id, 'Anhörung', 'sender_id'],
      ['letters', mail.id, 'Brief', 'document_id'],
      ['letters', mail.id, 'Brief', 'sender_id'],
    ])
    await world.deleteSource(farmer, source.id, { keepDerived: false })
    expect(await world.references.dangling(farmer.namespaceId)).toEqual([])
    for (const { id, field } of impact.losesReference)
      expect((await world.farmRows.byId(farmer.namespaceId, 'letters', id))!.values[field]).toBeNull()
  })

  it('keeps the rows and drops the stamp when it is told to', async () => {
    const source = await read('Futteranalyse')
    const [kept] = await put(source.id, row('bleibt'))
    await world.deleteSource(farmer, source.id, { keepDerived: true })
    expect(await world.provenance.stampedBy(farmer.namespaceId, source.id)).toEqual([])
    expect(await world.farmRows.byId(farmer.namespaceId, 'stock', kept!.id)).toMatchObject({
      label: 'bleibt',
      edited: true,
      sources: [],
    })
  })

  it('does not reach into another namespace', async () => {
    const source = await read('Pacht')
    expect((await world.deleteSource(aFarmer(), source.id, { keepDerived: false })).val).toEqual({
      kind: 'source_not_found',
    })
    expect((await world.readImpact(aFarmer(), source.id)).val).toEqual({ kind: 'source_not_found' })
  })
})

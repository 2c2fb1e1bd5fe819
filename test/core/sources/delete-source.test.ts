import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DocumentId } from '../../../core/shared/ids.ts'
import type { StampedRow } from '../../../core/sources/index.ts'
import { planDeletion } from '../../../core/sources/deletion-plan.ts'
import { aFarmer, received, sourcesInMemory } from '../../builders/farm.ts'
import { newId } from '../../builders/ids.ts'

const DOCUMENTS = ['a', 'b', 'c'] as DocumentId[]
const anyRow = fc.record({ kind: fc.constant('lager'), id: fc.uuid(), label: fc.string(), edited: fc.boolean(), sources: fc.uniqueArray(fc.constantFrom(...DOCUMENTS), { minLength: 1 }) })

describe('the plan of a deletion', () => {
  it('removes a row with its last stamp only, and never one that a person changed', () => {
    fc.assert(fc.property(fc.array(anyRow), fc.constantFrom(...DOCUMENTS), (rows: StampedRow[], document) => {
      const { removes, keeps } = planDeletion(document, rows)
      expect(removes.length + keeps.length).toBe(rows.length)
      for (const { id } of removes) expect(rows.find((row) => row.id === id)).toMatchObject({ edited: false, sources: [document] })
      for (const { id, fate } of keeps) expect(rows.find((row) => row.id === id)!.edited).toBe(fate === 'kept_edited')
    }))
  })
})

describe('deleting a source', () => {
  const world = sourcesInMemory()
  const farmer = aFarmer()
  const made = async (text: string) => {
    const { source } = await world.registerSource(farmer, { file: received(text) })
    await world.ingestSource({ namespaceId: farmer.namespaceId, documentId: source.id, jobId: source.jobId, lastAttempt: true })
    return source
  }
  const row = (label: string) => ({ kind: 'lager', id: newId<string>(), label })

  it('does what impact says', async () => {
    const [invoice, delivery] = [await made('Rechnung'), await made('Lieferschein')]
    const [own, shared, edited] = [row('nur hier'), row('auch dort'), row('geändert')]
    for (const one of [own, shared, edited]) await world.rows.stamp(farmer.namespaceId, invoice.id, one)
    await world.rows.stamp(farmer.namespaceId, delivery.id, shared)
    await world.rows.markEdited(farmer.namespaceId, edited)

    const impact = (await world.readImpact(farmer, invoice.id)).unwrap()
    expect(impact.removes.map(({ label }) => label)).toEqual(['nur hier'])
    expect(impact.keeps.map(({ label, fate }) => [label, fate])).toEqual([['auch dort', 'kept_other_source'], ['geändert', 'kept_edited']])
    expect(impact.knowledge.passages).toBe(1)

    expect((await world.deleteSource(farmer, invoice.id, { keepDerived: false })).ok).toBe(true)
    expect(await world.rows.madeBy(farmer.namespaceId, delivery.id)).toMatchObject([{ label: 'auch dort', sources: [delivery.id] }])
    expect(await world.passages.traces(farmer.namespaceId, invoice.id)).toEqual({ passages: 0, graphNodes: 0 })
    expect((await world.deleteSource(farmer, invoice.id, { keepDerived: false })).val).toEqual({ kind: 'source_not_found' })
  })

  it('keeps the rows and drops the stamp when it is told to', async () => {
    const source = await made('Futteranalyse')
    const kept = row('bleibt')
    await world.rows.stamp(farmer.namespaceId, source.id, kept)
    await world.deleteSource(farmer, source.id, { keepDerived: true })
    await world.rows.stamp(farmer.namespaceId, newId<DocumentId>(), kept)
    expect(await world.rows.madeBy(farmer.namespaceId, source.id)).toEqual([])
  })

  it('does not reach into another namespace', async () => {
    const source = await made('Pacht')
    expect((await world.deleteSource(aFarmer(), source.id, { keepDerived: false })).val).toEqual({ kind: 'source_not_found' })
    expect((await world.readImpact(aFarmer(), source.id)).val).toEqual({ kind: 'source_not_found' })
  })
})

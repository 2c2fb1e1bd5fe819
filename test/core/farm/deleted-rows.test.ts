import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MemoryDeletedRows } from '../../../adapters/memory/farm/memory-deleted-rows.ts'
import { MemoryProposalStore } from '../../../adapters/memory/farm/memory-proposal-store.ts'
import { MemoryProvenanceStore } from '../../../adapters/memory/farm/memory-provenance-store.ts'
import { MemoryReferences } from '../../../adapters/memory/farm/memory-references.ts'
import { MemoryRowNames } from '../../../adapters/memory/farm/memory-row-names.ts'
import { MemoryRowStore } from '../../../adapters/memory/farm/memory-row-store.ts'
import { MemoryDatabase } from '../../../adapters/memory/memory-database.ts'
import { MemorySourceStore } from '../../../adapters/memory/sources/memory-source-store.ts'
import type { Annotation, Assertion } from '../../../core/extraction/index.ts'
import type { KindSlug, Row, RowId } from '../../../core/farm/index.ts'
import type { DocumentId } from '../../../core/shared/ids.ts'
import { applyExtraction } from '../../../core/sources/apply-extraction.ts'
import { aSource } from '../../builders/source.ts'
import { runs } from '../../runs.ts'
import { LifeModel } from './provenance/life-model.ts'
import { aLife, anyStep, DOCUMENTS, takeStep } from './provenance/random-life.ts'

const DAY = 24 * 3600 * 1000

async function aFarm() {
  const database = new MemoryDatabase()
  const sources = new MemorySourceStore(database)
  const life = aLife(
    {
      provenance: new MemoryProvenanceStore(database),
      deletedRows: new MemoryDeletedRows(database),
      proposals: new MemoryProposalStore(database),
      references: new MemoryReferences(database),
      rows: new MemoryRowStore(database),
      rowNames: new MemoryRowNames(database),
    },
    database,
  )
  const { namespaceId } = life
  const store = new MemoryRowStore(database)
  for (const id of DOCUMENTS) await sources.add(aSource({ namespaceId, id: id as DocumentId }))
  return {
    ...life,
    made: async (kind: KindSlug, values: Record<string, unknown>): Promise<RowId> =>
      (await life.createRow(life.actor, kind, values)).unwrap().id,
    add: (row: Row) => store.add([row]),
    extract: (document: string, rows: Assertion[], annotations: Annotation[] = []) =>
      life.whole(() =>
        applyExtraction(
          { ...life, rowNames: new MemoryRowNames(database) },
          { namespaceId, documentId: document as DocumentId, letterId: undefined },
          { rows, annotations },
          ++life.time.now,
        ),
      ),
    /** As the deletion of a source does it, with the source. */
    async without(document: string) {
      await life.deleteDocument(document as DocumentId, false)
      await sources.remove(namespaceId, document as DocumentId)
    },
    history: async (kind: KindSlug, id: RowId) =>
      (await life.whole(() => life.provenance.load(namespaceId, { rows: [{ kind, id }] })))[0]!,
  }
}

const [PAPER, OTHER] = DOCUMENTS as [string, string, string]
const assertion = (kind: KindSlug, values: Record<string, unknown>, change: Partial<Assertion> = {}): Assertion => ({
  kind,
  values,
  name: kind,
  confidence: 1,
  page: 1,
  quote: 'Landkreis',
  ...change,
})
const authority = assertion('contacts', { type: 'authority', name: 'Landkreis', postcode: '27404' })
const hearing = assertion(
  'letters',
  { subject: 'Anhörung', sender: 'Landkreis', reference_number: 'A 1' },
  { links: { sender_id: 'contacts' } },
)

describe('a row that a person deleted', () => {
  it('comes back as it was after any history: its values, who holds them, what waits', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyStep, { maxLength: 25 }),
        fc.array(anyStep, { maxLength: 8 }),
        async (steps, more) => {
          const [life, model] = [await aFarm(), new LifeModel()]
          for (const step of steps) await takeStep(life, model, step)
          for (const row of await life.rows()) {
            const [before, waiting] = [await life.history('fields', row.id), await life.waiting()]
            await life.delete('fields', row.id)
            expect((await life.restore('fields', row.id)).ok).toBe(true)
            const after = await life.history('fields', row.id)
            expect(after).toEqual({
              ...before,
              row: { ...before.row, version: before.row.version + 1, updatedAt: life.time.now },
            })
            const told = (all: typeof waiting) => all.map(({ id: _, createdAt: __, ...one }) => one)
            expect(told(await life.waiting())).toEqual(expect.arrayContaining(told(waiting)))
            expect(await life.waiting()).toHaveLength(waiting.length)
          }
          // And lives on as if nothing had been.
          for (const step of more) await takeStep(life, model, step)
        },
      ),
      { numRuns: runs(200) },
    )
  })

  it('is listed until it is back, which it is once', async () => {
    const farm = await aFarm()
    const id = await farm.made('contacts', { type: 'authority', name: 'Landkreis' })
    await farm.delete('contacts', id)
    const at = farm.time.now
    expect(await farm.deleted()).toEqual([
      { kind: 'contacts', id, label: 'Landkreis', at, until: at + 30 * DAY, by: 'person', documentName: null },
    ])
    expect((await farm.restore('contacts', id)).unwrap()).toMatchObject({ id, version: 2 })
    expect((await farm.restore('contacts', id)).unwrap()).toMatchObject({ id, version: 2 })
    expect(await farm.deleted()).toEqual([])
    expect((await farm.restore('letters', id)).val).toEqual({ kind: 'row_not_found' })
  })

  it('is given as it is where a table has brought it back', async () => {
    const farm = await aFarm()
    const id = await farm.made('contacts', { type: 'company', name: 'Meyer' })
    const { row } = await farm.history('contacts', id)
    await farm.delete('contacts', id)
    await farm.add({ ...row, label: 'Meyer neu', version: 7 })
    expect((await farm.restore('contacts', id)).unwrap()).toMatchObject({ id, version: 7 })
  })

  it('is gone after 30 days', async () => {
    const farm = await aFarm()
    const ids = [await farm.made('stock', { article: 'a' }), await farm.made('stock', { article: 'b' })] as const
    for (const id of ids) await farm.delete('stock', id)
    farm.time.now += 30 * DAY - 2
    expect((await farm.restore('stock', ids[0])).ok).toBe(true)
    expect((await farm.restore('stock', ids[1])).val).toEqual({ kind: 'row_not_found' })
    expect(await farm.deleted()).toEqual([])
  })

  it('stays deleted where another has its key by now, and can come back later', async () => {
    const farm = await aFarm()
    const place = { flik: 'DENILI9990000001', parcel: '1' }
    const id = await farm.made('fields', { name: 'Deich', ...place })
    await farm.delete('fields', id)
    const rival = await farm.made('fields', { name: 'Kamp', ...place })
    expect((await farm.restore('fields', id)).val).toMatchObject({ kind: 'key_taken' })
    expect(await farm.rows()).toHaveLength(1)
    expect(await farm.deleted()).toHaveLength(1)
    await farm.delete('fields', rival)
    expect((await farm.restore('fields', id)).ok).toBe(true)
  })

  it('follows its documents again, which would not have made it any more', async () => {
    const farm = await aFarm()
    await farm.extract(PAPER, [authority])
    const [contact] = await farm.list('contacts')
    await farm.delete('contacts', contact!.id)
    await farm.extract(PAPER, [authority])
    expect(await farm.list('contacts')).toEqual([])
    await farm.restore('contacts', contact!.id)
    await farm.extract(PAPER, [{ ...authority, values: { ...authority.values, city: 'Rotenburg' } }])
    expect(await farm.list('contacts')).toMatchObject([
      { id: contact!.id, edited: false, values: { city: 'Rotenburg' }, sources: [{ documentId: PAPER }] },
    ])
    expect(await farm.provenance.tombstonesOf(farm.namespaceId, PAPER as DocumentId)).toEqual([])
  })
})

describe('what referred to a row that comes back', () => {
  it('refers to it again in the words it did, and a reading or deletion finds it as before', async () => {
    const farm = await aFarm()
    await farm.extract(PAPER, [authority, hearing])
    const [contact] = await farm.list('contacts')
    const [letter] = await farm.list('letters')
    const held = await farm.made('letters', { subject: 'Brief', sender_id: contact!.id })
    const before = await Promise.all([letter!.id, held].map((id) => farm.history('letters', id)))
    await farm.delete('contacts', contact!.id)
    expect((await farm.list('letters')).map(({ values }) => values['sender_id'])).toEqual([null, null])
    await farm.restore('contacts', contact!.id)
    const after = await Promise.all([letter!.id, held].map((id) => farm.history('letters', id)))
    for (const [index, history] of after.entries()) {
      expect({ ...history, row: history.row.values }).toEqual({ ...before[index]!, row: before[index]!.row.values })
      expect(history.row).toMatchObject({ version: 3, edited: before[index]!.row.edited })
    }
  })

  it('is left alone where a person has touched the field since, and waits where the row is gone', async () => {
    const farm = await aFarm()
    const [one, other] = [
      await farm.made('contacts', { type: 'authority', name: 'Landkreis' }),
      await farm.made('contacts', { type: 'authority', name: 'Molkerei' }),
    ]
    const letters = await Promise.all(
      ['a', 'b', 'c'].map((subject) => farm.made('letters', { subject, sender_id: one })),
    )
    await farm.delete('contacts', one)
    await farm.change('letters', letters[0]!, { sender_id: other })
    await farm.change('letters', letters[1]!, { sender_id: other })
    await farm.change('letters', letters[1]!, { sender_id: null })
    await farm.delete('letters', letters[2]!)
    await farm.restore('contacts', one)
    const senders = async () => new Map((await farm.list('letters')).map(({ id, values }) => [id, values['sender_id']]))
    expect(await senders()).toEqual(
      new Map([
        [letters[0], other],
        [letters[1], null],
      ]),
    )
    await farm.restore('letters', letters[2]!)
    expect((await senders()).get(letters[2]!)).toBe(one)
    expect(await farm.references.dangling(farm.namespaceId)).toEqual([])
  })

  it.each([
    ['contacts', 'letters'],
    ['letters', 'contacts'],
  ] as const)('does so where both were deleted, %s first, and in whatever order they come back', async (...order) => {
    for (const back of [order, order.toReversed()]) {
      const farm = await aFarm()
      const contact = await farm.made('contacts', { type: 'authority', name: 'Landkreis' })
      const letter = await farm.made('letters', { subject: 'Brief', sender_id: contact })
      const ids = { contacts: contact, letters: letter }
      for (const kind of order) await farm.delete(kind, ids[kind])
      for (const kind of back) expect((await farm.restore(kind, ids[kind])).ok).toBe(true)
      expect(await farm.list('letters')).toMatchObject([{ id: letter, values: { sender_id: contact } }])
    }
  })
})

describe('a row that went with a source', () => {
  it.each([true, false])(
    'comes back as the person’s own, without its stamp (letter first: %s)',
    async (letterFirst) => {
      const farm = await aFarm()
      await farm.extract(PAPER, [authority, hearing])
      const [contact] = await farm.list('contacts')
      const [letter] = await farm.list('letters')
      await farm.without(PAPER)
      expect([...(await farm.list('contacts')), ...(await farm.list('letters'))]).toEqual([])
      expect(await farm.deleted()).toMatchObject(
        ['contacts', 'letters'].map((kind) => ({ kind, by: 'source', documentName: `${PAPER}.pdf` })),
      )
      const order = [['letters', letter!.id] as const, ['contacts', contact!.id] as const]
      for (const [kind, id] of letterFirst ? order : order.toReversed())
        expect((await farm.restore(kind, id)).ok).toBe(true)
      expect(await farm.list('contacts')).toMatchObject([
        { id: contact!.id, values: contact!.values, edited: true, sources: [] },
      ])
      expect(await farm.list('letters')).toMatchObject([
        { id: letter!.id, values: letter!.values, edited: true, sources: [] },
      ])
      // Nobody holds it: what comes in later is believed.
      expect((await farm.history('contacts', contact!.id)).held).toEqual({})
      await farm.extract(OTHER, [{ ...authority, values: { ...authority.values, city: 'Rotenburg' } }])
      expect(await farm.list('contacts')).toMatchObject([{ id: contact!.id, values: { city: 'Rotenburg' } }])
    },
  )

  it('does not keep the words of a document that is gone', async () => {
    const farm = await aFarm()
    await farm.extract(PAPER, [authority])
    const [contact] = await farm.list('contacts')
    await farm.delete('contacts', contact!.id)
    await farm.without(PAPER)
    const taken = await farm.deletedRows.take(farm.namespaceId, { kind: 'contacts', id: contact!.id }, 0)
    expect(taken!.history.statements).toMatchObject([{ documentId: PAPER, quote: null }])
  })

  it('of several comes back with the stamps of the others', async () => {
    const farm = await aFarm()
    for (const paper of [PAPER, OTHER]) await farm.extract(paper, [authority])
    const [contact] = await farm.list('contacts')
    await farm.delete('contacts', contact!.id)
    await farm.without(PAPER)
    await farm.restore('contacts', contact!.id)
    expect(await farm.list('contacts')).toMatchObject([{ edited: false, sources: [{ documentId: OTHER }] }])
  })
})

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { RowId, RowStore } from '../../../core/farm/index.ts'
import type { DocumentId, NamespaceId } from '../../../core/shared/ids.ts'
import type { DerivedRows, YieldedRow } from '../../../core/sources/index.ts'
import { newId } from '../../builders/ids.ts'
import type { OpenStores, Stores } from '../stores.ts'

interface Ground { derived: DerivedRows; rows: RowStore }

/** What every DerivedRows promises, over the rows of the same farm. */
export const derivedRowsContract = (name: string, open: OpenStores<Ground>): void => void describe(`DerivedRows: ${name}`, () => {
  let stores: Stores<Ground>
  let derived: DerivedRows
  let rows: RowStore
  const namespace = newId<NamespaceId>()
  const [invoice, delivery] = [newId<DocumentId>(), newId<DocumentId>()].sort() as [DocumentId, DocumentId]
  const row = (label: string, change: Partial<YieldedRow> = {}): YieldedRow =>
    ({ kind: 'stock', id: newId<RowId>(), values: { article: label, amount: 1 }, label, key: label, page: 1, quote: `${label} 1 t`, ...change })
  beforeEach(async () => {
    stores = await open()
    derived = stores.store.derived
    rows = stores.store.rows
  })
  afterEach(() => stores.close())
  const read = async (id: RowId) => rows.byId(namespace, 'stock', id)
  const edit = async (id: RowId, values: Record<string, unknown>) => {
    const before = (await read(id))!
    await rows.change({ ...before, values, edited: true, version: before.version + 1, updatedAt: 9000 })
  }

  it('makes rows with their place in the source, in the order they are given', async () => {
    const given = [row('Weizen'), row('Gerste', { page: null, quote: null })]
    const ids = await derived.put(namespace, invoice, given, 5000)
    expect(ids).toEqual(given.map(({ id }) => id))
    expect(await read(ids[0]!)).toMatchObject({ values: { article: 'Weizen', amount: 1 }, label: 'Weizen', key: 'Weizen', origin: 'source', edited: false, version: 1, createdAt: 5000, sources: [{ documentId: invoice, page: 1, quote: 'Weizen 1 t' }] })
    expect(JSON.parse((await rows.shown(namespace, 'stock', ids[0]!))!.json)).toMatchObject({ article: 'Weizen', sources: [{ document_id: invoice, page: 1, quote: 'Weizen 1 t' }] })
    expect((await derived.madeBy(namespace, invoice)).map(({ label }) => label)).toEqual(['Gerste', 'Weizen'])
    expect(await derived.put(namespace, invoice, [], 5000)).toEqual([])
  })

  it('updates in place what it knows by its key, and remembers every source once', async () => {
    const [id] = await derived.put(namespace, invoice, [row('Weizen')], 5000)
    expect(await derived.put(namespace, invoice, [row('Weizen')], 6000)).toEqual([id])
    expect(await read(id!)).toMatchObject({ version: 1, updatedAt: 5000 })
    expect(await derived.put(namespace, delivery, [row('Weizen', { values: { article: 'Weizen', amount: 2 } })], 7000)).toEqual([id])
    expect(await read(id!)).toMatchObject({ values: { amount: 2 }, version: 2, createdAt: 5000, updatedAt: 7000, sources: [{ documentId: invoice }, { documentId: delivery }] })
    expect(await derived.madeBy(namespace, invoice)).toEqual([{ kind: 'stock', id, label: 'Weizen', edited: false, sources: [invoice, delivery] }])
  })

  it('keeps what other sources say where a later one is silent, and what the only source no longer says it forgets', async () => {
    const values = (change: object) => ({ values: { article: 'Weizen', amount: 1, batch: null, steps: [{ text: 'a', value: null }], ...change } })
    const [id] = await derived.put(namespace, invoice, [row('Weizen', values({ batch: 'L7' }))], 5000)
    await derived.put(namespace, delivery, [row('Weizen', values({ amount: 2, steps: [{ text: 'b', value: null }] }))], 6000)
    expect(await read(id!)).toMatchObject({ values: { article: 'Weizen', amount: 2, batch: 'L7', steps: [{ text: 'b', value: null }] }, version: 2 })
    await derived.dropStamps(namespace, invoice)
    await derived.put(namespace, delivery, [row('Weizen', values({}))], 7000)
    expect(await read(id!)).toMatchObject({ values: { amount: 1, batch: null } })
  })

  it('takes the last of two rows with one key', async () => {
    const ids = await derived.put(namespace, invoice, [row('Weizen'), row('Weizen', { values: { article: 'Weizen', amount: 3 } })], 5000)
    expect(new Set(ids).size).toBe(1)
    expect(await read(ids[0]!)).toMatchObject({ values: { amount: 3 } })
  })

  it('leaves alone what a person has changed, but for the stamp', async () => {
    const [id] = await derived.put(namespace, invoice, [row('Weizen')], 5000)
    await edit(id!, { article: 'Winterweizen', amount: 5 })
    expect(await derived.put(namespace, delivery, [row('Weizen', { values: { article: 'Weizen', amount: 2 } })], 7000)).toEqual([id])
    expect(await read(id!)).toMatchObject({ values: { article: 'Winterweizen', amount: 5 }, version: 2, updatedAt: 9000, edited: true })
    expect((await derived.madeBy(namespace, delivery))[0]).toMatchObject({ edited: true, sources: [invoice, delivery] })
  })

  it('drops the stamps of one source, of all its rows or of some', async () => {
    const [wheat, barley] = await derived.put(namespace, invoice, [row('Weizen'), row('Gerste')], 5000)
    await derived.put(namespace, delivery, [row('Weizen')], 5000)
    await derived.dropStamps(namespace, invoice, [{ kind: 'stock', id: wheat! }])
    expect((await derived.madeBy(namespace, invoice)).map(({ id }) => id)).toEqual([barley])
    await derived.dropStamps(namespace, invoice)
    expect(await derived.madeBy(namespace, invoice)).toEqual([])
    expect((await derived.madeBy(namespace, delivery)).map(({ id }) => id)).toEqual([wheat])
    expect(await read(barley!)).toMatchObject({ sources: [] })
  })

  it('adopts and removes rows, and knows no other farm’s', async () => {
    const [wheat, barley] = await derived.put(namespace, invoice, [row('Weizen'), row('Gerste')], 5000)
    const stranger = newId<NamespaceId>()
    await derived.remove(stranger, [{ kind: 'stock', id: wheat! }])
    await derived.adopt(stranger, [{ kind: 'stock', id: wheat! }])
    expect(await read(wheat!)).toMatchObject({ edited: false })
    await derived.adopt(namespace, [{ kind: 'stock', id: wheat! }])
    await derived.remove(namespace, [{ kind: 'stock', id: barley! }])
    expect(await read(wheat!)).toMatchObject({ edited: true })
    expect(await read(barley!)).toBeUndefined()
    expect(await derived.madeBy(stranger, invoice)).toEqual([])
  })

  it('lets two sources that yield the same rows at once both stamp them', async () => {
    const labels = ['a', 'b', 'c', 'd']
    await Promise.all([derived.put(namespace, invoice, labels.map((label) => row(label)), 5000), derived.put(namespace, delivery, labels.toReversed().map((label) => row(label)), 5000)])
    expect((await derived.madeBy(namespace, invoice)).map(({ sources }) => sources.length)).toEqual([2, 2, 2, 2])
  })
})

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { RowId, RowStore, DerivedRows, YieldedRow } from '../../../core/farm/index.ts'
import type { DocumentId, NamespaceId } from '../../../core/shared/ids.ts'
import { newId } from '../../builders/ids.ts'
import type { OpenStores, Stores } from '../stores.ts'

interface Ground {
  derived: DerivedRows
  rows: RowStore
}

/** What every DerivedRows promises, over the rows of the same farm. */
export const derivedRowsContract = (name: string, open: OpenStores<Ground>): void =>
  void describe(`DerivedRows: ${name}`, () => {
    let stores: Stores<Ground>
    let derived: DerivedRows
    let rows: RowStore
    const namespace = newId<NamespaceId>()
    const [invoice, delivery] = [newId<DocumentId>(), newId<DocumentId>()].sort() as [DocumentId, DocumentId]
    const row = (label: string, change: Partial<YieldedRow> = {}): YieldedRow => ({
      kind: 'stock',
      id: newId<RowId>(),
      values: { article: label, amount: null, batch: null },
      label,
      key: label,
      page: 1,
      quote: `${label} 1 t`,
      asOf: null,
      ...change,
    })
    const said = (values: Record<string, unknown>, asOf: string | null = null) =>
      row('Weizen', { values: { article: 'Weizen', amount: null, batch: null, ...values }, asOf })
    beforeEach(async () => {
      stores = await open()
      derived = stores.store.derived
      rows = stores.store.rows
    })
    afterEach(() => stores.close())
    const read = async (id: RowId) => rows.byId(namespace, 'stock', id)
    const edit = async (id: RowId, values: Record<string, unknown>) => {
      const before = (await read(id))!
      await rows.change([{ ...before, values, edited: true, version: before.version + 1, updatedAt: 9000 }])
    }

    it('makes rows with their place in the source, in the order they are given', async () => {
      const given = [row('Weizen'), row('Gerste', { page: null, quote: null })]
      const ids = await derived.put(namespace, invoice, given, 5000)
      expect(ids).toEqual(given.map(({ id }) => id))
      expect(await read(ids[0]!)).toMatchObject({
        values: { article: 'Weizen', amount: null, batch: null },
        label: 'Weizen',
        key: 'Weizen',
        origin: 'source',
        edited: false,
        version: 1,
        createdAt: 5000,
        sources: [{ documentId: invoice, page: 1, quote: 'Weizen 1 t' }],
      })
      expect(JSON.parse((await rows.shown(namespace, 'stock', ids[0]!))!.json)).toMatchObject({
        article: 'Weizen',
        sources: [{ document_id: invoice, page: 1, quote: 'Weizen 1 t' }],
      })
      expect((await derived.madeBy(namespace, invoice)).map(({ label }) => label)).toEqual(['Gerste', 'Weizen'])
      expect(await derived.put(namespace, invoice, [], 5000)).toEqual([])
    })

    it('updates in place what it knows by its key, and remembers every source once', async () => {
      const [id] = await derived.put(namespace, invoice, [row('Weizen')], 5000)
      expect(await derived.put(namespace, invoice, [row('Weizen')], 6000)).toEqual([id])
      expect(await read(id!)).toMatchObject({ version: 1, updatedAt: 5000 })
      expect(await derived.put(namespace, delivery, [said({ amount: 2 })], 7000)).toEqual([id])
      expect(await read(id!)).toMatchObject({
        values: { amount: 2 },
        label: 'Weizen · 2',
        version: 2,
        createdAt: 5000,
        updatedAt: 7000,
        sources: [{ documentId: invoice }, { documentId: delivery }],
      })
      expect(await derived.madeBy(namespace, invoice)).toEqual([
        {
          kind: 'stock',
          id,
          label: 'Weizen · 2',
          edited: false,
          origin: 'source',
          sources: [invoice, delivery],
          makers: [invoice, delivery],
        },
      ])
    })

    it('finds the rows that a paper names, by their key or by what they are called, in whatever spelling', async () => {
      const field = (name: string, flik: string | null, key: string): YieldedRow =>
        row(name, { kind: 'fields', values: { name, flik }, key })
      const [deich, kamp, other] = await derived.put(
        namespace,
        invoice,
        [
          field('Hinterm Deich', 'DENILI9990000001', 'k1'),
          field('Langer Kamp', null, 'k2'),
          field('Kamp', null, 'k3'),
          row('Langer Kamp'),
        ],
        5000,
      )
      await derived.put(newId<NamespaceId>(), invoice, [field('Hinterm Deich', null, 'k4')], 5000)
      const called = async (kind: 'fields' | 'animals', ...names: string[]) =>
        (await derived.called(namespace, kind, names)).toSorted((a, b) => (a.name < b.name ? -1 : 1))
      expect(
        await called('fields', 'HINTERM-DEICH', 'DENILI9990000001', 'langer  kamp', 'k3', 'Deich', '', '-'),
      ).toEqual([
        { name: 'DENILI9990000001', id: deich },
        { name: 'HINTERM-DEICH', id: deich },
        { name: 'k3', id: other },
        { name: 'langer  kamp', id: kamp },
      ])
      const [cow] = await derived.put(
        namespace,
        invoice,
        [
          row('Alma', {
            kind: 'animals',
            values: { ear_tag: '276000390000001', name: 'Alma' },
            key: '276000390000001',
          }),
        ],
        5000,
      )
      expect(await called('animals', '276000390000001', 'Alma')).toEqual([{ name: '276000390000001', id: cow }])
    })

    it('knows what the farm itself is called by its own contact', async () => {
      const contact = (name: string, roles: string[] | null, vat_id: string | null): YieldedRow =>
        row(name, { kind: 'contacts', values: { name, roles, vat_id }, key: name })
      await derived.put(
        namespace,
        invoice,
        [
          contact('Hof Behrens', ['own_farm', 'other'], 'DE123456789'),
          contact('Behrens KG', ['own_farm'], null),
          contact('Landhandel', ['dealer'], 'DE987654321'),
          contact('Nachbar', null, null),
        ],
        5000,
      )
      expect((await derived.ownNames(namespace)).toSorted()).toEqual(['Behrens KG', 'DE123456789', 'Hof Behrens'])
      expect(await derived.ownNames(newId<NamespaceId>())).toEqual([])
    })

    it('lays what each source says over what older ones say, and takes back what only one said', async () => {
      const [id] = await derived.put(namespace, invoice, [said({ amount: 1, batch: 'L7' })], 5000)
      await derived.put(namespace, delivery, [said({ amount: 2 })], 6000)
      expect(await read(id!)).toMatchObject({ values: { article: 'Weizen', amount: 2, batch: 'L7' }, version: 2 })
      // Read anew, the older one stays the older one.
      await derived.put(namespace, invoice, [said({ amount: 4, batch: 'L8' })], 7000)
      expect(await read(id!)).toMatchObject({ values: { amount: 2, batch: 'L8' }, version: 3, updatedAt: 7000 })
      await derived.dropStamps(namespace, delivery, 8000)
      expect(await read(id!)).toMatchObject({
        values: { amount: 4, batch: 'L8' },
        version: 4,
        updatedAt: 8000,
        sources: [{ documentId: invoice }],
      })
      await derived.put(namespace, invoice, [said({})], 9000)
      expect(await read(id!)).toMatchObject({ values: { article: 'Weizen', amount: null, batch: null } })
    })

    it('believes the paper of the later day, whichever came in first', async () => {
      const [id] = await derived.put(namespace, invoice, [said({ amount: 2 }, '2026-03-02')], 5000)
      await derived.put(namespace, delivery, [said({ amount: 1, batch: 'L7' }, '2025-03-02')], 6000)
      expect(await read(id!)).toMatchObject({ values: { amount: 2, batch: 'L7' } })
      await derived.put(namespace, delivery, [said({ amount: 1, batch: 'L7' }, '2026-03-03')], 7000)
      expect(await read(id!)).toMatchObject({ values: { amount: 1 } })
    })

    it('lets what a deleted source said stay where it is told to', async () => {
      const [id] = await derived.put(namespace, invoice, [said({ batch: 'L7', amount: 3 })], 5000)
      await derived.put(namespace, delivery, [said({ amount: 1 })], 6000)
      await derived.dropStamps(namespace, invoice, 7000, { keepSaid: true })
      expect(await read(id!)).toMatchObject({
        values: { amount: 1, batch: 'L7' },
        edited: false,
        sources: [{ documentId: delivery }],
      })
      await derived.put(namespace, delivery, [said({})], 8000)
      expect(await read(id!)).toMatchObject({ values: { amount: 3, batch: 'L7' } })
    })

    it('lays sources over what a plan has made, and gives it back without them', async () => {
      const made = {
        namespaceId: namespace,
        kind: 'stock' as const,
        id: newId<RowId>(),
        values: { article: 'Weizen', amount: 5, batch: null },
        label: 'Weizen · 5',
        key: 'Weizen',
        origin: 'plan' as const,
        edited: false,
        version: 1,
        createdAt: 1000,
        updatedAt: 1000,
      }
      await rows.add([made])
      expect(await derived.put(namespace, invoice, [said({ batch: 'L7', amount: 6 })], 5000)).toEqual([made.id])
      expect(await read(made.id)).toMatchObject({ values: { amount: 6, batch: 'L7' }, origin: 'plan' })
      expect(await derived.madeBy(namespace, invoice)).toMatchObject([{ origin: 'plan' }])
      await derived.dropStamps(namespace, invoice, 6000)
      expect(await read(made.id)).toMatchObject({ values: made.values, label: made.label, sources: [] })
    })

    it('adds to rows that are there what a source says of them, without making it one of those that yield the row', async () => {
      const [id] = await derived.put(namespace, invoice, [said({ amount: 1 })], 5000)
      const remark = {
        kind: 'stock' as const,
        id: id!,
        values: { batch: 'L9' },
        page: 2,
        quote: 'Charge L9',
        asOf: null,
      }
      await derived.remark(namespace, delivery, [remark, { ...remark, id: newId<RowId>() }], 6000)
      expect(await read(id!)).toMatchObject({
        values: { article: 'Weizen', amount: 1, batch: 'L9' },
        version: 2,
        sources: [{ documentId: invoice }, { documentId: delivery, page: 2, quote: 'Charge L9' }],
      })
      expect(await derived.madeBy(namespace, delivery)).toMatchObject([
        { id, sources: [invoice, delivery], makers: [invoice] },
      ])
      await derived.dropStamps(namespace, delivery, 7000)
      expect(await read(id!)).toMatchObject({ values: { amount: 1, batch: null }, sources: [{ documentId: invoice }] })
      await edit(id!, { article: 'Weizen', amount: 1, batch: 'L1' })
      await derived.remark(namespace, delivery, [remark], 8000)
      expect(await read(id!)).toMatchObject({ values: { batch: 'L1' }, sources: [{}, {}] })
    })

    it('tells the lines of a table apart, and lets a newer one take the place of one alone', async () => {
      const field = (crops: object[]): YieldedRow => ({
        ...row('Kamp'),
        kind: 'fields',
        values: { name: 'Kamp', crops },
      })
      const [id] = await derived.put(
        namespace,
        invoice,
        [
          field([
            { year: 2024, crop: 'Raps' },
            { year: 2025, crop: 'Weizen' },
          ]),
        ],
        5000,
      )
      await derived.put(
        namespace,
        delivery,
        [
          field([
            { year: 2026, crop: 'Mais' },
            { year: 2025, crop: 'Dinkel' },
          ]),
        ],
        6000,
      )
      expect(await rows.byId(namespace, 'fields', id!)).toMatchObject({
        values: {
          crops: [
            { year: 2024, crop: 'Raps' },
            { year: 2025, crop: 'Dinkel' },
            { year: 2026, crop: 'Mais' },
          ],
        },
      })
    })

    it('takes the last of two rows with one key', async () => {
      const ids = await derived.put(
        namespace,
        invoice,
        [row('Weizen'), row('Weizen', { values: { article: 'Weizen', amount: 3, batch: null } })],
        5000,
      )
      expect(new Set(ids).size).toBe(1)
      expect(await read(ids[0]!)).toMatchObject({ values: { amount: 3 } })
    })

    it('leaves alone what a person has changed, but for the stamp', async () => {
      const [id] = await derived.put(namespace, invoice, [row('Weizen')], 5000)
      await edit(id!, { article: 'Winterweizen', amount: 5 })
      expect(
        await derived.put(namespace, delivery, [row('Weizen', { values: { article: 'Weizen', amount: 2 } })], 7000),
      ).toEqual([id])
      expect(await read(id!)).toMatchObject({
        values: { article: 'Winterweizen', amount: 5 },
        version: 2,
        updatedAt: 9000,
        edited: true,
      })
      expect((await derived.madeBy(namespace, delivery))[0]).toMatchObject({
        edited: true,
        sources: [invoice, delivery],
      })
    })

    it('drops the stamps of one source, of all its rows or of some', async () => {
      const [wheat, barley] = await derived.put(namespace, invoice, [row('Weizen'), row('Gerste')], 5000)
      await derived.put(namespace, delivery, [row('Weizen')], 5000)
      await derived.dropStamps(namespace, invoice, 6000, { rows: [{ kind: 'stock', id: wheat! }] })
      expect((await derived.madeBy(namespace, invoice)).map(({ id }) => id)).toEqual([barley])
      await derived.dropStamps(namespace, invoice, 6000)
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
      await Promise.all([
        derived.put(
          namespace,
          invoice,
          labels.map((label) => row(label)),
          5000,
        ),
        derived.put(
          namespace,
          delivery,
          labels.toReversed().map((label) => row(label)),
          5000,
        ),
      ])
      expect((await derived.madeBy(namespace, invoice)).map(({ sources }) => sources.length)).toEqual([2, 2, 2, 2])
    })
  })

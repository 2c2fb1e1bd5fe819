import type { RowId, RowStore, DerivedRows, YieldedRow } from '../../../core/farm/index.ts'
import type { DocumentId, NamespaceId } from '../../../core/shared/ids.ts'
import { newId } from '../../builders/ids.ts'
import { equal, matches } from '../assertions.ts'
import { casesOver, type ContractCase } from '../cases.ts'
import type { OpenStores } from '../stores.ts'
import { tenantCases } from '../tenant-cases.ts'

interface Ground {
  derived: DerivedRows
  rows: RowStore
}

/** What every DerivedRows promises, over the rows of the same farm. */
export const derivedRowsContract = (open: OpenStores<Ground>): ContractCase[] => {
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
  const opened = async () => {
    const { close, store } = await open()
    const derived = store.derived
    const rows = store.rows
    const read = async (id: RowId) => rows.byId(namespace, 'stock', id)
    const edit = async (id: RowId, values: Record<string, unknown>) => {
      const before = (await read(id))!
      await rows.change([{ ...before, values, edited: true, version: before.version + 1, updatedAt: 9000 }])
    }
    return { close, derived, edit, read, rows }
  }
  return casesOver(opened, {
    'makes rows with their place in the source, in the order they are given': async ({ derived, read, rows }) => {
      const given = [row('Weizen'), row('Gerste', { page: null, quote: null })]
      const ids = await derived.put(namespace, invoice, given, 5000)
      equal(
        ids,
        given.map(({ id }) => id),
      )
      matches(await read(ids[0]!), {
        values: { article: 'Weizen', amount: null, batch: null },
        label: 'Weizen',
        key: 'Weizen',
        origin: 'source',
        edited: false,
        version: 1,
        createdAt: 5000,
        sources: [{ documentId: invoice, page: 1, quote: 'Weizen 1 t' }],
      })
      matches(JSON.parse((await rows.shown(namespace, 'stock', ids[0]!))!.json), {
        article: 'Weizen',
        sources: [{ document_id: invoice, page: 1, quote: 'Weizen 1 t' }],
      })
      equal(
        (await derived.madeBy(namespace, invoice)).map(({ label }) => label),
        ['Gerste', 'Weizen'],
      )
      equal(await derived.put(namespace, invoice, [], 5000), [])
    },

    'updates in place what it knows by its key, and remembers every source once': async ({ derived, read }) => {
      const [id] = await derived.put(namespace, invoice, [row('Weizen')], 5000)
      equal(await derived.put(namespace, invoice, [row('Weizen')], 6000), [id])
      matches(await read(id!), { version: 1, updatedAt: 5000 })
      equal(await derived.put(namespace, delivery, [said({ amount: 2 })], 7000), [id])
      matches(await read(id!), {
        values: { amount: 2 },
        label: 'Weizen · 2',
        version: 2,
        createdAt: 5000,
        updatedAt: 7000,
        sources: [{ documentId: invoice }, { documentId: delivery }],
      })
      equal(await derived.madeBy(namespace, invoice), [
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
    },

    'finds the rows that a paper names, by their key or by what they are called, in whatever spelling': async ({
      derived,
    }) => {
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
      equal(await called('fields', 'HINTERM-DEICH', 'DENILI9990000001', 'langer  kamp', 'k3', 'Deich', '', '-'), [
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
      equal(await called('animals', '276000390000001', 'Alma'), [{ name: '276000390000001', id: cow }])
    },

    'knows what the farm itself is called by its own contact': async ({ derived }) => {
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
      equal((await derived.ownNames(namespace)).toSorted(), ['Behrens KG', 'DE123456789', 'Hof Behrens'])
      equal(await derived.ownNames(newId<NamespaceId>()), [])
    },

    'lays what each source says over what older ones say, and takes back what only one said': async ({
      derived,
      read,
    }) => {
      const [id] = await derived.put(namespace, invoice, [said({ amount: 1, batch: 'L7' })], 5000)
      await derived.put(namespace, delivery, [said({ amount: 2 })], 6000)
      matches(await read(id!), { values: { article: 'Weizen', amount: 2, batch: 'L7' }, version: 2 })
      // Read anew, the older one stays the older one.
      await derived.put(namespace, invoice, [said({ amount: 4, batch: 'L8' })], 7000)
      matches(await read(id!), { values: { amount: 2, batch: 'L8' }, version: 3, updatedAt: 7000 })
      await derived.dropStamps(namespace, delivery, 8000)
      matches(await read(id!), {
        values: { amount: 4, batch: 'L8' },
        version: 4,
        updatedAt: 8000,
        sources: [{ documentId: invoice }],
      })
      await derived.put(namespace, invoice, [said({})], 9000)
      matches(await read(id!), { values: { article: 'Weizen', amount: null, batch: null } })
    },

    'believes the paper of the later day, whichever came in first': async ({ derived, read }) => {
      const [id] = await derived.put(namespace, invoice, [said({ amount: 2 }, '2026-03-02')], 5000)
      await derived.put(namespace, delivery, [said({ amount: 1, batch: 'L7' }, '2025-03-02')], 6000)
      matches(await read(id!), { values: { amount: 2, batch: 'L7' } })
      await derived.put(namespace, delivery, [said({ amount: 1, batch: 'L7' }, '2026-03-03')], 7000)
      matches(await read(id!), { values: { amount: 1 } })
    },

    'lets what a deleted source said stay where it is told to': async ({ derived, read }) => {
      const [id] = await derived.put(namespace, invoice, [said({ batch: 'L7', amount: 3 })], 5000)
      await derived.put(namespace, delivery, [said({ amount: 1 })], 6000)
      await derived.dropStamps(namespace, invoice, 7000, { keepSaid: true })
      matches(await read(id!), {
        values: { amount: 1, batch: 'L7' },
        edited: false,
        sources: [{ documentId: delivery }],
      })
      await derived.put(namespace, delivery, [said({})], 8000)
      matches(await read(id!), { values: { amount: 3, batch: 'L7' } })
    },

    'lays sources over what a plan has made, and gives it back without them': async ({ derived, read, rows }) => {
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
      equal(await derived.put(namespace, invoice, [said({ batch: 'L7', amount: 6 })], 5000), [made.id])
      matches(await read(made.id), { values: { amount: 6, batch: 'L7' }, origin: 'plan' })
      matches(await derived.madeBy(namespace, invoice), [{ origin: 'plan' }])
      await derived.dropStamps(namespace, invoice, 6000)
      matches(await read(made.id), { values: made.values, label: made.label, sources: [] })
    },

    'adds to rows that are there what a source says of them, without making it one of those that yield the row':
      async ({ derived, edit, read }) => {
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
        matches(await read(id!), {
          values: { article: 'Weizen', amount: 1, batch: 'L9' },
          version: 2,
          sources: [{ documentId: invoice }, { documentId: delivery, page: 2, quote: 'Charge L9' }],
        })
        matches(await derived.madeBy(namespace, delivery), [{ id, sources: [invoice, delivery], makers: [invoice] }])
        await derived.dropStamps(namespace, delivery, 7000)
        matches(await read(id!), { values: { amount: 1, batch: null }, sources: [{ documentId: invoice }] })
        await edit(id!, { article: 'Weizen', amount: 1, batch: 'L1' })
        await derived.remark(namespace, delivery, [remark], 8000)
        matches(await read(id!), { values: { batch: 'L1' }, sources: [{}, {}] })
      },

    'tells the lines of a table apart, and lets a newer one take the place of one alone': async ({ derived, rows }) => {
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
      matches(await rows.byId(namespace, 'fields', id!), {
        values: {
          crops: [
            { year: 2024, crop: 'Raps' },
            { year: 2025, crop: 'Dinkel' },
            { year: 2026, crop: 'Mais' },
          ],
        },
      })
    },

    'takes the last of two rows with one key': async ({ derived, read }) => {
      const ids = await derived.put(
        namespace,
        invoice,
        [row('Weizen'), row('Weizen', { values: { article: 'Weizen', amount: 3, batch: null } })],
        5000,
      )
      equal(new Set(ids).size, 1)
      matches(await read(ids[0]!), { values: { amount: 3 } })
    },

    'leaves alone what a person has changed, but for the stamp': async ({ derived, edit, read }) => {
      const [id] = await derived.put(namespace, invoice, [row('Weizen')], 5000)
      await edit(id!, { article: 'Winterweizen', amount: 5 })
      equal(
        await derived.put(namespace, delivery, [row('Weizen', { values: { article: 'Weizen', amount: 2 } })], 7000),
        [id],
      )
      matches(await read(id!), {
        values: { article: 'Winterweizen', amount: 5 },
        version: 2,
        updatedAt: 9000,
        edited: true,
      })
      matches((await derived.madeBy(namespace, delivery))[0], {
        edited: true,
        sources: [invoice, delivery],
      })
    },

    'drops the stamps of one source, of all its rows or of some': async ({ derived, read }) => {
      const [wheat, barley] = await derived.put(namespace, invoice, [row('Weizen'), row('Gerste')], 5000)
      await derived.put(namespace, delivery, [row('Weizen')], 5000)
      await derived.dropStamps(namespace, invoice, 6000, { rows: [{ kind: 'stock', id: wheat! }] })
      equal(
        (await derived.madeBy(namespace, invoice)).map(({ id }) => id),
        [barley],
      )
      await derived.dropStamps(namespace, invoice, 6000)
      equal(await derived.madeBy(namespace, invoice), [])
      equal(
        (await derived.madeBy(namespace, delivery)).map(({ id }) => id),
        [wheat],
      )
      matches(await read(barley!), { sources: [] })
    },

    'adopts and removes rows, and knows no other farm’s': async ({ derived, read }) => {
      const [wheat, barley] = await derived.put(namespace, invoice, [row('Weizen'), row('Gerste')], 5000)
      const stranger = newId<NamespaceId>()
      await derived.remove(stranger, [{ kind: 'stock', id: wheat! }])
      await derived.adopt(stranger, [{ kind: 'stock', id: wheat! }])
      matches(await read(wheat!), { edited: false })
      await derived.adopt(namespace, [{ kind: 'stock', id: wheat! }])
      await derived.remove(namespace, [{ kind: 'stock', id: barley! }])
      matches(await read(wheat!), { edited: true })
      equal(await read(barley!), undefined)
      equal(await derived.madeBy(stranger, invoice), [])
    },

    'lets two sources that yield the same rows at once both stamp them': async ({ derived }) => {
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
      equal(
        (await derived.madeBy(namespace, invoice)).map(({ sources }) => sources.length),
        [2, 2, 2, 2],
      )
    },
  }).concat(
    tenantCases(open, {
      async write({ derived }, namespaceId) {
        const [id] = await derived.put(namespaceId, invoice, [row('Weizen')], 5000)
        return id
      },
      has: async ({ derived }, namespaceId, written) =>
        (await derived.madeBy(namespaceId, invoice)).some(({ id }) => id === written),
    }),
  )
}

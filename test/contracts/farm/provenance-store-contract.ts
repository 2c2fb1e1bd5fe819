import type { RowAnnotation, RowHistory, RowId, YieldedRow } from '../../../core/farm/index.ts'
import type { DocumentId, NamespaceId } from '../../../core/shared/ids.ts'
import { Err, Ok } from '../../../core/shared/result.ts'
import { aSource } from '../../builders/source.ts'
import type { SourceStore } from '../../../core/sources/index.ts'
import { newId } from '../../builders/ids.ts'
import { aFarmOver, type ProvenanceStores } from '../../builders/provenance.ts'
import { equal, holds, matches, rejects } from '../assertions.ts'
import { casesOver, type ContractCase } from '../cases.ts'
import type { OpenStores } from '../stores.ts'
import { tenantCases } from '../tenant-cases.ts'

/** What every ProvenanceStore promises, with the rows and proposals of the same farm. */
export const provenanceStoreContract = (
  open: OpenStores<ProvenanceStores & { sources: SourceStore }>,
): ContractCase[] => {
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
    const stores = await open()
    const farm = aFarmOver(stores.store, stores.transaction)
    const put = async (document: DocumentId, rows: YieldedRow[], now: number) =>
      (await farm.put(document, rows, now)) as RowId[]
    const read = async (id: RowId) => farm.read('stock', id)
    return { close: () => stores.close(), stores, farm, put, read }
  }
  return [
    ...casesOver(opened, {
      'makes rows with their place in the source, in the order they are given': async ({ farm, put, read }) => {
        const given = [row('Weizen'), row('Gerste', { page: null, quote: null })]
        const ids = await put(invoice, given, 5000)
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
        matches(JSON.parse((await farm.rows.shown(farm.namespaceId, 'stock', ids[0]!))!.json), {
          article: 'Weizen',
          sources: [{ document_id: invoice, page: 1, quote: 'Weizen 1 t' }],
        })
        equal(
          (await farm.stampedBy(invoice)).map(({ label }) => label),
          ['Gerste', 'Weizen'],
        )
        equal(await put(invoice, [], 5000), [])
      },

      'shows of a source the rows that bear its stamp, without those that are gone': async ({ stores, farm, put }) => {
        for (const id of [invoice, delivery])
          await stores.store.sources.add(aSource({ namespaceId: farm.namespaceId, id }))
        const [wheat] = await put(invoice, [row('Weizen'), row('Gerste')], 5000)
        await put(delivery, [row('Weizen'), { ...row('Kamp'), kind: 'fields', values: { name: 'Kamp' } }], 6000)
        const shown = async () => {
          const one = async (id: DocumentId) => (await stores.store.sources.shown(farm.namespaceId, id))?.derived
          const list = await stores.store.sources.list(farm.namespaceId, {}, { limit: 9, offset: 0 })
          const derived = [await one(invoice), await one(delivery)]
          equal(
            [invoice, delivery].map((id) => list.find((source) => source.id === id)?.derived),
            derived,
          )
          return derived
        }
        equal(await shown(), [{ stock: 2 }, { stock: 1, fields: 1 }])
        await farm.delete('stock', wheat!)
        equal(await shown(), [{ stock: 1 }, { fields: 1 }])
        equal(await stores.store.sources.shown(newId<NamespaceId>(), invoice), undefined)
      },

      'sums up what became of the sources of a batch: rows once, what waits, nothing older': async ({
        stores,
        farm,
        put,
      }) => {
        const { sources, proposals } = stores.store
        const { namespaceId } = farm
        const old = newId<DocumentId>()
        for (const [id, createdAt, status] of [
          [old, 999, 'completed'],
          [invoice, 1000, 'completed'],
          [delivery, 2000, 'completed'],
          [newId<DocumentId>(), 2000, 'failed'],
        ] as const)
          await sources.add(aSource({ namespaceId, id, createdAt, status }))
        await put(old, [row('Hafer')], 5000)
        await put(invoice, [row('Weizen'), row('Gerste')], 5000)
        const [wheat] = await put(delivery, [said({ amount: 2 })], 6000)
        await farm.change('stock', wheat!, { amount: 9 })
        await put(delivery, [said({ amount: 3 })], 7000)
        equal(await sources.sumUp(namespaceId, 1000), {
          sources: { completed: 2, failed: 1 },
          rows: { stock: 2 },
          proposalsWaiting: 1,
        })
        await proposals.take(
          namespaceId,
          (await farm.waiting()).map(({ id }) => id),
          'declined',
        )
        matches(await sources.sumUp(namespaceId, 0), {
          sources: { completed: 3 },
          rows: { stock: 3 },
          proposalsWaiting: 0,
        })
        const nothing = { sources: {}, rows: {}, proposalsWaiting: 0 }
        equal(await sources.sumUp(namespaceId, 2001), nothing)
        equal(await sources.sumUp(newId<NamespaceId>(), 0), nothing)
      },

      'updates in place what it knows by its key, and remembers every source once': async ({ farm, put, read }) => {
        const [id] = await put(invoice, [row('Weizen')], 5000)
        equal(await put(invoice, [row('Weizen')], 6000), [id])
        matches(await read(id!), { version: 1, updatedAt: 5000 })
        equal(await put(delivery, [said({ amount: 2 })], 7000), [id])
        matches(await read(id!), {
          values: { amount: 2 },
          label: 'Weizen · 2',
          version: 2,
          createdAt: 5000,
          updatedAt: 7000,
          sources: [{ documentId: invoice }, { documentId: delivery }],
        })
        equal(await farm.stampedBy(invoice), [
          {
            kind: 'stock',
            id,
            label: 'Weizen · 2',
            edited: false,
            origin: 'source',
            sources: [invoice, delivery],
            makers: [invoice, delivery],
            statedAs: 'Weizen',
            confirmed: false,
          },
        ])
      },

      'lays what each source says over what older ones say, and takes back what only one said': async ({
        farm,
        put,
        read,
      }) => {
        const [id] = await put(invoice, [said({ amount: 1, batch: 'L7' })], 5000)
        await put(delivery, [said({ amount: 2 })], 6000)
        matches(await read(id!), { values: { article: 'Weizen', amount: 2, batch: 'L7' }, version: 2 })
        // Read anew, the older one stays the older one.
        await put(invoice, [said({ amount: 4, batch: 'L8' })], 7000)
        matches(await read(id!), { values: { amount: 2, batch: 'L8' }, version: 3, updatedAt: 7000 })
        await farm.retract(delivery, { now: 8000 })
        matches(await read(id!), {
          values: { amount: 4, batch: 'L8' },
          version: 4,
          updatedAt: 8000,
          sources: [{ documentId: invoice }],
        })
        await put(invoice, [said({})], 9000)
        matches(await read(id!), { values: { article: 'Weizen', amount: null, batch: null } })
      },

      'believes the paper of the later day, whichever came in first': async ({ put, read }) => {
        const [id] = await put(invoice, [said({ amount: 2 }, '2026-03-02')], 5000)
        await put(delivery, [said({ amount: 1, batch: 'L7' }, '2025-03-02')], 6000)
        matches(await read(id!), { values: { amount: 2, batch: 'L7' } })
        await put(delivery, [said({ amount: 1, batch: 'L7' }, '2026-03-03')], 7000)
        matches(await read(id!), { values: { amount: 1 } })
      },

      'lets what a deleted source said stay where it is told to': async ({ farm, put, read }) => {
        const [id] = await put(invoice, [said({ batch: 'L7', amount: 3 })], 5000)
        await put(delivery, [said({ amount: 1 })], 6000)
        await farm.retract(invoice, { now: 7000, keep: true })
        matches(await read(id!), {
          values: { amount: 1, batch: 'L7' },
          edited: false,
          sources: [{ documentId: delivery }],
        })
        await put(delivery, [said({})], 8000)
        matches(await read(id!), { values: { amount: 3, batch: 'L7' } })
      },

      'lays sources over what a plan has made, and gives it back without them': async ({ farm, put, read }) => {
        const made = {
          namespaceId: farm.namespaceId,
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
        await farm.rows.add([made])
        equal(await put(invoice, [said({ batch: 'L7', amount: 6 })], 5000), [made.id])
        matches(await read(made.id), { values: { amount: 6, batch: 'L7' }, origin: 'plan' })
        matches(await farm.stampedBy(invoice), [{ origin: 'plan' }])
        await farm.retract(invoice, { now: 6000 })
        matches(await read(made.id), { values: made.values, label: made.label, sources: [] })
      },

      'adds to rows that are there what a source says of them, without making it one of those that yield the row':
        async ({ farm, put, read }) => {
          const [id] = await put(invoice, [said({ amount: 1 })], 5000)
          const annotation: RowAnnotation = {
            kind: 'stock',
            id: id!,
            values: { batch: 'L9' },
            page: 2,
            quote: 'Charge L9',
            asOf: null,
          }
          equal(await farm.annotate(delivery, [annotation, { ...annotation, id: newId<RowId>() }], 6000), new Set([id]))
          matches(await read(id!), {
            values: { article: 'Weizen', amount: 1, batch: 'L9' },
            version: 2,
            sources: [{ documentId: invoice }, { documentId: delivery, page: 2, quote: 'Charge L9' }],
          })
          matches(await farm.stampedBy(delivery), [{ id, sources: [invoice, delivery], makers: [invoice] }])
          await farm.retract(delivery, { now: 7000 })
          matches(await read(id!), { values: { amount: 1, batch: null }, sources: [{ documentId: invoice }] })
          await farm.change('stock', id!, { batch: 'L1' })
          await farm.annotate(delivery, [annotation], 8000)
          matches(await read(id!), { values: { batch: 'L1' }, sources: [{}, {}] })
        },

      'tells the lines of a table apart, and lets a newer one take the place of one alone': async ({ farm, put }) => {
        const field = (crops: object[]): YieldedRow => ({
          ...row('Kamp'),
          kind: 'fields',
          values: { name: 'Kamp', crops },
        })
        const [id] = await put(
          invoice,
          [
            field([
              { year: 2024, crop: 'Raps' },
              { year: 2025, crop: 'Weizen' },
            ]),
          ],
          5000,
        )
        await put(
          delivery,
          [
            field([
              { year: 2026, crop: 'Mais' },
              { year: 2025, crop: 'Dinkel' },
            ]),
          ],
          6000,
        )
        matches(await farm.read('fields', id!), {
          values: {
            crops: [
              { year: 2024, crop: 'Raps' },
              { year: 2025, crop: 'Dinkel' },
              { year: 2026, crop: 'Mais' },
            ],
          },
        })
      },

      'takes the last of two rows with one key': async ({ put, read }) => {
        const ids = await put(
          invoice,
          [row('Weizen'), row('Weizen', { values: { article: 'Weizen', amount: 3, batch: null } })],
          5000,
        )
        equal(new Set(ids).size, 1)
        matches(await read(ids[0]!), { values: { amount: 3 } })
      },

      'leaves alone what a person has changed, value by value, and keeps what sources say against it': async ({
        farm,
        put,
        read,
      }) => {
        const [id] = await put(invoice, [said({ batch: 'L7', amount: 1 })], 5000)
        await farm.change('stock', id!, { amount: 5 })
        equal(await put(delivery, [said({ amount: 2, batch: 'L8' })], 7000), [id])
        matches(await read(id!), {
          values: { article: 'Weizen', amount: 5, batch: 'L8' },
          version: 3,
          updatedAt: 7000,
          edited: true,
        })
        matches((await farm.stampedBy(delivery))[0], { edited: true, sources: [invoice, delivery] })
        matches(await farm.waiting(), [
          { about: id, documentId: delivery, differences: [{ field: 'amount', current: 5, proposed: 2 }] },
        ])
      },

      'gives a history back as it was written, whole, in the order of keys': async ({ farm, put }) => {
        const [wheat, barley] = await put(
          invoice,
          [row('Weizen', { asOf: '2026-03-02' }), row('Gerste', { page: null, quote: null })],
          5000,
        )
        await farm.change('stock', wheat!, { amount: 5, batch: 'L7' })
        await farm.change('stock', wheat!, { batch: null })
        await put(delivery, [row('Weizen')], 7000)
        await farm.retract(invoice, { keep: true, rows: [{ kind: 'stock', id: barley! }] })
        const load = () =>
          farm.whole(() =>
            farm.provenance.load(farm.namespaceId, {
              rows: [{ kind: 'stock', id: wheat! }],
              keys: [
                { kind: 'stock', key: 'Gerste' },
                { kind: 'stock', key: 'Weizen' },
                { kind: 'animals', key: 'Weizen' },
              ],
            }),
          )
        const histories = await load()
        matches(histories, [
          {
            row: { id: barley, key: 'Gerste', edited: true },
            own: null,
            kept: { article: { value: 'Gerste', asOf: null, statedAt: 5000 } },
            held: {},
            statements: [],
          },
          {
            row: { id: wheat, key: 'Weizen', values: { article: 'Weizen', amount: 5, batch: null } },
            own: null,
            kept: {},
            held: { amount: { value: 5, at: 5001 }, batch: { value: null, at: 5002 } },
            statements: [
              {
                documentId: invoice,
                key: 'Weizen',
                page: 1,
                quote: 'Weizen 1 t',
                confirmed: null,
                asOf: '2026-03-02',
                statedAt: 5000,
                since: {},
                makes: true,
              },
              { documentId: delivery, statedAt: 7000 },
            ],
          },
        ])
        const [, before] = histories
        const after = {
          ...before!,
          own: { article: 'x' },
          statements: [{ ...before!.statements[0]!, confirmed: { amount: 9 }, since: { amount: 8000 }, page: null }],
        }
        equal(await farm.whole(() => farm.provenance.save(farm.namespaceId, [{ before: before!, after }])), 'saved')
        equal((await load())[1], after)
        equal(await farm.whole(() => farm.provenance.load(farm.namespaceId, {})), [])
      },

      'reads a row without a history as it was made': async ({ farm }) => {
        const made = (label: string, edited: boolean) => ({
          namespaceId: farm.namespaceId,
          kind: 'stock' as const,
          id: newId<RowId>(),
          values: { article: label, amount: null, batch: null },
          label,
          key: label,
          origin: edited ? ('person' as const) : ('plan' as const),
          edited,
          version: 1,
          createdAt: 1000,
          updatedAt: 2000,
        })
        const rows = [made('a', true), made('b', false)]
        await farm.rows.add(rows)
        equal(await farm.whole(() => farm.provenance.load(farm.namespaceId, { rows })), [
          { row: rows[0], own: rows[0]!.values, kept: {}, held: { article: { value: 'a', at: 2000 } }, statements: [] },
          { row: rows[1], own: rows[1]!.values, kept: {}, held: {}, statements: [] },
        ])
      },

      'adds what has no key of another row, and gives no row the key of another': async ({
        farm,
        put,
        read,
        stores,
      }) => {
        const [id] = await put(invoice, [row('Weizen')], 5000)
        await put(invoice, [row('Gerste')], 5000)
        const [history] = await farm.whole(() =>
          farm.provenance.load(farm.namespaceId, { rows: [{ kind: 'stock', id: id! }] }),
        )
        const as = (key: string | null) => ({ ...history!, row: { ...history!.row, id: newId<RowId>(), key } })
        const [taken, fresh, keyless] = [as('Weizen'), as('Hafer'), as(null)]
        equal(
          await farm.whole(() => farm.provenance.add(farm.namespaceId, [taken, fresh, keyless])),
          new Set([fresh.row.id, keyless.row.id]),
        )
        holds((await farm.stampedBy(invoice)).map(({ id: one }) => one).includes(fresh.row.id))
        const clash = { before: history!, after: { ...history!, row: { ...history!.row, key: 'Gerste' } } }
        const outcome = await stores.transaction.within(farm.namespaceId, async () => {
          const saved = await farm.provenance.save(farm.namespaceId, [clash])
          return saved === 'saved' ? Ok(saved) : Err(saved)
        })
        equal(outcome.val, 'key_taken')
        matches(await read(id!), { key: 'Weizen' })
      },

      'swaps the keys of two rows in one save, and frees a key that its row gives up': async ({ farm, put, read }) => {
        const [wheat, barley] = await put(invoice, [row('Weizen'), row('Gerste')], 5000)
        const load = () =>
          farm.provenance.load(farm.namespaceId, {
            rows: [wheat!, barley!].map((id) => ({ kind: 'stock' as const, id })),
          })
        const keyed = (history: RowHistory, key: string | null) => ({
          before: history,
          after: { ...history, row: { ...history.row, key } },
        })
        const save = (keys: readonly (string | null)[]) =>
          farm.whole(async () =>
            farm.provenance.save(
              farm.namespaceId,
              (await load()).map((history, index) => keyed(history, keys[index]!)),
            ),
          )
        // In the order of their keys: barley, wheat.
        equal(await save(['Weizen', 'Gerste']), 'saved')
        equal([(await read(wheat!))!.key, (await read(barley!))!.key], ['Gerste', 'Weizen'])
        equal(await save([null, 'Hafer']), 'saved')
        const [fresh] = await put(delivery, [row('Gerste')], 6000)
        equal([wheat, barley].includes(fresh), false)
        const clashing = farm.whole(async () => {
          const saved = await farm.provenance.save(
            farm.namespaceId,
            (await load()).map((history) => keyed(history, 'Roggen')),
          )
          if (saved === 'key_taken') throw new Error(saved)
        })
        await rejects(clashing, 'key_taken')
      },

      'removes rows with their histories': async ({ farm, put, read }) => {
        const [wheat, barley] = await put(invoice, [row('Weizen'), row('Gerste')], 5000)
        const before = (await read(wheat!))!
        await farm.whole(() => farm.provenance.remove(farm.namespaceId, [{ kind: 'stock', id: wheat! }]))
        equal(await read(wheat!), undefined)
        equal(
          (await farm.stampedBy(invoice)).map(({ id }) => id),
          [barley],
        )
        const { sources: _, ...again } = before
        await farm.rows.add([again])
        matches(await farm.provenance.load(farm.namespaceId, { rows: [{ kind: 'stock', id: wheat! }] }), [
          { statements: [], own: again.values },
        ])
      },

      'orders what it gives: sources by id, rows by kind, key and id, those without a key last': async ({
        farm,
        put,
        read,
      }) => {
        const [wheat] = await put(delivery, [row('Weizen')], 5000)
        await put(invoice, [row('Weizen')], 6000)
        equal(
          (await read(wheat!))!.sources.map(({ documentId }) => documentId),
          [invoice, delivery],
        )
        matches(await farm.stampedBy(delivery), [{ sources: [invoice, delivery], makers: [invoice, delivery] }])
        const made = { ...(await read(wheat!))!, origin: 'plan' as const }
        const { sources: _, ...plain } = made
        const ids = Array.from({ length: 4 }, () => newId<RowId>()).toSorted()
        await farm.rows.add([
          { ...plain, id: ids[1]!, key: null },
          { ...plain, id: ids[0]!, key: null },
          { ...plain, id: ids[2]!, key: 'zuletzt' },
          { ...plain, id: ids[3]!, kind: 'machines', key: 'zuletzt' },
        ])
        const rows = [
          { kind: 'machines' as const, id: ids[3]! },
          ...[...ids.slice(0, 3), wheat!].map((id) => ({ kind: 'stock' as const, id })),
        ]
        equal(
          (await farm.provenance.load(farm.namespaceId, { rows })).map((history) => history.row.id),
          [ids[3], wheat, ids[2], ids[0], ids[1]],
        )
      },

      'forgets what a transaction wrote that did not come to its end, and shows a farm to no other': async ({
        farm,
        put,
        read,
        stores,
      }) => {
        const [id] = await put(invoice, [row('Weizen')], 5000)
        const [history] = await farm.whole(() =>
          farm.provenance.load(farm.namespaceId, { rows: [{ kind: 'stock', id: id! }] }),
        )
        await stores.transaction.within(farm.namespaceId, async () => {
          await farm.provenance.save(farm.namespaceId, [{ before: history!, after: { ...history!, statements: [] } }])
          await farm.provenance.addTombstones(farm.namespaceId, [{ documentId: invoice, kind: 'stock', key: 'x' }])
          return Err('no')
        })
        equal((await farm.stampedBy(invoice)).length, 1)
        equal(await farm.provenance.tombstonesOf(farm.namespaceId, invoice), [])
        const stranger = newId<NamespaceId>()
        await farm.provenance.remove(stranger, [{ kind: 'stock', id: id! }])
        holds((await read(id!)) !== undefined)
        equal(await farm.provenance.stampedBy(stranger, invoice), [])
        equal(await farm.provenance.load(stranger, { rows: [{ kind: 'stock', id: id! }] }), [])
      },

      'hands out copies': async ({ farm, put }) => {
        const [id] = await put(invoice, [row('Weizen')], 5000)
        const load = async () =>
          (await farm.whole(() => farm.provenance.load(farm.namespaceId, { rows: [{ kind: 'stock', id: id! }] })))[0]!
        const mine = await load()
        mine.row.values['article'] = 'changed'
        ;(mine.statements[0]!.values as Record<string, unknown>)['article'] = 'changed'
        matches(await load(), {
          row: { values: { article: 'Weizen' } },
          statements: [{ values: { article: 'Weizen' } }],
        })
      },

      'remembers what a person has deleted until the document is gone': async ({ farm }) => {
        const tombstone = { documentId: invoice, kind: 'stock' as const, key: 'Weizen' }
        await farm.provenance.addTombstones(farm.namespaceId, [tombstone, { ...tombstone, documentId: delivery }])
        await farm.provenance.addTombstones(farm.namespaceId, [tombstone])
        equal(await farm.provenance.tombstonesOf(farm.namespaceId, invoice), [{ kind: 'stock', key: 'Weizen' }])
        equal(await farm.provenance.tombstonesOf(newId<NamespaceId>(), invoice), [])
        await farm.provenance.removeTombstones(farm.namespaceId, invoice)
        equal(await farm.provenance.tombstonesOf(farm.namespaceId, invoice), [])
        equal((await farm.provenance.tombstonesOf(farm.namespaceId, delivery)).length, 1)
        const ofDelivery = { ...tombstone, documentId: delivery }
        const lift = (namespace: NamespaceId, key: string) =>
          farm.provenance.liftTombstones(namespace, [{ ...ofDelivery, key }])
        await lift(farm.namespaceId, 'Gerste')
        await lift(newId<NamespaceId>(), tombstone.key)
        equal((await farm.provenance.tombstonesOf(farm.namespaceId, delivery)).length, 1)
        await lift(farm.namespaceId, tombstone.key)
        equal(await farm.provenance.tombstonesOf(farm.namespaceId, delivery), [])
      },

      'lets ten who change one row at once each see what the others wrote': async ({ farm, put, read }) => {
        const [id] = await put(invoice, [row('Weizen')], 5000)
        const documents = Array.from({ length: 10 }, () => newId<DocumentId>())
        await Promise.all(documents.map((document) => farm.put(document, [row('Weizen')], 6000)))
        equal((await read(id!))!.sources.length, 11)
        await Promise.all(documents.map((_, index) => farm.change('stock', id!, { amount: index + 1 })))
        const last = await read(id!)
        equal([last!.version, last!.sources.length], [11, 11])
      },

      'drops the stamps of one source, of all its rows or of some': async ({ farm, put, read }) => {
        const [wheat, barley] = await put(invoice, [row('Weizen'), row('Gerste')], 5000)
        await put(delivery, [row('Weizen')], 5000)
        await farm.retract(invoice, { now: 6000, rows: [{ kind: 'stock', id: wheat! }] })
        equal(
          (await farm.stampedBy(invoice)).map(({ id }) => id),
          [barley],
        )
        await farm.retract(invoice, { now: 6000 })
        equal(await farm.stampedBy(invoice), [])
        equal(
          (await farm.stampedBy(delivery)).map(({ id }) => id),
          [wheat],
        )
        matches(await read(barley!), { sources: [] })
      },

      'lets two sources that yield the same rows at once both stamp them': async ({ farm, put }) => {
        const labels = ['a', 'b', 'c', 'd']
        await Promise.all([
          put(
            invoice,
            labels.map((label) => row(label)),
            5000,
          ),
          put(
            delivery,
            labels.toReversed().map((label) => row(label)),
            5000,
          ),
        ])
        equal(
          (await farm.stampedBy(invoice)).map(({ sources }) => sources.length),
          [2, 2, 2, 2],
        )
      },
    }),
    ...tenantCases(open, {
      async write({ provenance }, namespace) {
        const key = newId()
        await provenance.addTombstones(namespace, [{ documentId: invoice, kind: 'stock', key }])
        return key
      },
      has: async ({ provenance }, namespace, written) =>
        (await provenance.tombstonesOf(namespace, invoice)).some(({ key }) => key === written),
    }),
  ]
}

import type { Deletion, EmptiedReference, RowId, RowName } from '../../../core/farm/index.ts'
import type { DocumentId, NamespaceId } from '../../../core/shared/ids.ts'
import { newId } from '../../builders/ids.ts'
import { aFarmOver, type ProvenanceStores } from '../../builders/provenance.ts'
import { equal, matches } from '../assertions.ts'
import { casesOver, type ContractCase } from '../cases.ts'
import type { OpenStores } from '../stores.ts'

const BY_PERSON = { by: 'person' as const, documentName: null }

/** What every DeletedRows promises, with the rows of the same farm. */
export const deletedRowsContract = (open: OpenStores<ProvenanceStores>): ContractCase[] => {
  const opened = async () => {
    const { store, transaction, close } = await open()
    const farm = aFarmOver(store, transaction)
    const document = newId<DocumentId>()
    const stock = async (article: string): Promise<RowName> => {
      const row = {
        kind: 'stock' as const,
        id: newId<RowId>(),
        values: { article, amount: 1, batch: null },
        label: article,
        key: article,
        page: 2,
        quote: `${article} 1 t`,
        asOf: '2026-03-02',
      }
      const [id] = await farm.put(document, [row], 5000)
      return { kind: 'stock', id: id! }
    }
    const load = async (row: RowName) =>
      (await farm.whole(() => store.provenance.load(farm.namespaceId, { rows: [row] })))[0]!
    const keep = (rows: RowName[], deletion: Deletion) =>
      farm.whole(async () => {
        await store.deletedRows.keep(farm.namespaceId, rows, deletion)
        await store.provenance.remove(farm.namespaceId, rows)
      })
    const take = (row: RowName, since: number, namespace: NamespaceId = farm.namespaceId) =>
      store.deletedRows.take(namespace, row, since)
    return { close, farm, document, stock, load, keep, take, deleted: store.deletedRows }
  }
  return casesOver(opened, {
    'give a history back as it was, once, and only what was deleted after a moment': async ({
      farm,
      stock,
      load,
      keep,
      take,
    }) => {
      const [wheat, barley] = [await stock('Weizen'), await stock('Gerste')]
      await farm.change('stock', wheat.id, { amount: 5, batch: 'L7' })
      await farm.change('stock', wheat.id, { batch: null })
      const made = (await farm.createRow(farm.actor, 'stock', { article: 'Hafer' })).unwrap()
      const oats: RowName = { kind: 'stock', id: made.id }
      const before = await Promise.all([wheat, barley, oats].map(load))
      await keep([wheat, barley, oats, { kind: 'stock', id: newId<RowId>() }], { at: 7000, ...BY_PERSON })
      equal(await take(wheat, 7000), undefined)
      equal(await take(wheat, 6999, newId<NamespaceId>()), undefined)
      equal(await take({ ...wheat, kind: 'animals' }, 6999), undefined)
      for (const [index, row] of [wheat, barley, oats].entries())
        equal(await take(row, 6999), { history: before[index]!, emptied: [] })
      equal(await take(wheat, 6999), undefined)
      equal(await farm.deleted(), [])
    },

    'list the last deleted first, of a kind where it is asked for, in pages': async ({
      farm,
      stock,
      keep,
      deleted,
    }) => {
      const [wheat, barley] = [await stock('Weizen'), await stock('Gerste')]
      const field = (await farm.createRow(farm.actor, 'fields', { name: 'Kamp' })).unwrap()
      const kamp: RowName = { kind: 'fields', id: field.id }
      await keep([wheat], { at: 7000, by: 'source', documentName: 'rechnung.pdf' })
      await keep([barley, kamp], { at: 8000, ...BY_PERSON })
      const list = (page: object = {}, namespace = farm.namespaceId) =>
        deleted.list(namespace, { since: 0, limit: 9, offset: 0, ...page })
      const shown = [
        { ...kamp, label: 'Kamp', at: 8000, ...BY_PERSON },
        { ...barley, label: 'Gerste · 1', at: 8000, ...BY_PERSON },
        { ...wheat, label: 'Weizen · 1', at: 7000, by: 'source', documentName: 'rechnung.pdf' },
      ]
      matches(
        (await list()).map(({ label: _, ...row }) => row),
        shown.map(({ label: _, ...row }) => row),
      )
      matches((await list())[0], { label: 'Kamp' })
      equal(
        (await list({ kind: 'stock' })).map(({ id }) => id),
        [barley.id, wheat.id],
      )
      equal(
        (await list({ since: 7000, limit: 1, offset: 1 })).map(({ id }) => id),
        [barley.id],
      )
      equal(await list({}, newId<NamespaceId>()), [])
      equal(await deleted.count(farm.namespaceId, { since: 0 }), 3)
      equal(await deleted.count(farm.namespaceId, { since: 7000 }), 2)
      equal(await deleted.count(farm.namespaceId, { since: 7000, kind: 'stock' }), 1)
      equal(await deleted.count(newId<NamespaceId>(), { since: 0 }), 0)
    },

    'keep the references that were emptied beside the row, and pass over those to others': async ({
      farm,
      document,
      stock,
      keep,
      take,
      deleted,
    }) => {
      const [wheat, barley] = [await stock('Weizen'), await stock('Gerste')]
      const emptied = (to: RowName, field: string): EmptiedReference => ({
        kind: 'work_items',
        id: newId<RowId>(),
        field,
        to,
        words: {
          own: true,
          kept: { value: to.id, asOf: null, statedAt: 10 },
          held: null,
          statements: [{ documentId: document, values: true, confirmed: false }],
        },
      })
      await keep([wheat], { at: 7000, ...BY_PERSON })
      const [first, second] = [emptied(wheat, 'a'), emptied(wheat, 'b')]
      await deleted.noteEmptied(farm.namespaceId, [first, emptied(barley, 'a')])
      await deleted.noteEmptied(farm.namespaceId, [second])
      await deleted.noteEmptied(farm.namespaceId, [])
      equal((await take(wheat, 0))!.emptied, [first, second])
      await keep([barley], { at: 7000, ...BY_PERSON })
      const own: EmptiedReference = { ...emptied(wheat, 'c'), ...barley }
      await deleted.noteEmptied(farm.namespaceId, [own], 'from')
      equal((await take(barley, 0))!.emptied, [own])
    },

    'forget what was noted of a row before, and the quotes of a document that goes': async ({
      farm,
      document,
      stock,
      keep,
      take,
      deleted,
    }) => {
      const [wheat, barley] = [await stock('Weizen'), await stock('Gerste')]
      await farm.whole(() => deleted.keep(farm.namespaceId, [wheat], { at: 7000, ...BY_PERSON }))
      await farm.change('stock', wheat.id, { amount: 9 })
      await keep([wheat, barley], { at: 8000, ...BY_PERSON })
      await deleted.forgetQuotes(farm.namespaceId, newId<DocumentId>())
      matches((await take(barley, 0))!.history.statements, [{ quote: 'Gerste 1 t', page: 2 }])
      await deleted.forgetQuotes(farm.namespaceId, document)
      matches(await take(wheat, 7999), {
        history: { row: { values: { amount: 9 } }, statements: [{ documentId: document, quote: null, page: 2 }] },
      })
    },

    'let one of two takers have the row': async ({ stock, keep, take }) => {
      const wheat = await stock('Weizen')
      await keep([wheat], { at: 7000, ...BY_PERSON })
      const taken = await Promise.all([take(wheat, 0), take(wheat, 0), take(wheat, 0)])
      equal(taken.filter(Boolean).length, 1)
    },
  })
}

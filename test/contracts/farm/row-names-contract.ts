import {
  described,
  kindOf,
  type KindSlug,
  type Row,
  type RowId,
  type RowNames,
  type RowStore,
  type ProvenanceStore,
} from '../../../core/farm/index.ts'
import { stated } from '../../../core/farm/provenance/events.ts'
import type { DocumentId, NamespaceId } from '../../../core/shared/ids.ts'
import { newId } from '../../builders/ids.ts'
import { equal } from '../assertions.ts'
import { casesOver, type ContractCase } from '../cases.ts'
import type { OpenStores } from '../stores.ts'

/** What every RowNames promises, over the rows of the same farm. */
export const rowNamesContract = (
  open: OpenStores<{ names: RowNames; rows: RowStore; provenance: ProvenanceStore }>,
): ContractCase[] => {
  const namespace = newId<NamespaceId>()
  const opened = async () => {
    const { store, close } = await open()
    const add = async (kind: KindSlug, values: Record<string, unknown>, namespaceId = namespace): Promise<RowId> => {
      const row: Row = {
        ...described(kindOf(kind), { flik: null, parcel: null, ...values }),
        namespaceId,
        kind,
        id: newId<RowId>(),
        origin: 'person',
        edited: true,
        version: 1,
        createdAt: 1000,
        updatedAt: 1000,
      }
      await store.rows.add([row])
      return row.id
    }

    return { close, names: store.names, provenance: store.provenance, add }
  }
  return casesOver(opened, {
    'finds the rows that a document names, by their key or by what they are called, in whatever spelling': async ({
      names,
      add,
    }) => {
      const deich = await add('fields', { name: 'Hinterm Deich', flik: 'DENILI9990000001' })
      const kamp = await add('fields', { name: 'Langer Kamp' })
      await add('fields', { name: 'Kamp', flik: 'DENILI9990000002', parcel: '7' })
      await add('stock', { article: 'Langer Kamp', amount: null, batch: null })
      await add('fields', { name: 'Hinterm Deich' }, newId<NamespaceId>())
      const called = async (kind: 'fields' | 'animals', ...asked: string[]) =>
        (await names.called(namespace, kind, asked)).toSorted((a, b) => (a.name < b.name ? -1 : 1))
      equal(
        await called(
          'fields',
          'HINTERM-DEICH',
          'DENILI9990000001',
          'langer  kamp',
          'DENILI9990000001 hinterm deich',
          'Deich',
          '',
          '-',
        ),
        [
          { name: 'DENILI9990000001', id: deich },
          { name: 'DENILI9990000001 hinterm deich', id: deich },
          { name: 'HINTERM-DEICH', id: deich },
          { name: 'langer  kamp', id: kamp },
        ],
      )
      const cow = await add('animals', { ear_tag: '276000390000001', name: 'Alma' })
      equal(await called('animals', '276000390000001', 'Alma'), [{ name: '276000390000001', id: cow }])
    },

    'tells all rows of a kind by key, with the values asked for': async ({ names, add }) => {
      const deich = await add('fields', { name: 'Deich', flik: 'DENILI9990000001', area_ha: 12.4 })
      const kamp = await add('fields', { name: 'Kamp' })
      await add('stock', { article: 'Kamp', amount: null, batch: null })
      await add('fields', { name: 'Deich' }, newId<NamespaceId>())
      const asked = async (fields: string[]) =>
        (await names.all(namespace, 'fields', fields)).toSorted((a, b) =>
          a.id === deich ? -1 : b.id === deich ? 1 : 0,
        )
      equal(await asked(['name', 'area_ha']), [
        { id: deich, key: 'DENILI9990000001 deich', values: { name: 'Deich', area_ha: 12.4 } },
        { id: kamp, key: null, values: { name: 'Kamp', area_ha: null } },
      ])
      equal(await names.all(newId<NamespaceId>(), 'fields', ['name']), [])
    },

    'tells by what the sources of a farm name the rows that they yield, alike ones once': async ({
      names,
      add,
      provenance,
    }) => {
      const kas = await add('stock', { article: 'KAS', amount: 12 })
      await add('stock', { article: 'DAP', amount: 1 })
      const [history] = await provenance.load(namespace, { rows: [{ kind: 'stock', id: kas }] })
      const said = (key: string | null) => ({
        documentId: newId<DocumentId>(),
        key,
        page: null,
        quote: null,
        asOf: null,
        values: { article: 'KAS' },
      })
      const after = ['a|1|kas', 'a|2|kas', 'a|1|kas', null].reduce((one, key) => stated(one, said(key), 2000), history!)
      await provenance.save(namespace, [{ before: history!, after }])
      equal(
        (await names.statedAs(namespace, 'stock')).toSorted((a, b) => (a.key < b.key ? -1 : 1)),
        [
          { id: kas, key: 'a|1|kas' },
          { id: kas, key: 'a|2|kas' },
        ],
      )
      equal(await names.statedAs(namespace, 'contacts'), [])
      equal(await names.statedAs(newId<NamespaceId>(), 'stock'), [])
    },

    'knows what the farm itself is called by its own contact': async ({ names, add }) => {
      const contact = (called: string, roles: string[] | null, vat_id: string | null) =>
        add('contacts', { type: 'company', name: called, roles, vat_id })
      await contact('Hof Behrens', ['own_farm', 'other'], 'DE123456789')
      await contact('Behrens KG', ['own_farm'], null)
      await contact('Landhandel', ['dealer'], 'DE987654321')
      await contact('Nachbar', null, null)
      equal((await names.ownNames(namespace)).toSorted(), ['Behrens KG', 'DE123456789', 'Hof Behrens'])
      equal(await names.ownNames(newId<NamespaceId>()), [])
    },
  })
}

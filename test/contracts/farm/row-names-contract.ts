import {
  described,
  kindOf,
  type KindSlug,
  type Row,
  type RowId,
  type RowNames,
  type RowStore,
} from '../../../core/farm/index.ts'
import type { NamespaceId } from '../../../core/shared/ids.ts'
import { newId } from '../../builders/ids.ts'
import { equal } from '../assertions.ts'
import { casesOver, type ContractCase } from '../cases.ts'
import type { OpenStores } from '../stores.ts'

/** What every RowNames promises, over the rows of the same farm. */
export const rowNamesContract = (open: OpenStores<{ names: RowNames; rows: RowStore }>): ContractCase[] => {
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

    return { close, names: store.names, add }
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

    'knows the contacts of the farm, and of no other': async ({ names, add }) => {
      const values = { type: 'company', name: 'Meyer', postcode: '27404', vat_id: null, city: null }
      const meyer = await add('contacts', values)
      await add('contacts', { ...values, name: 'Anderer' }, newId<NamespaceId>())
      await add('fields', { name: 'Deich', flik: null })
      const [found, ...others] = await names.contacts(namespace)
      equal([found?.id, found?.key, found?.values['name'], others], [meyer, 'meyer 27404', 'Meyer', []])
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

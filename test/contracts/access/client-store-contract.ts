import type { ClientStore, OAuthClient } from '../../../core/access/index.ts'
import { newId } from '../../builders/ids.ts'
import { equal } from '../assertions.ts'
import { casesOver, type ContractCase } from '../cases.ts'
import type { OpenStores } from '../stores.ts'

/** What every ClientStore promises. */
export const clientStoreContract = (open: OpenStores<ClientStore>): ContractCase[] => {
  return casesOver(open, {
    'gives a client back as it was registered, and nothing for any other id': async ({ store }) => {
      const client: OAuthClient = {
        id: newId<string>(),
        name: 'Feldagent „Süd"',
        uri: null,
        redirectUris: ['cursor://anysphere/cb', 'http://127.0.0.1/cb?a=1'],
        scopes: ['ask'],
        createdAt: 1000,
      }
      const other: OAuthClient = {
        ...client,
        id: newId<string>(),
        uri: 'https://agent.example',
        scopes: [],
        createdAt: 1500,
      }
      await store.add(client)
      await store.add(other)
      equal(await store.byId(client.id), client)
      equal(await store.byId(other.id), other)
      const newest = { ...client, id: newId<string>(), createdAt: 2000 }
      await store.add(newest)
      equal(await store.newest(2), [newest, other])
      const twin = { ...newest, id: newId<string>() }
      await store.add(twin)
      equal(await store.newest(2), [twin, newest])
      for (const id of [newId<string>(), '', 'https://agent.example/client.json', "'; drop table users"])
        equal(await store.byId(id), undefined)
    },
  })
}

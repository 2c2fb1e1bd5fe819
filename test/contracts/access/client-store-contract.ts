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
      await store.add(client, null)
      await store.add(other, null)
      equal(await store.byId(client.id), client)
      equal(await store.byId(other.id), other)
      const newest = { ...client, id: newId<string>(), createdAt: 2000 }
      await store.add(newest, null)
      equal(await store.newest(2), [newest, other])
      const twin = { ...newest, id: newId<string>() }
      await store.add(twin, null)
      equal(await store.newest(2), [twin, newest])
      for (const id of [newId<string>(), '', 'https://agent.example/client.json', "'; drop table users"])
        equal(await store.byId(id), undefined)
    },

    'keeps one client of a fingerprint, whoever comes first': async ({ store }) => {
      const made = Array.from({ length: 5 }, () => aClient())
      const kept = await Promise.all(made.map((client) => store.add(client, 'f')))
      equal(new Set(kept.map(({ id }) => id)).size, 1)
      equal(await store.byId(kept[0]!.id), kept[0])
      equal((await store.add(aClient(), 'g')).id === kept[0]!.id, false)
      equal((await store.newest(10)).length, 2)
    },

    'blocks clients, and keeps no other from coming in their place': async ({ store }) => {
      const client = aClient()
      await store.add(client, 'f')
      const document = 'https://agent.example/client.json'
      equal(await store.isBlocked(client.id), false)
      equal([await store.block(client.id, 1000), await store.block(client.id, 1001)], [true, false])
      equal(await store.block(document, 2000), true)
      equal(await store.blocked(), [document, client.id])
      equal(await store.isBlocked(client.id), true)
      equal(await store.byId(client.id), client)
      const next = aClient()
      equal(await store.add(next, 'f'), next)
      equal([await store.unblock(client.id), await store.unblock(client.id)], [true, false])
      equal(await store.isBlocked(client.id), false)
    },
  })
}

const aClient = (): OAuthClient => ({
  id: newId<string>(),
  name: 'Feldagent',
  uri: null,
  redirectUris: ['http://127.0.0.1/cb'],
  scopes: [],
  createdAt: 1000,
})

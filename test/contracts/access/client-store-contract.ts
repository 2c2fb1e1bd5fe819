import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ClientStore, OAuthClient } from '../../../core/access/index.ts'
import { newId } from '../../builders/ids.ts'
import type { OpenStores, Stores } from '../stores.ts'

/** What every ClientStore promises. */
export const clientStoreContract = (name: string, open: OpenStores<ClientStore>): void =>
  void describe(`ClientStore: ${name}`, () => {
    let stores: Stores<ClientStore>
    beforeEach(async () => void (stores = await open()))
    afterEach(() => stores.close())

    it('gives a client back as it was registered, and nothing for any other id', async () => {
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
      await stores.store.add(client)
      await stores.store.add(other)
      expect(await stores.store.byId(client.id)).toEqual(client)
      expect(await stores.store.byId(other.id)).toEqual(other)
      const newest = { ...client, id: newId<string>(), createdAt: 2000 }
      await stores.store.add(newest)
      expect(await stores.store.newest(2)).toEqual([newest, other])
      for (const id of [newId<string>(), '', 'https://agent.example/client.json', "'; drop table users"])
        expect(await stores.store.byId(id)).toBeUndefined()
    })
  })

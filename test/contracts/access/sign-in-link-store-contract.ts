import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { AccountStore, SignInLinkStore } from '../../../core/access/index.ts'
import type { OpenStores, Stores } from '../stores.ts'
import { anAccount } from './account-store-contract.ts'

/** What every SignInLinkStore promises. */
export const signInLinkStoreContract = (
  name: string,
  open: OpenStores<{ links: SignInLinkStore; accounts: AccountStore }>,
): void =>
  void describe(`SignInLinkStore: ${name}`, () => {
    let stores: Stores<{ links: SignInLinkStore; accounts: AccountStore }>
    const account = anAccount()
    beforeEach(async () => {
      stores = await open()
      await stores.store.accounts.add(account)
      await stores.store.links.add({ digest: 'one', userId: account.userId, expiresAt: 2000 })
    })
    afterEach(() => stores.close())

    it('lets one of ten racing takers have a link', async () => {
      const taken = await Promise.all(Array.from({ length: 10 }, () => stores.store.links.take('one', 1999)))
      expect(taken.filter((userId) => userId !== undefined)).toEqual([account.userId])
      expect(await stores.store.links.take('one', 1999)).toBeUndefined()
    })

    it('gives nothing for a link that is over or never was', async () => {
      expect(await stores.store.links.take('two', 1000)).toBeUndefined()
      expect(await stores.store.links.take('one', 2000)).toBeUndefined()
      expect(await stores.store.links.take('one', 1000)).toBeUndefined()
    })
  })

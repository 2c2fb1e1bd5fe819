import type { AccountStore, SignInLinkStore } from '../../../core/access/index.ts'
import { equal } from '../assertions.ts'
import { casesOver, type ContractCase } from '../cases.ts'
import type { OpenStores } from '../stores.ts'
import { anAccount } from './account-store-contract.ts'

/** What every SignInLinkStore promises. */
export const signInLinkStoreContract = (
  open: OpenStores<{ links: SignInLinkStore; accounts: AccountStore }>,
): ContractCase[] => {
  const account = anAccount()
  const opened = async () => {
    const { close, store } = await open()
    await store.accounts.add(account)
    await store.links.add({ digest: 'one', userId: account.userId, browser: 'b', expiresAt: 2000 })
    return { close, store }
  }
  return casesOver(opened, {
    'lets one of ten racing takers have a link': async ({ store }) => {
      const taken = await Promise.all(Array.from({ length: 10 }, () => store.links.take('one', 1999)))
      equal(
        taken.filter((userId) => userId !== undefined),
        [account.userId],
      )
      equal(await store.links.take('one', 1999), undefined)
    },

    'shows a link without using it up': async ({ store }) => {
      equal(await store.links.find('one', 1999), { userId: account.userId, browser: 'b' })
      equal(await store.links.find('one', 2000), undefined)
      equal(await store.links.find('two', 1000), undefined)
      equal(await store.links.take('one', 1999), account.userId)
      equal(await store.links.find('one', 1999), undefined)
    },

    'gives nothing for a link that is over or never was': async ({ store }) => {
      equal(await store.links.take('two', 1000), undefined)
      equal(await store.links.take('one', 2000), undefined)
      equal(await store.links.take('one', 1000), undefined)
    },
  })
}

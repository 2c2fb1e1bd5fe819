import type { AccountStore, MailedLinkStore } from '../../../core/access/index.ts'
import { equal } from '../assertions.ts'
import { casesOver, type ContractCase } from '../cases.ts'
import type { OpenStores } from '../stores.ts'
import { anAccount } from './account-store-contract.ts'

/** What every MailedLinkStore promises. */
export const mailedLinkStoreContract = (
  open: OpenStores<{ mailedLinks: MailedLinkStore; accounts: AccountStore }>,
): ContractCase[] => {
  const [account, other] = [anAccount(), anAccount()]
  const about = { name: 'Stallhelfer „1“', at: 1700, deep: [true, null] }
  const opened = async () => {
    const { close, store } = await open()
    for (const one of [account, other]) await store.accounts.add(one)
    const link = { digest: 'one', userId: account.userId, purpose: 'end_access' as const, about, expiresAt: 2000 }
    await store.mailedLinks.add(link)
    await store.mailedLinks.add({ ...link, digest: 'two', purpose: 'reset_password', about: {} })
    await store.mailedLinks.add({ ...link, digest: 'three', purpose: 'reset_password', userId: other.userId })
    return { close, store: store.mailedLinks }
  }
  return casesOver(opened, {
    'shows what a link is about without using it up': async ({ store }) => {
      equal(await store.find('one', 'end_access', 1999), { userId: account.userId, about })
      equal(await store.find('two', 'reset_password', 1999), { userId: account.userId, about: {} })
      equal(await store.take('one', 'end_access', 1999), true)
      equal(await store.find('one', 'end_access', 1999), undefined)
    },

    'does one thing with a link and no other': async ({ store }) => {
      equal(await store.find('one', 'reset_password', 1999), undefined)
      equal(await store.take('one', 'reset_password', 1999), false)
      equal(await store.take('one', 'end_access', 1999), true)
    },

    'knows no link that is over or never was': async ({ store }) => {
      equal(await store.find('one', 'end_access', 2000), undefined)
      equal(await store.take('one', 'end_access', 2000), false)
      equal(await store.take('four', 'end_access', 1000), false)
    },

    'lets one of ten racing takers have a link': async ({ store }) => {
      const taken = await Promise.all(Array.from({ length: 10 }, () => store.take('one', 'end_access', 1999)))
      equal(taken.filter(Boolean), [true])
    },

    'removes the links of a person for one purpose': async ({ store }) => {
      await store.removeOf(account.userId, 'reset_password')
      equal(await store.find('two', 'reset_password', 1999), undefined)
      equal(await store.take('one', 'end_access', 1999), true)
      equal(await store.take('three', 'reset_password', 1999), true)
    },
  })
}

import type { AccountStore } from '../../../core/access/index.ts'
import type { Preference, PreferenceStore } from '../../../core/notifications/index.ts'
import { anAccount } from '../access/account-store-contract.ts'
import { equal } from '../assertions.ts'
import { casesOver, type ContractCase } from '../cases.ts'
import type { OpenStores } from '../stores.ts'

/** What every PreferenceStore promises. */
export const preferenceStoreContract = (
  open: OpenStores<{ preferences: PreferenceStore; accounts: AccountStore }>,
): ContractCase[] => {
  const [one, other] = [anAccount(), anAccount()]
  const opened = async () => {
    const { store, close } = await open()
    for (const account of [one, other]) await store.accounts.add(account)
    return { store: store.preferences, close }
  }
  const wants = (channel: Preference['channel'], wanted: boolean): Preference => ({
    kind: 'source_read',
    channel,
    wanted,
  })
  const sorted = async (store: PreferenceStore) =>
    (await store.of(one.userId)).toSorted((a, b) => (a.channel < b.channel ? -1 : 1))
  return casesOver(opened, {
    'keeps what a person wants, and of it the last word': async ({ store }) => {
      equal(await store.of(one.userId), [])
      await store.set(one.userId, [wants('email', true), wants('push', false)])
      await store.set(one.userId, [wants('email', false)])
      equal(await sorted(store), [wants('email', false), wants('push', false)])
      equal(await store.of(other.userId), [])
    },

    'loses nothing of two changes at once': async ({ store }) => {
      await Promise.all([
        store.set(one.userId, [wants('email', true)]),
        store.set(one.userId, [wants('in_app', false)]),
        store.set(one.userId, [wants('push', true)]),
      ])
      equal(await sorted(store), [wants('email', true), wants('in_app', false), wants('push', true)])
    },
  })
}

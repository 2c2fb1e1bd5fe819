import { EMPTY_PROFILE, type AccountStore, type ProfileStore } from '../../../core/access/index.ts'
import { anAccount } from './account-store-contract.ts'
import { equal } from '../assertions.ts'
import { casesOver, type ContractCase } from '../cases.ts'
import type { OpenStores } from '../stores.ts'

/** What every ProfileStore promises. */
export const profileStoreContract = (
  open: OpenStores<{ profiles: ProfileStore; accounts: AccountStore }>,
): ContractCase[] => {
  const [anna, bernd] = [anAccount(), anAccount()]
  const opened = async () => {
    const { close, store } = await open()
    for (const account of [anna, bernd]) await store.accounts.add(account)
    return { close, store: store.profiles }
  }
  return casesOver(opened, {
    'is empty for a person who has said nothing': async ({ store }) => {
      equal(await store.of(anna.userId), EMPTY_PROFILE)
    },

    'changes what is given and nothing else': async ({ store }) => {
      const home = { latitude: 53.3012345, longitude: 9.2805 }
      await store.placeHome(anna.userId, home)
      equal(await store.change(anna.userId, { displayName: 'Anna' }), { ...EMPTY_PROFILE, displayName: 'Anna', home })
      await store.change(anna.userId, { address: 'Am Deich 1' })
      const whole = { ...EMPTY_PROFILE, displayName: 'Anna', address: 'Am Deich 1', home }
      equal(await store.change(anna.userId, {}), whole)
      equal(await store.change(anna.userId, { language: 'de', displayName: null }), { ...whole, displayName: null })
      await store.placeHome(anna.userId, null)
      equal(await store.of(anna.userId), { ...whole, displayName: null, home: null })
      equal(await store.of(bernd.userId), EMPTY_PROFILE)
    },

    'gives each farm one name in addresses, and each name to one farm': async ({ store }) => {
      equal(await store.mintSlug(anna.userId, 'hof'), 'minted')
      equal(await store.mintSlug(bernd.userId, 'hof'), 'taken')
      equal(await store.mintSlug(anna.userId, 'anders'), 'has_one')
      equal(await store.mintSlug(bernd.userId, 'hof-2'), 'minted')
      equal((await store.of(anna.userId)).farmSlug, 'hof')
      equal((await store.of(bernd.userId)).farmSlug, 'hof-2')
    },

    'lets one of ten racing writers name a farm': async ({ store }) => {
      const outcomes = await Promise.all(Array.from({ length: 10 }, (_, n) => store.mintSlug(anna.userId, `hof-${n}`)))
      equal(outcomes.toSorted(), [...Array.from({ length: 9 }, () => 'has_one'), 'minted'])
      equal((await store.of(anna.userId)).farmSlug, `hof-${outcomes.indexOf('minted')}`)
    },
  })
}

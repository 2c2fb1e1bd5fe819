import type { AccountStore } from '../../../core/access/index.ts'
import type { PushDevice, PushDeviceId, PushDeviceStore } from '../../../core/notifications/index.ts'
import type { UserId } from '../../../core/shared/ids.ts'
import { newId } from '../../builders/ids.ts'
import { anAccount } from '../access/account-store-contract.ts'
import { equal } from '../assertions.ts'
import { casesOver, type ContractCase } from '../cases.ts'
import type { OpenStores } from '../stores.ts'

/** What every PushDeviceStore promises. */
export const pushDeviceStoreContract = (
  open: OpenStores<{ devices: PushDeviceStore; accounts: AccountStore }>,
): ContractCase[] => {
  const [one, other] = [anAccount(), anAccount()]
  const opened = async () => {
    const { store, close } = await open()
    for (const account of [one, other]) await store.accounts.add(account)
    return { store: store.devices, close }
  }
  const device = (given: Partial<PushDevice> = {}): PushDevice => ({
    id: newId<PushDeviceId>(),
    userId: one.userId,
    token: `https://push.example/${newId<string>()}?a=b%2F&c=ü`,
    keys: { p256dh: 'BP', auth: 'aa' },
    registeredAt: 1000,
    seenAt: 1000,
    ...given,
  })
  const tokensOf = async (store: PushDeviceStore, user: UserId) =>
    (await store.of(user)).map(({ token }) => token).toSorted()
  return casesOver(opened, {
    'gives a device back as it was registered, to its person alone': async ({ store }) => {
      const known = device()
      equal(await store.register(known, 5), known)
      equal(await store.of(known.userId), [known])
      equal(await store.byId(known.userId, known.id), known)
      equal(await store.byId(other.userId, known.id), undefined)
      equal(await store.of(other.userId), [])
    },

    'refreshes a device, and gives it to whoever registers it last': async ({ store }) => {
      const first = device()
      await store.register(first, 5)
      const refreshed = device({
        token: first.token,
        keys: { p256dh: 'BQ', auth: 'bb' },
        registeredAt: 2000,
        seenAt: 2000,
      })
      equal(await store.register(refreshed, 5), { ...refreshed, id: first.id, registeredAt: 1000 })
      const taken = device({ ...refreshed, userId: other.userId, registeredAt: 3000, seenAt: 3000 })
      equal(await store.register(taken, 5), { ...taken, id: first.id })
      equal([await store.of(one.userId), (await store.of(other.userId)).length], [[], 1])
      equal(await store.byId(one.userId, first.id), undefined)
    },

    'keeps those of a person that were seen last': async ({ store }) => {
      const devices = [3000, 1000, 2000].map((seenAt) => device({ seenAt }))
      const theirs = device({ userId: other.userId, seenAt: 1 })
      for (const each of [theirs, ...devices]) await store.register(each, 2)
      equal(await tokensOf(store, one.userId), [devices[0]!.token, devices[2]!.token].toSorted())
      equal(await tokensOf(store, other.userId), [theirs.token])
    },

    'forgets a device of the person alone, and one that never was': async ({ store }) => {
      const known = device()
      await store.register(known, 5)
      await store.remove(other.userId, known.token)
      await store.remove(one.userId, 'https://push.example/nie')
      equal(await tokensOf(store, one.userId), [known.token])
      await store.remove(one.userId, known.token)
      equal(await store.of(one.userId), [])
    },

    'drops a device that is gone, unless it has registered since': async ({ store }) => {
      const known = device()
      await store.register(known, 5)
      await store.register({ ...known, seenAt: 2000 }, 5)
      await store.drop(known)
      equal((await store.of(one.userId)).length, 1)
      await store.drop({ ...known, seenAt: 2000 })
      equal(await store.of(one.userId), [])
    },
  })
}

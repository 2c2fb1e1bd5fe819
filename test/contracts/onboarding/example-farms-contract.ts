import type { ExampleFarm, ExampleFarms, ThreadId } from '../../../core/onboarding/index.ts'
import type { CalculationId } from '../../../core/library/index.ts'
import type { AccountStore } from '../../../core/access/index.ts'
import type { DocumentId, NamespaceId } from '../../../core/shared/ids.ts'
import { Err, Ok } from '../../../core/shared/result.ts'
import { anAccount } from '../access/account-store-contract.ts'
import { newId } from '../../builders/ids.ts'
import { equal } from '../assertions.ts'
import { casesOver, type ContractCase } from '../cases.ts'
import type { OpenStores } from '../stores.ts'
import { tenantCases } from '../tenant-cases.ts'

const aFarm = (namespaceId: NamespaceId): ExampleFarm => ({
  namespaceId,
  madeOn: '2026-05-20',
  rows: { fields: 8, animals: 12 },
  documents: [{ name: 'Pachtvertrag', title: 'Pachtvertrag Bergfeld', documentId: newId<DocumentId>() }],
  threadId: newId<ThreadId>(),
  library: null,
  removedAt: null,
})

/** What every ExampleFarms promises. */
export const exampleFarmsContract = (open: OpenStores<ExampleFarms>): ContractCase[] => {
  const namespace = newId<NamespaceId>()
  return casesOver(open, {
    'keeps one for each namespace, also after it was removed': async ({ store }) => {
      const farm = aFarm(namespace)
      equal(await store.of(namespace), undefined)
      equal(await store.add(farm), 'added')
      equal(await store.add(aFarm(namespace)), 'known')
      equal(await store.of(namespace), farm)
      const adopted = { period: '2026', calculationId: newId<CalculationId>() }
      const library = { documents: [newId<DocumentId>()], adopted }
      await store.noteLibrary(namespace, library)
      equal(await store.of(namespace), { ...farm, library })
      await store.markRemoved(namespace, 1_779_260_000_000)
      equal(await store.of(namespace), { ...farm, library, removedAt: 1_779_260_000_000 })
      equal(await store.add(aFarm(namespace)), 'known')
      equal(await store.of(newId<NamespaceId>()), undefined)
    },

    'lets one of ten that come at once make it, and the next one where the first gives up': async ({
      store,
      transaction,
    }) => {
      const attempt = (fails: boolean) =>
        transaction.within(namespace, async () =>
          (await store.add(aFarm(namespace))) === 'known' || fails ? Err('not made' as const) : Ok(undefined),
        )
      const first = await attempt(true)
      equal(first.ok, false)
      equal(await store.of(namespace), undefined)
      const made = await Promise.all(Array.from({ length: 10 }, () => attempt(false)))
      equal(made.filter(({ ok }) => ok).length, 1)
    },
  }).concat(
    tenantCases(open, {
      async write(store, namespaceId) {
        const farm = aFarm(namespaceId)
        await store.add(farm)
        return farm.threadId
      },
      has: async (store, namespaceId, thread) => (await store.of(namespaceId))?.threadId === thread,
    }),
  )
}

/** What every ExampleFarms promises of people. */
export const exampleFarmPeopleContract = (
  open: OpenStores<{ farms: ExampleFarms; accounts: AccountStore }>,
): ContractCase[] =>
  casesOver(open, {
    'is the first of a person once, wherever they live, and only if it was made': async ({ store, transaction }) => {
      const [person, other] = [anAccount(), anAccount()]
      for (const account of [person, other]) await store.accounts.add(account)
      const isFirst = ({ userId }: typeof person, made: boolean) =>
        transaction.within(newId<NamespaceId>(), async () => {
          const first = await store.farms.isFirstOf(userId, 1_779_260_000_000)
          return made ? Ok(first) : Err(first)
        })
      equal((await isFirst(person, false)).val, true)
      const outcomes = await Promise.all(Array.from({ length: 5 }, () => isFirst(person, true)))
      equal(outcomes.filter(({ val }) => val).length, 1)
      equal((await isFirst(other, true)).val, true)
    },
  })

import type { PendingActionId, PendingActionStore } from '../../../core/assistant/index.ts'
import type { NamespaceId, UserId } from '../../../core/shared/ids.ts'
import { newId } from '../../builders/ids.ts'
import { aPendingAction } from '../../builders/pending-action.ts'
import { equal } from '../assertions.ts'
import { casesOver, type ContractCase } from '../cases.ts'
import type { OpenStores } from '../stores.ts'
import { tenantCases } from '../tenant-cases.ts'

/** What every PendingActionStore promises. */
export const pendingActionStoreContract = (open: OpenStores<PendingActionStore>): ContractCase[] => {
  const namespaceId = newId<NamespaceId>()
  return casesOver(open, {
    'gives an action back as it was written, to its own farm alone': async ({ store }) => {
      const [changing, making] = [aPendingAction({ namespaceId }), aPendingAction({ namespaceId, before: null })]
      for (const action of [changing, making]) {
        equal(await store.add(action), { added: true })
        equal(await store.byId(namespaceId, action.id), action)
        equal(await store.byKey(namespaceId, action), action)
      }
      equal(await store.byId(newId<NamespaceId>(), changing.id), undefined)
      equal(await store.byKey(newId<NamespaceId>(), changing), undefined)
      equal(await store.byId(namespaceId, newId<PendingActionId>()), undefined)
    },

    'has one action under a key of a program for a person, also of two writers': async ({ store }) => {
      const one = aPendingAction({ namespaceId })
      const other = { ...one, id: newId<PendingActionId>(), after: null }
      const outcomes = await Promise.all([store.add(one), store.add(other)])
      equal(outcomes.map(({ added }) => added).toSorted(), [false, true])
      const kept = (await store.byKey(namespaceId, one))!
      equal(
        outcomes.flatMap((outcome) => (outcome.added ? [] : [outcome.existing])),
        [kept],
      )
      const others = [
        { ...one, id: newId<PendingActionId>(), key: 'another-key' },
        { ...one, id: newId<PendingActionId>(), clientId: 'another-program' },
        { ...one, id: newId<PendingActionId>(), userId: newId<UserId>() },
        { ...one, id: newId<PendingActionId>(), namespaceId: newId<NamespaceId>() },
      ]
      for (const action of others) equal(await store.add(action), { added: true })
    },

    'settles an action once': async ({ store }) => {
      const action = aPendingAction({ namespaceId })
      await store.add(action)
      equal(await store.settle(newId<NamespaceId>(), action.id, 'declined', 5000), false)
      const settled = await Promise.all([
        store.settle(namespaceId, action.id, 'confirmed', 5000),
        store.settle(namespaceId, action.id, 'withdrawn', 5000),
      ])
      equal(settled.toSorted(), [false, true])
      const now = (await store.byId(namespaceId, action.id))!
      equal(now, { ...action, status: settled[0] ? 'confirmed' : 'withdrawn', settledAt: 5000 })
      equal(await store.settle(namespaceId, action.id, 'declined', 6000), false)
    },

    'counts those that wait of one program for one person': async ({ store }) => {
      const [userId, clientId] = [newId<UserId>(), 'a-program']
      const own = { namespaceId, userId, clientId, expiresAt: 2000 }
      const settled = aPendingAction(own)
      for (const action of [
        aPendingAction(own),
        aPendingAction(own),
        aPendingAction({ ...own, expiresAt: 1000 }),
        settled,
        aPendingAction({ ...own, clientId: 'another' }),
        aPendingAction({ ...own, userId: newId<UserId>() }),
        aPendingAction({ ...own, namespaceId: newId<NamespaceId>() }),
      ])
        await store.add(action)
      await store.settle(namespaceId, settled.id, 'declined', 500)
      equal(await store.countWaiting(namespaceId, { userId, clientId }, 1000), 2)
      equal(await store.countWaiting(namespaceId, { userId, clientId }, 999), 3)
    },
  }).concat(
    tenantCases(open, {
      async write(store, namespace) {
        const action = aPendingAction({ namespaceId: namespace })
        await store.add(action)
        return action.id
      },
      has: async (store, namespace, id) => (await store.byId(namespace, id)) !== undefined,
    }),
  )
}

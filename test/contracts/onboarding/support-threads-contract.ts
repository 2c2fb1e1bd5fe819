import type { SupportThread, SupportThreads } from '../../../core/onboarding/index.ts'
import type { NamespaceId } from '../../../core/shared/ids.ts'
import { newId } from '../../builders/ids.ts'
import { equal } from '../assertions.ts'
import { casesOver, type ContractCase } from '../cases.ts'
import type { OpenStores } from '../stores.ts'
import { tenantCases } from '../tenant-cases.ts'

/** What every SupportThreads promises. */
export const supportThreadsContract = (open: OpenStores<SupportThreads>): ContractCase[] => {
  const namespace = newId<NamespaceId>()
  const message = (from: 'support' | 'person', text: string, sentAt: number) => ({
    id: newId<SupportThread['messages'][number]['id']>(),
    from,
    text,
    sentAt,
  })
  return casesOver(open, {
    'keeps a thread with its messages in the order in which they were sent, for its own farm alone': async ({
      store,
    }) => {
      const [first, second] = [
        message('support', 'Willkommen', 1_779_260_000_000),
        message('person', 'Danke – „schön“', 1_779_260_001_000),
      ]
      const thread: SupportThread = { id: newId(), title: 'Hilfe', messages: [second, first] }
      const empty: SupportThread = { id: newId(), title: 'Leer', messages: [] }
      await store.add(namespace, thread)
      await store.add(namespace, empty)
      equal(await store.byId(namespace, thread.id), { ...thread, messages: [first, second] })
      equal(await store.byId(namespace, empty.id), empty)
      equal(await store.byId(newId<NamespaceId>(), thread.id), undefined)
    },

    'removes a thread with its messages, and what is not there as well': async ({ store }) => {
      const thread: SupportThread = {
        id: newId(),
        title: 'Hilfe',
        messages: [message('support', 'Willkommen', 1_779_260_000_000)],
      }
      await store.add(namespace, thread)
      await store.remove(newId<NamespaceId>(), thread.id)
      equal(await store.byId(namespace, thread.id), thread)
      await store.remove(namespace, thread.id)
      await store.remove(namespace, thread.id)
      equal(await store.byId(namespace, thread.id), undefined)
    },
  }).concat(
    tenantCases(open, {
      async write(store, namespaceId) {
        const thread: SupportThread = { id: newId(), title: 'Hilfe', messages: [message('person', 'Hallo', 1000)] }
        await store.add(namespaceId, thread)
        return thread.id
      },
      has: async (store, namespaceId, id) => (await store.byId(namespaceId, id)) !== undefined,
    }),
  )
}

import type { RowId, Proposal, ProposalId, ProposalStore } from '../../../core/farm/index.ts'
import type { DocumentId, NamespaceId } from '../../../core/shared/ids.ts'
import { newId } from '../../builders/ids.ts'
import { equal } from '../assertions.ts'
import { casesOver, type ContractCase } from '../cases.ts'
import type { OpenStores } from '../stores.ts'
import { tenantCases } from '../tenant-cases.ts'

/** What every ProposalStore promises. */
export const proposalStoreContract = (open: OpenStores<ProposalStore>): ContractCase[] => {
  const namespace = newId<NamespaceId>()
  const [letter, notice] = [newId<DocumentId>(), newId<DocumentId>()]
  const proposal = (key: string, change: Partial<Proposal> = {}): Proposal => ({
    id: newId<ProposalId>(),
    documentId: letter,
    kind: 'letters',
    values: { subject: key, done: null },
    label: key,
    key,
    about: null,
    confidence: 0.6,
    page: 1,
    quote: null,
    createdAt: 1000,
    ...change,
  })
  const opened = async () => {
    const { close, store } = await open()
    const waiting = async (page = { limit: 50, offset: 0 }) =>
      (await store.waiting(namespace, page)).map(({ key }) => key)
    return { close, store, waiting }
  }
  return casesOver(opened, {
    'keeps proposals in the order they were made, to their own farm alone': async ({ store, waiting }) => {
      const first = proposal('a', { about: newId<RowId>() })
      await store.replace(namespace, letter, [first, proposal('b', { createdAt: 2000 })])
      await store.replace(namespace, notice, [proposal('c', { documentId: notice, createdAt: 3000 })])
      equal((await store.waiting(namespace, { limit: 1, offset: 0 }))[0], first)
      equal(await waiting(), ['a', 'b', 'c'])
      equal(await waiting({ limit: 2, offset: 1 }), ['b', 'c'])
      equal(await store.waiting(newId<NamespaceId>(), { limit: 50, offset: 0 }), [])
    },

    'replaces what a document proposed before, but for what a person has decided': async ({ store, waiting }) => {
      const [declined, accepted, open] = [proposal('a'), proposal('b'), proposal('c')]
      await store.replace(namespace, letter, [declined, accepted, open])
      await store.take(namespace, [declined.id], 'declined')
      await store.take(namespace, [accepted.id], 'accepted')
      await store.replace(namespace, letter, [proposal('a'), proposal('b'), proposal('d')])
      equal(await waiting(), ['d'])
    },

    'hands each out once, however many take it at once, and none to another farm': async ({ store }) => {
      const one = proposal('a')
      await store.replace(namespace, letter, [one])
      equal(await store.take(newId<NamespaceId>(), [one.id], 'accepted'), [])
      const taken = await Promise.all(
        Array.from({ length: 10 }, () => store.take(namespace, [one.id, newId<ProposalId>()], 'accepted')),
      )
      equal(taken.flat(), [one])
      equal(await store.take(namespace, [], 'declined'), [])
    },

    'forgets all of a document': async ({ store, waiting }) => {
      const one = proposal('a')
      await store.replace(namespace, letter, [one, proposal('b')])
      await store.replace(namespace, notice, [proposal('c', { documentId: notice })])
      await store.take(namespace, [one.id], 'declined')
      await store.removeOf(namespace, letter)
      equal(await waiting(), ['c'])
      await store.replace(namespace, letter, [proposal('a')])
      equal((await waiting()).toSorted(), ['a', 'c'])
    },
  }).concat(
    tenantCases(open, {
      async write(store, namespaceId) {
        const one = proposal('a')
        await store.replace(namespaceId, letter, [one])
        return one.id
      },
      has: async (store, namespaceId, written) =>
        (await store.waiting(namespaceId, { limit: 10, offset: 0 })).some(({ id }) => id === written),
    }),
  )
}

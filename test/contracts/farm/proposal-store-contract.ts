import type { RowId, Proposal, ProposalId, ProposalStore } from '../../../core/farm/index.ts'
import type { DocumentId, NamespaceId } from '../../../core/shared/ids.ts'
import { newId } from '../../builders/ids.ts'
import { equal, matches } from '../assertions.ts'
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
    asOf: null,
    createdAt: 1000,
    differences: [],
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
      const first = proposal('a', { about: newId<RowId>(), asOf: '2026-03-02' })
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

    'counts what waits, of a document and in all': async ({ store }) => {
      const [declined, open] = [proposal('a'), proposal('b')]
      await store.replace(namespace, letter, [declined, open])
      await store.replace(namespace, notice, [proposal('c', { documentId: notice })])
      await store.take(namespace, [declined.id], 'declined')
      equal([await store.countOf(namespace, letter), await store.countOf(newId<NamespaceId>(), letter)], [1, 0])
      equal([await store.countWaiting(namespace), await store.countWaiting(newId<NamespaceId>())], [2, 0])
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

    'keeps what contradicts people apart: by row, with its id as long as it waits': async ({ store, waiting }) => {
      const [row, other] = [newId<RowId>(), newId<RowId>()]
      const against = (about: RowId, current: string, change: Partial<Proposal> = {}): Proposal =>
        proposal(`differs ${about}`, {
          about,
          differences: [{ field: 'subject', current, proposed: 'x' }],
          ...change,
        })
      const named = [{ kind: 'letters' as const, id: row }]
      const first = against(row, 'a')
      await store.replaceContradictions(
        namespace,
        [...named, { kind: 'letters', id: other }],
        [first, against(other, 'b')],
      )
      await store.replace(namespace, letter, [proposal('c', { createdAt: 2000 })])
      equal((await waiting()).length, 3)
      // Said anew it stays the same proposal; of another document it is another.
      await store.replaceContradictions(namespace, named, [
        against(row, 'z', { createdAt: 9000 }),
        against(row, 'z', { documentId: notice, createdAt: 9000 }),
      ])
      matches(await store.waiting(namespace, { limit: 50, offset: 0 }), [
        {},
        {},
        { key: 'c' },
        { about: row, documentId: notice },
      ])
      equal(
        (await store.waiting(namespace, { limit: 50, offset: 0 })).find(({ id }) => id === first.id),
        {
          ...first,
          differences: [{ field: 'subject', current: 'z', proposed: 'x' }],
        },
      )
      // Once it is decided, it may come again.
      await store.take(namespace, [first.id], 'declined')
      await store.replaceContradictions(namespace, named, [against(row, 'y')])
      equal((await waiting()).toSorted(), ['c', `differs ${other}`, `differs ${row}`].toSorted())
      await store.replaceContradictions(namespace, named, [])
      await store.replaceContradictions(newId<NamespaceId>(), [{ kind: 'letters', id: other }], [])
      equal((await waiting()).toSorted(), ['c', `differs ${other}`].toSorted())
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

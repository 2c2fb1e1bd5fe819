import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { RowId, Proposal, ProposalId, ProposalStore } from '../../../core/farm/index.ts'
import type { DocumentId, NamespaceId } from '../../../core/shared/ids.ts'
import { newId } from '../../builders/ids.ts'
import type { OpenStores, Stores } from '../stores.ts'

/** What every ProposalStore promises. */
export const proposalStoreContract = (name: string, open: OpenStores<ProposalStore>): void =>
  void describe(`ProposalStore: ${name}`, () => {
    let stores: Stores<ProposalStore>
    let store: ProposalStore
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
    const waiting = async (page = { limit: 50, offset: 0 }) =>
      (await store.waiting(namespace, page)).map(({ key }) => key)
    beforeEach(async () => {
      stores = await open()
      store = stores.store
    })
    afterEach(() => stores.close())

    it('keeps proposals in the order they were made, to their own farm alone', async () => {
      const first = proposal('a', { about: newId<RowId>() })
      await store.replace(namespace, letter, [first, proposal('b', { createdAt: 2000 })])
      await store.replace(namespace, notice, [proposal('c', { documentId: notice, createdAt: 3000 })])
      expect((await store.waiting(namespace, { limit: 1, offset: 0 }))[0]).toEqual(first)
      expect(await waiting()).toEqual(['a', 'b', 'c'])
      expect(await waiting({ limit: 2, offset: 1 })).toEqual(['b', 'c'])
      expect(await store.waiting(newId<NamespaceId>(), { limit: 50, offset: 0 })).toEqual([])
    })

    it('replaces what a document proposed before, but for what a person has decided', async () => {
      const [declined, accepted, open] = [proposal('a'), proposal('b'), proposal('c')]
      await store.replace(namespace, letter, [declined, accepted, open])
      await store.take(namespace, [declined.id], 'declined')
      await store.take(namespace, [accepted.id], 'accepted')
      await store.replace(namespace, letter, [proposal('a'), proposal('b'), proposal('d')])
      expect(await waiting()).toEqual(['d'])
    })

    it('hands each out once, however many take it at once, and none to another farm', async () => {
      const one = proposal('a')
      await store.replace(namespace, letter, [one])
      expect(await store.take(newId<NamespaceId>(), [one.id], 'accepted')).toEqual([])
      const taken = await Promise.all(
        Array.from({ length: 10 }, () => store.take(namespace, [one.id, newId<ProposalId>()], 'accepted')),
      )
      expect(taken.flat()).toEqual([one])
      expect(await store.take(namespace, [], 'declined')).toEqual([])
    })

    it('forgets all of a document', async () => {
      const one = proposal('a')
      await store.replace(namespace, letter, [one, proposal('b')])
      await store.replace(namespace, notice, [proposal('c', { documentId: notice })])
      await store.take(namespace, [one.id], 'declined')
      await store.removeOf(namespace, letter)
      expect(await waiting()).toEqual(['c'])
      await store.replace(namespace, letter, [proposal('a')])
      expect((await waiting()).toSorted()).toEqual(['a', 'c'])
    })
  })

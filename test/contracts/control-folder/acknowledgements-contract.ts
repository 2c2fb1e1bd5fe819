import type { Acknowledgement, Acknowledgements } from '../../../core/control-folder/index.ts'
import type { NamespaceId, UserId } from '../../../core/shared/ids.ts'
import { newId } from '../../builders/ids.ts'
import { equal } from '../assertions.ts'
import { casesOver, type ContractCase } from '../cases.ts'
import type { OpenStores } from '../stores.ts'
import { tenantCases } from '../tenant-cases.ts'

/** What every Acknowledgements promises. */
export const acknowledgementsContract = (open: OpenStores<Acknowledgements>): ContractCase[] => {
  const namespace = newId<NamespaceId>()
  const said = (findingId: string, reason: string): Acknowledgement => ({
    findingId,
    reason,
    at: 1_779_260_000_000,
    by: newId<UserId>(),
  })
  return casesOver(open, {
    'keeps the last that was said of each finding, in their order, for its own farm alone': async ({ store }) => {
      const [late, sample, anew] = [said('b.2026', 'Urlaub'), said('a.2026', 'ist bestellt'), said('b.2026', '„krank“')]
      for (const one of [late, sample, anew]) await store.put(namespace, one)
      equal(await store.all(namespace), [sample, anew])
      equal(await store.all(newId<NamespaceId>()), [])
    },
  }).concat(
    tenantCases(open, {
      async write(store, namespaceId) {
        const one = said(`due_170.2026.${newId()}`, 'bekannt')
        await store.put(namespaceId, one)
        return one.findingId
      },
      has: async (store, namespaceId, id) => (await store.all(namespaceId)).some(({ findingId }) => findingId === id),
    }),
  )
}

import type { PrintedBookRecord, PrintedBooks } from '../../../core/control-folder/index.ts'
import type { NamespaceId } from '../../../core/shared/ids.ts'
import { newId } from '../../builders/ids.ts'
import { equal } from '../assertions.ts'
import { casesOver, type ContractCase } from '../cases.ts'
import type { OpenStores } from '../stores.ts'
import { tenantCases } from '../tenant-cases.ts'

const now = 1_779_260_000_000

/** What every PrintedBooks promises. */
export const printedBooksContract = (open: OpenStores<PrintedBooks>): ContractCase[] => {
  const namespace = newId<NamespaceId>()
  const record: PrintedBookRecord = { objectKey: `${namespace}/books/a.pdf`, pages: 12, sha256: 'abc', printedAt: now }
  return casesOver(open, {
    'lets a description wait until it is printed, and keeps the first print': async ({ store }) => {
      equal([await store.printed(namespace, 'a'), await store.wanted(namespace, 'a')], [undefined, undefined])
      await store.want(namespace, 'a', '{"title":"Düngung"}', now)
      await store.want(namespace, 'a', 'anders', now)
      equal(
        [await store.printed(namespace, 'a'), await store.wanted(namespace, 'a')],
        [undefined, '{"title":"Düngung"}'],
      )
      await store.keep(namespace, 'a', record)
      await store.keep(namespace, 'a', { ...record, pages: 13 })
      await store.want(namespace, 'a', 'noch einmal', now)
      equal([await store.printed(namespace, 'a'), await store.wanted(namespace, 'a')], [record, undefined])
    },

    'keeps no print of what nobody wanted': async ({ store }) => {
      await store.keep(namespace, 'b', record)
      equal(await store.printed(namespace, 'b'), undefined)
    },
  }).concat(
    tenantCases(open, {
      async write(store, namespaceId) {
        const hash = newId<string>()
        await store.want(namespaceId, hash, 'x', now)
        return hash
      },
      has: async (store, namespaceId, hash) => (await store.wanted(namespaceId, hash)) !== undefined,
    }),
  )
}

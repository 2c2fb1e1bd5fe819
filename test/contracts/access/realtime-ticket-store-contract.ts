import type { RealtimeTicketStore } from '../../../core/access/index.ts'
import type { NamespaceId } from '../../../core/shared/ids.ts'
import { newId } from '../../builders/ids.ts'
import { equal } from '../assertions.ts'
import { casesOver, type ContractCase } from '../cases.ts'
import type { OpenStores } from '../stores.ts'

/** What every RealtimeTicketStore promises. */
export const realtimeTicketStoreContract = (open: OpenStores<RealtimeTicketStore>): ContractCase[] => {
  const ticket = { namespaceId: newId<NamespaceId>(), token: 'ein.langes.Token' }
  return casesOver(open, {
    'lets one of ten racing takers have a ticket': async ({ store }) => {
      await store.add({ ...ticket, digest: 'one', expiresAt: 2000 })
      const taken = await Promise.all(Array.from({ length: 10 }, () => store.take('one', 1999)))
      equal(
        taken.filter((each) => each !== undefined),
        [ticket],
      )
      equal(await store.take('one', 1999), undefined)
    },

    'gives nothing for a ticket that is over or never was': async ({ store }) => {
      await store.add({ ...ticket, digest: 'one', expiresAt: 2000 })
      equal(await store.take('two', 1000), undefined)
      equal(await store.take('one', 2000), undefined)
      equal(await store.take('one', 1000), undefined)
    },
  })
}

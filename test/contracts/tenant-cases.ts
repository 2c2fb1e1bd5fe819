import type { NamespaceId } from '../../core/shared/ids.ts'
import { Err, Ok } from '../../core/shared/result.ts'
import { newId } from '../builders/ids.ts'
import { equal, rejects } from './assertions.ts'
import { casesOver, type ContractCase } from './cases.ts'
import type { OpenStores } from './stores.ts'

/** How the cases use a store whose rows belong to namespaces. */
export interface TenantUse<Store, Written> {
  /** Writes something into a namespace that has nothing yet. */
  write(store: Store, namespace: NamespaceId): Promise<Written>
  /** Whether `namespace` has what was written. */
  has(store: Store, namespace: NamespaceId, written: Written): Promise<boolean>
}

/** What every store of tenants' rows promises about the transaction that it is called in. */
export const tenantCases = <Store, Written>(
  open: OpenStores<Store>,
  { write, has }: TenantUse<Store, Written>,
): ContractCase[] => {
  const namespace = newId<NamespaceId>()
  const foreign = newId<NamespaceId>()
  return casesOver(open, {
    'joins the running transaction: what it writes is there inside, and outside from the end': async ({
      store,
      transaction,
    }) => {
      const written = await transaction.within(namespace, async () => {
        const one = await write(store, namespace)
        return Ok({ one, inside: await has(store, namespace, one) })
      })
      const { one, inside } = written.unwrap()
      equal([inside, await has(store, namespace, one)], [true, true])
    },

    'keeps nothing of a transaction that ends in Err': async ({ store, transaction }) => {
      const outcome = await transaction.within(namespace, async () => Err(await write(store, namespace)))
      equal(await has(store, namespace, outcome.val as Written), false)
    },

    'keeps nothing of a transaction that throws': async ({ store, transaction }) => {
      let written: Written | undefined
      const failing = transaction.within(namespace, async () => {
        written = await write(store, namespace)
        throw new Error('work failed')
      })
      await rejects(failing, 'work failed')
      equal(await has(store, namespace, written as Written), false)
    },

    'refuses to read or write another namespace inside a transaction': async ({ store, transaction }) => {
      const theirs = await write(store, foreign)
      const reading = transaction.within(namespace, async () => Ok(await has(store, foreign, theirs)))
      await rejects(reading, 'One transaction serves one namespace')
      const other = newId<NamespaceId>()
      const writing = transaction.within(namespace, async () => Ok(await write(store, other)))
      await rejects(writing, 'One transaction serves one namespace')
      equal(await has(store, foreign, theirs), true)
    },

    'shows a namespace only what is its own': async ({ store }) => {
      const [ours, theirs] = [await write(store, namespace), await write(store, foreign)]
      equal([await has(store, namespace, ours), await has(store, namespace, theirs)], [true, false])
    },
  })
}

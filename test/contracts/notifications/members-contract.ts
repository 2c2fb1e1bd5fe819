import type { AccountStore } from '../../../core/access/index.ts'
import type { Members } from '../../../core/notifications/index.ts'
import type { NamespaceId } from '../../../core/shared/ids.ts'
import { Err, Ok } from '../../../core/shared/result.ts'
import { newId } from '../../builders/ids.ts'
import { anAccount } from '../access/account-store-contract.ts'
import { equal } from '../assertions.ts'
import { casesOver, type ContractCase } from '../cases.ts'
import type { OpenStores } from '../stores.ts'

/** What every Members promises. */
export const membersContract = (open: OpenStores<{ members: Members; accounts: AccountStore }>): ContractCase[] => {
  const accounts = Array.from({ length: 5 }, () => anAccount())
  const [one] = accounts as [(typeof accounts)[0]]
  const opened = async () => {
    const { store, transaction, close } = await open()
    for (const account of accounts) await store.accounts.add(account)
    return { store: store.members, transaction, close }
  }
  return casesOver(opened, {
    'tells who belongs to a namespace, and which belong to a person': async ({ store }) => {
      equal(await store.of(one.namespaceId), [{ userId: one.userId, email: one.email }])
      equal(await store.of(newId<NamespaceId>()), [])
    },

    'names every namespace with members once, page by page': async ({ store }) => {
      const named: NamespaceId[] = []
      for (let after: NamespaceId | null = null; ;) {
        const page: NamespaceId[] = await store.namespaces(after, 2)
        named.push(...page)
        if (page.length < 2) break
        after = page.at(-1)!
      }
      equal(named, accounts.map(({ namespaceId }) => namespaceId).toSorted())
    },

    'notes once that a person is welcomed, also of five at once, and not where the transaction fails': async ({
      store,
      transaction,
    }) => {
      await transaction.within(one.namespaceId, async () => Err(await store.welcome(one.userId, 1000)))
      const noted = await Promise.all(
        [1, 2, 3, 4, 5].map((at) =>
          transaction.within<boolean, never>(one.namespaceId, async () => Ok(await store.welcome(one.userId, at))),
        ),
      )
      equal(noted.filter((each) => each.unwrap()).length, 1)
    },
  })
}

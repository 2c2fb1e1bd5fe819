import type { AccountStore } from '../../../core/access/index.ts'
import type { NamespaceRegister } from '../../../core/namespaces/index.ts'
import type { DocumentId, NamespaceId, UserId } from '../../../core/shared/ids.ts'
import type { LiveEvents } from '../../../core/shared/ports/live-events.ts'
import type { Transaction } from '../../../core/shared/ports/transaction.ts'
import { Err, Ok } from '../../../core/shared/result.ts'
import { anAccount } from '../access/account-store-contract.ts'
import { newId } from '../../builders/ids.ts'
import { equal, rejects } from '../assertions.ts'
import { casesOver, type ContractCase } from '../cases.ts'
import type { OpenStores } from '../stores.ts'

interface Parts {
  register: NamespaceRegister
  accounts: AccountStore
  live: LiveEvents
}

const AT = 1_790_000_000_000

/** What every NamespaceRegister promises. */
export const namespaceRegisterContract = (open: OpenStores<Parts>): ContractCase[] => {
  const writeIn = ({ live }: Parts, namespace: NamespaceId) =>
    live.publish(namespace, { event: 'source.deleted', data: { document_id: newId<DocumentId>() } })
  const replace = (
    { register }: Parts,
    transaction: Transaction,
    person: UserId,
    from: NamespaceId,
    to: NamespaceId,
    at = AT,
  ) =>
    transaction.within(from, async () => {
      const outcome = await register.replace(person, from, to, at)
      return outcome === 'replaced' ? Ok(outcome) : Err(outcome)
    })

  return casesOver(open, {
    'gives a person another namespace, and lets nothing be written in the old one': async ({ store, transaction }) => {
      const [account, other] = [anAccount(), anAccount()]
      for (const one of [account, other]) await store.accounts.add(one)
      await writeIn(store, account.namespaceId)
      const fresh = newId<NamespaceId>()
      equal((await replace(store, transaction, account.userId, account.namespaceId, fresh)).val, 'replaced')
      equal((await store.accounts.byId(account.userId))?.namespaceId, fresh)
      equal(await store.accounts.namespacesOf(account.userId), [fresh])
      equal([await store.register.isRemoved(account.namespaceId), await store.register.isRemoved(fresh)], [true, false])
      await rejects(writeIn(store, account.namespaceId))
      await writeIn(store, fresh)
      await writeIn(store, other.namespaceId)
    },

    'has done nothing where its transaction is rolled back': async ({ store, transaction }) => {
      const account = anAccount()
      await store.accounts.add(account)
      await transaction.within(account.namespaceId, async () => {
        await store.register.replace(account.userId, account.namespaceId, newId<NamespaceId>(), AT)
        return Err('no')
      })
      equal((await store.accounts.byId(account.userId))?.namespaceId, account.namespaceId)
      equal(await store.register.isRemoved(account.namespaceId), false)
      await writeIn(store, account.namespaceId)
    },

    'lets one of ten that come at once through, and the next once the old one is closed': async ({
      store,
      transaction,
    }) => {
      const account = anAccount()
      await store.accounts.add(account)
      const outcomes = await Promise.all(
        Array.from(
          { length: 10 },
          async () =>
            (await replace(store, transaction, account.userId, account.namespaceId, newId<NamespaceId>())).val,
        ),
      )
      equal(outcomes.toSorted(), ['replaced', ...Array.from({ length: 9 }, () => 'reset_in_progress')])
      const second = (await store.accounts.byId(account.userId))!.namespaceId
      equal((await replace(store, transaction, account.userId, second, newId<NamespaceId>())).val, 'reset_in_progress')
      await store.register.settled()
      await store.register.close(account.namespaceId, AT)
      await store.register.close(account.namespaceId, AT)
      equal(await store.register.isRemoved(account.namespaceId), true)
      equal((await replace(store, transaction, account.userId, second, newId<NamespaceId>())).val, 'reset_in_progress')
      const later = AT + 10_001
      equal((await replace(store, transaction, account.userId, second, newId<NamespaceId>(), later)).val, 'replaced')
    },

    'deletes an account with its namespace, and remembers the name of another provider': async ({
      store,
      transaction,
    }) => {
      const externalId = { issuer: 'https://id.example', subject: newId<UserId>() }
      const account = anAccount({ externalId })
      await store.accounts.add(account)
      const deleted = await transaction.within(account.namespaceId, async () =>
        Ok(await store.register.deleteAccount(account.userId, AT)),
      )
      equal(deleted.val, account.namespaceId)
      equal(await store.accounts.byId(account.userId), undefined)
      equal(await store.accounts.deletedAt(externalId), AT)
      equal(await store.accounts.deletedAt({ ...externalId, subject: 'another' }), undefined)
      await rejects(writeIn(store, account.namespaceId))
      equal(await store.register.deleteAccount(account.userId, AT), undefined)
      equal(await store.accounts.add({ ...anAccount(), email: account.email, username: account.username }), 'added')
    },
  })
}

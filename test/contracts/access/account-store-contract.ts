import type { AccountStore } from '../../../core/access/index.ts'
import type { NamespaceId, UserId } from '../../../core/shared/ids.ts'
import { newId } from '../../builders/ids.ts'
import { equal } from '../assertions.ts'
import { casesOver, type ContractCase } from '../cases.ts'
import type { OpenStores } from '../stores.ts'

type NewAccount = Parameters<AccountStore['add']>[0]

export const anAccount = (given: Partial<NewAccount> = {}): NewAccount => {
  const userId = newId<UserId>()
  return {
    userId,
    namespaceId: newId<NamespaceId>(),
    email: `${userId}@hof.example`,
    username: `hof-${userId.slice(-12)}`,
    passwordHash: null,
    externalId: null,
    createdAt: 1000,
    ...given,
  }
}

/** What every AccountStore promises. */
export const accountStoreContract = (open: OpenStores<AccountStore>): ContractCase[] => {
  const visible = ({ userId, email, username, namespaceId }: NewAccount) => ({ userId, email, username, namespaceId })
  return casesOver(open, {
    'finds an account by its address, id and external name': async ({ store }) => {
      const account = anAccount({ externalId: { issuer: 'https://id.example', subject: '7' } })
      equal(await store.add(account), 'added')
      equal(await store.byEmail(account.email), visible(account))
      equal(await store.byId(account.userId), visible(account))
      equal(await store.credentialsOf(account.email), {
        userId: account.userId,
        passwordHash: account.passwordHash,
      })
      equal(await store.byExternalId({ issuer: 'https://id.example', subject: '7' }), visible(account))
      equal(await store.namespacesOf(account.userId), [account.namespaceId])
    },

    'knows nobody else': async ({ store }) => {
      await store.add(anAccount({ externalId: { issuer: 'https://id.example', subject: '7' } }))
      equal(await store.byEmail('fremd@hof.example'), undefined)
      equal(await store.byId(newId<UserId>()), undefined)
      equal(await store.credentialsOf('fremd@hof.example'), undefined)
      equal(await store.byExternalId({ issuer: 'https://other.example', subject: '7' }), undefined)
      equal(await store.namespacesOf(newId<UserId>()), [])
    },

    'says which field is taken and writes nothing': async ({ store }) => {
      const first = anAccount()
      await store.add(first)
      const sameName = anAccount({ username: first.username })
      equal(await store.add(sameName), 'username_taken')
      equal(await store.add(anAccount({ email: first.email })), 'email_taken')
      equal(await store.byId(sameName.userId), undefined)
      equal(await store.add({ ...sameName, username: `${first.username.slice(0, 10)}-x` }), 'added')
    },

    'lets one of ten racing writers of an address in': async ({ store }) => {
      const outcomes = await Promise.all(
        Array.from({ length: 10 }, () => store.add(anAccount({ email: 'a@hof.example' }))),
      )
      equal(outcomes.toSorted(), ['added', ...Array.from({ length: 9 }, () => 'email_taken')])
    },
  })
}

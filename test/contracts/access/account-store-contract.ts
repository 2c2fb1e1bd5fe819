import { usernameLook, type AccountStore, type NewAccount } from '../../../core/access/index.ts'
import type { NamespaceId, UserId } from '../../../core/shared/ids.ts'
import { newId } from '../../builders/ids.ts'
import { equal } from '../assertions.ts'
import { casesOver, type ContractCase } from '../cases.ts'
import type { OpenStores } from '../stores.ts'

export const anAccount = (given: Partial<NewAccount> = {}): NewAccount => {
  const userId = newId<UserId>()
  const username = given.username ?? `hof-${userId.slice(-12)}`
  return {
    userId,
    namespaceId: newId<NamespaceId>(),
    email: `${userId}@hof.example`,
    username,
    usernameLook: usernameLook(username),
    passwordHash: null,
    externalId: null,
    createdAt: 1000,
    ...given,
  }
}

/** What every AccountStore promises. */
export const accountStoreContract = (open: OpenStores<AccountStore>): ContractCase[] => {
  const visible = ({ userId, email, username, namespaceId }: NewAccount) => ({
    userId,
    email,
    username,
    namespaceId,
    disabled: false,
  })
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
      equal(await store.byEmail(sameName.email), undefined)
      equal(await store.add(anAccount({ email: sameName.email })), 'added')
    },

    'takes names that look alike for one': async ({ store }) => {
      equal(await store.add(anAccount({ username: 'anna-moor' })), 'added')
      for (const username of ['anna_moor', 'annamoor', 'anna-m00r'])
        equal(await store.add(anAccount({ username })), 'username_taken')
      equal(await store.add(anAccount({ username: 'anna-meer' })), 'added')
    },

    'lets one of ten racing writers of names that look alike in': async ({ store }) => {
      const names = [
        'lil-hof',
        '1il-hof',
        'l1l-hof',
        'li1-hof',
        'lil_hof',
        '11l-hof',
        'lil-h0f',
        'l-i-l-hof',
        'lilhof',
        'l1lhof',
      ]
      const outcomes = await Promise.all(names.map((username) => store.add(anAccount({ username }))))
      equal(outcomes.toSorted(), ['added', ...Array.from({ length: 9 }, () => 'username_taken')])
    },

    'keeps a person out and lets them in again': async ({ store }) => {
      const account = anAccount({ passwordHash: 'hash' })
      await store.add(account)
      equal(await store.disable(account.userId, 2000), true)
      equal(await store.disable(account.userId, 3000), false)
      equal((await store.byId(account.userId))?.disabled, true)
      equal((await store.byEmail(account.email))?.disabled, true)
      equal(await store.credentialsOf(account.email), undefined)
      equal(await store.enable(account.userId), true)
      equal(await store.enable(account.userId), false)
      equal(await store.byId(account.userId), visible(account))
      equal((await store.credentialsOf(account.email))?.passwordHash, 'hash')
    },

    'sets a password': async ({ store }) => {
      const [account, other] = [anAccount(), anAccount({ passwordHash: 'other' })]
      for (const one of [account, other]) await store.add(one)
      await store.setPassword(account.userId, 'hash')
      equal((await store.credentialsOf(account.email))?.passwordHash, 'hash')
      equal((await store.credentialsOf(other.email))?.passwordHash, 'other')
    },

    'lists accounts, the newest first': async ({ store }) => {
      const accounts = [1, 2, 3].map((createdAt) =>
        anAccount({ createdAt, passwordHash: createdAt === 2 ? 'h' : null }),
      )
      for (const account of accounts) await store.add(account)
      await store.disable(accounts[0]!.userId, 5)
      const listed = accounts
        .map((one, index) => ({
          ...visible(one),
          disabled: index === 0,
          createdAt: one.createdAt,
          hasPassword: index === 1,
        }))
        .toReversed()
      equal(await store.list({ limit: 10, offset: 0 }), listed)
      equal(await store.list({ limit: 1, offset: 1 }), [listed[1]])
    },

    'lets one of ten racing writers of an address in': async ({ store }) => {
      const outcomes = await Promise.all(
        Array.from({ length: 10 }, () => store.add(anAccount({ email: 'a@hof.example' }))),
      )
      equal(outcomes.toSorted(), ['added', ...Array.from({ length: 9 }, () => 'email_taken')])
    },
  })
}

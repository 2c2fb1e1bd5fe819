import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { AccountStore } from '../../../core/access/index.ts'
import type { NamespaceId, UserId } from '../../../core/shared/ids.ts'
import { newId } from '../../builders/ids.ts'
import type { OpenStores, Stores } from '../stores.ts'

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
export const accountStoreContract = (name: string, open: OpenStores<AccountStore>): void =>
  void describe(`AccountStore: ${name}`, () => {
    let stores: Stores<AccountStore>
    let store: AccountStore
    beforeEach(async () => {
      stores = await open()
      store = stores.store
    })
    afterEach(() => stores.close())
    const visible = ({ userId, email, username, namespaceId }: NewAccount) => ({ userId, email, username, namespaceId })

    it('finds an account by its address, id and external name', async () => {
      const account = anAccount({ externalId: { issuer: 'https://id.example', subject: '7' } })
      expect(await store.add(account)).toBe('added')
      expect(await store.byEmail(account.email)).toEqual(visible(account))
      expect(await store.byId(account.userId)).toEqual(visible(account))
      expect(await store.credentialsOf(account.email)).toEqual({
        userId: account.userId,
        passwordHash: account.passwordHash,
      })
      expect(await store.byExternalId({ issuer: 'https://id.example', subject: '7' })).toEqual(visible(account))
      expect(await store.namespacesOf(account.userId)).toEqual([account.namespaceId])
    })

    it('knows nobody else', async () => {
      await store.add(anAccount({ externalId: { issuer: 'https://id.example', subject: '7' } }))
      expect(await store.byEmail('fremd@hof.example')).toBeUndefined()
      expect(await store.byId(newId<UserId>())).toBeUndefined()
      expect(await store.credentialsOf('fremd@hof.example')).toBeUndefined()
      expect(await store.byExternalId({ issuer: 'https://other.example', subject: '7' })).toBeUndefined()
      expect(await store.namespacesOf(newId<UserId>())).toEqual([])
    })

    it('says which field is taken and writes nothing', async () => {
      const first = anAccount()
      await store.add(first)
      const sameName = anAccount({ username: first.username })
      expect(await store.add(sameName)).toBe('username_taken')
      expect(await store.add(anAccount({ email: first.email }))).toBe('email_taken')
      expect(await store.byId(sameName.userId)).toBeUndefined()
      expect(await store.add({ ...sameName, username: `${first.username.slice(0, 10)}-x` })).toBe('added')
    })

    it('lets one of ten racing writers of an address in', async () => {
      const outcomes = await Promise.all(
        Array.from({ length: 10 }, () => store.add(anAccount({ email: 'a@hof.example' }))),
      )
      expect(outcomes.toSorted()).toEqual(['added', ...Array.from({ length: 9 }, () => 'email_taken')])
    })
  })

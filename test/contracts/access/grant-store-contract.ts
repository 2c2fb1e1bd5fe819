import type { AccountStore, Grant, GrantStore } from '../../../core/access/index.ts'
import type { UserId } from '../../../core/shared/ids.ts'
import { newId } from '../../builders/ids.ts'
import { equal, holds, matches } from '../assertions.ts'
import { casesOver, type ContractCase } from '../cases.ts'
import type { OpenStores } from '../stores.ts'
import { anAccount } from './account-store-contract.ts'

export const aGrant = (userId: UserId, change: Partial<Grant> = {}): Grant => ({
  id: newId<string>(),
  userId,
  clientId: 'client-1',
  clientName: 'Feldagent',
  scopes: ['ask', 'letters.read'],
  createdAt: 1000,
  expiresAt: 5000,
  ...change,
})

/** What every GrantStore promises. */
export const grantStoreContract = (
  open: OpenStores<{ grants: GrantStore; accounts: AccountStore }>,
): ContractCase[] => {
  const account = anAccount()
  const grant = aGrant(account.userId)
  const opened = async () => {
    const { close, store } = await open()
    const grants = store.grants
    await store.accounts.add(account)
    await grants.add(grant)
    return { close, grants, store }
  }
  return casesOver(opened, {
    'is live until it expires': async ({ grants }) => {
      equal(await grants.live(grant.id, 4999), {
        userId: account.userId,
        namespaceId: account.namespaceId,
        lastUsedAt: null,
      })
      equal(await grants.live(grant.id, 5000), undefined)
      equal(await grants.live(newId<string>(), 2000), undefined)
    },

    'is dead at once and for good when its person revokes it, and only then': async ({ grants }) => {
      await grants.revoke(grant.id, newId<UserId>(), 2000)
      holds((await grants.live(grant.id, 2000)) !== undefined)
      await grants.revoke(grant.id, account.userId, 2000)
      await grants.revoke(grant.id, account.userId, 3000)
      await grants.revoke(newId<string>(), account.userId, 3000)
      equal(await grants.live(grant.id, 2000), undefined)
    },

    'remembers its last use': async ({ grants }) => {
      await grants.used(grant.id, 3000)
      await grants.used(newId<string>(), 3000)
      matches(await grants.live(grant.id, 4000), { lastUsedAt: 3000 })
    },

    'is listed for its person while it lives, newest first': async ({ grants, store }) => {
      const stranger = anAccount()
      await store.accounts.add(stranger)
      const [later, over, revoked] = [
        aGrant(account.userId, { createdAt: 2000, scopes: [] }),
        aGrant(account.userId, { expiresAt: 1500 }),
        aGrant(account.userId),
      ]
      for (const one of [later, over, revoked, aGrant(stranger.userId)]) await grants.add(one)
      const twin = aGrant(account.userId, { createdAt: 2000 })
      await grants.add(twin)
      await grants.revoke(revoked.id, account.userId, 2000)
      await grants.used(grant.id, 1900)
      equal(await grants.ofUser(account.userId, 2000), [
        { ...twin, lastUsedAt: null },
        { ...later, lastUsedAt: null },
        { ...grant, lastUsedAt: 1900 },
      ])
      equal(await grants.ofUser(newId<UserId>(), 2000), [])
    },
  })
}

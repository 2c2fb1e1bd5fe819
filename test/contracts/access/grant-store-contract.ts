import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { AccountStore, Grant, GrantStore } from '../../../core/access/index.ts'
import type { UserId } from '../../../core/shared/ids.ts'
import { newId } from '../../builders/ids.ts'
import type { OpenStores, Stores } from '../stores.ts'
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
  name: string,
  open: OpenStores<{ grants: GrantStore; accounts: AccountStore }>,
): void =>
  void describe(`GrantStore: ${name}`, () => {
    let stores: Stores<{ grants: GrantStore; accounts: AccountStore }>
    let grants: GrantStore
    const account = anAccount()
    const grant = aGrant(account.userId)
    beforeEach(async () => {
      stores = await open()
      grants = stores.store.grants
      await stores.store.accounts.add(account)
      await grants.add(grant)
    })
    afterEach(() => stores.close())

    it('is live until it expires', async () => {
      expect(await grants.live(grant.id, 4999)).toEqual({
        userId: account.userId,
        namespaceId: account.namespaceId,
        lastUsedAt: null,
      })
      expect(await grants.live(grant.id, 5000)).toBeUndefined()
      expect(await grants.live(newId<string>(), 2000)).toBeUndefined()
    })

    it('is dead at once and for good when its person revokes it, and only then', async () => {
      await grants.revoke(grant.id, newId<UserId>(), 2000)
      expect(await grants.live(grant.id, 2000)).toBeDefined()
      await grants.revoke(grant.id, account.userId, 2000)
      await grants.revoke(grant.id, account.userId, 3000)
      await grants.revoke(newId<string>(), account.userId, 3000)
      expect(await grants.live(grant.id, 2000)).toBeUndefined()
    })

    it('remembers its last use', async () => {
      await grants.used(grant.id, 3000)
      await grants.used(newId<string>(), 3000)
      expect(await grants.live(grant.id, 4000)).toMatchObject({ lastUsedAt: 3000 })
    })

    it('is listed for its person while it lives, newest first', async () => {
      const stranger = anAccount()
      await stores.store.accounts.add(stranger)
      const [later, over, revoked] = [
        aGrant(account.userId, { createdAt: 2000, scopes: [] }),
        aGrant(account.userId, { expiresAt: 1500 }),
        aGrant(account.userId),
      ]
      for (const one of [later, over, revoked, aGrant(stranger.userId)]) await grants.add(one)
      await grants.revoke(revoked.id, account.userId, 2000)
      await grants.used(grant.id, 1900)
      expect(await grants.ofUser(account.userId, 2000)).toEqual([
        { ...later, lastUsedAt: null },
        { ...grant, lastUsedAt: 1900 },
      ])
      expect(await grants.ofUser(newId<UserId>(), 2000)).toEqual([])
    })
  })

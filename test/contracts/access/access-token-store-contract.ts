import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { AccessToken, AccessTokenStore, AccountStore } from '../../../core/access/index.ts'
import type { UserId } from '../../../core/shared/ids.ts'
import { newId } from '../../builders/ids.ts'
import type { OpenStores, Stores } from '../stores.ts'
import { anAccount } from './account-store-contract.ts'

/** What every AccessTokenStore promises. */
export const accessTokenStoreContract = (
  name: string,
  open: OpenStores<{ accessTokens: AccessTokenStore; accounts: AccountStore }>,
): void =>
  void describe(`AccessTokenStore: ${name}`, () => {
    let stores: Stores<{ accessTokens: AccessTokenStore; accounts: AccountStore }>
    let tokens: AccessTokenStore
    const account = anAccount()
    const token: AccessToken = {
      id: newId<string>(),
      userId: account.userId,
      name: 'Büro',
      scopes: ['ask'],
      createdAt: 1000,
      expiresAt: 5000,
      lastUsedAt: null,
      revokedAt: null,
    }
    beforeEach(async () => {
      stores = await open()
      tokens = stores.store.accessTokens
      await stores.store.accounts.add(account)
      await tokens.add({ ...token, digest: 'digest-1' })
    })
    afterEach(() => stores.close())

    it('is found by its digest until it expires', async () => {
      expect(await tokens.live('digest-1', 4999)).toEqual({
        id: token.id,
        userId: account.userId,
        namespaceId: account.namespaceId,
        scopes: ['ask'],
        lastUsedAt: null,
      })
      expect(await tokens.live('digest-1', 5000)).toBeUndefined()
      expect(await tokens.live('digest-2', 2000)).toBeUndefined()
    })

    it('lives on where it has no end', async () => {
      await tokens.add({ ...token, id: newId<string>(), expiresAt: null, digest: 'digest-3' })
      expect(await tokens.live('digest-3', Date.parse('2100-01-01'))).toBeDefined()
    })

    it('dies when its person revokes it, and keeps the first time', async () => {
      expect(await tokens.revoke(token.id, newId<UserId>(), 2000)).toBe(false)
      expect(await tokens.revoke(newId<string>(), account.userId, 2000)).toBe(false)
      expect(await tokens.live('digest-1', 2000)).toBeDefined()
      expect(await tokens.revoke(token.id, account.userId, 2000)).toBe(true)
      expect(await tokens.revoke(token.id, account.userId, 3000)).toBe(true)
      expect(await tokens.live('digest-1', 2000)).toBeUndefined()
      expect(await tokens.ofUser(account.userId)).toEqual([{ ...token, revokedAt: 2000 }])
    })

    it('is listed for its person, dead ones too, newest first and without the digest', async () => {
      const later = { ...token, id: newId<string>(), createdAt: 2000, expiresAt: 2100 }
      await tokens.add({ ...later, digest: 'digest-4' })
      await tokens.used(token.id, 3000)
      expect(await tokens.ofUser(account.userId)).toEqual([later, { ...token, lastUsedAt: 3000 }])
      expect(await tokens.ofUser(newId<UserId>())).toEqual([])
    })
  })

import type { AccessToken, AccessTokenStore, AccountStore } from '../../../core/access/index.ts'
import type { UserId } from '../../../core/shared/ids.ts'
import { newId } from '../../builders/ids.ts'
import { equal, holds } from '../assertions.ts'
import { casesOver, type ContractCase } from '../cases.ts'
import type { OpenStores } from '../stores.ts'
import { anAccount } from './account-store-contract.ts'

/** What every AccessTokenStore promises. */
export const accessTokenStoreContract = (
  open: OpenStores<{ accessTokens: AccessTokenStore; accounts: AccountStore }>,
): ContractCase[] => {
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
  const opened = async () => {
    const { close, store } = await open()
    const tokens = store.accessTokens
    await store.accounts.add(account)
    await tokens.add({ ...token, digest: 'digest-1' })
    return { close, tokens, accounts: store.accounts }
  }
  return casesOver(opened, {
    'is found by its digest until it expires': async ({ tokens }) => {
      equal(await tokens.live('digest-1', 4999), {
        id: token.id,
        userId: account.userId,
        namespaceId: account.namespaceId,
        scopes: ['ask'],
        lastUsedAt: null,
      })
      equal(await tokens.live('digest-1', 5000), undefined)
      equal(await tokens.live('digest-2', 2000), undefined)
    },

    'is nothing for a person who is kept out, and lives on once they are let in again': async ({
      tokens,
      accounts,
    }) => {
      await accounts.disable(account.userId, 2000)
      equal(await tokens.live('digest-1', 2000), undefined)
      await accounts.enable(account.userId)
      holds((await tokens.live('digest-1', 2000)) !== undefined)
    },

    'lives on where it has no end': async ({ tokens }) => {
      await tokens.add({ ...token, id: newId<string>(), expiresAt: null, digest: 'digest-3' })
      holds((await tokens.live('digest-3', Date.parse('2100-01-01'))) !== undefined)
    },

    'dies when its person revokes it, and keeps the first time': async ({ tokens }) => {
      equal(await tokens.revoke(token.id, newId<UserId>(), 2000), false)
      equal(await tokens.revoke(newId<string>(), account.userId, 2000), false)
      holds((await tokens.live('digest-1', 2000)) !== undefined)
      equal(await tokens.revoke(token.id, account.userId, 2000), true)
      equal(await tokens.revoke(token.id, account.userId, 3000), true)
      equal(await tokens.live('digest-1', 2000), undefined)
      equal(await tokens.ofUser(account.userId), [{ ...token, revokedAt: 2000 }])
    },

    'is listed for its person, dead ones too, newest first and without the digest': async ({ tokens }) => {
      const later = { ...token, id: newId<string>(), createdAt: 2000, expiresAt: 2100 }
      await tokens.add({ ...later, digest: 'digest-4' })
      const twin = { ...later, id: newId<string>() }
      await tokens.add({ ...twin, digest: 'digest-5' })
      await tokens.used(token.id, 3000)
      equal(await tokens.ofUser(account.userId), [twin, later, { ...token, lastUsedAt: 3000 }])
      equal(await tokens.ofUser(newId<UserId>()), [])
    },
  })
}

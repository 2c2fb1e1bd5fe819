import { beforeEach, describe, expect, it } from 'vitest'
import { MemoryAccountStore } from '../../../adapters/memory/access/memory-account-store.ts'
import { MemoryClientStore } from '../../../adapters/memory/access/memory-client-store.ts'
import { MemoryGrantStore } from '../../../adapters/memory/access/memory-grant-store.ts'
import { MemoryDatabase } from '../../../adapters/memory/memory-database.ts'
import { MemoryOAuthArtefacts } from '../../../adapters/memory/oidc/memory-oauth-artefacts.ts'
import { artefactAdapter } from '../../../adapters/oidc/artefact-adapter.ts'
import { withinOneRequest } from '../../../adapters/oidc/one-request.ts'
import type { OAuthArtefacts } from '../../../adapters/oidc/oauth-artefacts.ts'
import { anAccount } from '../../contracts/access/account-store-contract.ts'
import { aGrant } from '../../contracts/access/grant-store-contract.ts'

/** The store loses its process after so many writes. */
const dyingAfter = (writes: number, store: OAuthArtefacts): OAuthArtefacts =>
  new Proxy(store, {
    get(target, name: keyof OAuthArtefacts) {
      const work = target[name].bind(target) as (...args: unknown[]) => Promise<unknown>
      if (name.startsWith('find')) return work
      return async (...args: unknown[]) => {
        if (writes-- <= 0) throw new Error('the process died')
        return work(...args)
      }
    },
  })

describe('the store of the authorization server', () => {
  let artefacts: OAuthArtefacts
  let grants: MemoryGrantStore
  const account = anAccount()
  const grant = aGrant(account.userId, { expiresAt: 1e12 })
  const adapterOver = (store: OAuthArtefacts, isOutage = false) =>
    artefactAdapter({
      artefacts: store,
      clients: new MemoryClientStore(new MemoryDatabase()),
      now: () => 2000,
      isOutage: () => isOutage,
    })
  const alive = async () => (await grants.live(grant.id, 2000)) !== undefined
  beforeEach(async () => {
    const database = new MemoryDatabase()
    const accounts = new MemoryAccountStore(database)
    artefacts = new MemoryOAuthArtefacts(database)
    grants = new MemoryGrantStore(database, accounts)
    await accounts.add(account)
    await grants.add(grant)
    await adapterOver(artefacts)('RefreshToken').upsert('old', { grantId: grant.id, scope: 'ask' } as never, 1000)
  })

  /** What the provider does to rotate a refresh token. */
  const rotate = (store: OAuthArtefacts) =>
    withinOneRequest(async () => {
      const tokens = adapterOver(store)('RefreshToken')
      const found = await tokens.find('old')
      await tokens.consume('old')
      await tokens.upsert('new', { ...found, jti: 'new' } as never, 1000)
    })

  it('rotates in one write: a process that dies leaves either the old token or the new one', async () => {
    await expect(rotate(dyingAfter(0, artefacts))).rejects.toThrow('died')
    expect(await artefacts.find('RefreshToken', 'old', 2000)).toMatchObject({ consumedAt: null })
    await rotate(dyingAfter(1, artefacts))
    expect(await artefacts.find('RefreshToken', 'old', 2000)).toMatchObject({ consumedAt: 2000 })
    expect(await artefacts.find('RefreshToken', 'new', 2000)).toMatchObject({
      consumedAt: null,
      payload: { grantId: grant.id, scope: 'ask' },
    })
  })

  it('ends the family when a second request gives the same token back', async () => {
    await rotate(artefacts)
    await expect(rotate(artefacts)).rejects.toMatchObject({ error: 'invalid_grant' })
    expect(await alive()).toBe(false)
  })

  it('ends the family of a replayed token with its first write, whatever comes after', async () => {
    await rotate(artefacts)
    await withinOneRequest(async () => {
      const tokens = adapterOver(dyingAfter(1, artefacts))('RefreshToken')
      expect(await tokens.find('old')).toMatchObject({ consumed: 2 })
      await tokens.destroy('old')
      await expect(tokens.revokeByGrantId(grant.id)).rejects.toThrow('died')
    })
    expect(await alive()).toBe(false)
    expect(await artefacts.find('RefreshToken', 'new', 2000)).toBeUndefined()
  })

  it('tells an outage in the word of the protocol, and any other error as it is', async () => {
    await expect(
      adapterOver(dyingAfter(0, artefacts), true)('RefreshToken').upsert('x', {} as never, 1),
    ).rejects.toMatchObject({ error: 'temporarily_unavailable', statusCode: 503 })
    await expect(adapterOver(dyingAfter(0, artefacts))('RefreshToken').upsert('x', {} as never, 1)).rejects.toThrow(
      'died',
    )
  })
})

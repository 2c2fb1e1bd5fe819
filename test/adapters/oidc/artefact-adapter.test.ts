import { beforeEach, describe, expect, it } from 'vitest'
import { MemoryAccountStore } from '../../../adapters/memory/access/memory-account-store.ts'
import { MemoryClientStore } from '../../../adapters/memory/access/memory-client-store.ts'
import { MemoryGrantStore } from '../../../adapters/memory/access/memory-grant-store.ts'
import { MemorySigningKeys } from '../../../adapters/memory/access/memory-signing-keys.ts'
import { MemoryDatabase } from '../../../adapters/memory/memory-database.ts'
import { MemoryOAuthArtefacts } from '../../../adapters/memory/oidc/memory-oauth-artefacts.ts'
import { artefactAdapter } from '../../../adapters/oidc/artefact-adapter.ts'
import { seen, withinOneRequest } from '../../../adapters/oidc/one-request.ts'
import { AesSecretBox, type SecretBox } from '../../../adapters/crypto/secret-box.ts'
import type { OAuthArtefacts } from '../../../adapters/oidc/oauth-artefacts.ts'
import type { AuditEvent } from '../../../core/access/index.ts'
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
  let audited: AuditEvent[]
  let time: number
  const account = anAccount()
  const grant = aGrant(account.userId, { expiresAt: 1e12 })
  const adapterOver = (store: OAuthArtefacts, isOutage = false, graceBox?: SecretBox) =>
    artefactAdapter({
      artefacts: store,
      clients: new MemoryClientStore(new MemoryDatabase()),
      now: () => time,
      isOutage: () => isOutage,
      audit: (event) => void audited.push(event),
      graceBox,
    })
  const alive = async () => (await grants.live(grant.id, 'key', 2000)) !== undefined
  beforeEach(async () => {
    const database = new MemoryDatabase()
    const accounts = new MemoryAccountStore(database)
    artefacts = new MemoryOAuthArtefacts(database)
    grants = new MemoryGrantStore(database, accounts)
    await accounts.add(account)
    await grants.add(grant)
    await new MemorySigningKeys(database, () => 2000).addFirst({ id: 'key', privateKey: { sealed: 'x' } })
    audited = []
    time = 2000
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
    expect(audited).toEqual([{ event: 'grant_ended', grant_id: grant.id, by: 'replay' }])
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

  describe('with a grace for clients that lost an answer', () => {
    const box = new AesSecretBox(() => [Buffer.alloc(32, 7)], '')
    const refresh = (used: string, made: string) =>
      withinOneRequest(async () => {
        const tokens = adapterOver(artefacts, false, box)('RefreshToken')
        const found = await tokens.find(used)
        if (!found || found.consumed) return undefined
        await tokens.consume(used)
        await tokens.upsert(made, { ...found, jti: made } as never, 1000)
        return seen.getStore()?.successor ?? made
      })

    it('gives the same successor to whoever comes twice within ten seconds, also at once', async () => {
      expect(await Promise.all([refresh('old', 'one'), refresh('old', 'two')])).toEqual(['one', 'one'])
      time += 10_000
      expect(await refresh('old', 'three')).toBe('one')
      expect(await artefacts.find('RefreshToken', 'three', time)).toBeUndefined()
      expect(JSON.stringify(await artefacts.find('RefreshToken', 'old', time))).not.toContain('one')
      expect(await alive()).toBe(true)
    })

    it('takes it for stolen later, or once the successor was used', async () => {
      await refresh('old', 'one')
      time += 10_001
      expect(await refresh('old', 'two')).toBeUndefined()
      time -= 5000
      await refresh('one', 'next')
      expect(await refresh('old', 'two')).toBeUndefined()
    })
  })

  it('keeps no secret of a browser’s session beside a pending consent', async () => {
    const session = { accountId: account.userId, uid: 'u', cookie: 'geheim' }
    await adapterOver(artefacts)('Interaction').upsert('i', { session, params: {} } as never, 1000)
    expect(await artefacts.find('Interaction', 'i', 2000)).toMatchObject({ payload: { session: { uid: 'u' } } })
    expect(JSON.stringify(await artefacts.find('Interaction', 'i', 2000))).not.toContain('geheim')
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

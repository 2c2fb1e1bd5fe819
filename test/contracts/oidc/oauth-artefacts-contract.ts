import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { GRANT, type Artefact, type OAuthArtefacts } from '../../../adapters/oidc/oauth-artefacts.ts'
import type { AccountStore, GrantStore } from '../../../core/access/index.ts'
import { anAccount } from '../access/account-store-contract.ts'
import { aGrant } from '../access/grant-store-contract.ts'
import type { OpenStores, Stores } from '../stores.ts'

interface Ground {
  artefacts: OAuthArtefacts
  grants: GrantStore
  accounts: AccountStore
}

/** What every OAuthArtefacts promises. */
export const oauthArtefactsContract = (name: string, open: OpenStores<Ground>): void =>
  void describe(`OAuthArtefacts: ${name}`, () => {
    let stores: Stores<Ground>
    let artefacts: OAuthArtefacts
    const account = anAccount()
    const grant = aGrant(account.userId, { expiresAt: 100_000 })
    const token = (change: Partial<Artefact> = {}): Artefact => ({
      payload: { scope: 'ask', nested: { list: [1, 'zwei'] } },
      grantId: grant.id,
      uid: null,
      expiresAt: 5000,
      ...change,
    })
    beforeEach(async () => {
      stores = await open()
      artefacts = stores.store.artefacts
      await stores.store.accounts.add(account)
      await stores.store.grants.add(grant)
      await artefacts.put(GRANT, grant.id, token({ payload: { resources: {} }, expiresAt: 100_000 }))
    })
    afterEach(() => stores.close())

    it('gives an artefact back with its grant until it expires', async () => {
      await artefacts.put('RefreshToken', 'rt', token())
      expect(await artefacts.find('RefreshToken', 'rt', 4999)).toEqual({
        payload: token().payload,
        consumedAt: null,
        grant: { resources: {} },
      })
      expect(await artefacts.find('RefreshToken', 'rt', 5000)).toBeUndefined()
      expect(await artefacts.find('AuthorizationCode', 'rt', 1000)).toBeUndefined()
      expect(await artefacts.find('RefreshToken', 'other', 1000)).toBeUndefined()
    })

    it('keeps the latest under an id, and what belongs to no grant', async () => {
      await artefacts.put('Session', 's', token({ grantId: null, uid: 'u' }))
      await artefacts.put(
        'Session',
        's',
        token({ grantId: null, uid: 'u', payload: { accountId: 'a' }, expiresAt: 9000 }),
      )
      expect(await artefacts.find('Session', 's', 8000)).toEqual({
        payload: { accountId: 'a' },
        consumedAt: null,
        grant: null,
      })
      expect(await artefacts.findByUid('Session', 'u', 8000)).toEqual({ accountId: 'a' })
      expect(await artefacts.findByUid('Session', 'u', 9000)).toBeUndefined()
      expect(await artefacts.findByUid('Session', 'v', 8000)).toBeUndefined()
    })

    it('lets one of ten racing callers consume it', async () => {
      await artefacts.put('AuthorizationCode', 'c', token())
      const outcomes = await Promise.all(
        Array.from({ length: 10 }, () => artefacts.consume('AuthorizationCode', 'c', 2000)),
      )
      expect(outcomes.filter(Boolean)).toHaveLength(1)
      expect(await artefacts.find('AuthorizationCode', 'c', 3000)).toMatchObject({ consumedAt: 2000 })
      expect(await artefacts.consume('AuthorizationCode', 'never', 2000)).toBe(false)
    })

    it('rotates for one of ten racing callers, and leaves one successor', async () => {
      await artefacts.put('RefreshToken', 'old', token())
      const outcomes = await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          artefacts.rotate('RefreshToken', 'old', `new-${index}`, token({ payload: { n: index } }), 2000),
        ),
      )
      expect(outcomes.filter(Boolean)).toHaveLength(1)
      const successors = await Promise.all(
        outcomes.map((_, index) => artefacts.find('RefreshToken', `new-${index}`, 3000)),
      )
      expect(successors.map((found) => found !== undefined)).toEqual(outcomes)
      expect(await artefacts.find('RefreshToken', 'old', 3000)).toMatchObject({ consumedAt: 2000 })
    })

    it('does not rotate what is not there or belongs to an ended grant', async () => {
      expect(await artefacts.rotate('RefreshToken', 'never', 'new', token(), 2000)).toBe(false)
      await artefacts.put('RefreshToken', 'old', token())
      await artefacts.endGrant(grant.id, 1500)
      expect(await artefacts.rotate('RefreshToken', 'old', 'new', token(), 2000)).toBe(false)
      expect(await artefacts.find('RefreshToken', 'new', 2000)).toBeUndefined()
    })

    it('finds nothing of a grant that is over, however it ended', async () => {
      await artefacts.put('RefreshToken', 'rt', token({ expiresAt: 200_000 }))
      expect(await artefacts.find('RefreshToken', 'rt', 100_000)).toBeUndefined()
      await artefacts.endGrant(grant.id, 2000)
      await artefacts.endGrant(grant.id, 3000)
      expect(await artefacts.find('RefreshToken', 'rt', 2500)).toBeUndefined()
      expect(await artefacts.find(GRANT, grant.id, 2500)).toBeUndefined()
      expect(await stores.store.grants.live(grant.id, 2500)).toBeUndefined()
    })

    it('removes one artefact, or all of a model that belong to a grant', async () => {
      for (const id of ['a', 'b']) await artefacts.put('RefreshToken', id, token())
      await artefacts.put('AuthorizationCode', 'c', token())
      await artefacts.remove('RefreshToken', 'a')
      expect(await artefacts.find('RefreshToken', 'a', 2000)).toBeUndefined()
      expect(await artefacts.find('RefreshToken', 'b', 2000)).toBeDefined()
      await artefacts.removeOfGrant('RefreshToken', grant.id)
      expect(await artefacts.find('RefreshToken', 'b', 2000)).toBeUndefined()
      expect(await artefacts.find('AuthorizationCode', 'c', 2000)).toBeDefined()
    })
  })

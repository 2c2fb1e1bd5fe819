import type { SigningKeys } from '../../../adapters/crypto/signing-key-ring.ts'
import type { OAuthArtefacts } from '../../../adapters/oidc/oauth-artefacts.ts'
import {
  BROWSER_CLIENT,
  CLI_CLIENT,
  type AccountStore,
  type Grant,
  type GrantStore,
} from '../../../core/access/index.ts'
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
  sessionId: null,
  createdAt: 1000,
  expiresAt: 5000,
  ...change,
})

interface Ground {
  grants: GrantStore
  accounts: AccountStore
  artefacts: OAuthArtefacts
  signingKeys: SigningKeys
}

const KEY = 'key-1'
const aKey = (id: string) => ({ id, privateKey: { sealed: id } })

/** What every GrantStore promises. */
export const grantStoreContract = (open: OpenStores<Ground>): ContractCase[] => {
  const account = anAccount()
  const grant = aGrant(account.userId)
  const opened = async () => {
    const { close, store } = await open()
    const { grants, artefacts } = store
    await store.accounts.add(account)
    await store.signingKeys.addFirst(aKey(KEY))
    await grants.add(grant)
    const issue = (grantId: string, expiresAt: number, model = 'RefreshToken', id = newId<string>()) =>
      artefacts.put(model, id, { payload: {}, grantId, uid: null, expiresAt })
    return { close, grants, store, issue }
  }
  const live = { userId: account.userId, clientId: grant.clientId, scopes: grant.scopes, lastUsedAt: null }
  return casesOver(opened, {
    'allows nothing for a person who is kept out, and the same as before once they are let in again': async ({
      grants,
      store,
    }) => {
      await store.accounts.disable(account.userId, 2000)
      equal(await grants.live(grant.id, KEY, 2000), undefined)
      await store.accounts.enable(account.userId)
      equal(await grants.live(grant.id, KEY, 2000), { ...live, namespaceId: account.namespaceId })
    },

    'says until it expires for whom, as which client and with which scopes it is': async ({ grants }) => {
      equal(await grants.live(grant.id, KEY, 4999), { ...live, namespaceId: account.namespaceId })
      equal(await grants.live(grant.id, KEY, 5000), undefined)
      for (const id of [newId<string>(), '', 'x']) equal(await grants.live(id, KEY, 2000), undefined)
    },

    'is dead for a key that is not accepted any more or never was': async ({ grants, store }) => {
      equal(await grants.live(grant.id, 'key-2', 2000), undefined)
      await store.signingKeys.rotate(aKey('key-2'), { leaked: false })
      for (const key of [KEY, 'key-2']) holds((await grants.live(grant.id, key, 2000)) !== undefined)
      await store.signingKeys.rotate(aKey('key-3'), { leaked: true })
      for (const key of [KEY, 'key-2']) equal(await grants.live(grant.id, key, 2000), undefined)
      holds((await grants.live(grant.id, 'key-3', 2000)) !== undefined)
    },

    'stays as it was given first, however often': async ({ grants }) => {
      equal(await grants.add({ ...grant, scopes: ['workspace.write'], createdAt: 1500 }), { grant, added: false })
      const twice = aGrant(account.userId)
      const kept = await Promise.all([1, 2, 3].map(() => grants.add(twice)))
      equal(
        kept.map((one) => one.grant),
        [twice, twice, twice],
      )
      equal(kept.filter(({ added }) => added).length, 1)
    },

    'is dead at once and for good when its person revokes it, and only then': async ({ grants }) => {
      equal(await grants.revoke([grant.id], newId<UserId>(), 2000), [])
      holds((await grants.live(grant.id, KEY, 2000)) !== undefined)
      equal(await grants.revoke([grant.id, newId<string>(), 'x'], account.userId, 2000), [grant.id])
      equal(await grants.revoke([grant.id], account.userId, 3000), [])
      equal(await grants.live(grant.id, KEY, 2000), undefined)
    },

    'ends with the sign-in that it belongs to, however that ends': async ({ grants, store }) => {
      const [first, second] = [aGrant(account.userId), aGrant(account.userId)]
      const [under, below] = [first, second].map(({ id }) => aGrant(account.userId, { sessionId: id }))
      for (const one of [first, second, under!, below!]) await grants.add(one)
      equal((await grants.revoke([first.id], account.userId, 2000)).toSorted(), [first.id, under!.id].toSorted())
      await store.artefacts.endGrant(second.id, 2000)
      for (const { id } of [first, second, under!, below!]) equal(await grants.live(id, KEY, 2000), undefined)
      holds((await grants.live(grant.id, KEY, 2000)) !== undefined)
    },

    'ends with its client': async ({ grants }) => {
      const other = aGrant(account.userId, { clientId: 'client-2' })
      await grants.add(other)
      equal(await grants.revokeOfClient('client-1', 2000), 1)
      equal(await grants.revokeOfClient('client-1', 2000), 0)
      equal(await grants.live(grant.id, KEY, 2000), undefined)
      holds((await grants.live(other.id, KEY, 2000)) !== undefined)
    },

    'remembers its last use': async ({ grants }) => {
      await grants.used(grant.id, 3000)
      await grants.used(newId<string>(), 3000)
      matches(await grants.live(grant.id, KEY, 4000), { lastUsedAt: 3000 })
    },

    'is listed for its person while something lives under it, newest first': async ({ grants, store, issue }) => {
      const stranger = anAccount()
      await store.accounts.add(stranger)
      const [later, over, revoked, unused, dead, browser] = [
        aGrant(account.userId, { createdAt: 2000, scopes: [] }),
        aGrant(account.userId, { expiresAt: 1500 }),
        aGrant(account.userId),
        aGrant(account.userId),
        aGrant(account.userId),
        aGrant(account.userId, { createdAt: 1800, clientId: BROWSER_CLIENT }),
      ]
      const [twin, command] = [
        aGrant(account.userId, { createdAt: 2000 }),
        aGrant(account.userId, { createdAt: 1900, clientId: CLI_CLIENT }),
      ]
      for (const one of [later, over, revoked, unused, dead, browser, aGrant(stranger.userId), twin, command])
        await grants.add(one)
      for (const one of [later, over, revoked]) await issue(one.id, 9000)
      await issue(twin.id, 3000)
      await issue(twin.id, 2500)
      await issue(dead.id, 2000)
      await issue(unused.id, 9000, 'AuthorizationCode')
      await issue(browser.id, 4000, 'Session')
      await issue(grant.id, 4500, 'RefreshToken', 'used')
      await store.artefacts.consume('RefreshToken', 'used', 1500)
      await issue(grant.id, 4400)
      await grants.revoke([revoked.id], account.userId, 2000)
      await grants.used(grant.id, 1900)
      equal(await grants.ofUser(account.userId, 2000), [
        { ...twin, lastUsedAt: null, endsAt: 3000 },
        { ...later, lastUsedAt: null, endsAt: 5000 },
        { ...command, lastUsedAt: null, endsAt: 5000 },
        { ...browser, lastUsedAt: null, endsAt: 4000 },
        { ...grant, lastUsedAt: 1900, endsAt: 4400 },
      ])
      equal(await grants.ofUser(newId<UserId>(), 2000), [])
    },
  })
}

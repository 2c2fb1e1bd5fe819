import type { SigningKeys } from '../../../adapters/crypto/signing-key-ring.ts'
import { GRANT, type Artefact, type OAuthArtefacts } from '../../../adapters/oidc/oauth-artefacts.ts'
import type { AccountStore, GrantStore } from '../../../core/access/index.ts'
import { anAccount } from '../access/account-store-contract.ts'
import { aGrant } from '../access/grant-store-contract.ts'
import { equal, holds, matches } from '../assertions.ts'
import { casesOver, type ContractCase } from '../cases.ts'
import type { OpenStores } from '../stores.ts'

interface Ground {
  artefacts: OAuthArtefacts
  grants: GrantStore
  accounts: AccountStore
  signingKeys: SigningKeys
}

/** What every OAuthArtefacts promises. */
export const oauthArtefactsContract = (open: OpenStores<Ground>): ContractCase[] => {
  const account = anAccount()
  const grant = aGrant(account.userId, { expiresAt: 100_000 })
  const token = (change: Partial<Artefact> = {}): Artefact => ({
    payload: { scope: 'ask', nested: { list: [1, 'zwei'] } },
    grantId: grant.id,
    uid: null,
    expiresAt: 5000,
    ...change,
  })
  const rotation = (successorId: string, artefact = token()) => ({
    usedId: 'old',
    successorId,
    note: `note ${successorId}`,
    artefact,
  })
  const opened = async () => {
    const { close, store } = await open()
    const artefacts = store.artefacts
    await store.accounts.add(account)
    await store.grants.add(grant)
    await artefacts.put(GRANT, grant.id, token({ payload: { resources: {} }, expiresAt: 100_000 }))
    return { close, artefacts, store }
  }
  return casesOver(opened, {
    'gives an artefact back with its grant until it expires': async ({ artefacts }) => {
      await artefacts.put('RefreshToken', 'rt', token())
      equal(await artefacts.find('RefreshToken', 'rt', 4999), {
        payload: token().payload,
        consumedAt: null,
        successor: null,
        grant: { resources: {} },
      })
      equal(await artefacts.find('RefreshToken', 'rt', 5000), undefined)
      equal(await artefacts.find('AuthorizationCode', 'rt', 1000), undefined)
      equal(await artefacts.find('RefreshToken', 'other', 1000), undefined)
    },

    'keeps the latest under an id, and what belongs to no grant': async ({ artefacts }) => {
      await artefacts.put('Session', 's', token({ grantId: null, uid: 'u' }))
      await artefacts.put(
        'Session',
        's',
        token({ grantId: null, uid: 'u', payload: { accountId: 'a' }, expiresAt: 9000 }),
      )
      equal(await artefacts.find('Session', 's', 8000), {
        payload: { accountId: 'a' },
        consumedAt: null,
        successor: null,
        grant: null,
      })
      equal(await artefacts.findByUid('Session', 'u', 8000), { accountId: 'a' })
      equal(await artefacts.findByUid('Session', 'u', 9000), undefined)
      equal(await artefacts.findByUid('Session', 'v', 8000), undefined)
    },

    'lets one of ten racing callers consume it': async ({ artefacts }) => {
      await artefacts.put('AuthorizationCode', 'c', token())
      const outcomes = await Promise.all(
        Array.from({ length: 10 }, () => artefacts.consume('AuthorizationCode', 'c', 2000)),
      )
      equal(outcomes.filter(Boolean).length, 1)
      matches(await artefacts.find('AuthorizationCode', 'c', 3000), { consumedAt: 2000 })
      equal(await artefacts.consume('AuthorizationCode', 'never', 2000), false)
    },

    'rotates for one of ten racing callers, and leaves one successor': async ({ artefacts }) => {
      await artefacts.put('RefreshToken', 'old', token())
      const outcomes = await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          artefacts.rotate('RefreshToken', rotation(`new-${index}`, token({ payload: { n: index } })), 2000),
        ),
      )
      equal(outcomes.filter(Boolean).length, 1)
      const successors = await Promise.all(
        outcomes.map((_, index) => artefacts.find('RefreshToken', `new-${index}`, 3000)),
      )
      equal(
        successors.map((found) => found !== undefined),
        outcomes,
      )
      matches(await artefacts.find('RefreshToken', 'old', 3000), {
        consumedAt: 2000,
        successor: `note new-${outcomes.indexOf(true)}`,
      })
    },

    'does not rotate what is not there or belongs to an ended grant': async ({ artefacts }) => {
      equal(await artefacts.rotate('RefreshToken', { ...rotation('new'), usedId: 'never' }, 2000), false)
      await artefacts.put('RefreshToken', 'old', token())
      await artefacts.endGrant(grant.id, 1500)
      equal(await artefacts.rotate('RefreshToken', rotation('new'), 2000), false)
      equal(await artefacts.find('RefreshToken', 'new', 2000), undefined)
    },

    'finds nothing of a grant that is over, however it ended': async ({ artefacts, store }) => {
      await artefacts.put('RefreshToken', 'rt', token({ expiresAt: 200_000 }))
      equal(await artefacts.find('RefreshToken', 'rt', 100_000), undefined)
      await artefacts.endGrant(grant.id, 2000)
      await artefacts.endGrant(grant.id, 3000)
      equal(await artefacts.find('RefreshToken', 'rt', 2500), undefined)
      equal(await artefacts.find(GRANT, grant.id, 2500), undefined)
      await store.signingKeys.addFirst({ id: 'key', privateKey: { sealed: 'x' } })
      equal(await store.grants.live(grant.id, 'key', 2500), undefined)
    },

    'removes one artefact, or all of a model that belong to a grant': async ({ artefacts }) => {
      for (const id of ['a', 'b']) await artefacts.put('RefreshToken', id, token())
      await artefacts.put('AuthorizationCode', 'c', token())
      const removed = await Promise.all([1, 2, 3].map(() => artefacts.remove('RefreshToken', 'a')))
      equal(removed.filter(Boolean).length, 1)
      equal(await artefacts.find('RefreshToken', 'a', 2000), undefined)
      holds((await artefacts.find('RefreshToken', 'b', 2000)) !== undefined)
      await artefacts.removeOfGrant('RefreshToken', grant.id)
      equal(await artefacts.find('RefreshToken', 'b', 2000), undefined)
      holds((await artefacts.find('AuthorizationCode', 'c', 2000)) !== undefined)
    },
  })
}

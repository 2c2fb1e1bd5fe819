import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { AccountStore, SessionStore } from '../../../core/access/index.ts'
import { newId } from '../../builders/ids.ts'
import type { OpenStores, Stores } from '../stores.ts'
import { anAccount } from './account-store-contract.ts'

/** What every SessionStore promises. */
export const sessionStoreContract = (name: string, open: OpenStores<{ sessions: SessionStore; accounts: AccountStore }>): void => void describe(`SessionStore: ${name}`, () => {
  let stores: Stores<{ sessions: SessionStore; accounts: AccountStore }>
  const account = anAccount()
  const session = { id: newId<string>(), userId: account.userId, createdAt: 1000, expiresAt: 5000 }
  beforeEach(async () => {
    stores = await open()
    await stores.store.accounts.add(account)
    await stores.store.sessions.add(session)
  })
  afterEach(() => stores.close())

  it('is live until it expires', async () => {
    expect(await stores.store.sessions.live(session.id, 4999)).toEqual({ userId: account.userId, namespaceId: account.namespaceId })
    expect(await stores.store.sessions.live(session.id, 5000)).toBeUndefined()
    expect(await stores.store.sessions.live(newId<string>(), 2000)).toBeUndefined()
  })

  it('is dead at once and for good when it is revoked', async () => {
    await stores.store.sessions.revoke(session.id, 2000)
    await stores.store.sessions.revoke(session.id, 3000)
    await stores.store.sessions.revoke(newId<string>(), 3000)
    expect(await stores.store.sessions.live(session.id, 2000)).toBeUndefined()
  })
})

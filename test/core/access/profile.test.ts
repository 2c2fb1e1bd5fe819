import { describe, expect, it } from 'vitest'
import { MemoryAccountStore } from '../../../adapters/memory/access/memory-account-store.ts'
import { MemoryProfileStore } from '../../../adapters/memory/access/memory-profile-store.ts'
import { MemoryDatabase } from '../../../adapters/memory/memory-database.ts'
import { makeEnsureFarmSlug, type Actor } from '../../../core/access/index.ts'
import type { UserId } from '../../../core/shared/ids.ts'
import { newId } from '../../builders/ids.ts'
import { anAccount } from '../../contracts/access/account-store-contract.ts'

describe('the name of a farm in addresses', () => {
  const database = new MemoryDatabase()
  const accounts = new MemoryAccountStore(database)
  const profiles = new MemoryProfileStore(database)
  const ensureFarmSlug = makeEnsureFarmSlug({ accounts, profiles })
  const personCalled = async (username: string): Promise<Actor> => {
    const account = anAccount({ username })
    await accounts.add(account)
    return { userId: account.userId, namespaceId: account.namespaceId, credential: { kind: 'session' } }
  }

  it('comes from the username, once', async () => {
    const anna = await personCalled('anna_vom_deich')
    expect((await ensureFarmSlug(anna)).unwrap()).toEqual({ farmSlug: 'anna-vom-deich', created: true })
    expect((await ensureFarmSlug(anna)).unwrap()).toEqual({ farmSlug: 'anna-vom-deich', created: false })
  })

  it('is made by one of many calls at once, and all tell the same', async () => {
    const bernd = await personCalled('bernd')
    const ensured = await Promise.all(Array.from({ length: 10 }, () => ensureFarmSlug(bernd)))
    const told = ensured.map((one) => one.unwrap())
    expect(new Set(told.map(({ farmSlug }) => farmSlug))).toEqual(new Set(['bernd']))
    expect(told.filter(({ created }) => created)).toHaveLength(1)
  })

  it('has a number where it is another farm’s already', async () => {
    const clara = await personCalled('clara-hof')
    await profiles.mintSlug(newId<UserId>(), 'clara-hof')
    expect((await ensureFarmSlug(clara)).unwrap().farmSlug).toBe('clara-hof-2')
  })

  it('is nobody’s whose account has gone', async () => {
    const gone = { userId: newId<UserId>(), namespaceId: newId(), credential: { kind: 'session' } } as Actor
    expect((await ensureFarmSlug(gone)).val).toEqual({ kind: 'no_such_account' })
  })
})

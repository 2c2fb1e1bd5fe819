import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PostgresAccountStore } from '../../../adapters/postgres/access/postgres-account-store.ts'
import { isNamespaceRemoved } from '../../../adapters/postgres/namespace-removed.ts'
import { PostgresNamespaceRegister } from '../../../adapters/postgres/namespaces/postgres-namespace-register.ts'
import { PostgresSourceStore } from '../../../adapters/postgres/sources/postgres-source-store.ts'
import type { NamespaceId } from '../../../core/shared/ids.ts'
import { Ok } from '../../../core/shared/result.ts'
import { newId } from '../../builders/ids.ts'
import { aSource } from '../../builders/source.ts'
import { anAccount } from '../../contracts/access/account-store-contract.ts'
import { openTestDatabase, type TestDatabase } from '../../test-database.ts'

describe('who leaves a namespace in which others still write', () => {
  let test: TestDatabase
  beforeAll(async () => void (test = await openTestDatabase()))
  afterAll(() => test.drop())

  it('waits for what was begun before, and whatever begins after is refused', async () => {
    const { database } = test
    const [register, sources] = [new PostgresNamespaceRegister(database), new PostgresSourceStore(database)]
    const account = anAccount()
    await new PostgresAccountStore(database).add(account)
    const { namespaceId } = account

    const [written, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const writing = database.within<undefined, never>(namespaceId, async () => {
      await sources.add(aSource({ namespaceId }))
      written.resolve()
      await gate.promise
      return Ok(undefined)
    })
    await written.promise
    await database.within(namespaceId, async () =>
      Ok(await register.replace(account.userId, namespaceId, newId<NamespaceId>(), Date.now())),
    )
    const late = await sources.add(aSource({ namespaceId })).catch((error: unknown) => error)
    expect(isNamespaceRemoved(late)).toBe(true)

    let settled = false
    const settling = register.settled(namespaceId).then(() => (settled = true))
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect(settled).toBe(false)
    gate.resolve()
    await writing
    await settling
    expect(await test.asOwner('select from sources where namespace_id = $1', [namespaceId])).toHaveLength(1)
  })
})

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

  /** An account, its namespace, and a transaction in it that has written and waits. */
  async function aFarm() {
    const { database } = test
    const [register, sources] = [new PostgresNamespaceRegister(database), new PostgresSourceStore(database)]
    const account = anAccount()
    await new PostgresAccountStore(database).add(account)
    const { namespaceId, userId } = account
    return {
      namespaceId,
      write: () => sources.add(aSource({ namespaceId })),
      replace: () => register.replace(userId, namespaceId, newId<NamespaceId>(), Date.now()),
      settled: () => register.settled(),
      /** Runs it in a transaction that stays open until `end`. */
      async begin(work: () => Promise<unknown>) {
        const [begun, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
        const ended = database.within<undefined, never>(namespaceId, async () => {
          await work()
          begun.resolve()
          await gate.promise
          return Ok(undefined)
        })
        await begun.promise
        return { end: () => (gate.resolve(), ended) }
      },
    }
  }

  async function holdsUntilItEnds(farm: Awaited<ReturnType<typeof aFarm>>, writing: { end(): Promise<unknown> }) {
    let settled = false
    const settling = farm.settled().then(() => (settled = true))
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect(settled).toBe(false)
    await writing.end()
    await settling
    expect(await test.asOwner('select from sources where namespace_id = $1', [farm.namespaceId])).toHaveLength(1)
  }

  it('waits for what was begun before, and whatever begins after is refused', async () => {
    const farm = await aFarm()
    const writing = await farm.begin(farm.write)
    await (await farm.begin(farm.replace)).end()
    const late = await farm.write().catch((error: unknown) => error)
    expect(isNamespaceRemoved(late)).toBe(true)
    await holdsUntilItEnds(farm, writing)
  })

  it('waits for what was written while it left', async () => {
    const farm = await aFarm()
    const leaving = await farm.begin(farm.replace)
    const writing = await farm.begin(farm.write)
    await leaving.end()
    await holdsUntilItEnds(farm, writing)
  })
})

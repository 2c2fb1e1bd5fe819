import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PostgresAccountStore } from '../../../adapters/postgres/access/postgres-account-store.ts'
import { PostgresLedger } from '../../../adapters/postgres/billing/postgres-ledger.ts'
import { PostgresExpiredRows } from '../../../adapters/postgres/postgres-expired-rows.ts'
import type { NamespaceId, UserId } from '../../../core/shared/ids.ts'
import { Ok } from '../../../core/shared/result.ts'
import { newId } from '../../builders/ids.ts'
import { anAccount } from '../../contracts/access/account-store-contract.ts'
import { anyLife, followLife } from '../../core/billing/ledger-life.ts'
import { runs } from '../../runs.ts'
import { openTestDatabase, type TestDatabase } from '../../test-database.ts'

describe('the ledger in PostgreSQL', () => {
  let test: TestDatabase
  let ledger: PostgresLedger
  beforeAll(async () => {
    test = await openTestDatabase()
    ledger = new PostgresLedger(test.database)
  })
  afterAll(() => test.drop())

  async function aPerson(): Promise<UserId> {
    const account = anAccount()
    await new PostgresAccountStore(test.database).add(account)
    return account.userId
  }
  const posting = (userId: UserId, key: string, amount: number) => ({
    id: newId<never>(),
    userId,
    key,
    amount,
    reason: 'ask',
    createdAt: Date.now(),
  })

  it('adds up after any life whose steps run at the same time, over several connections', async () => {
    await fc.assert(
      fc.asyncProperty(anyLife, async (life) =>
        followLife(ledger, [await aPerson(), await aPerson()], life, 'at once'),
      ),
      { numRuns: runs(60) },
    )
  })

  it('lets nobody change an entry or take one away, whoever they are', async () => {
    const userId = await aPerson()
    await ledger.grant(posting(userId, 'a', 100))
    for (const statement of ['update akh_entries set amount = 1', 'delete from akh_entries']) {
      await expect(test.database.query(null, statement)).rejects.toThrow('never changed')
      await expect(test.asOwner(statement)).rejects.toThrow('never changed')
    }
    await expect(test.asOwner('truncate akh_entries')).rejects.toThrow('never changed')
    expect(await ledger.entriesOf(userId, 9)).toMatchObject([{ amount: 100, balance: 100 }])
  })

  it('lets no statement bring a balance below what is held, nor below zero', async () => {
    const userId = await aPerson()
    await ledger.grant(posting(userId, 'a', 100))
    await ledger.hold({ userId, key: 'b', amount: 60, now: 0, expiresAt: 1 })
    for (const wrong of ['balance = 59', 'held = 101', 'held = -1', 'balance = -1, held = -1'])
      await expect(test.asOwner(`update akh_accounts set ${wrong} where user_id = $1`, [userId])).rejects.toThrow(
        'akh_accounts_covered',
      )
  })

  it('has nothing else of a transaction not wait for the disk', async () => {
    const userId = await aPerson()
    await ledger.grant(posting(userId, 'a', 100))
    await test.database.within(newId<NamespaceId>(), async () => {
      await test.database.query(null, 'set local synchronous_commit = on')
      await ledger.hold({ userId, key: 'b', amount: 1, now: 0, expiresAt: 1 })
      expect(await test.database.query(null, 'show synchronous_commit')).toEqual([{ synchronous_commit: 'on' }])
      return Ok(undefined)
    })
  })

  it('goes with its person, whole, and an answer under way does not fail by that', async () => {
    const [gone, kept] = [await aPerson(), await aPerson()]
    for (const userId of [gone, kept]) {
      await ledger.grant(posting(userId, 'a', 100))
      await ledger.hold({ userId, key: 'b', amount: 60, now: 0, expiresAt: 1 })
    }
    await test.database.query(null, 'delete from users where id = $1', [gone])
    await ledger.record(posting(gone, 'c', -1))
    expect(await ledger.charge(posting(gone, 'b', 0))).toBe(false)
    const left = await test.asOwner<{ user_id: string }>(
      `select user_id from akh_accounts union all select user_id from akh_holds
       union all select user_id from akh_entries where user_id in ($1, $2)`,
      [gone, kept],
    )
    expect(left.filter(({ user_id }) => user_id === gone)).toEqual([])
    expect(await ledger.accountOf(kept)).toEqual({ balance: 100, held: 60 })
  })

  it('gives back at the clean-up what a process that died had reserved', async () => {
    const userId = await aPerson()
    await ledger.grant(posting(userId, 'a', 100))
    const now = Date.now()
    await ledger.hold({ userId, key: 'over', amount: 60, now, expiresAt: now - 1000 })
    await ledger.hold({ userId, key: 'open', amount: 10, now, expiresAt: now + 60_000 })
    const expired = new PostgresExpiredRows(test.database)
    const { akh_holds: due } = await expired.purge({ dryRun: true })
    expect(due).toBeGreaterThan(0)
    expect(await ledger.accountOf(userId)).toEqual({ balance: 100, held: 70 })
    expect((await expired.purge({ dryRun: false }))['akh_holds']).toBe(due)
    expect(await ledger.accountOf(userId)).toEqual({ balance: 100, held: 10 })
  })
})

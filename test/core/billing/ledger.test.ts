import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MemoryAccountStore } from '../../../adapters/memory/access/memory-account-store.ts'
import { MemoryLedger } from '../../../adapters/memory/billing/memory-ledger.ts'
import { MemoryDatabase } from '../../../adapters/memory/memory-database.ts'
import { germanAkh, HOLD_LIFETIME_MS, makeBilling, parseAkh } from '../../../core/billing/index.ts'
import { makeAskQuestion, type Answer } from '../../../core/knowledge/index.ts'
import type { UserId } from '../../../core/shared/ids.ts'
import { payForWork } from '../../../core/shared/pay-for-work.ts'
import { newId } from '../../builders/ids.ts'
import { anAccount } from '../../contracts/access/account-store-contract.ts'
import { runs } from '../../runs.ts'
import { anyLife, followLife } from './ledger-life.ts'

const NOW = 1_800_000_000_000

function billingOver({ hasPaymentProvider = true, ask = 100 } = {}) {
  const database = new MemoryDatabase()
  const [ledger, accounts, time] = [new MemoryLedger(database), new MemoryAccountStore(database), { now: NOW }]
  const billing = makeBilling({
    ledger,
    accounts,
    hasPaymentProvider,
    usageCosts: { ask, research: 3000 },
    clock: { now: () => time.now },
    ids: { next: newId },
  })
  return { ledger, accounts, time, ...billing }
}

const userId = newId<UserId>()
const ask = (key: string) => ({ userId, kind: 'ask' as const, key })

/** A person with a balance. */
async function rich(milliAkh: number, given: Parameters<typeof billingOver>[0] = {}) {
  const made = billingOver(given)
  await made.ledger.grant({ ...ask('gift'), id: newId(), reason: 'operator', amount: milliAkh, createdAt: NOW })
  const account = () => made.ledger.accountOf(userId)
  const amounts = async () => (await made.ledger.entriesOf(userId, 99)).map(({ amount }) => amount)
  return { ...made, account, amounts }
}

describe('paying for work', () => {
  it('is reserved before the work, and charged after it', async () => {
    const { usage, account, amounts } = await rich(150)
    const during = await payForWork(usage, ask('a'), account)
    expect(during.val).toEqual({ balance: 150, held: 100 })
    expect(await account()).toEqual({ balance: 50, held: 0 })
    expect(await amounts()).toEqual([-100, 150])
  })

  it('begins nothing where the balance does not cover it', async () => {
    const { usage, account } = await rich(99)
    let begun = false
    const refused = await payForWork(usage, ask('a'), async () => (begun = true))
    expect(refused.val).toEqual({ kind: 'akh_exhausted', cost: 100, available: 99 })
    expect([begun, await account()]).toEqual([false, { balance: 99, held: 0 }])
  })

  it('costs nothing where the work fails, and the failure is told as it is', async () => {
    const { usage, account, amounts } = await rich(150)
    const failing = payForWork(usage, ask('a'), () => Promise.reject(new Error('the model is away')))
    await expect(failing).rejects.toThrow('the model is away')
    expect([await account(), await amounts()]).toEqual([{ balance: 150, held: 0 }, [150]])
    expect((await payForWork(usage, ask('a'), async () => 'again')).val).toBe('again')
    expect(await account()).toEqual({ balance: 50, held: 0 })
  })

  it('is given back by itself after an hour where nobody lived to say how it ended', async () => {
    const { usage, account, time } = await rich(100)
    await usage.reserve(ask('a'))
    time.now += HOLD_LIFETIME_MS - 1
    expect((await usage.reserve(ask('b'))).ok).toBe(false)
    time.now += 1
    expect((await usage.reserve(ask('b'))).ok).toBe(true)
    await usage.charge(ask('a'))
    expect(await account()).toEqual({ balance: 100, held: 100 })
  })

  it('is paid once for the same key, also after it was charged', async () => {
    const { usage, account } = await rich(150)
    for (const _ of [1, 2, 3]) expect((await payForWork(usage, ask('a'), async () => 1)).ok).toBe(true)
    expect(await account()).toEqual({ balance: 50, held: 0 })
  })

  it('draws on no balance without a payment provider, and refuses nobody', async () => {
    const { usage, readAkh, accounts, ledger } = billingOver({ hasPaymentProvider: false })
    const account = anAccount()
    await accounts.add(account)
    for (const key of ['a', 'a', 'b'])
      expect((await payForWork(usage, { ...ask(key), userId: account.userId }, async () => 1)).val).toBe(1)
    await expect(
      payForWork(usage, { ...ask('c'), userId: account.userId }, () => Promise.reject(new Error('no'))),
    ).rejects.toThrow('no')
    const read = (await readAkh(account.email, 9)).unwrap()
    expect(read).toMatchObject({ balance: null, held: 0 })
    expect(read.entries.map(({ amount, balance }) => [amount, balance])).toEqual([
      [-100, null],
      [-100, null],
    ])
    expect(await ledger.accountOf(account.userId)).toEqual({ balance: 0, held: 0 })
  })

  it('needs no balance for what costs nothing', async () => {
    const { usage, amounts } = await rich(1, { ask: 0 })
    expect((await payForWork(usage, { ...ask('a') }, async () => 1)).ok).toBe(true)
    expect(await amounts()).toEqual([0, 1])
  })
})

describe('asking a question', () => {
  const answer = { answered: true } as Answer
  const actor = { userId, namespaceId: newId<never>(), credential: { kind: 'session' as const } }

  it('is paid anew each time, and once for a request that is repeated', async () => {
    const { usage, account } = await rich(1000)
    const askQuestion = makeAskQuestion({ answerQuestion: async () => answer, usage, ids: { next: newId } })
    for (const _ of [1, 2]) expect((await askQuestion(actor, { question: 'Was?' })).val).toBe(answer)
    for (const _ of [1, 2]) await askQuestion(actor, { question: 'Was?', paymentKey: 'the same' })
    expect(await account()).toEqual({ balance: 700, held: 0 })
  })
})

describe('the ledger', () => {
  it('adds up after any life, and what is held or left is never below zero', async () => {
    await fc.assert(
      fc.asyncProperty(anyLife, (life) =>
        followLife(new MemoryLedger(new MemoryDatabase()), [newId(), newId()], life, 'one after the other'),
      ),
      { numRuns: runs(400) },
    )
  })

  it('adds up after any life whose steps run at the same time', async () => {
    await fc.assert(
      fc.asyncProperty(anyLife, (life) =>
        followLife(new MemoryLedger(new MemoryDatabase()), [newId(), newId()], life, 'at once'),
      ),
      { numRuns: runs(200) },
    )
  })
})

describe('amounts', () => {
  it.each([
    ['2,5', 2500],
    ['0.001', 1],
    [' 1000000 ', 1_000_000_000],
    ['3', 3000],
  ])('%s are %d milli-AKh', (text, amount) => expect(parseAkh(text)).toBe(amount))

  it.each(['0', '', '-1', '1,2345', '1e3', '1000000,1', 'viel', '1.000,5'])('%s is none', (text) =>
    expect(parseAkh(text)).toBeUndefined(),
  )

  it('are told as they are written in Germany', () => {
    expect([germanAkh(100), germanAkh(-1_234_500)]).toEqual(['0,1 AKh', '-1.234,5 AKh'])
  })
})

import type { AccountStore } from '../../../core/access/index.ts'
import type { Ledger, LedgerEntryId } from '../../../core/billing/index.ts'
import type { NamespaceId, UserId } from '../../../core/shared/ids.ts'
import { Err } from '../../../core/shared/result.ts'
import { newId } from '../../builders/ids.ts'
import { anAccount } from '../access/account-store-contract.ts'
import { equal, holds, matches } from '../assertions.ts'
import { casesOver, type ContractCase } from '../cases.ts'
import type { OpenStores, Stores } from '../stores.ts'

interface LedgerStores {
  ledger: Ledger
  accounts: AccountStore
}

const [NOW, LATER, MUCH_LATER] = [1_800_000_000_000, 1_800_000_060_000, 1_800_000_120_000]

async function aPerson({ accounts }: LedgerStores): Promise<UserId> {
  const account = anAccount()
  await accounts.add(account)
  return account.userId
}

const posting = (userId: UserId, key: string, amount: number, reason = 'ask') => ({
  id: newId<LedgerEntryId>(),
  userId,
  key,
  amount,
  reason,
  createdAt: NOW,
})

/** What every Ledger promises. */
export const ledgerContract = (open: OpenStores<LedgerStores>): ContractCase[] => {
  const withPerson = async () => {
    const { store, transaction, close } = await open()
    const [userId, other] = [await aPerson(store), await aPerson(store)]
    const { ledger } = store
    const hold = (key: string, amount: number, expiresAt = LATER, now = NOW) =>
      ledger.hold({ userId, key, amount, now, expiresAt })
    const charge = (key: string) => ledger.charge(posting(userId, key, 0))
    const grant = (key: string, amount: number) => ledger.grant(posting(userId, key, amount, 'operator'))
    const entries = async () => (await ledger.entriesOf(userId, 1000)).toReversed()
    return { ledger, transaction, userId, other, hold, charge, grant, entries, close }
  }
  type Opened = Omit<Awaited<ReturnType<typeof withPerson>>, 'close'> & Pick<Stores<unknown>, 'close'>
  return casesOver<Opened>(withPerson, {
    'adds up what is granted and charged, each entry with the balance after it': async (opened) => {
      const { ledger, userId, other, grant, hold, charge, entries } = opened
      equal(await ledger.accountOf(userId), { balance: 0, held: 0 })
      equal([await grant('a', 1000), await grant('b', 500)], ['granted', 'granted'])
      equal(await hold('c', 300), { outcome: 'held' })
      equal(await ledger.accountOf(userId), { balance: 1500, held: 300 })
      equal(await charge('c'), true)
      equal(await ledger.accountOf(userId), { balance: 1200, held: 0 })
      matches(await entries(), [
        { userId, kind: 'grant', reason: 'operator', key: 'a', amount: 1000, balance: 1000, createdAt: NOW },
        { userId, kind: 'grant', reason: 'operator', key: 'b', amount: 500, balance: 1500, createdAt: NOW },
        { userId, kind: 'charge', reason: 'ask', key: 'c', amount: -300, balance: 1200, createdAt: NOW },
      ])
      equal((await ledger.entriesOf(userId, 1))[0]!.key, 'c')
      equal([await ledger.accountOf(other), await ledger.entriesOf(other, 9)], [{ balance: 0, held: 0 }, []])
    },

    'grants once a key, and says so of another amount': async ({ ledger, userId, other, grant }) => {
      const outcomes = await Promise.all(Array.from({ length: 8 }, () => grant('a', 1000)))
      equal(outcomes.toSorted(), ['granted', ...Array.from({ length: 7 }, () => 'known')])
      equal(await grant('a', 999), 'key_reused')
      equal(await ledger.accountOf(userId), { balance: 1000, held: 0 })
      equal(await ledger.grant(posting(other, 'a', 7)), 'granted')
      equal(await ledger.accountOf(other), { balance: 7, held: 0 })
    },

    'keeps no more than there is, and says what is left': async ({ ledger, userId, grant, hold }) => {
      equal(await hold('a', 1), { outcome: 'exhausted', available: 0 })
      await grant('g', 250)
      equal(await hold('a', 100), { outcome: 'held' })
      equal(await hold('b', 100), { outcome: 'held' })
      equal(await hold('c', 100), { outcome: 'exhausted', available: 50 })
      equal(await hold('c', 50), { outcome: 'held' })
      equal(await ledger.accountOf(userId), { balance: 250, held: 250 })
    },

    'keeps once a key, for as long as the latest says': async ({ ledger, userId, grant, hold }) => {
      await grant('g', 250)
      const outcomes = await Promise.all(Array.from({ length: 8 }, () => hold('a', 100)))
      equal(
        outcomes,
        outcomes.map(() => ({ outcome: 'held' })),
      )
      equal(await ledger.accountOf(userId), { balance: 250, held: 100 })
      equal(await hold('a', 100, MUCH_LATER), { outcome: 'held' })
      equal(await hold('a', 100, LATER), { outcome: 'held' })
      equal(await ledger.releaseExpired(LATER), 0)
      equal(await ledger.releaseExpired(MUCH_LATER), 1)
    },

    'charges once what was kept, and nothing else': async ({ ledger, userId, grant, hold, charge, entries }) => {
      await grant('g', 250)
      equal(await charge('a'), false)
      await hold('a', 100)
      const outcomes = await Promise.all(Array.from({ length: 8 }, () => charge('a')))
      equal(outcomes.filter(Boolean), [true])
      equal(await hold('a', 100), { outcome: 'paid' })
      equal([await charge('a'), await ledger.release(userId, 'a')], [false, false])
      equal(await ledger.accountOf(userId), { balance: 150, held: 0 })
      equal((await entries()).length, 2)
    },

    'gives back once what was kept, and what is charged stays so': async ({ ledger, userId, grant, hold, charge }) => {
      await grant('g', 250)
      await hold('a', 100)
      const outcomes = await Promise.all([ledger.release(userId, 'a'), charge('a'), ledger.release(userId, 'a')])
      equal(outcomes.filter(Boolean), [true])
      equal(await ledger.accountOf(userId), { balance: outcomes[1] ? 150 : 250, held: 0 })
      await hold('b', 100)
      equal([await ledger.release(userId, 'b'), await ledger.release(userId, 'b')], [true, false])
      equal(await charge('b'), false)
      equal(await hold('b', 100), { outcome: 'held' })
    },

    'ends what is over its time, once, of everyone, and never what was charged': async (opened) => {
      const { ledger, userId, other, grant, hold, charge } = opened
      await grant('g', 300)
      await ledger.grant(posting(other, 'g', 300))
      for (const key of ['a', 'b']) await hold(key, 100)
      await hold('c', 100, MUCH_LATER)
      await ledger.hold({ userId: other, key: 'a', amount: 100, now: NOW, expiresAt: LATER })
      await charge('b')
      equal(await ledger.releaseExpired(LATER - 1), 0)
      const ended = await Promise.all(Array.from({ length: 4 }, () => ledger.releaseExpired(LATER)))
      equal(
        ended.reduce((sum, count) => sum + count, 0),
        2,
      )
      equal(await ledger.accountOf(userId), { balance: 200, held: 100 })
      equal(await ledger.accountOf(other), { balance: 300, held: 0 })
      equal(await charge('a'), false)
    },

    'keeps from what is over its time before it refuses': async ({ ledger, userId, grant, hold }) => {
      await grant('g', 100)
      await hold('a', 100, LATER)
      equal(await hold('b', 100, MUCH_LATER, LATER - 1), { outcome: 'exhausted', available: 0 })
      equal(await hold('b', 100, MUCH_LATER, LATER), { outcome: 'held' })
      equal(await ledger.accountOf(userId), { balance: 100, held: 100 })
    },

    'writes down once a key what draws on no balance': async ({ ledger, userId, grant, entries }) => {
      await Promise.all(Array.from({ length: 4 }, () => ledger.record(posting(userId, 'a', -100))))
      await grant('g', 50)
      equal(await ledger.accountOf(userId), { balance: 50, held: 0 })
      matches(
        (await entries()).find(({ key }) => key === 'a')!,
        { kind: 'charge', amount: -100, balance: null, reason: 'ask' },
      )
      equal((await entries()).length, 2)
    },

    'never gives out more than there is, however many want it at once': async (opened) => {
      const { ledger, userId, grant, hold, charge, entries } = opened
      await grant('g', 1000)
      const kept = await Promise.all(
        Array.from({ length: 40 }, async (_, number) => {
          const key = `k${number}`
          if ((await hold(key, 100)).outcome !== 'held') return 0
          return number % 4 === 0 ? Number(await ledger.release(userId, key)) : 100 * Number(await charge(key)) + 1
        }),
      )
      const { balance, held } = await ledger.accountOf(userId)
      equal(held, 0)
      const written = await entries()
      equal(
        balance,
        written.reduce((sum, { amount }) => sum + amount, 0),
      )
      equal(written.length - 1, kept.filter((one) => one > 1).length)
      holds(balance >= 0 && written.every((entry) => entry.balance! >= 0))
      const balances = written.map((entry) => entry.balance!).toSorted((one, other) => other - one)
      equal(
        balances,
        balances.map((_, at) => 1000 - 100 * at),
        'the balances after the entries',
      )
    },

    'gives the last of a balance to one of many that want it': async ({ ledger, userId, grant, hold }) => {
      for (let round = 0; round < 12; round += 1) {
        await grant(`g${round}`, 100)
        const held = await Promise.all(Array.from({ length: 8 }, (_, number) => hold(`${round} ${number}`, 100)))
        equal(held.map(({ outcome }) => outcome).toSorted(), [...Array.from({ length: 7 }, () => 'exhausted'), 'held'])
      }
      equal(await ledger.accountOf(userId), { balance: 1200, held: 1200 })
    },

    'joins the running transaction': async ({ ledger, transaction, userId, grant, hold }) => {
      await grant('g', 100)
      await transaction.within(newId<NamespaceId>(), async () => {
        equal(await hold('a', 100), { outcome: 'held' })
        equal(await hold('a', 100), { outcome: 'held' })
        equal(await hold('b', 100), { outcome: 'exhausted', available: 0 })
        return Err(undefined)
      })
      equal(await ledger.accountOf(userId), { balance: 100, held: 0 })
    },
  })
}

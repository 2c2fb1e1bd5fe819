import fc from 'fast-check'
import type { Ledger } from '../../../core/billing/index.ts'
import type { UserId } from '../../../core/shared/ids.ts'
import { newId } from '../../builders/ids.ts'
import { equal, holds } from '../../contracts/assertions.ts'

const NOW = 1_800_000_000_000

/** One thing that happens to one of two persons; keys are few, so that they meet. */
type Step = { person: 0 | 1; key: number; amount: number } & { what: (typeof WHAT)[number] }
const WHAT = ['grant', 'hold', 'hold', 'charge', 'charge', 'release', 'expire', 'record'] as const

export const anyLife = fc.array(
  fc.record({
    person: fc.constantFrom(0, 1),
    key: fc.nat(5),
    amount: fc.integer({ min: 1, max: 300 }),
    what: fc.constantFrom(...WHAT),
  }),
  { minLength: 1, maxLength: 40 },
) as fc.Arbitrary<Step[]>

/** Lives it and holds the ledger, after each step or at the end, to what it always is. */
export async function followLife(
  ledger: Ledger,
  persons: readonly [UserId, UserId],
  life: readonly Step[],
  how: 'one after the other' | 'at once',
): Promise<void> {
  const kept = new Map<string, number>()
  const paid = new Map<string, number>()
  const live = async ({ person, key, amount, what }: Step, at: number): Promise<void> => {
    const userId = persons[person]
    const [name, now] = [`${what === 'grant' || what === 'record' ? what : 'work'} ${key}`, NOW + at]
    const posting = { id: newId<never>(), userId, key: name, reason: 'ask', amount, createdAt: now }
    const place = `${person} ${name}`
    if (what === 'grant') await ledger.grant(posting)
    if (what === 'record') await ledger.record({ ...posting, amount: -amount })
    if (what === 'release') await ledger.release(userId, name)
    if (what === 'expire') await ledger.releaseExpired(now)
    if (what === 'hold') {
      const { outcome } = await ledger.hold({ userId, key: name, amount, now, expiresAt: now + 10 })
      if (outcome === 'held') kept.set(place, (kept.get(place) ?? 0) + 1)
      if (outcome === 'paid' && how === 'one after the other') holds(paid.has(place), 'what is paid was charged')
    }
    if (what === 'charge' && (await ledger.charge(posting))) {
      holds(how === 'at once' || kept.has(place), 'what is charged was kept')
      paid.set(place, (paid.get(place) ?? 0) + 1)
    }
  }
  if (how === 'at once') await Promise.all(life.map(live))
  else
    for (const [at, step] of life.entries()) {
      await live(step, at)
      await adds(ledger, persons)
    }
  await adds(ledger, persons)
  holds(
    [...paid.values()].every((times) => times === 1),
    'nothing is charged twice',
  )
  await ledger.releaseExpired(NOW + life.length + 10)
  for (const userId of persons) equal((await ledger.accountOf(userId)).held, 0, 'what is held once all is over')
}

async function adds(ledger: Ledger, persons: readonly UserId[]): Promise<void> {
  for (const userId of persons) {
    const { balance, held } = await ledger.accountOf(userId)
    const entries = await ledger.entriesOf(userId, 1000)
    const drawing = entries.filter((entry) => entry.balance !== null)
    equal(
      balance,
      drawing.reduce((sum, { amount }) => sum + amount, 0),
      'the balance',
    )
    holds(held >= 0 && balance >= held, 'what is held is covered')
    holds(
      drawing.every((entry) => entry.balance! >= 0),
      'no entry leaves less than nothing',
    )
    equal(entries.length, new Set(entries.map(({ key }) => key)).size, 'entries by key')
  }
}

import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PostgresRateLimiter } from '../../../adapters/rate-limits/postgres-rate-limiter.ts'
import { newId } from '../../builders/ids.ts'
import { openTestDatabase, type TestDatabase } from '../../test-database.ts'

let test: TestDatabase
beforeAll(async () => void (test = await openTestDatabase()))
afterAll(() => test.drop())

const processes = (count: number, points: number) =>
  Array.from({ length: count }, () => new PostgresRateLimiter(test.database, { general: { points, seconds: 3600 } }))

it('lets a caller of one process have the whole budget, to the last call and in every number at once', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 150 }),
      fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 8 }),
      async (points, bursts) => {
        const [process, caller] = [processes(1, points)[0]!, newId<string>()]
        let sent = 0
        for (const burst of bursts) {
          const states = await Promise.all(Array.from({ length: burst }, () => process.consume('general', caller)))
          const allowed = states.filter((state) => state.allowed).length
          expect(allowed).toBe(Math.max(0, Math.min(burst, points - sent)))
          sent += burst
        }
        if (sent < points) expect((await process.consume('general', caller)).remaining).toBe(points - sent - 1)
      },
    ),
    { numRuns: 25 },
  )
})

it('gives several processes together no more than the budget, and keeps from a caller but a few calls', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 150 }),
      fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 20, maxLength: 260 }),
      async (points, calls) => {
        const [all, caller] = [processes(3, points), newId<string>()]
        let allowed = 0
        let refused = 0
        for (const number of calls) {
          const state = await all[number]!.consume('general', caller)
          if (state.allowed) allowed++
          else refused++
        }
        expect(allowed).toBeLessThanOrEqual(points)
        if (refused > 0) expect(allowed).toBeGreaterThanOrEqual(points - 20)
      },
    ),
    { numRuns: 15 },
  )
})

it('keeps from a caller but a few calls where many of them come at once to several processes', async () => {
  const [all, caller] = [processes(3, 120), newId<string>()]
  let [allowed, refused] = [0, 0]
  for (let burst = 0; refused === 0; burst++) {
    const states = await Promise.all(Array.from({ length: 20 }, () => all[burst % 3]!.consume('general', caller)))
    allowed += states.filter((state) => state.allowed).length
    refused += states.filter((state) => !state.allowed).length
  }
  expect(allowed).toBeLessThanOrEqual(120)
  expect(allowed).toBeGreaterThanOrEqual(100)
})

it('keeps callers and budgets apart, and takes a call back', async () => {
  const limiter = new PostgresRateLimiter(test.database, {
    general: { points: 2, seconds: 3600 },
    read: { points: 1, seconds: 3600 },
  })
  const [one, other] = [newId<string>(), newId<string>()]
  const allowed = async (budget: string, caller: string) => (await limiter.consume(budget, caller)).allowed
  expect([await allowed('general', one), await allowed('general', one), await allowed('general', one)]).toEqual([
    true,
    true,
    false,
  ])
  expect([await allowed('general', other), await allowed('read', one)]).toEqual([true, true])
  await limiter.giveBack('general', one)
  expect([await allowed('general', one), await allowed('general', one)]).toEqual([true, false])
})

it('begins anew with the next window', async () => {
  const limiter = new PostgresRateLimiter(test.database, { general: { points: 1, seconds: 1 } })
  const caller = newId<string>()
  const first = await limiter.consume('general', caller)
  expect(first).toMatchObject({ allowed: true, limit: 1, windowSeconds: 1, remaining: 0 })
  let state = await limiter.consume('general', caller)
  while (!state.allowed) state = await limiter.consume('general', caller)
  expect(state).toMatchObject({ allowed: true, remaining: 0 })
})

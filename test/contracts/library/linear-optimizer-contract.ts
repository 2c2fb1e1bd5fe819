import type { LinearOptimizer, LinearProgram } from '../../../core/library/index.ts'
import { equal, holds, rejects } from '../assertions.ts'
import { casesOver, type ContractCase } from '../cases.ts'

const near = (one: number, other: number): boolean => Math.abs(one - other) < 1e-6

/** A ration of two feeds: enough energy, not too much to eat. */
const DIET: LinearProgram = {
  amounts: [
    { name: 'Heu „1. Schnitt“', cost: 2 },
    { name: 'Schrot + Öl', cost: 3, most: 4 },
  ],
  limits: [
    { name: 'energy', shares: { 'Heu „1. Schnitt“': 1, 'Schrot + Öl': 2 }, least: 8 },
    { name: 'mass', shares: { 'Heu „1. Schnitt“': 1, 'Schrot + Öl': 1 }, most: 6 },
  ],
}

/** What every LinearOptimizer promises. */
export const linearOptimizerContract = (open: () => LinearOptimizer): ContractCase[] =>
  casesOver(async () => ({ optimizer: open(), close: async () => {} }), {
    'finds the least cost, names as they were given': async ({ optimizer }) => {
      const found = await optimizer.minimize(DIET)
      holds(found.outcome === 'optimal', 'there is a solution')
      if (found.outcome !== 'optimal') return
      equal(Object.keys(found.amounts), ['Heu „1. Schnitt“', 'Schrot + Öl'])
      holds(near(found.amounts['Heu „1. Schnitt“']!, 0) && near(found.amounts['Schrot + Öl']!, 4), 'only meal')
      holds(near(found.cost, 12), 'its cost')
    },

    'holds to bounds from below and to limits from both sides': async ({ optimizer }) => {
      const found = await optimizer.minimize({
        amounts: [
          { name: 'a', cost: -1, least: -5, most: 10 },
          { name: 'b', cost: 1, least: 2 },
        ],
        limits: [{ name: 'band', shares: { a: 1, b: -1 }, least: 0, most: 3 }],
      })
      holds(found.outcome === 'optimal' && near(found.amounts['a']! - found.amounts['b']!, 3), 'at the upper end')
    },

    'says where no amounts meet all limits, and where the cost has no end': async ({ optimizer }) => {
      const impossible = { ...DIET, limits: [...DIET.limits, { name: 'much', shares: { 'Schrot + Öl': 1 }, least: 5 }] }
      equal(await optimizer.minimize(impossible), { outcome: 'infeasible' })
      equal(await optimizer.minimize({ amounts: [{ name: 'a', cost: -1 }], limits: [] }), { outcome: 'unbounded' })
    },

    'gives the same solution for the same program, also where several are as good': async ({ optimizer }) => {
      const equalCosts: LinearProgram = {
        amounts: ['a', 'b', 'c'].map((name) => ({ name, cost: 1, most: 2 })),
        limits: [{ name: 'sum', shares: { a: 1, b: 1, c: 1 }, least: 3, most: 3 }],
      }
      const all = await Promise.all(Array.from({ length: 5 }, () => optimizer.minimize(equalCosts)))
      for (const one of all) equal(one, all[0])
    },

    'refuses numbers that are none, and amounts that are not there or twice': async ({ optimizer }) => {
      await rejects(optimizer.minimize({ amounts: [{ name: 'a', cost: Number.NaN }], limits: [] }), 'finite')
      await rejects(
        optimizer.minimize({ amounts: [{ name: 'a', cost: 1 }], limits: [{ name: 'l', shares: { b: 1 }, least: 1 }] }),
        'no amount is called b',
      )
      const twice = { name: 'a', cost: 1 }
      await rejects(optimizer.minimize({ amounts: [twice, twice], limits: [] }), 'a name of its own')
    },
  })

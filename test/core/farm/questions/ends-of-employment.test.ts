import { describe, expect, it } from 'vitest'
import { row } from '../../../../core/onboarding/example-row.ts'
import { askFarm } from './farms.ts'

const ask = await askFarm([
  row('people', 'Fabian', {
    name: 'Fabian Eisenreich',
    role: 'trainee',
    employed_from: '2025-09-01',
    employed_until: '2026-08-31',
  }),
  row('people', 'Marek', { name: 'Marek Nowotny', role: 'employee', employed_from: '2019-03-01' }),
  row('people', 'Tobias', { name: 'Tobias Wax', role: 'employee', employed_until: '2025-11-30' }),
])

describe('until when somebody is employed', () => {
  it.each([
    ['lehrling vertrag ende', '31.08.2026'],
    ['Wann hört der Lehrling auf?', '31.08.2026'],
    ['Wann hört Fabian auf?', '31.08.2026'],
    ['Wann endet der Vertrag von Fabian?', '31.08.2026'],
    ['Wann läuft der Vertrag vom Azubi aus?', '31.08.2026'],
    ['Wann ist Fabian mit der Lehre fertig?', '31.08.2026'],
    ['Wann ist die Ausbildung vom Fabian zu Ende?', '31.08.2026'],
  ])('is asked for by its end: „%s“', async (question, day) => {
    const fact = await ask(question, { inPerson: true })
    expect(fact?.answered).toBe(true)
    expect(fact?.text).toContain(day)
    expect(fact?.text).not.toContain('30.11.2025')
  })

  it.each(['Wann hört Marek auf?', 'Wann endet der Vertrag von Marek?', 'Wann hört der Berater auf?'])(
    'is told of nobody of whom it is not entered: „%s“',
    async (question) => {
      expect((await ask(question, { inPerson: true }))?.answered ?? false).toBe(false)
    },
  )
})

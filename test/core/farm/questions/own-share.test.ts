import { describe, expect, it } from 'vitest'
import { row } from '../../../../core/onboarding/example-row.ts'
import { askFarm } from './farms.ts'

const ask = await askFarm([
  row('places', 'Grube', {
    name: 'Wiesinger-Grube',
    type: 'slurry_store',
    capacity: 600,
    capacity_unit: 'm3',
    own_share: 350,
  }),
  row('places', 'Lager', { name: 'Gärrestlager', type: 'slurry_store', capacity: 2800, capacity_unit: 'm3' }),
])

describe('the own share of a store that others use, too', () => {
  it.each([
    'Wie groß ist unser Anteil an der Wiesinger-Grube?',
    'wiesinger-grube unser anteil m³',
    'Wie viel darf ich von der Wiesinger-Grube nutzen?',
    'Wie viel von der Wiesinger-Grube dürfen wir belegen?',
    'Wie viel Kubikmeter der Wiesinger-Grube sind unsere?',
    'Wie viel m³ von der Wiesinger-Grube gehören uns?',
    'Wiesinger-Grube: wie viel davon gehört uns?',
    'Wie viel gehört uns von der Wiesinger-Grube?',
  ])('is no capacity: „%s“', async (question) => {
    const fact = await ask(question)
    expect(fact?.answered).toBe(true)
    expect(fact?.text).toContain('350 m³')
    expect(fact?.text).not.toContain('600')
  })

  it.each(['Wie viel vom Gärrestlager gehört uns?', 'Wie viel dürfen wir vom Gärrestlager nutzen?'])(
    'is not told where it is not entered: „%s“',
    async (question) => {
      const fact = await ask(question)
      expect(fact?.answered ?? false).toBe(false)
      expect(fact?.text ?? '').not.toContain('2.800')
    },
  )
})

import { describe, expect, it } from 'vitest'
import { row } from '../../../../core/onboarding/example-row.ts'
import { askFarm } from './farms.ts'

const ask = await askFarm([
  row('fields', 'Marterl', {
    name: 'Beim Marterl',
    use: 'arable',
    area_ha: 12.75,
    crops: [{ year: 2026, crop: 'Zuckerrüben', sown_on: '2026-03-26' }],
  }),
  row('fields', 'Wanne', { name: 'Lange Wanne', use: 'arable', area_ha: 21.3 }),
  row('yields', 'Rüben', { year: 2025, crop: 'Zuckerrüben', dt_ha: 842 }, { field_id: 'Wanne' }),
  row('yields', 'Weizen 1', { year: 2025, crop: 'Winterweizen', dt_ha: 60 }, { field_id: 'Marterl' }),
  row('yields', 'Weizen 2', { year: 2025, crop: 'Winterweizen', dt_ha: 90 }, { field_id: 'Wanne' }),
])

describe('a crop', () => {
  it.each([
    ['Wie viel Rüben haben wir 2025 insgesamt geerntet?', 'zusammen 17.934,6 dt'],
    ['Wann haben wir die Rüben gelegt?', '26.03.2026'],
    ['Was war der Durchschnittsertrag beim Weizen 2025?', 'im Mittel nach Fläche 78,77 dt/ha'],
  ])('„%s“ – %s', async (question, text) => {
    expect((await ask(question))?.text).toContain(text)
  })

  it.each(['Haben wir den Weizen schon gedroschen?', 'Ist der Weizen geerntet?', 'Wurde der Weizen schon geerntet?'])(
    '„%s“ is not told by the harvest of other years',
    async (question) => {
      const fact = await ask(question)
      expect(fact?.answered).toBe(false)
      expect(fact?.text).not.toMatch(/Ja|60|90/)
    },
  )

  it('„Haben wir 2025 Weizen geerntet?“ is', async () => {
    expect((await ask('Haben wir 2025 Weizen geerntet?'))?.text).toMatch(/^Ja\./)
  })

  it('that comes up is not told by the work that comes for it', async () => {
    expect((await ask('Sind die Rüben aufgelaufen?'))?.answered ?? false).toBe(false)
  })
})

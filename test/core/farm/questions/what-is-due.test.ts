import { describe, expect, it } from 'vitest'
import { row } from '../../../../core/onboarding/example-row.ts'
import { askFarm } from './farms.ts'

const ask = await askFarm([
  row('applications', 'Agrardiesel', {
    type: 'agricultural_diesel',
    title: 'Agrardiesel 2025',
    year: 2025,
    due_on: '2026-09-30',
  }),
  row('machines', 'Lader', { name: 'Teleskoplader', type: 'tractor', inspected_on: '2025-09-02' }),
  row('machines', 'Fendt', { name: 'Fendt', type: 'tractor', vehicle_inspection_until: '2026-07-31' }),
  row('expected_jobs', 'Häckseln', {
    task: 'Silomais häckseln',
    price_minor: 19_550,
    currency: 'EUR',
    due_on: '2026-09-21',
    status: 'agreed',
  }),
])

describe('what is still to be done', () => {
  it.each([
    [
      'Ist der Agrardiesel schon eingereicht?',
      'Nein. Agrardiesel 2025: Eingereicht am nicht eingetragen, Frist 30.09.2026.',
    ],
    [
      'Hab ich den Agrardiesel schon beantragt?',
      'Nein. Agrardiesel 2025: Eingereicht am nicht eingetragen, Frist 30.09.2026.',
    ],
    ['Was kostet das Häckseln?', 'Silomais häckseln, 21.09.2026: 195,50 EUR, vereinbart.'],
    ['Wann muss der Fendt zum TÜV?', 'Fendt: Hauptuntersuchung bis 31.07.2026. Das ist in 72 Tagen.'],
    ['Wann wurde der Teleskoplader geprüft?', 'Teleskoplader: Geprüft am 02.09.2025.'],
  ])('„%s“ – %s', async (question, text) => {
    expect(await ask(question)).toMatchObject({ text, answered: true })
  })

  it('is not told by when it was done', async () => {
    expect((await ask('Wann muss der Teleskoplader zum TÜV?'))?.answered ?? false).toBe(false)
  })
})

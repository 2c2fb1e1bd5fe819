import { beforeAll, describe, expect, it } from 'vitest'
import { row } from '../../../../core/onboarding/example-row.ts'
import { askFarm, type Ask } from '../questions/farms.ts'

const milk = (date: string, value: number) =>
  row('measurements', `Milch ${date}`, {
    type: 'bulk_milk',
    parameter: 'Milchmenge',
    value,
    unit: 'kg',
    date,
    subject: 'Tankmilch',
  })

const planned = (title: string, from: string, until: string) =>
  row(
    'work_items',
    title,
    { type: 'harvest', title, status: 'planned', planned_from: from, planned_until: until, area_ha: 8.5 },
    { field_id: 'Hauswiese' },
  )

const delivery = (due: string) =>
  row('expected_jobs', `Kraftfutter ${due}`, {
    task: 'Kraftfutter liefern',
    due_on: due,
    amount: 8.3,
    unit: 't',
    status: 'expected',
  })

const FARM = [
  row('fields', 'Hauswiese', { name: 'Hauswiese', area_ha: 8.5 }),
  row('herds', 'Milchkühe', {
    name: 'Milchkühe',
    species: 'cattle',
    production: 'dairy_cow',
    average_count: 70,
    feeding_groups: [
      { name: 'Laktierende', count: 62 },
      { name: 'Trockensteher', count: 8 },
    ],
  }),
  milk('2026-03-31', 49180),
  milk('2026-04-30', 48312),
  milk('2026-05-12', 3000),
  planned('2. Schnitt silieren', '2026-06-28', '2026-07-12'),
  planned('3. Schnitt silieren', '2026-08-13', '2026-08-27'),
  delivery('2026-06-01'),
  delivery('2026-07-01'),
  row('expected_jobs', 'Mais', {
    task: 'Silomais häckseln',
    due_on: '2026-09-10',
    amount: 22.2,
    unit: 'ha',
    status: 'expected',
  }),
]

describe('milk of one cow, and what is to come', () => {
  let ask: Ask
  beforeAll(async () => void (ask = await askFarm(FARM)))

  it.each([
    ['liter pro kuh am tag im april', '26 kg Milch je Kuh und Tag', '62 laktierenden Kühen'],
    ['wie viel milch am tag pro kuh im märz', '25,6 kg'],
    ['wie viel liter gibt eine kuh am tag', 'April 2026: 26 kg'],
    ['war im märz mehr milch wie im april', 'Ja: 49.180 kg gegen 48.312 kg'],
    ['vergleich milchmenge märz und april', '868 kg mehr'],
    ['wie hat sich die milchmenge von märz auf april verändert', 'um 868 kg'],
    ['wann ist der zweite schnitt dran', '28.06.2026 bis 12.07.2026'],
    ['wann kommt der dritte schnitt', '13.08.2026 bis 27.08.2026'],
    ['wieviel kraftfutter kommt im juli', '8,3 t'],
    ['wie viel hektar mais sind zu häckseln', '22,2 ha'],
  ])('„%s“', async (question, ...told) => {
    const fact = await ask(question)
    for (const words of told) expect(fact?.text).toContain(words)
  })

  it('of a herd of which nobody knows how many are in milk it is not told', async () => {
    const fact = await (await askFarm([milk('2026-04-30', 48312)]))('liter pro kuh am tag im april')
    expect(fact?.answered ?? false).toBe(false)
  })
})

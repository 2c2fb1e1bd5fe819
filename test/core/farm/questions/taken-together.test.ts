import { describe, expect, it } from 'vitest'
import { row, type ExampleRow } from '../../../../core/onboarding/example-row.ts'
import { askFarm } from './farms.ts'

const given = (date: string, amount: number) =>
  row('manure_transfers', `Gärrest ${date}`, {
    date,
    type: 'Gärrest flüssig',
    amount,
    unit: 'm3',
    partner: 'Gut Schambach',
    direction: 'given',
  })

const job = (task: string, amount: number, unit: string) =>
  row(
    'expected_jobs',
    task,
    { task, amount, unit, due_on: '2026-08-20', status: 'agreed' },
    { contractor_id: 'Lohner' },
  )

const spread = (field: string, date: string) =>
  row(
    'work_items',
    `${field} ${date}`,
    {
      type: 'fertilizing',
      title: 'Gülle fahren',
      status: 'done',
      done_on: date,
      product: 'Rindergülle',
      amount: 20,
      unit: 'm³/ha',
      area_ha: 3,
    },
    { field_id: field },
  )

const herd = (name: string, production: 'dairy_cow' | 'calf' | 'other') =>
  row('herds', name, { name, species: 'cattle', production })

const count = (herdName: string, amount: number) =>
  row(
    'animal_counts',
    `${herdName} gezählt`,
    { date: '2026-05-01', count: amount, category: herdName },
    { herd_id: herdName },
  )

const GOODS: readonly ExampleRow[] = [
  row('contacts', 'Lohner', { name: 'Lohnbetrieb Aigner', type: 'company' }),
  given('2025-09-04', 450),
  given('2026-03-21', 320),
  job('Gerste dreschen', 15.2, 'ha'),
  job('Mais häckseln', 29.5, 'ha'),
  job('Gülle aufrühren', 400, 'm³'),
  row('fields', 'Bergfeld', { name: 'Bergfeld', area_ha: 3 }),
  row('fields', 'Talfeld', { name: 'Talfeld', area_ha: 3 }),
  spread('Bergfeld', '2026-03-02'),
  spread('Bergfeld', '2026-04-02'),
  spread('Talfeld', '2026-04-03'),
]

const COUNTED = [herd('Milchkühe', 'dairy_cow'), herd('Kälber', 'calf'), count('Milchkühe', 70), count('Kälber', 14)]

const ask = await askFarm(GOODS)
const [askCounted, askPartly, askBeside] = await Promise.all([
  askFarm(COUNTED),
  askFarm([...COUNTED, herd('Weideochsen', 'other')]),
  askFarm([
    ...COUNTED,
    row('animals', 'Resi', {
      name: 'Resi',
      species: 'cattle',
      sex: 'female',
      born_on: '2020-02-10',
      status: 'present',
    }),
  ]),
])

const pigs = (name: string, production: 'fattening_pig' | null = null) =>
  row('herds', name, { name, species: 'pig', production })

/** Two herds that are counted, and cattle that is not; beside them, if asked for, one of which more is not said. */
async function askPigs(question: string, more?: 'unsaid') {
  const rows = [
    pigs('Mast Nord', 'fattening_pig'),
    pigs('Mast Süd', 'fattening_pig'),
    herd('Kühe', 'dairy_cow'),
    count('Mast Nord', 455),
    count('Mast Süd', 701),
  ]
  return (await askFarm(more ? [...rows, pigs('Neubau')] : rows))(question)
}

describe('a total', () => {
  it.each([
    ['Wie viel Hektar macht der Lohner noch, Dreschen und Häckseln zusammengezählt?', 'zusammen 44,7 ha'],
    ['Wie viel Hektar haben wir alles in allem?', 'zusammen 6 ha'],
    ['Wie viel Gärrest ging an Schambach, summa summarum?', 'zusammen 770 m³'],
    ['schambach gärrest ges.', 'zusammen 770 m³'],
    ['Wie viel Gärrest ging an Schambach, alle zwei Lieferungen zusammen?', 'zusammen 770 m³'],
    ['Wie viel Gärrest ging an Schambach, alle 2 Lieferungen zusammen?', 'zusammen 770 m³'],
    ['Wie viel Gärrest ging an Schambach, beide Lieferungen zusammen?', 'zusammen 770 m³'],
    ['Wie viel Gülle kam 2026 auf beide Felder zusammen?', 'zusammen 180 m³'],
  ])('is told: „%s“', async (question, told) => {
    const fact = await ask(question)
    expect(fact?.answered).toBe(true)
    expect(fact?.text).toContain(told)
  })

  it.each([
    'Wie viel Gärrest ging an Schambach, alle drei Lieferungen zusammen?',
    'Wie viel Gärrest ging an Schambach, alle 3 Lieferungen zusammen?',
    'Wie viel Gülle kam 2026 auf alle drei Felder zusammen?',
  ])('is none of more or fewer than were found: „%s“', async (question) => {
    expect((await ask(question))?.answered ?? false).toBe(false)
  })

  it('is none of what is measured in different units', async () => {
    const fact = await ask('Was macht der Lohner noch alles zusammengezählt?')
    expect(fact?.text ?? '').not.toContain('zusammen ')
  })
})

describe('how many animals there were in all on a day', () => {
  it.each([
    ['Wie viele Rinder hatten wir am 1. Mai alles in allem?', 'zusammen', '84 Rinder'],
    ['rinder gesamt stand 1.5.?', 'zusammen', '84 Rinder'],
    ['Wie viele Tiere hatten wir am 1. Mai insgesamt?', 'zusammen', '84 Tiere'],
    ['Wie viele Kühe hatten wir am 1. Mai zusammengezählt?', 'zusammen', '70 Kühe'],
  ])('is told where each herd is counted: „%s“', async (question, ...told) => {
    const fact = await askCounted(question)
    expect(fact?.answered).toBe(true)
    for (const text of told) expect(fact?.text.toLowerCase()).toContain(text.toLowerCase())
  })

  it.each([
    ['a herd is not counted', askPartly],
    ['an animal belongs to no herd', askBeside],
  ])('is not told where %s', async (_, asked) => {
    expect((await asked('Wie viele Rinder hatten wir am 1. Mai alles in allem?'))?.answered ?? false).toBe(false)
    expect((await asked('Wie viele Rinder hatten wir am 1. Mai?'))?.text).not.toContain('Zusammen')
  })

  it('is not told of cows where a herd may have some, too', async () => {
    expect((await askPartly('Wie viele Kühe hatten wir am 1. Mai insgesamt?'))?.answered ?? false).toBe(false)
  })

  it.each([
    ['Wie viele Mastschweine hatten wir am 1. Mai?', 'Zusammen waren es am 01.05.2026 1.156 Mastschweine'],
    ['Wie viele Schweine hatten wir am 1. Mai insgesamt?', 'Zusammen waren es am 01.05.2026 1.156'],
  ])('is told of pigs, whatever cattle is not counted: „%s“', async (question, told) => {
    expect((await askPigs(question))?.text).toContain(told)
  })

  it('is not told of pigs of which one herd is kept for nobody knows what', async () => {
    expect((await askPigs('Wie viele Mastschweine hatten wir am 1. Mai?', 'unsaid'))?.text ?? '').not.toContain('1.156')
  })
})

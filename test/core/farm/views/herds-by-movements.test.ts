import { beforeAll, describe, expect, it } from 'vitest'
import { row } from '../../../../core/onboarding/example-row.ts'
import type { ExampleRow } from '../../../../core/onboarding/example-row.ts'
import { askFarm, type Ask } from '../questions/farms.ts'

const moved = (herd: string, date: string, direction: string, count: number) =>
  row('group_movements', `${herd} ${date} ${direction}`, { date, direction, count } as never, { herd_id: herd })

const FARM: readonly ExampleRow[] = [
  row('fields', 'Sandacker', { name: 'Sandacker', use: 'grassland', area_ha: 2, ph: 5.6 }),
  row('herds', 'Hennen', { name: 'Legehennen', species: 'poultry' }),
  row('herds', 'Ziegen', { name: 'Ziegen', species: 'goat', average_count: 55, target_count: 70 }),
  row('herds', 'Sauen', { name: 'Zuchtsauen', species: 'pig', production: 'sow' }),
  row('herds', 'Mast', { name: 'Mastabteil Süd', species: 'pig', production: 'fattening_pig' }),
  moved('Hennen', '2026-01-10', 'count', 300),
  moved('Hennen', '2026-03-01', 'death', 7),
  row('herds', 'Mutterschafe', { name: 'Mutterschafe', species: 'sheep' }),
  row('animal_counts', 'Schafe 2025', { date: '2025-01-01', count: 174 }, { herd_id: 'Mutterschafe' }),
  row('animal_counts', 'Schafe 2026', { date: '2026-01-01', count: 181 }, { herd_id: 'Mutterschafe' }),
  row('animal_counts', 'Ziegen 1.1.', { date: '2026-01-01', count: 50 }, { herd_id: 'Ziegen' }),
  moved('Ziegen', '2026-03-20', 'birth', 12),
  moved('Sauen', '2026-01-01', 'count', 40),
  moved('Mast', '2026-01-01', 'count', 200),
  moved('Mast', '2026-02-01', 'arrival', 30),
  moved('Mast', '2026-02-20', 'death', 3),
  moved('Mast', '2026-05-01', 'count', 100),
  row(
    'grazing_periods',
    'Sauen draußen',
    { from: '2026-04-01', until: '2026-04-20', animals: 40 },
    { herd_id: 'Sauen', field_id: 'Sandacker' },
  ),
]

describe('herds that are only counted', () => {
  let ask: Ask
  beforeAll(async () => void (ask = await askFarm(FARM)))

  it.each([
    ['Wie viele Hühner habe ich?', '293'],
    ['Wie viele Ziegen habe ich?', '62'],
    // What is counted and moved comes before an average of the year.
    ['Wie hoch ist der Durchschnittsbestand der Ziegen?', '55', '!62'],
    ['Wie viele Ziegen fehlen noch zum Sollbestand?', 'Fehlbestand 8'],
    ['Mutterschafe am Stichtag 1. Januar: wie viele mehr als im Jahr davor?', '181 gegen 174, 7 mehr'],
    ['Wie viele Sauen habe ich?', '40', '!pH'],
    ['Wie viele Säue habe ich?', '40', '!pH'],
    ['Wie viele Schweine habe ich?', '140'],
    ['Wie viele Schweine hatte ich am 30.04.2026?', 'Mastabteil Süd: 227', 'Zuchtsauen: 40'],
    ['Wie viele Tiere hatte ich am 02.05.2026?', 'Mastabteil Süd: 100', '127 weniger als bis dahin eingetragen'],
    ['Wann weideten die Sauen auf dem Sandacker?', '01.04.2026'],
  ])('„%s“', async (question, ...told) => {
    const fact = await ask(question)
    expect(fact, question).toMatchObject({ answered: true })
    for (const words of told)
      if (words.startsWith('!')) expect(fact!.text).not.toContain(words.slice(1))
      else expect(fact!.text).toContain(words)
  })
})

it('goes on from a count of one class with what is moved of another', async () => {
  const pigs = (date: string, direction: string, count: number, category: string) =>
    row('group_movements', `${date} ${direction}`, { date, direction, count, category } as never, { herd_id: 'Mast' })
  const ask = await askFarm([
    row('herds', 'Mast', { name: 'Mastschweine', species: 'pig', production: 'fattening_pig', average_count: 980 }),
    pigs('2026-01-01', 'count', 980, 'Mastschweine'),
    pigs('2026-02-01', 'arrival', 320, 'Ferkel'),
    pigs('2026-03-01', 'departure', 310, 'Mastschweine'),
  ])
  const fact = await ask('Wie viele Mastschweine habe ich?')
  expect(fact?.text).toContain('990')
  expect(fact?.text).not.toContain('nicht eingetragen')
})

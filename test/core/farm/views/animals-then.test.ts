import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { row, type ExampleRow } from '../../../../core/onboarding/example-row.ts'
import { runs } from '../../../runs.ts'
import { askFarm, type Ask } from '../questions/farms.ts'

const animal = (number: number, values: Record<string, unknown>): ExampleRow =>
  row('animals', `Tier ${number}`, {
    ear_tag: `DE0390000${String(number).padStart(3, '0')}`,
    species: 'cattle',
    sex: 'female',
    ...values,
  } as never)
const group = (date: string, direction: string, count: number, herd: string, more = {}): ExampleRow =>
  row('group_movements', `${date} ${direction} ${count} ${herd}`, { date, direction, count, ...more } as never, {
    herd_id: herd,
  })

const FARM = [
  row('herds', 'Milchvieh', { name: 'Milchvieh', species: 'cattle', production: 'dairy_cow' }),
  row('herds', 'Legehennen', { name: 'Legehennen', species: 'poultry' }),
  row('herds', 'Masttiere', { name: 'Masttiere', species: 'pig', production: 'fattening_pig' }),
  // A cow all the time, one sold before and one after the day, one bought later, a calf, and one that calved since.
  animal(1, { born_on: '2019-01-01', last_calved_on: '2025-10-01' }),
  animal(2, { born_on: '2019-01-01', last_calved_on: '2025-01-01', left_on: '2026-02-28', status: 'gone' }),
  animal(3, { born_on: '2019-01-01', last_calved_on: '2025-01-01', left_on: '2026-03-02', status: 'gone' }),
  animal(4, { born_on: '2020-01-01', last_calved_on: '2025-01-01', arrived_on: '2026-04-01' }),
  animal(5, { born_on: '2026-01-10' }),
  animal(6, { born_on: '2023-12-01', last_calved_on: '2026-04-20' }),
  group('2026-01-01', 'count', 60, 'Milchvieh'),
  group('2026-02-10', 'arrival', 4, 'Milchvieh'),
  group('2026-03-10', 'departure', 9, 'Milchvieh'),
  group('2026-02-10', 'arrival', 300, 'Legehennen'),
  group('2026-01-01', 'count', 20, 'Masttiere', { category: 'Läufer' }),
  group('2026-01-01', 'count', 30, 'Masttiere', { category: 'Endmast' }),
]

describe('how many animals there were on a day', () => {
  let ask: Ask
  beforeAll(async () => void (ask = await askFarm(FARM)))

  it.each([
    [
      'Wie viele Kühe hatten wir am 1. März?',
      'am 01.03.2026 2 Kühe',
      'Bei 1 weiteren',
      'Milchvieh: 64 (',
      '!Legehennen',
    ],
    ['Wie viele Rinder hatten wir am 1. März 2026?', '4 Rinder', 'Milchvieh: 64'],
    ['Wie viele Kälber hatten wir am 1. März?', '1 Kälber', '!Milchvieh'],
    ['Wie viele Kühe hatten wir am 15.03.2026?', '1 Kühe', 'Milchvieh: 55'],
    ['Wie viele Schweine hatten wir am 1. März?', 'in Teilen gezählt', '!50'],
    ['Wie viele Kühe waren am 28.02.2026 da?', 'Kühe'],
  ])('„%s“', async (question, ...told) => {
    const fact = await ask(question)
    expect(fact, question).toMatchObject({ answered: true })
    for (const words of told)
      if (words.startsWith('!')) expect(fact!.text).not.toContain(words.slice(1))
      else expect(fact!.text).toContain(words)
  })

  it.each(['Wie viele Kühe hatten wir am 1. Dezember 2027?', 'Wie viele Kühe hatten wir im März?'])(
    'is silent for „%s“',
    async (question) => expect((await ask(question))?.text ?? '').not.toContain('im Bestand'),
  )

  it('is what counting them one by one comes to', async () => {
    const day = fc.integer({ min: 1, max: 30 }).map((one) => `2026-04-${String(one).padStart(2, '0')}`)
    const stays = fc.array(fc.record({ from: day, until: fc.option(day) }), { minLength: 1, maxLength: 15 })
    await fc.assert(
      fc.asyncProperty(stays, day, async (all, asked) => {
        const ended = all.filter(({ from, until }) => until === null || until > from)
        const rows = ended.map(({ from, until }, index) =>
          animal(index + 1, { born_on: '2018-01-01', arrived_on: from, left_on: until, last_calved_on: '2025-01-01' }),
        )
        const there = ended.filter(({ from, until }) => from <= asked && (until === null || until > asked)).length
        const text = (
          await (
            await askFarm(rows)
          )(`Wie viele Kühe hatten wir am ${asked.split('-').reverse().join('.')}?`)
        )?.text
        if (there === 0) expect(text ?? '').not.toContain('im Bestand')
        else expect(text).toContain(` ${there} Kühe im Bestand.`)
      }),
      { numRuns: runs(100) },
    )
  })
})

import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { row } from '../../../../core/onboarding/example-row.ts'
import type { ExampleRow } from '../../../../core/onboarding/example-row.ts'
import { runs } from '../../../runs.ts'
import { askFarm, type Ask } from '../questions/farms.ts'

const moved = (date: string, type: string, article: string, amount: number, unit: string, links = {}, more = {}) =>
  row(
    'stock_movements',
    `${date} ${type} ${article} ${amount}`,
    { date, type, article, amount, unit, ...more } as never,
    links,
  )

const FARM: readonly ExampleRow[] = [
  row('places', 'Tank Hof', { name: 'Tank Hof', type: 'store' }),
  row('places', 'Tank Acker', { name: 'Tank Acker', type: 'store' }),
  row('stock', 'Diesel', { article: 'Diesel', category: 'fuel', amount: 9999, unit: 'l' }),
  moved('2026-01-01', 'count', 'Diesel', 3000, 'l'),
  moved('2026-02-01', 'consumption', 'Diesel', 500, 'l'),
  moved('2026-03-01', 'count', 'Diesel', 2400, 'l'),
  moved('2026-03-01', 'consumption', 'Diesel', 77, 'l'),
  moved('2026-05-10', 'consumption', 'Diesel', 150.5, 'l'),
  row('receipts', 'LS-1', {
    type: 'delivery_note',
    number: 'LS-1',
    date: '2026-05-05',
    direction: 'incoming',
    positions: [{ article: 'Diesel', category: 'fuel', is: 'goods', amount: 1, unit: 'm³' }],
  } as never),
  moved('2026-05-05', 'delivery', 'Diesel', 1000, 'Liter', { receipt_id: 'LS-1' }),
  row('receipts', 'LS-2', {
    type: 'delivery_note',
    number: 'LS-2',
    date: '2026-02-20',
    direction: 'incoming',
    positions: [{ article: 'Kalkammonsalpeter 27', category: 'fertilizer', is: 'goods', amount: 12.5, unit: 't' }],
  } as never),
  row('stock', 'Kalkammonsalpeter 27', {
    article: 'Kalkammonsalpeter 27',
    category: 'fertilizer',
    amount: 12.5,
    unit: 't',
  }),
  row('work_items', 'KAS streuen', {
    title: 'KAS streuen',
    type: 'fertilizing',
    status: 'done',
    done_on: '2026-03-10',
    area_ha: 10,
    positions: [{ product: 'Kalkammonsalpeter 27', amount: 2, unit: 'dt', per: 'hectare' }],
  } as never),
  moved('2026-04-20', 'count', 'Milchaustauscher', 40, 'Sack'),
  moved('2026-04-25', 'consumption', 'Milchaustauscher', 3, 'Sack'),
  moved('2026-05-02', 'consumption', 'Milchaustauscher', 5, 'Sack'),
  moved('2026-04-01', 'count', 'Heizöl', 700, 'l', { place_id: 'Tank Hof' }),
  moved('2026-05-01', 'count', 'Heizöl', 300, 'l', { place_id: 'Tank Acker' }),
  moved('2026-05-01', 'count', 'Kali', 30, 't'),
  row('work_items', 'Kali streuen', {
    title: 'Kali streuen',
    type: 'fertilizing',
    status: 'done',
    done_on: '2026-05-05',
    area_ha: 21.3,
    positions: [{ product: 'Kali', amount: 260, unit: 'kg', per: 'hectare' }],
  } as never),
  moved('2026-05-05', 'consumption', 'Kali', 5.54, 't'),
  moved('2026-05-06', 'consumption', 'Kali', 5.54, 't'),
  moved('2026-05-05', 'consumption', 'Kali', 1, 't'),
  moved('2026-05-01', 'count', 'Stroh', 20, 'Rundballen'),
  moved('2026-05-02', 'harvest', 'Stroh', 3, 't'),
  moved('2026-05-01', 'count', 'Urea', 2, 't'),
  row('work_items', 'Urea streuen', {
    title: 'Urea streuen',
    type: 'fertilizing',
    status: 'done',
    done_on: '2026-05-12',
    positions: [{ product: 'Urea', amount: 2, unit: 'dt/ha' }],
  } as never),
]

describe('what is in store follows from counts and movements', () => {
  let ask: Ask
  beforeAll(async () => void (ask = await askFarm(FARM)))

  it.each([
    ['Wie viel Diesel ist noch da?', '20.05.2026 noch 3.249,5 l', 'gezählt am 01.03.2026: 2.400 l', '!9.999'],
    ['Wie viel Diesel haben wir noch?', '3.249,5 l'],
    ['Bestand Diesel am 1. Februar?', '2.500 l'],
    ['Wie viel Diesel war am 28.02.2026 da?', '2.500 l'],
    [
      'Wie viel KAS haben wir noch?',
      'im Lager steht 12,5 t',
      'nicht bekannt',
      'gezählt wurde nie',
      '12,5 t dazu und 2 t weg',
      '!noch 1',
    ],
    ['Bestand Milchaustauscher am 1. Mai?', '01.05.2026 noch 37 Sack'],
    ['Bestand Milchaustauscher', '32 Sack'],
    ['Wie viel Milchaustauscher hatten wir am 1. März 2026?', 'Bis 01.03.2026 ist keine Zählung', '!Sack'],
    ['Wie viel Heizöl ist noch da?', 'in Teilen', '700 l', '300 l', 'folgt daraus nicht', '!1.000'],
    // 30 t less 260 kg on each of 21.3 ha, which the store has once more on that day, 5.54 t of the next day and 1 t.
    ['Wie viel Kali ist noch da?', 'noch 17,922 t'],
    ['Wie viel Stroh ist noch da?', '20 Rundballen', 'Nicht umzurechnen und nicht eingerechnet: 3 t dazu'],
    ['Wie viel Urea ist noch da?', 'noch 2 t', 'Nicht eingerechnet, da ohne Menge: Arbeit am 12.05.2026'],
    ['Wie viel Dünger haben wir noch?', 'Kalkammonsalpeter', 'nicht bekannt'],
  ])('„%s“', async (question, ...told) => {
    const fact = await ask(question)
    expect(fact, question).toMatchObject({ answered: true })
    for (const words of told)
      if (words.startsWith('!')) expect(fact!.text).not.toContain(words.slice(1))
      else expect(fact!.text).toContain(words)
  })

  it.each([
    'Wie viel Diesel hatten wir im März?',
    'Haben wir mehr als 500 l Diesel?',
    'Wie viel Diesel ist im Juni da?',
  ])('gives no number for „%s“', async (question) => expect((await ask(question))?.answered ?? false).toBe(false))

  it('is what summing the rows by hand comes to', async () => {
    const movement = fc.record({
      day: fc.integer({ min: 1, max: 28 }),
      type: fc.constantFrom('delivery', 'harvest', 'consumption', 'sale', 'loss', 'count'),
      amount: fc.integer({ min: 1, max: 9000 }),
    })
    const days = fc.uniqueArray(movement, { minLength: 1, maxLength: 12, selector: ({ day }) => day })
    await fc.assert(
      fc.asyncProperty(days, fc.integer({ min: 1, max: 28 }), async (movements, asked) => {
        const dayOf = (day: number) => `2026-04-${String(day).padStart(2, '0')}`
        const ask = await askFarm(
          movements.map(({ day, type, amount }) => moved(dayOf(day), type, 'Soja', amount, 'kg')),
        )
        const text = (await ask(`Wie viel Soja war am ${asked}.04.2026 da?`))?.text ?? ''
        let level: number | undefined
        for (const { day, type, amount } of movements.toSorted((a, b) => a.day - b.day)) {
          if (day > asked) break
          if (type === 'count') level = amount
          else if (level !== undefined) level += ['delivery', 'harvest'].includes(type) ? amount : -amount
        }
        if (level === undefined) expect(text).toMatch(/nie|keine Zählung/)
        else if (level < 0)
          expect(text).toContain(
            `rechnerisch ${level.toLocaleString('de-DE')} kg`.replace('-', text.includes('−') ? '−' : '-'),
          )
        else expect(text).toContain(`noch ${level.toLocaleString('de-DE')} kg`)
      }),
      { numRuns: runs(100) },
    )
  })
})

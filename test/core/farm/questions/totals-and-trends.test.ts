import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { row } from '../../../../core/onboarding/example-row.ts'
import { runs } from '../../../runs.ts'
import { askFarm } from './farms.ts'

interface Spread {
  product: string
  /** In tenths of kg/ha. */
  tenths: number
  /** In ares. */
  ares: number
}

const spread = ({ product, tenths, ares }: Spread, number: number) =>
  row(
    'work_items',
    `Gabe ${number}`,
    {
      type: 'fertilizing',
      title: 'Dünger streuen',
      status: 'done',
      done_on: `2026-03-${String(number + 1).padStart(2, '0')}`,
      product,
      amount: tenths / 10,
      unit: 'kg/ha',
      area_ha: ares / 100,
    },
    { field_id: `Feld ${number}` },
  )

const field = (number: number) => row('fields', `Feld ${number}`, { name: `Feld ${number}`, area_ha: 5 })

const german = (thousandths: number): string =>
  (thousandths / 1000).toLocaleString('de-DE', { maximumFractionDigits: 3 })

describe('amounts per hectare', () => {
  it('come to what was spread on all of them', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ tenths: fc.integer({ min: 1, max: 5000 }), ares: fc.integer({ min: 1, max: 3000 }) }), {
          minLength: 2,
          maxLength: 6,
        }),
        async (given) => {
          const all = given.map((one) => ({ ...one, product: 'KAS 27' }))
          const ask = await askFarm([...all.map((_, number) => field(number)), ...all.map(spread)])
          const total = all.reduce((sum, { tenths, ares }) => sum + tenths * ares, 0)
          expect((await ask('Wie viel KAS haben wir 2026 gestreut?'))?.text).toContain(`zusammen ${german(total)} kg (`)
        },
      ),
      { numRuns: runs(20) },
    )
  })

  it('are not added where they are of different things, or where each hectare is asked for', async () => {
    const given = [
      { product: 'KAS 27', tenths: 3000, ares: 500 },
      { product: 'DAP', tenths: 1000, ares: 500 },
    ]
    const ask = await askFarm([field(0), field(1), ...given.map(spread)])
    expect((await ask('Wie viel Dünger haben wir gestreut?'))?.text ?? '').not.toContain('zusammen')
    const same = await askFarm([field(0), field(1), ...given.map((one) => ({ ...one, product: 'KAS 27' })).map(spread)])
    expect((await same('Wie viel KAS haben wir pro Hektar gestreut?'))?.text).not.toContain('zusammen')
  })
})

describe('values that go on', () => {
  const cells = (...values: number[]) =>
    values.map((value, month) =>
      row('measurements', `Zellzahl ${month}`, {
        type: 'milk_quality',
        parameter: 'Zellzahl',
        value,
        unit: 'Tsd./ml',
        date: `2026-0${month + 1}-28`,
        subject: 'Tankmilch',
      }),
    )

  it.each([
    [[210, 265, 331], 'Ist die Zellzahl gestiegen?', /^Ja, gestiegen: von 210 Tsd\.\/ml auf 331/u],
    [[210, 265, 331], 'Ist die Zellzahl gesunken?', /^Nein, gestiegen: von 210/u],
    [[331, 265, 210], 'Ist die Zellzahl gestiegen oder gefallen?', /^Gefallen: von 331 Tsd\.\/ml auf 210/u],
    [[210, 331, 265], 'Ist die Zellzahl gestiegen?', /^Gestiegen: von 210 .* mit Schwankungen/u],
    [[210, 210], 'Ist die Zellzahl gestiegen?', /^Gleich geblieben/u],
    [[100, 200, 300, 400], 'Ist die Zellzahl seit Februar gestiegen?', /^Ja, gestiegen: von 200/u],
  ])('%j: „%s“', async (values, question, said) => {
    expect((await (await askFarm(cells(...values)))(question))?.text).toMatch(said)
  })

  it('have a mean of the months up to the newest alone', async () => {
    const ask = await askFarm(cells(100, 100, 100, 900))
    expect((await ask('Wie war die Zellzahl im März?'))?.text).toContain('geometrisches Mittel über 3 Monate: 100')
  })
})

describe('what follows from several rows', () => {
  const stall = [
    row('places', 'Stall 1', {
      name: 'Stall 1',
      type: 'barn',
      capacity: 74,
      capacity_unit: 'animals',
      built_year: 1998,
    }),
    row('places', 'Iglus', { name: 'Iglus', type: 'barn', capacity: 14, capacity_unit: 'animals' }),
    row('herds', 'Milchkühe', { name: 'Milchkühe', species: 'cattle', average_count: 70 }, { barn_id: 'Stall 1' }),
  ]

  it.each([
    ['Wie viele Plätze sind im Stall 1 noch frei?', 'frei 4 Plätze'],
    ['Wie viele Plätze hat Stall 1?', '74'],
    ['Wann wurde Stall 1 gebaut?', 'Baujahr 1998'],
  ])('„%s“', async (question, said) => {
    expect((await (await askFarm(stall))(question))?.text).toContain(said)
  })

  it('are no free places where it is not known what stands there', async () => {
    expect((await (await askFarm(stall))('Wie viele Plätze sind in den Iglus frei?'))?.answered).toBe(false)
  })

  const work = (type: 'tillage' | 'harvest' | 'fertilizing', title: string) =>
    row('work_items', title, { type, title, status: 'done', done_on: '2026-03-02' }, { field_id: 'Feld 1' })

  it.each<['tillage' | 'harvest' | 'fertilizing', string, string, boolean]>([
    ['tillage', 'Grubbern', 'Wurde Feld 1 gegrubbert?', true],
    ['tillage', 'Grubbern', 'Wurde Feld 1 gepflügt?', false],
    ['harvest', 'Winterweizen dreschen', 'Wurde Feld 1 gemäht?', false],
    ['harvest', '1. Schnitt Silage', 'Wurde Feld 1 gemäht?', true],
    ['fertilizing', 'Gülle fahren', 'Wurde Feld 1 gekalkt?', false],
    ['fertilizing', 'Gülle fahren', 'Wurde Feld 1 gedüngt?', true],
  ])('%s „%s“: „%s“ %s', async (type, title, question, isSo) => {
    const fact = await (await askFarm([field(1), work(type, title)]))(question)
    expect(fact?.text.startsWith('Ja') ?? false).toBe(isSo)
  })

  it('is told as planned where it was not entered as done, and as nothing where it is neither', async () => {
    const planned = row('work_items', 'Mähen', {
      type: 'harvest',
      title: '1. Schnitt silieren',
      status: 'planned',
      planned_from: '2026-05-13',
      planned_until: '2026-05-27',
      areas: [{ field: 'Feld 1', area_ha: 5 }],
    })
    const ask = await askFarm([field(1), field(2), planned])
    expect((await ask('Ist Feld 1 schon gemäht worden?'))?.text).toMatch(
      /^Nein, eingetragen ist das nicht: .* Geplant ist: 13\.05\.2026 bis 27\.05\.2026/u,
    )
    expect((await ask('Ist Feld 2 schon gemäht worden?'))?.answered ?? false).toBe(false)
    expect((await ask('Ist Feld 1 schon gedüngt worden?'))?.answered ?? false).toBe(false)
  })

  it('is the price that a thing has gone up by', async () => {
    const bought = (date: string, price: number) =>
      row('receipts', `R ${date}`, {
        type: 'invoice',
        number: `R ${date}`,
        date,
        partner: 'Landhandel',
        positions: [
          { article: 'KAS 27', amount: 1000, unit: 'kg', price_eur: price, net_eur: 1000 * price, is: 'goods' },
        ],
      })
    const ask = await askFarm([bought('2026-02-27', 0.31), bought('2026-05-03', 0.318)])
    expect((await ask('Ist das KAS teurer geworden, und um wie viel?'))?.text).toMatch(
      /^Ja, gestiegen: von 0,31 EUR je kg auf 0,318 EUR je kg, um 0,008 EUR je kg \(2,6 %\)/u,
    )
    expect((await ask('Ist das KAS billiger geworden?'))?.text).toMatch(/^Nein, gestiegen/u)
    expect((await ask('Um wie viel Euro je Tonne war KAS im Mai 2026 teurer als im Februar?'))?.text).toContain(
      '318 EUR je t gegen 310 EUR je t, 8 EUR je t mehr',
    )
  })

  it('is how many kilos one month is behind the other', async () => {
    const milk = (date: string, value: number) =>
      row('measurements', `Milchmenge ${date}`, {
        type: 'milk_quality',
        parameter: 'Milchmenge',
        value,
        unit: 'kg',
        date,
        subject: 'Tankmilch',
      })
    const ask = await askFarm([milk('2026-03-31', 49_180), milk('2026-04-30', 48_312)])
    const fact = await ask('Um wie viel Kilo war die Milchmenge im April 2026 kleiner als im März?')
    expect(fact?.text).toContain('868 kg weniger')
  })

  it('are named by what the thesaurus knows', async () => {
    const ask = await askFarm([
      row('animals', 'Resi', {
        ear_tag: 'DE0390000001',
        name: 'Resi',
        status: 'dry',
        species: 'cattle',
        sex: 'female',
        born_on: '2020-01-01',
        last_calved_on: '2026-01-01',
      }),
    ])
    expect((await ask('Welche Kuh ist güst?'))?.text).toContain('Resi')
  })
})

describe('the difference of two months', () => {
  const fat = (month: string, hundredths: number) =>
    row('measurements', `Fett ${month}`, {
      type: 'milk_quality',
      parameter: 'Fett',
      value: hundredths / 100,
      unit: '%',
      date: `2026-${month}-28`,
      subject: 'Tankmilch',
    })

  const ASKED = [
    'Unterschied Fett Februar März',
    'Was ist der Unterschied beim Fett zwischen Februar und März?',
    'Wie groß ist die Differenz zwischen dem Fett im Februar und im März?',
    'Um wie viel höher war das Fett im Februar als im März?',
    'um wie viel lag das fett im februar über dem vom märz',
  ]

  it.each(ASKED)('is told of any two values: „%s“', async (asked) => {
    const values = fc.integer({ min: 300, max: 550 })
    await fc.assert(
      fc.asyncProperty(values, values, async (one, other) => {
        const ask = await askFarm([fat('02', one), fat('03', other)])
        const apart = german(Math.abs(one - other) * 10)
        const told = one === other ? 'Gleich' : `, ${apart} % ${one > other ? 'mehr' : 'weniger'}.`
        expect((await ask(asked))?.text.split('\n')[0]).toContain(told)
      }),
      { numRuns: runs(15) },
    )
  })
})

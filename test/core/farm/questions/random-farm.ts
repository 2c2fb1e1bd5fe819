import fc from 'fast-check'
import { row } from '../../../../core/onboarding/example-row.ts'

const NAMES = ['Bergfeld', 'Moorstück', 'Hauswiese', 'Steinacker', 'Wümmewiese', 'Kuhweide']
const CROPS = ['Winterweizen', 'Silomais', 'Winterraps']
export const YEARS = [2024, 2025, 2026]

export const tenths = (min: number, max: number) =>
  fc.integer({ min: min * 10, max: max * 10 }).map((value) => value / 10)
const dayOfPast = fc
  .tuple(fc.constantFrom(2025, 2026), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
  .map(([year, month, day]) => [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-'))
  .filter((day) => day <= '2026-05-20')

export const farms = fc.record({
  fields: fc.uniqueArray(
    fc.record({
      name: fc.constantFrom(...NAMES),
      area_ha: tenths(1, 40),
      use: fc.constantFrom('arable', 'grassland'),
      leased: fc.boolean(),
      crops: fc.tuple(...YEARS.map(() => fc.constantFrom(...CROPS))),
    }),
    { selector: ({ name }) => name, minLength: 2, maxLength: 6 },
  ),
  diesel: fc.array(
    fc.record({
      date: dayOfPast,
      type: fc.constantFrom('consumption', 'delivery', 'loss'),
      amount: fc.integer({ min: 1, max: 900 }),
    }),
    { maxLength: 8 },
  ),
  bulls: fc.array(
    fc.record({
      date: dayOfPast,
      direction: fc.constantFrom('departure', 'arrival', 'death'),
      count: fc.integer({ min: 1, max: 9 }),
    }),
    { maxLength: 6 },
  ),
  invoices: fc.array(fc.record({ cents: fc.integer({ min: 100, max: 900_000 }), isPaid: fc.boolean() }), {
    maxLength: 6,
  }),
  transfers: fc.array(
    fc.record({
      date: dayOfPast,
      partner: fc.constantFrom('Jan Tietjen', 'Heiner Lüders'),
      amount: fc.integer({ min: 5, max: 300 }),
    }),
    { maxLength: 5 },
  ),
  // One in a year, so that none overlaps another.
  grazing: fc.uniqueArray(
    fc.record({
      year: fc.constantFrom(2024, 2025),
      animals: fc.integer({ min: 1, max: 90 }),
      hours_per_day: fc.integer({ min: 1, max: 24 }),
    }),
    { selector: ({ year }) => year, maxLength: 2 },
  ),
  jobs: fc.array(fc.record({ month: fc.integer({ min: 1, max: 12 }), amount: tenths(1, 20) }), { maxLength: 4 }),
  nitrogen: fc.array(fc.record({ date: dayOfPast, field: fc.nat(), n: tenths(10, 90) }), { maxLength: 6 }),
})

export type Farm = typeof farms extends fc.Arbitrary<infer T> ? T : never

export const rowsOf = ({ fields, diesel, bulls, invoices, transfers, grazing, jobs, nitrogen }: Farm) => [
  ...fields.map(({ crops, ...values }) =>
    row('fields', values.name, {
      ...values,
      crops: crops.map((crop, at) => ({ year: YEARS[at]!, crop, role: 'main' })),
    } as never),
  ),
  ...diesel.map((values, at) => row('stock_movements', `D${at}`, { ...values, article: 'Diesel', unit: 'l' } as never)),
  row('herds', 'Mastbullen', { name: 'Mastbullen', species: 'cattle' }),
  ...bulls.map((values, at) => row('group_movements', `B${at}`, values as never, { herd_id: 'Mastbullen' })),
  ...invoices.map(({ cents, isPaid }, at) =>
    row('receipts', `R-10${at}`, {
      type: 'invoice',
      number: `R-10${at}`,
      date: '2026-04-01',
      due_on: '2026-06-01',
      partner: 'Landhandel',
      gross_eur: cents / 100,
      paid_on: isPaid ? '2026-05-02' : null,
    }),
  ),
  ...transfers.map(({ date, partner, amount }, at) =>
    row('manure_transfers', `T${at}`, {
      direction: 'given',
      type: 'Rindergülle',
      unit: 'm3',
      date,
      partner,
      amount,
    } as never),
  ),
  ...grazing.map(({ year, animals, hours_per_day }) =>
    row(
      'grazing_periods',
      `W${year}`,
      { from: `${year}-05-03`, until: `${year}-10-17`, pasture: 'Deichweide', animals, hours_per_day } as never,
      { herd_id: 'Mastbullen' },
    ),
  ),
  ...jobs.map(({ month, amount }, at) =>
    row('expected_jobs', `J${at}`, {
      task: 'Kraftfutter liefern',
      status: 'expected',
      due_on: `2026-${String(month).padStart(2, '0')}-01`,
      amount,
      unit: 't',
    } as never),
  ),
  ...nitrogen.map(({ date, field, n }, at) =>
    row(
      'work_items',
      `N${at}`,
      { type: 'fertilizing', title: 'Düngung', status: 'done', done_on: date, product: 'KAS 27', n_kg_ha: n } as never,
      { field_id: fields[field % fields.length]!.name },
    ),
  ),
]

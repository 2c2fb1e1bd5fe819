import { describe, expect, it } from 'vitest'
import { checkValues, KINDS, levelsOf, movementsOfGoods, type Fields } from '../../../../core/farm/index.ts'

type Goods = Parameters<typeof movementsOfGoods>[0]

const rowOf = <K extends keyof typeof KINDS>(kind: K, values: Record<string, unknown>) => {
  const checked = checkValues<Fields>(KINDS[kind].fields, values)
  if (!checked.ok) throw new Error(JSON.stringify(checked.faults))
  return checked.values
}
const receipt = (type: string, number: string, position: object, more: object = {}) =>
  rowOf('receipts', {
    type,
    number,
    date: '2026-03-01',
    partner: 'Landhandel Meyer',
    direction: 'incoming',
    positions: [{ article: 'KAS 27', amount: 4, unit: 't', ...position }],
    ...more,
  }) as Goods['receipts'][number]
const work = (position: object, more: object = {}) =>
  rowOf('work_items', {
    type: 'fertilizing',
    title: 'KAS',
    status: 'done',
    done_on: '2026-03-10',
    area_ha: 5,
    positions: [{ product: 'KAS 27', amount: 2, unit: 'dt', per: 'hectare', ...position }],
    ...more,
  }) as Goods['workItems'][number]
const level = (given: Partial<Goods>) =>
  levelsOf(movementsOfGoods({ movements: [], receipts: [], workItems: [], ...given }).get('kas 27') ?? []).on(
    '2026-12-31',
  )

describe('goods', () => {
  it('come in once, by the note or by the invoice that names none', () => {
    const note = receipt('delivery_note', 'LS-1', {})
    const invoice = receipt('invoice', 'RE-1', { delivery_note: 'LS 1', amount: 40, unit: 'dt' })
    expect(level({ receipts: [note] })).toEqual([{ amount: 4, unit: 't' }])
    expect(level({ receipts: [invoice] })).toEqual([{ amount: 40, unit: 'dt' }])
    expect(level({ receipts: [note, invoice] })).toEqual([{ amount: 4, unit: 't' }])
    expect(level({ receipts: [invoice, note] })).toEqual([{ amount: 4, unit: 't' }])
  })

  it.each([
    [
      'another name, the same number',
      { article: 'Kalkammonsalpeter', article_number: 'K27' },
      { article_number: 'K 27' },
    ],
    ['another name, the same amount', { article: 'Kalkammonsalpeter', amount: 40, unit: 'dt' }, {}],
  ])('are those of the note that is named: %s', (_, billed, noted) => {
    const note = receipt('delivery_note', 'LS-1', noted)
    const invoice = receipt('invoice', 'RE-1', { delivery_note: 'LS-1', ...billed })
    const moved = movementsOfGoods({ movements: [], receipts: [invoice, note], workItems: [] })
    expect([...moved.values()].flat()).toHaveLength(1)
  })

  it('of an invoice over several notes count once, and what a missing note brought counts, too', () => {
    const [one, two] = ['LS-1', 'LS-2'].map((number) => receipt('delivery_note', number, {}))
    const invoice = receipt('invoice', 'RE-1', { delivery_note: 'LS-1, LS-2', amount: 8 })
    expect(level({ receipts: [one!, invoice, two!] })).toEqual([{ amount: 8, unit: 't' }])
    expect(level({ receipts: [one!, invoice] })).toEqual([{ amount: 8, unit: 't' }])
    expect(level({ receipts: [invoice] })).toEqual([{ amount: 8, unit: 't' }])
  })

  it('of an invoice that names no note are those of a note with as much, each note once', () => {
    const note = receipt('delivery_note', 'LS-1', {})
    const invoice = (number: string, more: object = {}, position: object = {}) =>
      receipt('invoice', number, position, { date: '2026-03-20', ...more })
    expect(level({ receipts: [note, invoice('RE-1')] })).toEqual([{ amount: 4, unit: 't' }])
    expect(level({ receipts: [note, invoice('RE-1'), invoice('RE-2')] })).toEqual([{ amount: 8, unit: 't' }])
    expect(level({ receipts: [note, invoice('RE-1', {}, { amount: 5 })] })).toEqual([{ amount: 9, unit: 't' }])
    expect(level({ receipts: [note, invoice('RE-1', { partner: 'Raiffeisen' })] })).toEqual([{ amount: 8, unit: 't' }])
    expect(level({ receipts: [note, invoice('RE-1', { date: '2026-09-01' })] })).toEqual([{ amount: 8, unit: 't' }])
  })

  it('count as what is in their packs, from the day they came', () => {
    const packs = receipt('invoice', 'RE-1', {
      amount: 40,
      unit: 'Sack',
      content: 25,
      content_unit: 'kg',
      delivered_on: '2026-02-10',
    })
    const moved = movementsOfGoods({ movements: [], receipts: [packs], workItems: [] }).get('kas 27')
    expect(moved).toEqual([{ day: '2026-02-10', type: 'in', amount: 1000, unit: 'kg' }])
  })

  it.each(['prepayment', 'correction', 'settlement'])('do not come in by a %s', (type) => {
    expect(level({ receipts: [receipt(type, 'RE-1', {})] })).toEqual([])
  })

  it('of two deliveries are two', () => {
    const receipts = [receipt('delivery_note', 'LS-1', {}), receipt('invoice', 'RE-2', { delivery_note: 'LS-2' })]
    expect(level({ receipts })).toEqual([{ amount: 8, unit: 't' }])
  })

  it.each(['service', 'freight', 'deposit', 'fee', 'discount'])('are no %s', (is) => {
    expect(level({ receipts: [receipt('invoice', 'RE-1', { is })] })).toEqual([])
  })

  it('do not come in by what the farm itself sells, credits or signs', () => {
    const receipts = [
      receipt('invoice', 'RE-1', {}, { direction: 'outgoing' }),
      receipt('credit_note', 'GU-1', {}),
      receipt('contract', 'V-1', {}),
    ]
    expect(level({ receipts })).toEqual([])
  })

  it('are used up by work that is done, by the hectare or in all', () => {
    const receipts = [receipt('delivery_note', 'LS-1', {})]
    expect(level({ receipts, workItems: [work({})] })).toEqual([{ amount: 3, unit: 't' }])
    expect(level({ receipts, workItems: [work({ unit: 'dt/ha' })] })).toEqual([{ amount: 3, unit: 't' }])
    expect(level({ receipts, workItems: [work({ unit: 'dt/ha', per: null })] })).toEqual([{ amount: 3, unit: 't' }])
    expect(level({ receipts, workItems: [work({ per: 'total' })] })).toEqual([{ amount: 3.8, unit: 't' }])
    expect(level({ receipts, workItems: [work({}, { status: 'planned', done_on: null })] })).toEqual([
      { amount: 4, unit: 't' },
    ])
  })

  it.each([[null], [[]]])('are used up by work of one product that has positions %o', (positions) => {
    const receipts = [receipt('delivery_note', 'LS-1', {})]
    const alone = work({}, { positions, product: 'KAS 27', amount: 2, unit: 'dt/ha' })
    expect(level({ receipts, workItems: [alone] })).toEqual([{ amount: 3, unit: 't' }])
  })
})

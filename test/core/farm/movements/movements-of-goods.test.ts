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

  it('of two deliveries are two', () => {
    const receipts = [receipt('delivery_note', 'LS-1', {}), receipt('invoice', 'RE-2', { delivery_note: 'LS-2' })]
    expect(level({ receipts })).toEqual([{ amount: 8, unit: 't' }])
  })

  it.each(['service', 'freight', 'deposit', 'fee'])('are no %s', (is) => {
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
})

import { describe, expect, it } from 'vitest'
import { gatherProducts, gatherSlurry } from '../../../../../core/library/plans/duengung/gather-stores.ts'
import { pictureOf } from '../../../../builders/picture.ts'

const scene = (rows: object) => ({
  picture: pictureOf(rows as never),
  year: 2026,
  land: 'NI' as const,
  holding: undefined,
})
const stocks = (rows: object) => gatherProducts(scene(rows)).map(({ name, stockKg }) => [name, stockKg])

const spread = (product: string, amount: number, unit: string, day = '2026-03-10') => ({
  type: 'fertilizing',
  title: product,
  status: 'done',
  done_on: day,
  product,
  amount,
  unit,
  area_ha: 6,
})
const count = (article: string, amount: number, unit = 't', date = '2026-02-01') => ({
  type: 'count',
  article,
  amount,
  unit,
  date,
})
const kas = (name = 'KAS 27') => ({ name, type: 'mineral', n_percent: 27 })

describe('what the plan knows of mineral fertilizer in store', () => {
  it('is what was counted and what moved since, also without a row of the fertilizer', () => {
    const rows = { stock_movements: [count('KAS 27', 3)], work_items: [spread('KAS 27', 186, 'kg/ha')] }
    expect(stocks(rows)).toEqual([['KAS 27', 1884]])
    expect(stocks({ ...rows, fertilizers: [kas()] })).toEqual([['KAS 27', 1884]])
    expect(stocks({})).toEqual([])
  })

  it('goes by every name of it, but not by those of others', () => {
    const stock_movements = [count('Kalkammonsalpeter 27 % N', 3), count('KAS 24 + 6 S', 2)]
    const work_items = [spread('KAS 27', 1, 't')]
    const fertilizers = [kas(), { name: 'KAS 24 + 6 S', type: 'mineral', n_percent: 24 }]
    expect(stocks({ stock_movements, work_items, fertilizers })).toEqual([
      ['KAS 27', 2000],
      ['KAS 24 + 6 S', 2000],
    ])
  })

  it('takes two that only begin alike for two', () => {
    const stock_movements = [count('DAP 18-46', 2), count('Dünger B', 4)]
    const fertilizers = [{ ...kas('Dünger A'), n_percent: 20 }]
    expect(stocks({ stock_movements, fertilizers })).toEqual([
      ['Dünger A', null],
      ['DAP 18/46', 2000],
    ])
  })

  it('is what stands in the store as long as nothing has moved', () => {
    const stock = [{ article: 'KAS 27 % N Big Bag', amount: 12, unit: 't', category: 'fertilizer' }]
    expect(stocks({ stock, fertilizers: [kas()] })).toEqual([['KAS 27', 12_000]])
    expect(stocks({ stock, fertilizers: [kas()], work_items: [spread('KAS 27', 186, 'kg/ha')] })).toEqual([
      ['KAS 27', null],
    ])
  })

  it('is not known and never nothing where it was only used up', () => {
    expect(stocks({ fertilizers: [kas()], work_items: [spread('KAS 27', 186, 'kg/ha')] })).toEqual([['KAS 27', null]])
  })
})

describe('what the plan knows of slurry in store', () => {
  const herds = [
    {
      name: 'Kühe',
      species: 'cattle',
      production: 'dairy_cow',
      average_count: 60,
      years: [{ year: 2026, milk_kg: 8000 }],
    },
  ]
  const stockOf = (rows: object) => {
    const { stockM3, halfYearM3 } = gatherSlurry(scene({ herds, ...rows }))
    return [stockM3, (halfYearM3 ?? 0) > 0]
  }

  it('is not known while nobody has counted it, whatever was spread', () => {
    const work_items = [spread('Rindergülle', 30, 'm³/ha', '2025-04-10')]
    expect(stockOf({})).toEqual([null, true])
    expect(stockOf({ work_items })).toEqual([null, true])
    expect(stockOf({ work_items, stock_movements: [count('Rindergülle', 400, 'm³', '2025-03-01')] })).toEqual([
      220,
      true,
    ])
  })
})

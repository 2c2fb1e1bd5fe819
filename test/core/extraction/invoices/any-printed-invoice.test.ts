import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CONFIDENT } from '../../../../core/extraction/index.ts'
import { extractPrintedInvoice } from '../../../../core/extraction/invoices/printed/extract-printed-invoice.ts'
import { aDocument } from '../../../builders/text-documents.ts'
import { runs } from '../../../runs.ts'

const ARTICLES = [
  'Kalkammonsalpeter',
  'KAS 27 % N',
  'Kalkammonsalpeter 27 % N, Big Bag',
  'Roundup PowerFlex',
  'Delan WG 5 kg',
  'Sauenfutter lose',
  'Saatmais Kolbengold 50.000 Körner',
  'Winterraps Dominator 1,5 Mio. Körner',
  'Milchleistungsfutter 18/3',
  'Düngekalk 85',
  'Heizöl EL',
] as const
const UNITS = ['t', 'dt', 'kg', 'l', 'Stück', 'Sack', 'Std', 'psch'] as const
const SPELLED: Readonly<Record<string, string>> = { Std: 'h', psch: 'pauschal' }
const HEADS = {
  quantity: 'Menge',
  counted: 'Menge',
  unit: 'Einheit',
  price: 'Einzelpreis',
  discount: 'Rabatt',
  tax: 'MwSt',
  amount: 'Gesamt',
} as const
type Head = keyof typeof HEADS

const ORDERS: readonly (readonly Head[])[] = [
  ['quantity', 'unit', 'price', 'amount', 'tax'],
  ['quantity', 'unit', 'price', 'tax', 'amount'],
  ['counted', 'price', 'amount'],
  ['tax', 'quantity', 'unit', 'price', 'amount'],
  ['quantity', 'unit', 'price', 'discount', 'amount'],
  ['quantity', 'unit', 'price', 'discount', 'tax', 'amount'],
]

const german = (cents: number): string =>
  (cents / 100)
    .toFixed(2)
    .replace('.', ',')
    .replaceAll(/(?<=\d)(?=(?:\d{3})+,)/g, '.')

const position = fc.record({
  article: fc.constantFrom(...ARTICLES),
  unit: fc.constantFrom(...UNITS),
  /** In hundredths. */
  amount: fc.integer({ min: 2, max: 500 }).map((quarters) => quarters * 50),
  /** In cents. */
  price: fc.integer({ min: 50, max: 60_000 }),
  discount: fc.constantFrom(0, 10, 15),
  /** Whether what stands beside each other stands apart. */
  apart: fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }),
})
const invoice = fc.record({
  order: fc.constantFrom(...ORDERS),
  tax: fc.constantFrom(7, 19),
  headApart: fc.boolean(),
  positions: fc.array(position, { minLength: 1, maxLength: 5 }),
})
type Printed = typeof invoice extends fc.Arbitrary<infer One> ? One : never

const totalOf = ({ amount, price, discount }: Printed['positions'][number], order: readonly Head[]): number =>
  Math.round((amount * price * (order.includes('discount') ? 100 - discount : 100)) / 10_000)

function print({ order, tax, headApart, positions }: Printed): string {
  const rows = positions.map((one, index) => {
    const cells: Record<Head, string> = {
      quantity: german(one.amount),
      counted: `${german(one.amount)} ${one.unit}`,
      unit: one.unit,
      price: german(one.price),
      discount: `${one.discount} %`,
      tax: `${tax} %`,
      amount: german(totalOf(one, order)),
    }
    return [one.article, ...order.map((head) => cells[head])].reduce(
      (line, cell, at) => line + (one.apart[at] ? '  ' : ' ') + cell,
      String(index + 1),
    )
  })
  const net = positions.reduce((sum, one) => sum + totalOf(one, order), 0)
  const taxed = Math.round((net * tax) / 100)
  return [
    'Agrarhandel Lay GmbH\nIndustriestr. 5, 67346 Speyer\n\nRechnung Nr. RG-26001\nRechnungsdatum: 14.04.2026\n',
    ['Pos.', 'Artikel', ...order.map((head) => HEADS[head])].join(headApart ? '  ' : ' '),
    ...rows,
    `Nettobetrag ${german(net)} EUR\nMwSt ${tax} % ${german(taxed)} EUR\nRechnungsbetrag ${german(net + taxed)} EUR\n`,
  ].join('\n')
}

describe('a printed invoice of any columns', () => {
  it('is never surely read as anything else than it says, however near its columns stand', () => {
    let [sure, all] = [0, 0]
    fc.assert(
      fc.property(invoice, (printed) => {
        const document = aDocument(print(printed))
        const rows = extractPrintedInvoice({ document, filename: 'rechnung.pdf', today: '2026-11-20' })?.rows ?? []
        const receipt = rows.find(({ kind }) => kind === 'receipts')
        all += 1
        if (!receipt || receipt.confidence < CONFIDENT) {
          expect(rows.filter(({ kind, confidence }) => kind === 'stock' && confidence >= CONFIDENT)).toEqual([])
          return
        }
        sure += 1
        const read = receipt.values['positions'] as Record<string, unknown>[]
        expect(
          read.map(({ article, amount, unit, price_eur: price, net_eur: net }) => [article, amount, unit, price, net]),
        ).toEqual(
          printed.positions.map((one) => [
            one.article,
            one.amount / 100,
            SPELLED[one.unit] ?? one.unit,
            one.price / 100,
            totalOf(one, printed.order) / 100,
          ]),
        )
      }),
      { numRuns: runs(300) },
    )
    expect(sure / all).toBeGreaterThan(0.9)
  })
})

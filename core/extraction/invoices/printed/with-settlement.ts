import { addDays } from '../../../shared/time/days.ts'
import type { Assertion, Extractor } from '../../extractor.ts'
import type { SourceFormat } from '../../read-document.ts'
import { receiptIn, type Month } from './extract-printed-invoice.ts'
import { layoutOf, layoutOfSheet } from './printed-layout.ts'

const milkOf = (rows: readonly Assertion[]): Assertion[] => rows.filter(({ values }) => values['type'] === 'bulk_milk')

/** The one month whose milk is told; undefined where there is none, or days of it are. */
function monthOf(rows: readonly Assertion[]): Month | undefined {
  const [day, ...more] = new Set(milkOf(rows).map(({ values }) => String(values['date'])))
  const [, year, month] = /^(\d{4})-(\d{2})-\d{2}$/.exec(day ?? '') ?? []
  return day === undefined || more.length > 0 || addDays(day, 1).slice(5, 7) === month
    ? undefined
    : { name: `Milchgeld ${month}/${year}`, lastDay: day }
}

/** Of a receipt without positions the milk is the one. */
function withMilk(receipt: Assertion, rows: readonly Assertion[]): Assertion {
  const [milk, ...more] = milkOf(rows)
  if (!milk || more.length > 0 || receipt.values['positions'] !== null) return receipt
  const { value: amount, unit } = milk.values
  return {
    ...receipt,
    confidence: Math.min(receipt.confidence, milk.confidence),
    values: { ...receipt.values, positions: [{ article: 'Milch', amount, unit, is: 'goods' }] },
  }
}

const SHEETS: ReadonlySet<SourceFormat> = new Set(['xlsx', 'csv'])

/**
 * Besides what a statement measures or moves, the receipt that it is as well and who wrote it. A sheet that says
 * no number bears the month that it settles, and waits.
 */
export const withSettlement =
  (extract: Extractor): Extractor =>
  (input) => {
    const extraction = extract(input)
    if (!extraction) return undefined
    const { document } = input
    const isSheet = SHEETS.has(document.format)
    const layout = isSheet ? layoutOfSheet(document) : layoutOf(document)
    const read = receiptIn(input, layout, isSheet ? monthOf(extraction.rows) : undefined)
    const receipt = read?.rows.find(({ kind }) => kind === 'receipts')
    if (!receipt) return extraction
    const contacts = read!.rows.filter(({ kind }) => kind === 'contacts')
    const isNamed = extraction.rows.some(({ kind }) => kind === 'contacts')
    return {
      ...extraction,
      rows: [...(isNamed ? [] : contacts), ...extraction.rows, withMilk(receipt, extraction.rows)],
    }
  }

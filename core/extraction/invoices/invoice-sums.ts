import { germanDecimal } from '../../shared/german/write-german.ts'
import type { Invoice } from './invoice.ts'

/** An amount as `1234.5` in cents; undefined where it is none. */
export const centsOf = (text: string): number | undefined =>
  /^[+-]?\d{1,12}(?:\.\d{1,12})?$/.test(text.trim()) ? Math.round(Number(text) * 100) : undefined

/** An amount in euros; null where it is none. */
export const eurosOf = (text: string): number | null => {
  const cents = centsOf(text)
  return cents === undefined ? null : cents / 100
}

/** The sums of an invoice, in cents. */
export interface InvoiceSums {
  net: number | undefined
  tax: number | undefined
  gross: number | undefined
  payable: number | undefined
}

const sumOf = (cents: readonly (number | undefined)[]): number | undefined =>
  cents.includes(undefined) ? undefined : cents.reduce<number>((sum, one) => sum + one!, 0)

const totalOf = ({ totals }: Invoice, label: string): number | undefined =>
  centsOf(totals.find(([name]) => name === label)?.[1] ?? '')

export function sumsOf(invoice: Invoice): InvoiceSums {
  const taxes = invoice.taxes.length > 0 ? sumOf(invoice.taxes.map(({ amount }) => centsOf(amount))) : undefined
  return {
    net: totalOf(invoice, 'Nettobetrag'),
    tax: totalOf(invoice, 'Umsatzsteuer gesamt') ?? taxes,
    gross: totalOf(invoice, 'Bruttobetrag'),
    payable: totalOf(invoice, 'Zahlbetrag'),
  }
}

/** Rounding of the single amounts may make so much of a sum. */
const CENT = 1
/** No rate of tax is higher in Germany. */
const HIGHEST_RATE = 0.19

/** What does not come out, in German; empty where everything does that is said. */
export function sumFaults(invoice: Invoice): string[] {
  if (invoice.kind === 'Lieferschein') return []
  const { net, tax, gross } = sumsOf(invoice)
  const lines = sumOf(invoice.lines.map(({ amount }) => centsOf(amount)))
  const apart = sumOf(
    invoice.allowances.map(({ amount, charge }) => {
      const cents = centsOf(amount)
      return cents === undefined ? undefined : charge ? cents : -cents
    }),
  )
  const faults: string[] = []
  const compare = (what: string, computed: number | undefined, said: number | undefined, most = CENT) => {
    if (computed !== undefined && said !== undefined && Math.abs(computed - said) > most)
      faults.push(`${what} ergibt ${euros(computed)} und nicht ${euros(said)}.`)
  }
  if (invoice.lines.length > 0) {
    compare('Die Summe der Positionen', lines, totalOf(invoice, 'Summe der Positionen'))
    if (lines !== undefined && apart !== undefined)
      compare('Die Summe der Positionen', lines + apart, invoice.taxIncluded ? gross : net)
  }
  compare('Die Summe der Steuern', sumOf(invoice.taxes.map(({ amount }) => centsOf(amount))), tax)
  for (const { rate, base, amount } of invoice.taxes) {
    const [of, percent] = [centsOf(base), Number(rate)]
    if (of !== undefined && rate !== '' && Number.isFinite(percent))
      compare(`${germanDecimal(rate)} % auf ${euros(of)}`, Math.round((of * percent) / 100), centsOf(amount))
  }
  if (net !== undefined && tax !== undefined) compare('Netto und Steuer', net + tax, gross)
  else if (net !== undefined && gross !== undefined) {
    const [least, most] = [net, net * (1 + HIGHEST_RATE)].toSorted((one, other) => one - other)
    if (gross < least! - CENT || gross > most! + CENT)
      faults.push(`Der Bruttobetrag ${euros(gross)} passt nicht zum Nettobetrag ${euros(net)}.`)
  }
  return [...new Set(faults)]
}

const euros = (cents: number): string => `${germanDecimal((cents / 100).toFixed(2), 2)} €`

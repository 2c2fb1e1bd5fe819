import { stems, type Entry } from '../../../answers/index.ts'
import { germanDay, germanNumber } from '../../../shared/german/write-german.ts'
import type { SourcedRow } from '../../rows/row.ts'
import { otherNames } from '../stores/article-names.ts'
import { ROLE_WORDS } from '../office/contacts.ts'
import { labelOf, recordOf, type FarmRows, type FarmView, type Values } from '../farm-view.ts'

export type Direction = 'incoming' | 'outgoing'

export interface BilledPosition {
  article: string
  amount?: number | null
  unit?: string | null
  net_eur?: number | null
  price_eur?: number | null
  tax_percent?: number | null
  delivery_note?: string | null
}

/** What all views have in common that tell their entries in sentences and are made of receipts. */
export const OF_RECEIPTS = {
  kinds: ['receipts'],
  columns: [],
  roles: { day: 'date', list: [] },
  classes: [],
  // „Dieselrechnung“
  heads: stems('Rechnung Rechnungen'),
  completeness: 'log',
  tense: 'past',
} as const satisfies Partial<FarmView>

/** What nobody pays anything with. */
const UNPAYABLE: ReadonlySet<unknown> = new Set(['delivery_note', 'contract'])

export const directionOf = ({ direction }: Values): Direction => (direction === 'outgoing' ? 'outgoing' : 'incoming')

export const isPaid = ({ paid_on }: Values): boolean => (paid_on ?? null) !== null

export const isBill = ({ type }: Values): boolean => !UNPAYABLE.has(type)

/** A credit note of a supplier takes off; one by which a buyer settles is income, unless it corrects a bill. */
export const signOf = (values: Values): 1 | -1 =>
  values.type === 'credit_note' && (directionOf(values) === 'incoming' || (values.corrects ?? '') !== '') ? -1 : 1

export const positionsOf = ({ positions }: Values): BilledPosition[] => (positions ?? []) as BilledPosition[]

export const partnerOf = ({ partner, partner_id }: Values, farm: FarmRows): string =>
  String(farm.byId('contacts', partner_id)?.values.name ?? partner ?? '')

/** „Tierarzt“, but not „Landhandel“: whoever deals in something is a dealer, and a sum is of one of them. */
const rolesOf = ({ partner_id }: Values, farm: FarmRows): string[] =>
  ((farm.byId('contacts', partner_id)?.values.roles ?? []) as string[]).flatMap((role) =>
    role === 'dealer' ? [] : (ROLE_WORDS[role] ?? []),
  )

/** What a receipt is found by: whom it is of and its number; `withArticles`, what stands on it, too. */
export function textsOfBill({ values }: SourcedRow, farm: FarmRows, withArticles: boolean): string[] {
  const texts = [
    partnerOf(values, farm),
    labelOf(farm, 'contacts', values.partner_id),
    ...rolesOf(values, farm),
    ...(withArticles ? positionsOf(values).flatMap(({ article }) => [article, ...otherNames(article)]) : []),
  ]
  return texts.filter((text) => text !== undefined && text !== '') as string[]
}

/** „13.05.2026, Viehhandel Aschenbrenner, AB-4502“ */
export const nameOfBill = ({ values }: SourcedRow, farm: FarmRows): string =>
  [germanDay(values.date), partnerOf(values, farm), values.number].filter(Boolean).join(', ')

/** Receipts that something is paid with, one entry each; the latest first. */
export const billEntries = (
  rows: readonly SourcedRow[],
  farm: FarmRows,
  more: { is(values: Values): boolean; computed?: (values: Values) => Values; withArticles?: boolean },
): Entry[] =>
  rows
    .filter(({ values }) => isBill(values) && more.is(values))
    .map((row): Entry => ({
      name: nameOfBill(row, farm),
      values: { ...row.values, partner: partnerOf(row.values, farm), ...more.computed?.(row.values) },
      record: recordOf(row, farm),
      searchTexts: textsOfBill(row, farm, more.withArticles === true),
    }))
    .toSorted((one, other) => String(other.values.date).localeCompare(String(one.values.date)))

export const euros = (amount: number): string => `${germanNumber(amount, 2)} EUR`

/** To the cent. */
export const sumOf = (amounts: readonly number[]): number =>
  amounts.reduce((sum, one) => sum + Math.round(one * 100), 0) / 100

/** In euros with its sign; undefined where it is not entered. */
export function amountOf(
  values: Values,
  column: 'net_eur' | 'gross_eur' | 'tax_eur' | 'payable_eur',
): number | undefined {
  const amount = values[column]
  if (typeof amount !== 'number') return undefined
  return signOf(values) === -1 ? -Math.abs(amount) : amount
}

/** What is, or was, to be paid by it, and whether that is with tax. */
export function toBePaid(values: Values): { amount: number; is: 'brutto' | 'netto' } | undefined {
  const gross = amountOf(values, 'payable_eur') ?? amountOf(values, 'gross_eur')
  if (gross !== undefined) return { amount: gross, is: 'brutto' }
  const net = amountOf(values, 'net_eur')
  return net === undefined ? undefined : { amount: net, is: 'netto' }
}

/** „brutto 4.239,68 EUR und netto 22.320,00 EUR“: what has no gross amount is not added to what has one. */
export function paidTotal(entries: readonly Entry[]): string {
  const amounts = entries.flatMap(({ values }) => toBePaid(values) ?? [])
  return (['brutto', 'netto'] as const)
    .flatMap((is) => {
      const some = amounts.filter((one) => one.is === is).map(({ amount }) => amount)
      return some.length > 0 ? [`${is} ${euros(sumOf(some))}`] : []
    })
    .join(' und ')
}

/** More are counted and left out of the list. */
const MOST_LISTED = 10

/** One entry as a sentence, several as a list below what they come to. */
export function listOf(heading: string, total: string, lines: readonly string[], counted: string): string {
  if (lines.length === 1) return `${heading}: ${lines[0]!}.`
  return `${heading}, ${germanNumber(lines.length)} ${counted}${total && `, zusammen ${total}`}:\n${bulleted(lines)}`
}

/** „• …“, and how many more there are. */
export function bulleted(lines: readonly string[], most = MOST_LISTED): string {
  const left = lines.length - most
  return [...lines.slice(0, most), ...(left > 0 ? [`und ${germanNumber(left)} weitere`] : [])]
    .map((line) => `• ${line}`)
    .join('\n')
}

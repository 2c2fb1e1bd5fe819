import { stems, type Entry } from '../../../answers/index.ts'
import { germanDay, germanNumber } from '../../../shared/german/write-german.ts'
import type { FarmView, Values } from '../farm-view.ts'
import {
  amountOf,
  billEntries,
  directionOf,
  euros,
  isPaid,
  listOf,
  OF_RECEIPTS,
  paidTotal,
  sumOf,
  toBePaid,
  type Direction,
} from './bills.ts'

const MONEY_WORDS = `Geld Euro Betrag Beträge Summe hoch Rechnung Rechnungen Abrechnung Abrechnungen Beleg Belege Gutschriften brutto netto
    wir uns Hof Betrieb gehabt insgesamt kam kamen alles ~coming ~receiving`

/** „netto 22.230,00 EUR, brutto 23.786,10 EUR, bezahlt am 20.04.2026“ */
function amountsOf({ values }: Entry): string {
  const [net, gross] = [amountOf(values, 'net_eur'), amountOf(values, 'gross_eur')]
  const parts = [
    values.type === 'credit_note' ? 'Gutschrift' : undefined,
    net === undefined ? undefined : `netto ${euros(net)}`,
    gross === undefined ? undefined : `brutto ${euros(gross)}`,
    net === undefined && gross === undefined ? 'Betrag nicht eingetragen' : undefined,
    isPaid(values) ? `bezahlt am ${germanDay(values.paid_on)}` : 'noch nicht als bezahlt eingetragen',
  ]
  return parts.filter((part) => part !== undefined).join(', ')
}

/** „netto 60.862,30 EUR, brutto …“, the latter where every receipt has it. */
function totalsOf(entries: readonly Entry[]): string {
  return (['net_eur', 'gross_eur'] as const)
    .flatMap((column) => {
      const amounts = entries.flatMap(({ values }) => amountOf(values, column) ?? [])
      if (amounts.length === 0 || (column === 'gross_eur' && amounts.length < entries.length)) return []
      const among = amounts.length < entries.length ? ` (von ${amounts.length} mit Nettobetrag)` : ''
      return [`${column === 'net_eur' ? 'netto' : 'brutto'} ${euros(sumOf(amounts))}${among}`]
    })
    .join(', ')
}

/** What the receipts of one direction come to, by their own day. */
const cashView = (direction: Direction, name: string, label: string, words: string): FarmView => ({
  ...OF_RECEIPTS,
  name,
  label,
  nouns: stems(words),
  neutralWords: stems(MONEY_WORDS),
  entriesOf: (rows, farm) => billEntries(rows, farm, { is: (values) => directionOf(values) === direction }),
  tells: (entries, { heading, asksRate }) =>
    asksRate
      ? undefined
      : listOf(
          `${heading} nach dem Datum der Belege`,
          totalsOf(entries),
          entries.map((entry) => `${entry.name}: ${amountsOf(entry)}`),
          'Belege',
        ),
  tellsNone: true,
  tellsAlso: { says: ['sum'] },
})

export const expensesView: FarmView = {
  ...cashView('incoming', 'expenses', 'Ausgaben', 'Geldausgabe Gesamtausgabe'),
  furtherExamples: ['Was haben wir 2026 ausgegeben?'],
}
export const incomeView: FarmView = {
  ...cashView('outgoing', 'income', 'Einnahmen', 'Geldeinnahme Gesamteinnahme'),
  furtherExamples: ['Was haben wir im April eingenommen?'],
}

/** What was paid in a time, by the day it was paid. */
const paymentsView = (direction: Direction, name: string, label: string, words: string): FarmView => ({
  ...OF_RECEIPTS,
  name,
  label,
  nouns: stems(words),
  neutralWords: stems(MONEY_WORDS),
  roles: { day: 'paid_on', list: [] },
  entriesOf: (rows, farm) =>
    billEntries(rows, farm, { is: (values) => directionOf(values) === direction && isPaid(values) }).toSorted(
      (one, other) => String(other.values.paid_on).localeCompare(String(one.values.paid_on)),
    ),
  tells: (entries, { heading, asksRate }) =>
    asksRate
      ? undefined
      : listOf(
          heading,
          paidTotal(entries),
          entries.map(({ name: bill, values }) => {
            const paid = toBePaid(values)
            const amount = paid ? `${paid.is} ${euros(paid.amount)}` : 'Betrag nicht eingetragen'
            return `${germanDay(values.paid_on)}: ${amount} (Beleg ${bill})${discountText(values)}`
          }),
          'Belege',
        ),
  tellsNone: true,
  tellsAlso: { says: ['sum'] },
})

/** What was paid may be less than the bill says. */
const discountText = ({ paid_on, discount_until, discount_percent }: Values): string =>
  typeof discount_percent === 'number' && String(paid_on) <= String(discount_until ?? '')
    ? `, ohne den Abzug von ${germanNumber(discount_percent)} % Skonto`
    : ''

export const paymentsMadeView = paymentsView('incoming', 'payments_made', 'Bezahlt von uns', 'Geldausgang')
export const paymentsGotView = paymentsView('outgoing', 'payments_got', 'Bezahlt an uns', 'Geldeingang')

const netOf = (entries: readonly Entry[], direction: Direction): { total: number; text: string } | undefined => {
  const some = entries.filter(({ values }) => directionOf(values) === direction)
  const amounts = some.flatMap(({ values }) => amountOf(values, 'net_eur') ?? [])
  // A total that lacks one is none to hold another against.
  if (amounts.length === 0 || amounts.length < some.length) return undefined
  const total = sumOf(amounts)
  return { total, text: `netto ${euros(total)} in ${some.length} ${some.length === 1 ? 'Beleg' : 'Belegen'}` }
}

/** What came in beside what went out. */
export const balanceView: FarmView = {
  ...OF_RECEIPTS,
  name: 'cash_balance',
  label: 'Einnahmen und Ausgaben',
  furtherExamples: ['Haben wir 2026 mehr eingenommen als ausgegeben?'],
  nouns: stems('Geldbilanz'),
  neutralWords: stems(MONEY_WORDS),
  entriesOf: (rows, farm) => billEntries(rows, farm, { is: () => true }),
  tells: (entries, { heading }) => {
    const [income, expenses] = [netOf(entries, 'outgoing'), netOf(entries, 'incoming')]
    if (!income || !expenses) return undefined
    const difference = sumOf([income.total, -expenses.total])
    return `${heading} nach dem Datum der Belege: Einnahmen ${income.text}, Ausgaben ${expenses.text}. \
${difference < 0 ? 'Mehr ausgegeben' : 'Mehr eingenommen'}: ${euros(Math.abs(difference))}. Was ohne Beleg kam oder ging, ist nicht dabei.`
  },
}

/** Whom most was paid to, or who paid most. */
const rankingView = (direction: Direction, name: string, label: string, words: string): FarmView => ({
  ...OF_RECEIPTS,
  name,
  label,
  nouns: stems(words),
  neutralWords: stems(`${MONEY_WORDS} Lieferant Kunde`),
  entriesOf: (rows, farm) => billEntries(rows, farm, { is: (values) => directionOf(values) === direction }),
  tells: (entries, { heading }) => {
    const some = entries.map((entry) => ({ ...entry, paid: toBePaid(entry.values) }))
    const kinds = new Set(some.map(({ paid }) => paid?.is))
    const column = kinds.size === 1 && kinds.has('brutto') ? 'brutto' : 'netto'
    const amountIn = ({ values }: Entry): number | undefined =>
      column === 'brutto' ? toBePaid(values)?.amount : amountOf(values, 'net_eur')
    // Nobody knows whose is the most where an amount is missing.
    if (entries.some((entry) => amountIn(entry) === undefined)) return undefined
    const totals = [...Map.groupBy(entries, ({ values }) => String(values.partner))]
      .map(([partner, of]) => ({ partner, total: sumOf(of.map((entry) => amountIn(entry)!)) }))
      .toSorted((one, other) => other.total - one.total)
    return listOf(
      `${heading} nach dem Datum der Belege, ${column}`,
      '',
      totals.map(({ partner, total }) => `${partner}: ${euros(total)}`),
      'Partner',
    )
  },
  tellsAlso: { types: ['who'], says: ['sum', 'selection'] },
})

export const expensesByPartnerView: FarmView = {
  ...rankingView('incoming', 'expenses_by_partner', 'Ausgaben je Partner', 'Ausgabenrang'),
  furtherExamples: ['An wen haben wir 2026 am meisten bezahlt?'],
}
export const incomeByPartnerView = rankingView('outgoing', 'income_by_partner', 'Einnahmen je Partner', 'Einnahmenrang')

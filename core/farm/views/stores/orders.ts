import { entryClass, stems } from '../../../answers/index.ts'
import { readGrouped } from '../../../shared/german/read-german.ts'
import { germanNumber } from '../../../shared/german/write-german.ts'
import { columnsOf, textFollowing } from '../columns.ts'
import { eachRow, labelOf, type FarmView, type Values } from '../farm-view.ts'

const PRICE_OF_ONE = /(?<![\d.,])(\d[\d.]*(?:,\d+)?) ?(?:EUR|€|Euro) ?(?:je|pro|per|das|die|der|den|\/) ?(\p{L}+³?)/giu

/** „9,80 EUR das Stück“ of what is ordered by the piece; undefined of several prices, or of another unit. */
function priceOfOne({ note, unit }: Values): number | undefined {
  const [found, ...others] = String(note ?? '').matchAll(PRICE_OF_ONE)
  if (!found || others.length > 0) return undefined
  const isOfUnit = typeof unit === 'string' && found[2]!.toLowerCase() === unit.toLowerCase()
  return isOfUnit ? readGrouped(found[1]!) : undefined
}

/** In whole cents; null where the amount or the price of one is not entered. */
function worthOf(values: Values): number | null {
  const price = priceOfOne(values)
  return typeof values.amount === 'number' && price !== undefined ? Math.round(values.amount * price * 100) / 100 : null
}

/** „2.254,00 EUR (230 Stück zu 9,80 EUR)“ */
function worthText(worth: string, { amount, unit, note }: Values): string {
  const [whole, one] = [Number(worth), priceOfOne({ note, unit })!].map((value) => germanNumber(value, 2))
  return `${whole!} EUR (${germanNumber(amount as number)} ${String(unit)} zu ${one!} EUR)`
}

export const ordersView: FarmView = {
  name: 'orders',
  label: 'Bestellungen',
  kinds: ['orders'],
  nouns: stems('Bestellung Bestellungen bestellt nachbestellt geordert Order Bestellliste'),
  columns: [
    ...columnsOf('orders', {
      article: { words: 'Artikel' },
      amount: { words: 'Menge' },
      unit: { ignoreLabel: true },
      supplier_id: { words: 'Lieferant Lieferfirma Händler' },
      ordered_on: { words: '~ordering bestellt geordert Bestelldatum Bestelltag' },
      expected_on: {
        ahead: 'expected day',
        words:
          '~coming ~delivering erwartet geliefert Lieferung Liefertermin Lieferdatum angekündigt kommt ankommt eintrifft',
      },
      note: { ignoreLabel: true },
      status: {
        ignoreLabel: true,
        choices: {
          open: 'offen offene offenen ausstehend ausstehende ausstehenden',
          ordered: 'offen offene offenen ausstehend ausstehende ausstehenden',
          delivered: '',
          cancelled: 'storniert abgesagt abbestellt annulliert',
        },
      },
    }),
    {
      name: 'worth',
      label: 'Bestellwert',
      type: 'number',
      unit: 'EUR',
      words: stems('~costing Bestellwert Kosten kostet kosten Preis Gesamtpreis Stückpreis'),
      aggregate: { by: 'sum', onRequest: true },
      format: worthText,
    },
    textFollowing('reason', 'Grund', 'Grund warum weshalb wieso'),
  ],
  neutralWords: stems('neu neue neuen'),
  roles: {
    day: 'ordered_on',
    overdue: 'expected_on',
    amount: 'amount',
    who: 'supplier_id',
    list: ['amount', 'expected_on'],
  },
  // By itself that something was delivered asks when it came, which no order tells.
  classes: [
    entryClass(
      'Bestellungen, geliefert',
      'geliefert gelieferte gelieferten',
      ({ values }) => values.status === 'delivered',
      {
        needsNoun: true,
      },
    ),
  ],
  entriesOf: eachRow(({ article }) => String(article), {
    // What is delivered or cancelled is expected no more; what is noted of the cancelled says why it is.
    computed: ({ status, expected_on, note, amount, unit }) => ({
      worth: worthOf({ amount, note, unit }),
      reason: status === 'cancelled' ? note : null,
      expected_on: status === 'delivered' || status === 'cancelled' ? null : expected_on,
    }),
    searchTexts: ({ supplier_id }, farm) => [labelOf(farm, 'contacts', supplier_id)],
  }),
  completeness: 'log',
  tense: 'past',
  usually: { holds: ({ values }) => values.status !== 'cancelled', liftedBy: ['status'], others: 'storniert' },
}

import { entryClass, stems } from '../../../answers/index.ts'
import { columnsOf, textFollowing } from '../columns.ts'
import { eachRow, labelOf, type FarmView } from '../farm-view.ts'

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
    textFollowing('reason', 'Grund', 'Grund warum weshalb wieso'),
  ],
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
    computed: ({ status, expected_on, note }) => ({
      reason: status === 'cancelled' ? note : null,
      expected_on: status === 'delivered' || status === 'cancelled' ? null : expected_on,
    }),
    searchTexts: ({ supplier_id }, farm) => [labelOf(farm, 'contacts', supplier_id)],
  }),
  completeness: 'log',
  tense: 'past',
  usually: { holds: ({ values }) => values.status !== 'cancelled', liftedBy: ['status'], others: 'storniert' },
}

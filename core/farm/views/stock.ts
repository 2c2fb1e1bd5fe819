import { stems } from '../../answers/index.ts'
import { columnsOf } from './columns.ts'
import { eachRow, labelOf, type FarmView } from './farm-view.ts'

export const stockView: FarmView = {
  name: 'stock',
  label: 'Lager',
  example: 'Wie viel Diesel habe ich noch?',
  kinds: ['stock'],
  nouns: stems(
    'Lager Lagerbestand Vorrat Vorräte vorrätig Bestand da lagert lagern Lagerposten übrig vorhanden geliefert Lieferung Lieferungen gekauft',
  ),
  columns: columnsOf('stock', {
    article: { words: 'Artikel' },
    article_number: { words: 'Artikelnummer' },
    amount: { words: 'Menge', aggregate: { by: 'sum', within: ['unit'] } },
    unit: { ignoreLabel: true },
    batch: { words: 'Charge Chargennummer' },
    place_id: { words: 'Lagerort liegt lagert' },
    supplier_id: { words: 'Lieferant' },
    delivered_on: { words: 'geliefert Lieferung' },
    delivery_note: { words: 'Lieferschein Rechnungsnummer' },
    best_before: { ahead: 'last day', words: 'haltbar Haltbarkeit' },
    note: { ignoreLabel: true },
    category: {
      ignoreLabel: true,
      choices: {
        fertilizer: 'Dünger Düngemittel',
        plant_protection: 'Pflanzenschutzmittel Spritzmittel',
        seed: 'Saatgut',
        feed: 'Futter Futtermittel',
        fuel: 'Kraftstoff Sprit',
        medicine: 'Arzneimittel Medikamente',
        harvest: 'Erntegut',
        service: '',
        other: '',
      },
    },
  }),
  roles: { amount: 'amount', where: 'place_id', list: ['amount'] },
  classes: [],
  entriesOf: eachRow(({ article }) => String(article), {
    searchTexts: ({ place_id, supplier_id }, farm) => [
      labelOf(farm, 'places', place_id),
      labelOf(farm, 'contacts', supplier_id),
    ],
  }),
  completeness: 'log',
  tense: 'past',
  impliedBy: { entryName: ['amount', 'whether'] },
  usually: {
    holds: ({ values }) => values.category !== 'service',
    liftedBy: ['category'],
    others: 'Leistung und keine Ware',
  },
}

import { choice, day, number, reference, required, text } from '../schema/fields.ts'
import { ANOTHER_ROW, joined, kind } from './kind.ts'

export const stock = kind({
  slug: 'stock',
  label: 'Lager',
  singular: 'Lagerposten',
  scope: 'documents.read',
  fields: {
    article: required(text('Artikel')),
    article_number: text('Artikelnummer', { max: 60 }),
    category: choice('Art', {
      fertilizer: 'Dünger',
      plant_protection: 'Pflanzenschutz',
      seed: 'Saatgut',
      feed: 'Futter',
      fuel: 'Kraftstoff',
      medicine: 'Arzneimittel',
      harvest: 'Erntegut',
      service: 'Dienstleistung',
      other: 'anderes',
    }),
    amount: number('Bestand', '', { min: -10_000_000, max: 10_000_000, decimals: 3 }),
    unit: text('Einheit', { max: 20 }),
    batch: text('Charge', { max: 60 }),
    place_id: reference('Ort', 'places'),
    supplier_id: reference('Lieferant', 'contacts'),
    delivered_on: day('Geliefert am'),
    delivery_note: text('Lieferschein oder Rechnung', { max: 60 }),
    best_before: day('Haltbar bis'),
    note: text('Notiz', { max: 2000 }),
  },
  example: {
    article: 'Kalkammonsalpeter 27 % N',
    article_number: '10-2700',
    category: 'fertilizer',
    amount: 12.5,
    unit: 't',
    batch: 'L-4711',
    place_id: ANOTHER_ROW,
    supplier_id: ANOTHER_ROW,
    delivered_on: '2026-02-20',
    delivery_note: 'LS-20481',
  },
  dayFields: ['delivered_on'],
  labelOf: ({ article, amount, unit }) =>
    joined(article, amount === null ? null : `${amount}${unit ? ` ${unit}` : ''}`),
})

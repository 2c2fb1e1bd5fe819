import { choice, day, number, reference, required, table, text } from '../schema/fields.ts'
import { dayFaults, joined, keyText, kind } from './kind.ts'

const money = (label: string) => number(label, 'EUR', { min: -100_000_000, max: 100_000_000 })

/** What was bought, sold, delivered: number and partner name one, whoever read it. */
export const receipts = kind({
  slug: 'receipts',
  label: 'Belege',
  singular: 'Beleg',
  scope: 'documents.read',
  fields: {
    type: required(
      choice('Art', {
        invoice: 'Rechnung',
        credit_note: 'Gutschrift',
        delivery_note: 'Lieferschein',
        settlement: 'Abrechnung',
        prepayment: 'Anzahlungsrechnung',
        correction: 'Rechnungskorrektur',
        contract: 'Vertrag',
        other: 'anderes',
      }),
    ),
    number: required(text('Nummer', { max: 60 })),
    date: required(day('Datum')),
    partner: text('Partner'),
    partner_id: reference('Partner (Kontakt)', 'contacts'),
    direction: choice('Richtung', { incoming: 'Eingang', outgoing: 'Ausgang' }),
    positions: table('Positionen', {
      article: required(text('Artikel')),
      article_number: text('Artikelnummer', { max: 60 }),
      amount: number('Menge', '', { min: -10_000_000, max: 10_000_000, decimals: 4 }),
      unit: text('Einheit', { max: 20 }),
      /** What is in one of the unit, where that is a pack and the paper says it. */
      content: number('Inhalt je Einheit', '', { max: 1_000_000, decimals: 4 }),
      content_unit: text('Einheit des Inhalts', { max: 20 }),
      price_eur: number('Preis', 'EUR', { min: -10_000_000, max: 10_000_000, decimals: 4 }),
      tax_percent: number('Steuersatz', '%', { max: 100 }),
      net_eur: money('Betrag'),
      batch: text('Charge', { max: 60 }),
      delivered_on: day('Geliefert am'),
      /** Numbers of the notes, a comma between that brought it: what an invoice bills is not delivered twice. */
      delivery_note: text('Lieferschein', { max: 200 }),
      /** Freight, deposit, advice and fees lie in no store. */
      is: choice('Was es ist', {
        goods: 'Ware',
        service: 'Leistung',
        freight: 'Fracht',
        deposit: 'Pfand',
        fee: 'Gebühr',
        discount: 'Nachlass oder Abzug',
      }),
      category: choice('Warenart', {
        fertilizer: 'Dünger',
        plant_protection: 'Pflanzenschutz',
        seed: 'Saatgut',
        feed: 'Futter',
        fuel: 'Kraftstoff',
        medicine: 'Arzneimittel',
        harvest: 'Erntegut',
        animals: 'Tiere',
        animal_product: 'tierisches Erzeugnis',
        other: 'anderes',
      }),
    }),
    net_eur: money('Summe netto'),
    tax_eur: money('Umsatzsteuer'),
    gross_eur: money('Summe brutto'),
    taxes: table('Steuern', {
      tax_percent: number('Steuersatz', '%', { max: 100 }),
      net_eur: money('Netto'),
      tax_eur: money('Steuer'),
    }),
    /** What is left to pay where something was paid before. */
    payable_eur: money('Zahlbetrag'),
    due_on: day('Fällig'),
    discount_percent: number('Skonto', '%', { max: 100 }),
    discount_until: day('Skonto bis'),
    paid_on: day('Bezahlt am'),
    /** Of a credit note: the invoice that it corrects. */
    corrects: text('Zu Rechnung', { max: 60 }),
    document_id: reference('Dokument', 'sources'),
    note: text('Notiz', { max: 2000 }),
  },
  example: {
    type: 'invoice',
    number: 'RE-26-0412',
    date: '2026-04-12',
    partner: 'Landhandel Meyer',
    direction: 'incoming',
    positions: [
      {
        article: 'Kalkammonsalpeter 27 % N',
        amount: 12.5,
        unit: 't',
        price_eur: 318,
        tax_percent: 19,
        net_eur: 3975,
        delivery_note: 'LS-20481',
        is: 'goods',
      },
    ],
    net_eur: 3975,
    tax_eur: 755.25,
    gross_eur: 4730.25,
    due_on: '2026-05-12',
  },
  dayFields: ['date'],
  labelOf: ({ number: of, partner, date }) => joined(of, partner, date),
  calledBy: ['number'],
  keyOf: ({ type, number: of, partner }) => (partner === null ? null : [type, keyText(partner), keyText(of)].join('|')),
  keyWordsOf: ({ type, partner, number: of }) => joined(type, partner, of),
  rules: (values, today) => dayFaults(values, { past: ['date', 'paid_on'], ordered: [['date', 'due_on']] }, today),
})

import { entryClass, stems, type Entry } from '../../../answers/index.ts'
import { germanNumber } from '../../../shared/german/write-german.ts'
import type { SourcedRow } from '../../rows/row.ts'
import { otherNames } from '../stores/article-names.ts'
import { ROLE_WORDS } from '../office/contacts.ts'
import { columnsOf } from '../columns.ts'
import { isPaid, partnerOf, positionsOf, signOf } from './bills.ts'
import { labelOf, recordOf, type FarmRows, type FarmView, type Values } from '../farm-view.ts'

/** What is to be paid with a receipt. */
const TO_PAY: ReadonlySet<unknown> = new Set(['invoice', 'prepayment', 'correction'])
/** A settlement says what others pay the farm. */
const TO_GET: ReadonlySet<unknown> = new Set([...TO_PAY, 'settlement'])

/** In euros; a credit note of a supplier takes off, null where nothing is open. */
function openAmount(values: Values, ofTypes: ReadonlySet<unknown>): number | null {
  const { type, gross_eur, payable_eur } = values
  const amount = (payable_eur ?? gross_eur ?? null) as number | null
  if (isPaid(values) || amount === null) return null
  if (type === 'credit_note') return signOf(values) * Math.abs(amount)
  return ofTypes.has(type) ? amount : null
}

/** What the farm still owes by a receipt. */
export const owedBy = (values: Values): number | null =>
  values.direction === 'outgoing' ? null : openAmount(values, TO_PAY)

/** What others still owe the farm by a receipt. */
const receivableBy = (values: Values): number | null =>
  values.direction === 'outgoing' ? openAmount(values, TO_GET) : null

/** Kept beside the bills, and not counted among them. */
const NO_BILLS: ReadonlySet<unknown> = new Set(['delivery_note', 'contract', 'settlement'])

/** „Dieselrechnung“ */
const articlesOf = (values: Values): string[] =>
  positionsOf(values).flatMap(({ article }) => [article, ...otherNames(article)])

/** „Düngerrechnung“ */
const WORDS_OF_CATEGORY: Readonly<Record<string, string>> = {
  fertilizer: 'Dünger',
  plant_protection: 'Pflanzenschutz',
  seed: 'Saatgut',
  feed: 'Futter',
  fuel: 'Sprit',
  medicine: 'Arznei',
}

const categoriesOf = ({ positions }: Values): string[] =>
  ((positions ?? []) as { category?: string | null }[]).flatMap(
    ({ category }) => WORDS_OF_CATEGORY[category ?? ''] ?? [],
  )

/** „Tierarzt“ */
const rolesOf = ({ partner_id }: Values, farm: FarmRows): string[] =>
  ((farm.byId('contacts', partner_id)?.values.roles ?? []) as string[]).flatMap((role) => ROLE_WORDS[role] ?? [])

const entryOf = (row: SourcedRow, farm: FarmRows): Entry => {
  const { values } = row
  const partner = partnerOf(values, farm)
  const [owed, receivable] = [owedBy(values), receivableBy(values)]
  const isBill = !NO_BILLS.has(values.type)
  return {
    name: [partner, values.number].filter(Boolean).join(', '),
    values: {
      ...values,
      billing: isBill ? 'bill' : null,
      billed: isBill ? (values.direction ?? 'incoming') : null,
      owed_eur: owed,
      receivable_eur: receivable,
      owed_until: owed === null && receivable === null ? null : values.due_on,
    },
    record: recordOf(row, farm),
    searchTexts: [
      partner,
      labelOf(farm, 'contacts', values.partner_id),
      ...rolesOf(values, farm),
      ...articlesOf(values),
      ...categoriesOf(values),
    ].filter((text) => text !== undefined),
  }
}

/** A bill to the farm that it has paid. */
const isPaidBill = ({ values }: Entry): boolean =>
  values.type === 'invoice' && values.billed === 'incoming' && (values.paid_on ?? null) !== null

const isOwed = ({ values }: Entry): boolean => values.owed_eur !== null
const isReceivable = ({ values }: Entry): boolean => values.receivable_eur !== null

/** What the farm pays and what it is paid come to nothing together. */
const SUM_OF_ONE_DIRECTION = { by: 'sum', within: ['direction'], onRequest: true } as const

const RECEIVABLES = 'Forderung Forderungen Außenstand Außenstände'

export const receiptsView: FarmView = {
  name: 'receipts',
  label: 'Belege',
  example: 'Was schulde ich?',
  furtherExamples: ['Welche Rechnungen sind noch offen?'],
  kinds: ['receipts'],
  nouns: stems(
    `Beleg Belege Belegen Lieferschein Lieferscheine schulde schulden schuldig Schulden Verbindlichkeit
        Verbindlichkeiten abgerechnet berechnet`,
  ),
  neutralWords: stems(
    `~receiving ~coming noch wem alles wir ich ausgestellt gestellt bekommen gekriegt gekommen macht machte lief läuft Geld wollen
        rausgerückt laut
        verschickt geschickt rausgeschickt abgeschickt versandt versendet eingegangen eingetroffen reingeflattert erhalten`,
  ),
  columns: [
    ...columnsOf('receipts', {
      type: {
        ignoreLabel: true,
        choices: {
          invoice: '',
          credit_note: 'Gutschrift Gutschriften',
          delivery_note: 'Lieferschein Lieferscheine',
          settlement: 'Abrechnung Abrechnungen Milchgeld Milchgeldabrechnung Milchabrechnung',
          prepayment: 'Anzahlungsrechnung Anzahlung',
          correction: 'Rechnungskorrektur Korrektur',
          contract: '',
          other: '',
        },
      },
      number: { words: 'Belegnummer Rechnungsnummer Rechnungsnr Belegnr Lieferscheinnummer Nummer' },
      partner: { words: 'Lieferant Händler Absender Rechnungssteller' },
      partner_id: { ignoreLabel: true },
      direction: { ignoreLabel: true, choices: { incoming: 'Eingangsbeleg', outgoing: 'Ausgangsbeleg' } },
      net_eur: { words: 'netto Nettobetrag Nettosumme', aggregate: SUM_OF_ONE_DIRECTION },
      tax_eur: {
        words:
          'Mehrwertsteuer Vorsteuer Steuer MwSt Umsatzsteuer USt Steuerbetrag Umsatzsteuerbetrag Mehrwertsteuerbetrag',
        aggregate: SUM_OF_ONE_DIRECTION,
      },
      gross_eur: {
        highest: 'teuer gross hoch dick',
        lowest: 'billig klein niedrig günstig',
        words: `~costing ~billing Betrag Rechnungsbetrag Endbetrag Gesamtbetrag Bruttobetrag Bruttosumme Rechnungssumme hoch kostet kostete
              gekostet brutto`,
        aggregate: SUM_OF_ONE_DIRECTION,
      },
      payable_eur: { unasked: true },
      due_on: {
        ahead: 'last day',
        words: `~paying.open fällig Fälligkeit Fälligkeitsdatum bezahlen zahlen begleichen überweisen Zahlungsziel Zahlungsfrist
              Zahlungstermin`,
      },
      discount_percent: { words: 'Skonto Skontosatz' },
      discount_until: { ahead: 'last day', words: 'Skonto Skontofrist' },
      paid_on: {
        openWhileEmpty: true,
        words: '~paying.done bezahlt gezahlt überwiesen beglichen Zahlung Zahldatum Bezahldatum Überweisung',
      },
      date: { ignoreLabel: true, words: '~writing Rechnungsdatum Belegdatum datiert ausgestellt' },
      corrects: { unasked: true },
      document_id: { ignoreLabel: true },
      note: { ignoreLabel: true },
    }),
    {
      name: 'billing',
      label: 'Beleg',
      type: 'choice',
      words: new Set(),
      choices: new Map([['bill', { label: 'Rechnung', words: stems('Rechnung Rechnungen') }]]),
    },
    {
      name: 'billed',
      label: 'Rechnung',
      type: 'choice',
      words: new Set(),
      choices: new Map([
        ['incoming', { label: 'Eingang', words: stems('Eingangsrechnung Eingangsrechnungen') }],
        ['outgoing', { label: 'Ausgang', words: stems('Ausgangsrechnung Ausgangsrechnungen') }],
      ]),
    },
    {
      name: 'owed_eur',
      label: 'offen',
      type: 'number',
      unit: 'EUR',
      words: stems('schulde schulden schuldig Schulden Verbindlichkeit Verbindlichkeiten Restschuld Geld überweisen'),
      givesWay: true,
      aggregate: { by: 'sum' },
    },
    {
      name: 'receivable_eur',
      label: 'noch zu bekommen',
      type: 'number',
      unit: 'EUR',
      words: stems(RECEIVABLES),
      givesWay: true,
      aggregate: { by: 'sum' },
    },
  ],
  roles: { day: 'date', overdue: 'owed_until', amount: 'gross_eur', who: 'partner', list: ['gross_eur', 'due_on'] },
  classes: [
    entryClass(
      'Belege, noch zu bezahlen',
      'schulde schulden schuldig Schulden Verbindlichkeit Verbindlichkeiten offen offene offenen unbezahlt unbezahlte unbezahlten',
      isOwed,
      { stateWords: 'offen unbezahlt', amount: 'owed_eur' },
    ),
    entryClass('Belege, noch zu bekommen', RECEIVABLES, isReceivable, { amount: 'receivable_eur' }),
  ],
  entriesOf: (rows, farm) =>
    rows
      .map((row) => entryOf(row, farm))
      .toSorted((one, other) => String(one.values.due_on ?? '9').localeCompare(String(other.values.due_on ?? '9'))),
  completeness: 'log',
  tense: 'past',
  answersDuties: true,
  annotate: (entries) =>
    entries.every(isOwed)
      ? totalOf(entries, 'owed_eur', 'Zusammen offen')
      : entries.every(isReceivable)
        ? totalOf(entries, 'receivable_eur', 'Zusammen noch zu bekommen')
        : entries.every(isPaidBill)
          ? totalOf(entries, 'gross_eur', 'Zusammen bezahlt, brutto')
          : undefined,
}

/** The sum of several amounts, to the cent. */
export function totalOf(entries: readonly Entry[], column: string, what: string, least = 2): string | undefined {
  const cents = entries.flatMap(({ values }) => {
    const value = values[column]
    return typeof value === 'number' ? Math.round(value * 100) : []
  })
  if (cents.length < least) return undefined
  return `${what}: ${germanNumber(cents.reduce((sum, one) => sum + one, 0) / 100, 2)} EUR.`
}

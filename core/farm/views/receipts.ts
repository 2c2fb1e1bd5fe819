import { entryClass, stems, type Entry } from '../../answers/index.ts'
import { germanDay, germanNumber } from '../../shared/german/write-german.ts'
import { unbilledPositions, type Receipt } from '../movements/deliveries.ts'
import type { SourcedRow } from '../rows/row.ts'
import { otherNames } from './article-names.ts'
import { ROLE_WORDS } from './contacts.ts'
import { columnsOf } from './columns.ts'
import { labelOf, recordOf, type FarmRows, type FarmView, type Values } from './farm-view.ts'

/** What is to be paid with a receipt. */
const TO_PAY: ReadonlySet<unknown> = new Set(['invoice', 'prepayment', 'correction'])

/** What the farm still owes by a receipt, in euros; a credit note takes off, null where nothing is owed. */
export function owedBy({ type, direction, paid_on, gross_eur, payable_eur }: Values): number | null {
  if (direction === 'outgoing' || (paid_on ?? null) !== null) return null
  const amount = (payable_eur ?? gross_eur ?? null) as number | null
  if (amount === null) return null
  if (type === 'credit_note') return -Math.abs(amount)
  return TO_PAY.has(type) ? amount : null
}

const partnerOf = ({ partner, partner_id }: Values, farm: FarmRows): string =>
  String(farm.byId('contacts', partner_id)?.values.name ?? partner ?? '')

/** „Dieselrechnung“ */
const articlesOf = ({ positions }: Values): string[] =>
  ((positions ?? []) as { article: string }[]).map(({ article }) => article)

/** „Tierarzt“ */
const rolesOf = ({ partner_id }: Values, farm: FarmRows): string[] =>
  ((farm.byId('contacts', partner_id)?.values.roles ?? []) as string[]).flatMap((role) => ROLE_WORDS[role] ?? [])

const entryOf = (row: SourcedRow, farm: FarmRows): Entry => {
  const { values } = row
  const partner = partnerOf(values, farm)
  const owed = owedBy(values)
  return {
    name: [partner, values.number].filter(Boolean).join(', '),
    values: { ...values, owed_eur: owed, owed_until: owed === null ? null : values.due_on },
    record: recordOf(row, farm),
    searchTexts: [
      partner,
      labelOf(farm, 'contacts', values.partner_id),
      ...rolesOf(values, farm),
      ...articlesOf(values),
    ].filter((text) => text !== undefined),
  }
}

const isOpen = ({ values }: Entry): boolean => values.owed_eur !== null

export const receiptsView: FarmView = {
  name: 'receipts',
  label: 'Belege',
  example: 'Was schulde ich?',
  kinds: ['receipts'],
  nouns: stems(
    'Beleg Belege Belegen Rechnung Rechnungen Lieferschein Lieferscheine schulde schulden schuldig Schulden',
  ),
  neutralWords: stems('noch wem alles wir ich'),
  columns: [
    ...columnsOf('receipts', {
      type: {
        ignoreLabel: true,
        choices: {
          invoice: '',
          credit_note: 'Gutschrift Gutschriften',
          delivery_note: 'Lieferschein Lieferscheine',
          settlement: 'Abrechnung Abrechnungen Milchgeld',
          prepayment: 'Anzahlungsrechnung Anzahlung',
          correction: 'Rechnungskorrektur Korrektur',
          contract: '',
          other: '',
        },
      },
      number: { words: 'Belegnummer Rechnungsnummer' },
      partner: { words: 'Lieferant Händler' },
      partner_id: { ignoreLabel: true },
      direction: { ignoreLabel: true },
      net_eur: { words: 'netto' },
      tax_eur: { words: 'Mehrwertsteuer Vorsteuer Steuer' },
      gross_eur: { words: 'Betrag hoch kostet kostete brutto', aggregate: { by: 'sum', onRequest: true } },
      payable_eur: { unasked: true },
      due_on: { ahead: 'last day', words: 'fällig Fälligkeit bezahlen bezahlt zahlen Zahlungsziel' },
      discount_percent: { words: 'Skonto' },
      discount_until: { ahead: 'last day', words: 'Skonto' },
      paid_on: { openWhileEmpty: true, words: 'bezahlt gezahlt überwiesen' },
      corrects: { unasked: true },
      document_id: { ignoreLabel: true },
      note: { ignoreLabel: true },
    }),
    {
      name: 'owed_eur',
      label: 'offen',
      type: 'number',
      unit: 'EUR',
      words: stems('schulde schulden schuldig Schulden Geld überweisen'),
      aggregate: { by: 'sum' },
    },
  ],
  roles: { day: 'date', overdue: 'owed_until', amount: 'gross_eur', who: 'partner', list: ['gross_eur', 'due_on'] },
  classes: [
    entryClass(
      'Belege, noch zu bezahlen',
      'schulde schulden schuldig Schulden offen offene offenen unbezahlt unbezahlte unbezahlten',
      isOpen,
      { stateWords: 'offen unbezahlt' },
    ),
  ],
  entriesOf: (rows, farm) =>
    rows
      .map((row) => entryOf(row, farm))
      .toSorted((one, other) => String(one.values.due_on ?? '9').localeCompare(String(other.values.due_on ?? '9'))),
  completeness: 'log',
  tense: 'past',
  answersDuties: true,
  annotate: (entries) => (entries.every(isOpen) ? totalOf(entries, 'owed_eur', 'Zusammen offen') : undefined),
}

/** The sum of several amounts, to the cent. */
function totalOf(entries: readonly Entry[], column: string, what: string, least = 2): string | undefined {
  const cents = entries.flatMap(({ values }) => {
    const value = values[column]
    return typeof value === 'number' ? Math.round(value * 100) : []
  })
  if (cents.length < least) return undefined
  return `${what}: ${germanNumber(cents.reduce((sum, one) => sum + one, 0) / 100, 2)} EUR.`
}

type Position = Values & { article: string; net_eur: number | null }

/** A position of a receipt that the farm was billed, with what the receipt says of it. */
const positionEntry = (row: SourcedRow, farm: FarmRows, position: Position): Entry => {
  const { values } = row
  const partner = partnerOf(values, farm)
  const isBack = values.type === 'credit_note' && position.net_eur !== null && position.net_eur > 0
  return {
    name: [position.article, germanDay(position.delivered_on ?? values.date)].join(', '),
    values: {
      ...position,
      net_eur: isBack ? -position.net_eur! : position.net_eur,
      on: position.delivered_on ?? values.date,
      price_unit: position.unit == null ? 'EUR' : `EUR je ${String(position.unit)}`,
      partner: partner || null,
      owed_eur: owedBy(values) === null ? null : isBack ? -position.net_eur! : position.net_eur,
    },
    record: recordOf(row, farm),
    searchTexts: [position.article, partner, ...otherNames(position.article)],
  }
}

const BOUGHT: ReadonlySet<unknown> = new Set(['invoice', 'delivery_note', 'credit_note'])

const knownUnbilled = new WeakMap<FarmRows, ReadonlySet<unknown>>()

/** What delivery notes brought and no invoice has billed yet: the rest is bought with its invoice, and once. */
function unbilledOf(rows: readonly SourcedRow[], farm: FarmRows): ReadonlySet<unknown> {
  const all = farm.all('receipts')
  const known = all && knownUnbilled.get(farm)
  if (known) return known
  const made = unbilledPositions((all ?? rows).map(({ values }) => values as unknown as Receipt))
  if (all) knownUnbilled.set(farm, made)
  return made
}

/** What was bought, position by position: what it cost and when it came. */
export const purchasesView: FarmView = {
  name: 'purchases',
  label: 'Einkäufe',
  example: 'Was habe ich 2026 für Dünger bezahlt?',
  kinds: ['receipts'],
  nouns: stems(
    'Einkauf Einkäufe eingekauft gekauft bezahlt gezahlt ausgegeben Ausgaben gekostet kosteten kostete kam kamen geliefert Lieferung',
  ),
  neutralWords: stems('für letzte letzter letzten netto'),
  columns: [
    { name: 'article', label: 'Artikel', type: 'text', words: stems('Artikel') },
    {
      name: 'category',
      label: 'Warenart',
      type: 'choice',
      words: new Set(),
      choices: new Map(
        Object.entries({
          fertilizer: ['Dünger', 'Dünger Düngemittel'],
          plant_protection: ['Pflanzenschutz', 'Pflanzenschutz Pflanzenschutzmittel Spritzmittel'],
          seed: ['Saatgut', 'Saatgut'],
          feed: ['Futter', 'Futter Futtermittel Kraftfutter'],
          fuel: ['Kraftstoff', 'Kraftstoff Sprit'],
          medicine: ['Arzneimittel', 'Arzneimittel Medikamente'],
          other: ['anderes', ''],
        }).map(([value, [label, words]]) => [value, { label: label!, words: stems(words!) }]),
      ),
    },
    {
      name: 'amount',
      label: 'Menge',
      type: 'number',
      words: stems('Menge'),
      unitColumn: { name: 'unit', labels: {} },
      aggregate: { by: 'sum', within: ['unit'] },
    },
    {
      name: 'net_eur',
      label: 'netto',
      type: 'number',
      unit: 'EUR',
      words: stems('bezahlt gezahlt ausgegeben Ausgaben gekostet kostete kosteten Kosten Euro Geld'),
      aggregate: { by: 'sum' },
    },
    {
      name: 'price_eur',
      label: 'Preis je Einheit',
      type: 'number',
      unitColumn: { name: 'price_unit', labels: {} },
      words: stems('Preis Einzelpreis Stückpreis teuer'),
    },
    { name: 'on', label: 'am', type: 'day', words: stems('geliefert kam kamen gekommen Lieferung') },
    { name: 'partner', label: 'Partner', type: 'text', words: stems('Lieferant Händler') },
  ],
  roles: { day: 'on', amount: 'amount', who: 'partner', list: ['amount', 'net_eur', 'partner'] },
  classes: [],
  entriesOf: (rows, farm) => {
    const unbilled = unbilledOf(rows, farm)
    return rows
      .filter(({ values }) => values.direction !== 'outgoing' && BOUGHT.has(values.type))
      .flatMap((row) =>
        ((row.values.positions ?? []) as Position[])
          .filter((position) => row.values.type !== 'delivery_note' || unbilled.has(position))
          .map((position) => positionEntry(row, farm, position)),
      )
  },
  completeness: 'log',
  tense: 'past',
  annotate: (entries) =>
    [
      totalOf(entries, 'net_eur', 'Zusammen netto'),
      totalOf(entries, 'owed_eur', 'Davon netto noch nicht als bezahlt eingetragen', 1),
    ]
      .filter((text) => text !== undefined)
      .join(' ') || undefined,
}

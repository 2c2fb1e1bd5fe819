import { stems, type Entry } from '../../../answers/index.ts'
import { germanDay } from '../../../shared/german/write-german.ts'
import { daysOfNotes, unbilledPositions, type Receipt } from '../../movements/deliveries.ts'
import type { SourcedRow } from '../../rows/row.ts'
import { otherNames } from '../stores/article-names.ts'
import { recordOf, type FarmRows, type FarmView, type Values } from '../farm-view.ts'
import { partnerOf } from './bills.ts'
import { owedBy, totalOf } from './receipts.ts'

type Position = Values & { article: string; net_eur: number | null }

/** A position of a receipt that the farm was billed, with what the receipt says of it. */
const positionEntry = (row: SourcedRow, farm: FarmRows, position: Position, came: string | undefined): Entry => {
  const { values } = row
  const partner = partnerOf(values, farm)
  const deliveredOn = position.delivered_on ?? came ?? (values.type === 'delivery_note' ? values.date : null)
  const isBack = values.type === 'credit_note' && position.net_eur !== null && position.net_eur > 0
  return {
    name: [position.article, germanDay(position.delivered_on ?? values.date)].join(', '),
    values: {
      ...position,
      net_eur: isBack ? -position.net_eur! : position.net_eur,
      on: position.delivered_on ?? values.date,
      delivered_on: deliveredOn,
      price_unit: position.unit == null ? 'EUR' : `EUR je ${String(position.unit)}`,
      partner: partner || null,
      owed_eur: owedBy(values) === null ? null : isBack ? -position.net_eur! : position.net_eur,
    },
    record: recordOf(row, farm),
    searchTexts: [position.article, partner, ...otherNames(position.article)],
  }
}

/** A bill that does not say what it is for costs no less. */
const wholeBill = ({ type, number, net_eur }: Values): Position[] =>
  type === 'delivery_note'
    ? []
    : [
        {
          article: ['Rechnung', number, 'ohne Positionen'].filter(Boolean).join(' '),
          net_eur: (net_eur ?? null) as number | null,
        },
      ]

const positionsOf = (values: Values): Position[] => {
  const positions = (values.positions ?? []) as Position[]
  return positions.length > 0 ? positions : wholeBill(values)
}

const BOUGHT: ReadonlySet<unknown> = new Set(['invoice', 'delivery_note', 'credit_note'])

interface Notes {
  /** What delivery notes brought and no invoice has billed yet: the rest is bought with its invoice, and once. */
  unbilled: ReadonlySet<unknown>
  /** When they brought what invoices billed. */
  days: ReadonlyMap<unknown, string>
}

const knownNotes = new WeakMap<FarmRows, Notes>()

function notesOf(rows: readonly SourcedRow[], farm: FarmRows): Notes {
  const all = farm.all('receipts')
  const known = all && knownNotes.get(farm)
  if (known) return known
  const receipts = (all ?? rows).map(({ values }) => values as unknown as Receipt)
  const made = { unbilled: unbilledPositions(receipts), days: daysOfNotes(receipts) }
  if (all) knownNotes.set(farm, made)
  return made
}

/** What was bought, position by position: what it cost and when it came. */
export const purchasesView: FarmView = {
  name: 'purchases',
  label: 'Einkäufe',
  example: 'Was habe ich 2026 für Dünger bezahlt?',
  kinds: ['receipts'],
  // What was counted was not paid.
  otherWords: new Set(['gezählt', 'zählt', 'zählten', 'zählen', 'zählung']),
  nouns: stems(
    `~buying ~receiving Geldausgabe herhaben Einkauf Einkäufe gekauft Zukauf bezahlt gezahlt ausgegeben Ausgaben gekostet
        kosteten kostete kosten kam kamen geliefert angeliefert bekommen gekriegt bezogen Lieferung Lieferungen
        Anlieferung Position Positionen`,
  ),
  neutralWords: stems('für letzte letzter letzten netto laut Rechnung gekommen Lieferant Liter Tonne Kilo Sack'),
  columns: [
    { name: 'article', label: 'Artikel', type: 'text', words: stems('Artikel') },
    {
      name: 'category',
      label: 'Warenart',
      type: 'choice',
      words: new Set(),
      choices: new Map(
        Object.entries({
          fertilizer: ['Dünger', 'Dünger Düngemittel Kunstdünger Mineraldünger Handelsdünger'],
          plant_protection: ['Pflanzenschutz', 'Pflanzenschutz Pflanzenschutzmittel Spritzmittel'],
          seed: ['Saatgut', 'Saatgut'],
          feed: ['Futter', 'Futter Futtermittel'],
          fuel: ['Kraftstoff', 'Kraftstoff Kraftstoffe Sprit Treibstoff'],
          medicine: ['Arzneimittel', 'Arzneimittel Arznei Medikamente Medizin'],
          harvest: ['Erntegut', ''],
          animals: ['Tiere', 'Vieh Viehzukauf'],
          animal_product: ['tierisches Erzeugnis', ''],
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
      words: stems(
        `~paying.done ~costing ~billing Geldausgabe bezahlt gezahlt ausgegeben Ausgaben gekostet kostete kosteten kosten kostet Kosten
            Summe Euro Geld`,
      ),
      aggregate: { by: 'sum', noMean: true },
    },
    {
      name: 'price_eur',
      label: 'Preis je Einheit',
      type: 'number',
      unitColumn: { name: 'price_unit', labels: {} },
      words: stems(
        `Preis Preise Einzelpreis Stückpreis teuer Kilopreis Literpreis Tonnenpreis Dieselpreis Düngerpreis
            Futterpreis Einkaufspreis`,
      ),
      adjectives: { highest: stems('teuer'), lowest: stems('billig günstig preiswert') },
    },
    {
      name: 'on',
      label: 'am',
      type: 'day',
      words: new Set(),
    },
    {
      name: 'delivered_on',
      label: 'geliefert am',
      type: 'day',
      words: stems(
        '~delivering ~coming geliefert angeliefert kam kamen gekommen gekriegt bekommen Lieferung Lieferdatum Liefertag Kaufdatum',
      ),
    },
    {
      name: 'partner',
      label: 'Partner',
      type: 'text',
      words: stems('Lieferant Lieferanten Händler Verkäufer'),
      grouping: true,
    },
  ],
  roles: { day: 'on', amount: 'amount', who: 'partner', list: ['amount', 'price_eur', 'net_eur', 'partner'] },
  classes: [],
  entriesOf: (rows, farm) => {
    const { unbilled, days } = notesOf(rows, farm)
    return rows
      .filter(({ values }) => values.direction !== 'outgoing' && BOUGHT.has(values.type))
      .flatMap((row) =>
        positionsOf(row.values)
          .filter((position) => row.values.type !== 'delivery_note' || unbilled.has(position))
          .map((position) => positionEntry(row, farm, position, days.get(position))),
      )
  },
  changes: { by: 'on', within: ['article', 'unit'] },
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

import { stems, type Entry } from '../../answers/index.ts'
import { germanDay } from '../../shared/german/write-german.ts'
import { unbilledPositions, type Receipt } from '../movements/deliveries.ts'
import type { SourcedRow } from '../rows/row.ts'
import { otherNames } from './article-names.ts'
import { recordOf, type FarmRows, type FarmView, type Values } from './farm-view.ts'
import { owedBy, partnerOf, totalOf } from './receipts.ts'

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
    `~buying ~receiving herhaben Einkauf Einkäufe gekauft Zukauf bezahlt gezahlt ausgegeben Ausgaben gekostet
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
          feed: ['Futter', 'Futter Futtermittel Kraftfutter'],
          fuel: ['Kraftstoff', 'Kraftstoff Kraftstoffe Sprit Treibstoff'],
          medicine: ['Arzneimittel', 'Arzneimittel Arznei Medikamente Medizin'],
          harvest: ['Erntegut', ''],
          animals: ['Tiere', ''],
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
        `~paying.done ~costing ~billing bezahlt gezahlt ausgegeben Ausgaben gekostet kostete kosteten kosten kostet Kosten
            Summe Euro Geld`,
      ),
      aggregate: { by: 'sum' },
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

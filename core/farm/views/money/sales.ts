import { entryClass, stems, type Entry, type Span } from '../../../answers/index.ts'
import { MONTHS } from '../../../shared/german/months.ts'
import { germanDay, germanNumber } from '../../../shared/german/write-german.ts'
import { daysOfMonth } from '../../../shared/time/days.ts'
import type { SourcedRow } from '../../rows/row.ts'
import { otherNames } from '../stores/article-names.ts'
import { recordOf, type FarmRows, type FarmView, type Values } from '../farm-view.ts'
import {
  amountOf,
  directionOf,
  euros,
  isBill,
  listOf,
  OF_RECEIPTS,
  partnerOf,
  positionsOf,
  signOf,
  sumOf,
  textsOfBill,
} from './bills.ts'
import type { BilledPosition, Direction } from './bills.ts'

/** „Jungbullen U3“ */
const ANIMALS: readonly [RegExp, string[]][] = [
  [/bulle|ochse/iu, ['Bulle', 'Bullen', 'Schlachtbulle', 'Schlachtbullen', 'Mastbulle', 'Bullenverkauf', 'Jungbullen']],
  [/kalb|kälber/iu, ['Kalb', 'Kälber', 'Kälberverkauf']],
  [/kuh|kühe/iu, ['Kuh', 'Kühe', 'Schlachtkuh', 'Schlachtkühe']],
  [/färse/iu, ['Färse', 'Färsen']],
]

const isPower = (article: string, unit: unknown): boolean =>
  /strom|einspeis/iu.test(article) || /^[km]wh$/iu.test(String(unit))

/** „Einspeisung Biogas März“ of a settlement in April is of March. */
function monthNamed(article: string, date: string): Span | undefined {
  const words = article.toLowerCase().split(/[^\p{L}]+/u)
  const month = MONTHS.findIndex((name) => words.includes(name)) + 1
  if (month === 0) return undefined
  const year = Number(date.slice(0, 4)) - (month > Number(date.slice(5, 7)) ? 1 : 0)
  const begin = `${String(year)}-${String(month).padStart(2, '0')}`
  return { from: `${begin}-01`, to: `${begin}-${String(daysOfMonth(year, month))}` }
}

/** A receipt of one position says by its total what that came to. */
function netOf(values: Values, { net_eur, amount, price_eur }: BilledPosition, isOnly: boolean): number | undefined {
  if (typeof net_eur === 'number') return signOf(values) === -1 ? -Math.abs(net_eur) : net_eur
  if (isOnly) return amountOf(values, 'net_eur')
  return typeof amount === 'number' && typeof price_eur === 'number' ? sumOf([amount * price_eur]) : undefined
}

const entriesOf = (row: SourcedRow, farm: FarmRows): Entry[] => {
  const { values } = row
  const positions = positionsOf(values)
  const date = String(values.date)
  return positions.map((position): Entry => {
    const { article, amount, unit } = position
    const month = monthNamed(article, date)
    return {
      name: [article, germanDay(date), partnerOf(values, farm)].filter(Boolean).join(', '),
      values: {
        article,
        amount: typeof amount === 'number' ? amount : null,
        unit: unit ?? null,
        net: netOf(values, position, positions.length === 1) ?? null,
        date,
        from: month?.from ?? date,
        to: month?.to ?? date,
        power: isPower(article, unit),
      },
      record: recordOf(row, farm),
      searchTexts: [
        ...textsOfBill(row, farm, false),
        article,
        ...otherNames(article),
        ...ANIMALS.flatMap(([is, names]) => (is.test(article) ? names : [])),
      ],
    }
  })
}

/** „14 Stück, netto 39.340,00 EUR (2.810,00 EUR je Stück)“ */
function amountText(amount: unknown, unit: unknown, net: unknown): string {
  const goods = typeof amount === 'number' ? `${germanNumber(amount)} ${String(unit ?? '')}`.trim() : 'ohne Menge'
  if (typeof net !== 'number') return `${goods}, kein Betrag eingetragen`
  const rate =
    typeof amount === 'number' && amount > 0 && unit != null
      ? ` (${germanNumber(net / amount, net / amount < 10 ? 4 : 2)} EUR je ${String(unit)})`
      : ''
  return `${goods}, netto ${euros(net)}${rate}`
}

/** Of several of one unit what they come to, where none lacks its part. */
function totalText(entries: readonly Entry[]): string {
  const numbers = (column: string): number[] =>
    entries.flatMap(({ values }) => (typeof values[column] === 'number' ? (values[column] as number) : []))
  const [amounts, nets] = [numbers('amount'), numbers('net')]
  const units = new Set(entries.map(({ values }) => values.unit))
  const isWhole = units.size === 1 && amounts.length === entries.length
  const net = nets.length === entries.length ? sumOf(nets) : undefined
  if (!isWhole) return net === undefined ? '' : `netto ${euros(net)}`
  return amountText(amounts.reduce((sum, one) => sum + Math.round(one * 1e6), 0) / 1e6, [...units][0], net)
}

interface GoodsOfBills extends Pick<
  FarmView,
  'name' | 'label' | 'furtherExamples' | 'nouns' | 'neutralWords' | 'classes'
> {
  direction: Direction
}

/** What was billed, position by position: how much, what for, and what for one. */
const goodsView = ({ direction, ...view }: GoodsOfBills): FarmView => ({
  ...OF_RECEIPTS,
  ...view,
  entriesOf: (rows, farm) =>
    rows
      .filter(({ values }) => isBill(values) && directionOf(values) === direction && !isReturned(values))
      .flatMap((row) => entriesOf(row, farm))
      .toSorted((one, other) => String(other.values.date).localeCompare(String(one.values.date))),
  spanOf: ({ values }) => ({ from: String(values.from), to: String(values.to) }),
  tells: (entries, { heading, names }) => {
    // A price is of something.
    if (direction === 'incoming' && !names) return undefined
    const lines = entries.map(({ name, values }) => `${name}: ${amountText(values.amount, values.unit, values.net)}`)
    if (lines.length === 1) return `${lines[0]!}.`
    return listOf(heading, totalText(entries), lines, 'Positionen')
  },
  tellsAlso: { says: ['aggregate'] },
})

/** What came back has no price of its own. */
const isReturned = ({ type, direction }: Values): boolean => type === 'credit_note' && direction !== 'outgoing'

export const salesView = goodsView({
  direction: 'outgoing',
  name: 'sales',
  label: 'Abgerechnet nach Belegen',
  nouns: stems('Warenerlös Entgelt Geldeinnahme'),
  neutralWords: stems(
    `~receiving ~selling Geld Euro Cent Stück Abrechnung Schnitt wir kriegen bekommen netto bringt gebracht Summe
        insgesamt Tier`,
  ),
  classes: [
    entryClass(
      'Strom',
      'Stromeinspeisung Strom Einspeisung eingespeist Einspeisevergütung Biogasstrom Stromgutschrift Stromerlös Kilowattstunde Kilowattstunden kWh EEG Stromverkauf',
      ({ values }) => values.power === true,
    ),
  ],
})

export const purchasePricesView = goodsView({
  direction: 'incoming',
  name: 'purchase_prices',
  label: 'Eingekauft nach Belegen',
  furtherExamples: ['Was hat ein kg KAS gekostet?'],
  nouns: stems('Mittelpreis'),
  neutralWords: stems('~costing ~paying ~buying Euro Geld netto wir Stück Tonne Liter Kilo bezahlt gezahlt gekauft'),
  classes: [],
})

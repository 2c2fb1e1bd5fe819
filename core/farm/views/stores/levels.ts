import { stems, type Entry } from '../../../answers/index.ts'
import { germanDay, germanList, germanNumber } from '../../../shared/german/write-german.ts'
import { keyText } from '../../kinds/kind.ts'
import type { GoodsOnDay } from '../../movements/goods-on-day.ts'
import { goodsUsedBy } from '../../movements/movements-of-rows.ts'
import type { KnownLevel } from '../../movements/known-levels.ts'
import type { SourcedRow } from '../../rows/row.ts'
import { otherNames } from './article-names.ts'
import { goodsOfRows, KINDS_OF_GOODS } from './goods-of-rows.ts'
import { labelOf, recordOf, spanOfDayTold, type FarmRows, type FarmView } from '../farm-view.ts'
import { stockView } from './stock.ts'

const amountText = (amount: number, unit: string | null): string =>
  [germanNumber(amount), unit].filter(Boolean).join(' ')

/** „3 t dazu und 1,2 t weg“ */
const flowText = ({ came, went, unit }: KnownLevel): string =>
  germanList([
    ...(came > 0 ? [`${amountText(came, unit)} dazu`] : []),
    ...(went > 0 ? [`${amountText(went, unit)} weg`] : []),
  ])

/** What a count found beside what the one before and the movements came to. */
export function differenceText({ counted, computed, unit }: KnownLevel): string {
  const difference = counted && computed !== undefined ? Number((counted.amount - computed).toFixed(6)) : 0
  if (difference === 0) return ''
  const amount = amountText(Math.abs(difference), unit)
  return `, das sind ${amount} ${difference < 0 ? 'weniger' : 'mehr'} als bis dahin eingetragen`
}

/** What follows from a count. */
function countedText(level: KnownLevel, day: string): string {
  const { counted, amount, unit } = level
  const since = flowText(level) === '' ? 'seitdem ist nichts eingetragen' : `seitdem ${flowText(level)}`
  const basis = `gezählt am ${germanDay(counted!.day)}: ${amountText(counted!.amount, unit)}${differenceText(level)}; ${since}`
  return amount! < 0
    ? `am ${germanDay(day)} rechnerisch ${amountText(amount!, unit)}, also fehlt ein Zugang oder eine Zählung (${basis}).`
    : `am ${germanDay(day)} noch ${amountText(amount!, unit)} (${basis}).`
}

function goodsText(
  { levels, partialCounts, unmeasured }: GoodsOnDay,
  entered: readonly SourcedRow[],
  day: string,
  farm: FarmRows,
): string {
  const counted = levels.filter((level) => level.counted)
  const others = levels.filter((level) => !level.counted && flowText(level) !== '')
  const left =
    unmeasured.length > 0
      ? ` Nicht eingerechnet, da ohne Menge: Arbeit am ${germanList([...new Set(unmeasured)].map(germanDay))}.`
      : ''
  if (partialCounts.length > 0) {
    const each = partialCounts.map(({ values: { date, amount, unit, place_id, batch } }) =>
      [amountText(amount, unit), `am ${germanDay(date)}`, labelOf(farm, 'places', place_id), batch]
        .filter(Boolean)
        .join(', '),
    )
    return `Gezählt wurde in Teilen (${each.join('; ')}). Wie viel zusammen da ist, folgt daraus nicht.`
  }
  if (counted.length > 0) {
    const beside =
      others.length > 0 ? ` Nicht umzurechnen und nicht eingerechnet: ${germanList(others.map(flowText))}.` : ''
    return counted.map((level) => countedText(level, day)).join(' ') + beside + left
  }
  if (others.length === 0) return `Bis ${germanDay(day)} ist keine Zählung und keine Bewegung mit Menge eingetragen.`
  const since = others.map(({ since: first }) => first!).toSorted()[0]
  const amounts = amountsOf(entered)
  const moved = `Eingetragen sind von ${germanDay(since)} bis ${germanDay(day)}: ${germanList(others.map(flowText))}`
  return amounts.length === 0
    ? `Wie viel da ist, ist nicht bekannt, denn gezählt wurde nie. ${moved}.${left}`
    : `im Lager steht ${germanList(amounts)}; von welchem Tag das ist, ist nicht bekannt, denn gezählt wurde nie. ${moved}, was darin schon enthalten sein kann.${left}`
}

interface Article {
  name: string
  row: SourcedRow
  category: unknown
}

/** How each article is written, and a row that tells it. */
function articlesOf(rows: readonly SourcedRow[]): Map<string, Article> {
  const named = rows.flatMap((row): Article[] => {
    const { values, kind } = row
    const line = (name: unknown, category: unknown): Article => ({
      name: String(name),
      row,
      category: category ?? null,
    })
    if (kind === 'receipts')
      return ((values.positions ?? []) as { article: string; category?: unknown }[]).map((one) =>
        line(one.article, one.category),
      )
    if (kind === 'work_items')
      return goodsUsedBy(values as Parameters<typeof goodsUsedBy>[0]).map(({ product }) => line(product, null))
    return [line(values.article, values.category)]
  })
  return new Map(
    [...Map.groupBy(named, ({ name }) => keyText(name))].map(([key, all]) => [
      key,
      { ...all[0]!, category: all.find(({ category }) => category !== null)?.category ?? null },
    ]),
  )
}

/** What somebody entered as stock, of which no day is known. */
const amountsOf = (rows: readonly SourcedRow[]): string[] =>
  rows.flatMap(({ values: { amount, unit } }) =>
    typeof amount === 'number' ? [amountText(amount, unit as string | null)] : [],
  )

function enteredText(rows: readonly SourcedRow[]): string {
  const amounts = amountsOf(rows)
  return amounts.length === 0
    ? 'Eine Menge ist nicht eingetragen.'
    : `Gezählt wurde nie, und Bewegungen sind nicht eingetragen; im Lager steht: ${germanList(amounts)}.`
}

/** How much there is on a day: what was counted last, and what moved since. */
export const levelsView: FarmView = {
  name: 'levels',
  label: 'Bestand',
  furtherExamples: ['Wie viel Diesel ist noch da?'],
  kinds: [...KINDS_OF_GOODS, 'stock'],
  nouns: stems(
    `Lager Lagerbestand Vorrat Vorräte vorrätig Bestand Bestände da übrig vorhanden Lagerposten Restbestand Restmenge
        Lagerinhalt Rest Füllstand`,
  ),
  neutralWords: stems(
    '~remaining ~having Silo Silos Fahrsilo Tank Halle Getreidehalle Lagerhalle Scheune Speicher Getreidelager groß hoch Dieseltank Hoftank Liter Kubikmeter Tonnen Tonne Doppelzentner Zentner Menge Stand Füllstand',
  ),
  columns: stockView.columns.filter(({ name }) => name === 'category'),
  roles: { list: [] },
  classes: [],
  ofOneDay: 'any',
  entriesOf: (rows, farm, day) => {
    const of = (kind: string): SourcedRow[] => rows.filter((row) => row.kind === kind)
    const goods = goodsOfRows(rows, day)
    if (goods.length === 0) return []
    const articles = articlesOf(rows)
    const entry = (key: string, text: string, row?: SourcedRow): Entry => {
      const { name, category, row: first } = articles.get(key)!
      const record = recordOf(row ?? first, farm)
      return { name, values: { category, text, on: day }, record, searchTexts: [name, ...otherNames(name)] }
    }
    const byId = new Map(of('stock_movements').map((row) => [row.id as string, row]))
    const moving = new Set(goods.map(({ article }) => article))
    const entered = Map.groupBy(of('stock'), ({ values }) => keyText(String(values.article)))
    return [
      ...goods.map((one) =>
        entry(
          one.article,
          goodsText(one, entered.get(one.article) ?? [], day, farm),
          byId.get(one.lastCount?.id ?? ''),
        ),
      ),
      ...[...entered]
        .filter(([key, [first]]) => !moving.has(key) && first!.values.category !== 'service')
        .map(([key, all]) => entry(key, enteredText(all), all[0])),
    ]
  },
  tells: (entries, { type, isNarrowed, names, asksRate }) => {
    // What lies in a store lies on no hectare.
    if (asksRate || !isNarrowed || entries.length > 10) return undefined
    // „Welche Dünger?“ asks for the articles.
    if (!names && (type === 'which' || type === 'count')) return undefined
    const lines = entries.map(({ name, values }) => `${name}: ${String(values.text)}`)
    return lines.length === 1 ? lines[0] : lines.map((line) => `• ${line}`).join('\n')
  },
  completeness: 'log',
  tense: 'past',
  spanOf: spanOfDayTold,
  impliedBy: { entryName: ['amount', 'whether'] },
}

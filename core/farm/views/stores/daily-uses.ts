import { stems, type Entry } from '../../../answers/index.ts'
import { germanDay, germanNumber } from '../../../shared/german/write-german.ts'
import { addDays, daysBetween } from '../../../shared/time/days.ts'
import { keyText } from '../../kinds/kind.ts'
import type { GoodsOnDay } from '../../movements/goods-on-day.ts'
import type { SourcedRow } from '../../rows/row.ts'
import { otherNames } from './article-names.ts'
import { goodsOfRows, KINDS_OF_GOODS } from './goods-of-rows.ts'
import { recordOf, spanOfDayTold, type FarmView } from '../farm-view.ts'

/** What was used up between a count and the last time that somebody entered it. */
interface Use {
  amount: number
  unit: string
  from: string
  to: string
}

/** From the count before the first use on; undefined where none was counted before, or the units differ. */
function useOf(movements: readonly SourcedRow[], day: string): Use | undefined {
  const until = movements
    .filter(({ values }) => String(values.date) <= day)
    .toSorted((one, other) => String(one.values.date).localeCompare(String(other.values.date)))
  const uses = until.filter(({ values }) => values.type === 'consumption')
  const [first, last] = [uses[0], uses.at(-1)]
  const count = until.findLast(
    ({ values }) => values.type === 'count' && first !== undefined && String(values.date) < String(first.values.date),
  )
  const units = new Set(uses.map(({ values }) => values.unit))
  if (!first || !last || !count || units.size > 1 || typeof first.values.unit !== 'string') return undefined
  if (uses.some(({ values }) => typeof values.amount !== 'number')) return undefined
  const amount = uses.reduce((sum, { values }) => sum + Math.round((values.amount as number) * 1e6), 0) / 1e6
  return { amount, unit: first.values.unit, from: String(count.values.date), to: String(last.values.date) }
}

/** Fewer days tell of no habit. */
const FEWEST_DAYS = 14

/** „Bei 1.850 l reicht das noch 137 Tage, bis Anfang Oktober“ */
function rangeText(goods: GoodsOnDay | undefined, perDay: number, unit: string, day: string): string {
  const [level, ...others] = goods?.partialCounts.length === 0 ? goods.levels.filter(({ counted }) => counted) : []
  if (!level || others.length > 0 || level.unit !== unit || (level.amount ?? -1) < 0) return ''
  const days = Math.floor(level.amount! / perDay)
  const stock = `${germanNumber(level.amount!)} ${unit}, die am ${germanDay(day)} rechnerisch da sind`
  return ` Für ${stock}, sind das noch ${germanNumber(days)} Tage, bis etwa ${germanDay(addDays(day, days))}.`
}

function textOf(use: Use, goods: GoodsOnDay | undefined, day: string): string | undefined {
  const days = daysBetween(use.from, use.to)
  if (days < FEWEST_DAYS) return undefined
  const perDay = use.amount / days
  const rounded = germanNumber(Math.round(perDay * 100) / 100)
  const basis = `${germanNumber(use.amount)} ${use.unit} in ${days} Tagen, ${germanDay(use.from)} bis ${germanDay(use.to)}`
  return `im Mittel ${rounded} ${use.unit} am Tag (${basis}).${rangeText(goods, perDay, use.unit, day)}`
}

/** What is used up in a day, and how long the stock lasts so. */
export const dailyUsesView: FarmView = {
  name: 'daily_uses',
  label: 'Verbrauch am Tag',
  example: 'Wie lange reicht die Maissilage noch?',
  furtherExamples: ['Wie viel Maissilage verbrauchen wir am Tag?'],
  kinds: KINDS_OF_GOODS,
  nouns: stems('Tagesverbrauch Reichweite'),
  neutralWords: stems(
    `~using ~eating ~feeding ~burning verbrauchen verbraucht verbraucht Verbrauch fressen frisst füttern füttert verfüttern verfüttert brauchen braucht
        Liter Tonnen Kilo Kühe Milchkühe Vieh Tiere Silo Tank Vorrat Lager Bestand`,
  ),
  columns: [],
  roles: { list: [] },
  classes: [],
  ofOneDay: 'any',
  entriesOf: (rows, farm, day) => {
    const of = (kind: string): SourcedRow[] => rows.filter((row) => row.kind === kind)
    const movements = of('stock_movements')
    const goods = goodsOfRows(rows, day)
    return [...Map.groupBy(movements, ({ values }) => keyText(String(values.article)))].flatMap(
      ([key, all]): Entry[] => {
        const use = useOf(all, day)
        const text =
          use &&
          textOf(
            use,
            goods.find(({ article }) => article === key),
            day,
          )
        if (text === undefined) return []
        const name = String(all[0]!.values.article)
        const latest = all.toSorted((one, other) =>
          String(other.values.date).localeCompare(String(one.values.date)),
        )[0]!
        return [
          { name, values: { text, on: day }, record: recordOf(latest, farm), searchTexts: [name, ...otherNames(name)] },
        ]
      },
    )
  },
  tells: (entries, { isNarrowed }) =>
    isNarrowed ? entries.map(({ name, values }) => `${name}: ${String(values.text)}`).join('\n') : undefined,
  tellsAlso: { types: ['until', 'when'], says: ['aggregate'] },
  completeness: 'log',
  tense: 'past',
  spanOf: spanOfDayTold,
}

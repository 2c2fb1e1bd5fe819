import { wordTable } from '../../../shared/word-table.ts'
import { stems, type Entry } from '../../../answers/index.ts'
import { storedUnit } from '../../../terms/index.ts'
import { germanDay, germanList, germanNumber } from '../../../shared/german/write-german.ts'
import type { GoodsOnDay } from '../../movements/goods-on-day.ts'
import type { SourcedRow } from '../../rows/row.ts'
import { otherNames } from './article-names.ts'
import { goodsOfRows, KINDS_OF_GOODS } from './goods-of-rows.ts'
import { recordOf, spanOfDayTold, type FarmRows, type FarmView } from '../farm-view.ts'

/** What is known to lie in one place. */
interface Content {
  article: string
  /** Not below zero, in `unit`. */
  amount: number
  unit: string
  /** The day of the count that it follows from. */
  counted: string
}

/** Of goods that were last counted in one place alone. */
function contentOf({ levels, partialCounts, unmeasured, lastCount }: GoodsOnDay): Content | undefined {
  const [level, ...others] = levels.filter(({ counted }) => counted)
  if (!level?.counted || !lastCount || others.length > 0 || partialCounts.length > 0 || unmeasured.length > 0)
    return undefined
  if (level.unit === null || level.amount === undefined || level.amount < 0) return undefined
  return {
    article: lastCount.values.article,
    amount: level.amount,
    unit: level.unit,
    counted: level.counted.day,
  }
}

const measured = (amount: number, unit: string): string => `${germanNumber(amount)} ${unit}`

/** „Am 20.05.2026 sind darin rechnerisch 1.850 von 3.000 l“; undefined where the units do not convert. */
function fillingText(contents: readonly Content[], capacity: number, unit: string, day: string): string | undefined {
  const room = storedUnit(unit)
  if (contents.some((one) => storedUnit(one.unit).base !== room.base)) return undefined
  const amount = contents.reduce((sum, one) => sum + (one.amount * storedUnit(one.unit).factor) / room.factor, 0)
  const rounded = Math.round(amount * 1000) / 1000
  const percent = germanNumber(Math.round((1000 * amount) / capacity) / 10)
  const free = Math.round((capacity - amount) * 1000) / 1000
  const goods = contents.map(
    (one) => `${measured(one.amount, one.unit)} ${one.article}, gezählt zuletzt am ${germanDay(one.counted)}`,
  )
  const left = free >= 0 ? `frei sind ${measured(free, unit)}` : `${measured(-free, unit)} mehr, als hineingehen`
  const level = `rechnerisch ${measured(rounded, unit)} von ${measured(capacity, unit)}, also ${percent} % voll`
  return `am ${germanDay(day)} ${level}; ${left} (${germanList(goods)}).`
}

const UNITS: Readonly<Record<string, string>> = wordTable({ m3: 'm³', l: 'l', t: 't' })

/** „Dieseltank“ is a tank. */
const SORT = /(?:tank|silo|behälter|lager|grube|kanal|speicher|halle)$/iu
const SLURRY_STORE =
  'Güllebehälter Güllegrube Güllelager Güllelagerraum Güllesilo Gülletank Güllekeller Jauchegrube Grube Behälter'

function entryOf(place: SourcedRow, contents: readonly Content[], farm: FarmRows, day: string): Entry[] {
  const { name, capacity, capacity_unit, type } = place.values
  const unit = UNITS[String(capacity_unit)]
  if (typeof capacity !== 'number' || capacity === 0 || unit === undefined || contents.length === 0) return []
  const text = fillingText(contents, capacity, unit, day)
  if (text === undefined) return []
  const names = contents.flatMap(({ article }) => [article, ...otherNames(article)])
  return [
    {
      name: String(name),
      values: { text, on: day },
      record: recordOf(place, farm),
      searchTexts: [...names, ...(SORT.exec(String(name)) ?? []), ...(type === 'slurry_store' ? [SLURRY_STORE] : [])],
    },
  ]
}

/** How full stores are on a day: what was counted in them last and what moved since, of what they hold. */
export const fillingsView: FarmView = {
  name: 'fillings',
  label: 'Füllstände',
  example: 'Wie voll ist der Güllebehälter?',
  furtherExamples: ['Wie viel Diesel passt noch in den Tank?'],
  kinds: ['places', ...KINDS_OF_GOODS],
  nouns: stems(
    'Füllstand Füllstände Füllgrad Füllhöhe Füllmenge gefüllt befüllt Pegel Pegelstand Restkapazität Restvolumen Auslastung',
  ),
  neutralWords: stems(
    'Silo Behälter Lager Liter Kubikmeter Kubik Tonnen hoch groß Platz frei freie freier noch Ladung Stand voll leer',
  ),
  // No choices: „Wie viel Gülle haben wir im Lager?“ does not ask how full that is.
  columns: [],
  roles: { list: [] },
  classes: [],
  ofOneDay: 'any',
  entriesOf: (rows, farm, day) => {
    const of = (kind: string): SourcedRow[] => rows.filter((row) => row.kind === kind)
    const goods = goodsOfRows(rows, day)
    const inPlace = Map.groupBy(
      goods.filter(({ lastCount }) => lastCount),
      ({ lastCount }) => lastCount!.values.place_id,
    )
    return of('places').flatMap((place) => {
      const lying = (inPlace.get(place.id as never) ?? []).map(contentOf)
      return lying.every((one) => one !== undefined) ? entryOf(place, lying, farm, day) : []
    })
  },
  tells: (entries, { isNarrowed }) =>
    isNarrowed || entries.length < 10
      ? entries.map(({ name, values }) => `${name}: ${String(values.text)}`).join('\n')
      : undefined,
  tellsAlso: { says: ['asksShare', 'aggregate'] },
  completeness: 'log',
  tense: 'past',
  spanOf: spanOfDayTold,
}

import { numberOfWord } from '../../../shared/german/number-words.ts'
import { monthNumber, WRITTEN_MONTH } from '../../../shared/german/months.ts'
import { numberReadings } from '../../../shared/german/read-german.ts'
import { stemOf } from '../../analysis/analyse.ts'

/**
 * A number as it counts, „1234.5“, or a range, „5–8“, with its unit or the stem of the noun behind it; '' where neither
 * stands there.
 */
export interface Quantity {
  value: string
  unit: string
}

/** A day or a month; what a text leaves out is undefined. */
export interface CalendarDate {
  day: number | undefined
  month: number
  year: number | undefined
}

/** One date, or those of a range with what stands between them: „–“, „und“ or „oder“. */
export interface DateRange {
  parts: CalendarDate[]
  connector: string
}

export interface Figures {
  quantities: Quantity[]
  dates: DateRange[]
  /** The text without them, of the same length. */
  rest: string
}

/** Different spellings of one unit; nothing is converted. The first one names it. */
const UNITS: readonly (readonly string[])[] = [
  ['€', 'eur', 'euro'],
  ['ct', 'cent'],
  ['%', 'prozent'],
  ['‰', 'promille'],
  ['kg', 'kilogramm', 'kilo'],
  ['g', 'gramm'],
  ['mg', 'milligramm'],
  ['t', 'tonne', 'tonnen'],
  ['dt', 'doppelzentner', 'doppelzentnern'],
  ['ha', 'hektar'],
  ['m²', 'qm', 'quadratmeter', 'quadratmetern'],
  ['m³', 'cbm', 'kubikmeter', 'kubikmetern'],
  ['l', 'liter', 'litern'],
  ['km', 'kilometer', 'kilometern'],
  ['m', 'meter', 'metern'],
  ['cm', 'zentimeter', 'zentimetern'],
  ['mm', 'millimeter', 'millimetern'],
  ['°c', '° c', 'grad celsius'],
  ['°', 'grad'],
  ['uhr'],
  ['minute', 'minuten', 'min'],
  ['stunde', 'stunden', 'std', 'h'],
  ['tag', 'tage', 'tagen', 'tages'],
  ['werktag', 'werktage', 'werktagen'],
  ['woche', 'wochen'],
  ['monat', 'monate', 'monaten', 'monats'],
  ['quartal', 'quartale', 'quartalen'],
  ['jahr', 'jahre', 'jahren', 'jahres'],
]

const NAMES = new Map(UNITS.flatMap((spellings) => spellings.map((spelling) => [spelling, spellings[0]!])))

/** The name of the unit that a word writes; undefined where it is none. */
export const unitOf = (word: string): string | undefined => NAMES.get(word.toLowerCase())

const UNIT = [...NAMES.keys()]
  .toSorted((one, other) => other.length - one.length)
  .map((spelling) => spelling.replace(' ', '\\s+'))
  .join('|')

const DATE = new RegExp(
  '(?<![\\p{L}\\d.,])(?:' +
    '(?<isoYear>\\d{4})-(?<isoMonth>\\d{2})-(?<isoDay>\\d{2})|' +
    '(?<day>\\d{1,2})\\.\\s?(?<month>\\d{1,2})\\.(?:\\s?(?<year>\\d{4}|\\d{2}))?|' +
    `(?:(?<dayNamed>\\d{1,2})\\.\\s?)?(?<named>${WRITTEN_MONTH})(?:\\s(?<yearNamed>\\d{4}))?` +
    ')(?![\\p{L}\\d])',
  'giu',
)
const DIGITS = '[-−]?\\d+(?:[.,:/]\\d+)*'
const QUANTITY = new RegExp(
  `(?<![\\p{L}\\d.,])(?:(?<digits>${DIGITS})(?:\\s*(?<unit>${UNIT}))?|(?<word>\\p{L}+)(?:\\s+(?<wordUnit>${UNIT}))?)(?![\\p{L}\\d])`,
  'giu',
)
const MONEY_BEFORE = new RegExp(`(€|EUR)(\\s?)(${DIGITS})`, 'gu')
const CONNECTORS: readonly [RegExp, string][] = [
  [/^\s*(?:–|-|bis(?: zum| einschließlich)?)\s*$/iu, '–'],
  [/^\s*und(?: dem)?\s*$/iu, ' und '],
  [/^\s*oder\s*$/iu, ' oder '],
]

interface Found<T> {
  what: T
  start: number
  end: number
}

/** The numbers with their units and the dates of a text, also where they are written in words. */
export function readFigures(text: string): Figures {
  const dates: Found<CalendarDate>[] = []
  const undated = text.replaceAll(MONEY_BEFORE, '$3$2$1').replaceAll(DATE, (written: string, ...groups) => {
    const date = dateOf(groups.at(-1) as Groups)
    if (!date) return written
    const start = groups.at(-3) as number
    dates.push({ what: date, start, end: start + written.length })
    return ' '.repeat(written.length)
  })
  const quantities: Found<Quantity>[] = []
  const unnumbered = undated.replaceAll(QUANTITY, (written: string, ...groups) => {
    const start = groups.at(-3) as number
    const end = start + written.length
    const quantity = quantityOf(groups.at(-1) as Groups, undated.slice(end))
    if (!quantity) return written
    quantities.push({ what: quantity, start, end })
    return ' '.repeat(written.length)
  })
  return {
    quantities: rangesOf(quantities, undated).map(asOne),
    dates: rangesOf(dates, undated),
    rest: unnumbered,
  }
}

type Groups = Record<string, string | undefined>

/** What only a dash or „bis“ separates is one range. */
function rangesOf<T>(found: readonly Found<T>[], text: string): { parts: T[]; connector: string }[] {
  const ranges: { parts: T[]; connector: string; end: number }[] = []
  for (const { what, start, end } of found) {
    const last = ranges.at(-1)
    const between = last && text.slice(last.end, start)
    const connector = CONNECTORS.find(([pattern]) => between !== undefined && pattern.test(between))?.[1]
    if (last && connector !== undefined) Object.assign(last, { parts: [...last.parts, what], connector, end })
    else ranges.push({ parts: [what], connector: '', end })
  }
  return ranges
}

/** „5 bis 8 kg“: the unit of the last is that of all. */
const asOne = ({ parts, connector }: { parts: Quantity[]; connector: string }): Quantity => {
  const unit = parts.at(-1)!.unit
  const values = parts.map((part) =>
    part.unit === '' || part.unit === unit ? part.value : `${part.value} ${part.unit}`,
  )
  return { value: values.join(connector), unit }
}

function quantityOf({ digits, unit, word, wordUnit }: Groups, behind: string): Quantity | undefined {
  const name = unitOf((unit ?? wordUnit ?? '').replaceAll(/\s+/gu, ' '))
  const value = digits === undefined ? valueOfWord(word!, name !== undefined) : valueOf(digits)
  const noun = /^\s+(\p{Lu}\p{L}+)/u.exec(behind)?.[1]
  return value === undefined
    ? undefined
    : { value, unit: name ?? (noun === undefined ? '' : stemOf(noun.toLowerCase())) }
}

function dateOf(groups: Groups): CalendarDate | undefined {
  const { isoDay, isoMonth, isoYear, dayNamed, named, yearNamed } = groups
  const year = isoYear ?? groups['year'] ?? yearNamed
  const day = isoDay ?? groups['day'] ?? dayNamed
  const month = named === undefined ? Number(isoMonth ?? groups['month']) : monthNumber(named)
  if (month < 1 || month > 12 || (day !== undefined && (Number(day) < 1 || Number(day) > 31))) return undefined
  return {
    day: day === undefined ? undefined : Number(day),
    month,
    year: year === undefined ? undefined : fullYear(year),
  }
}

const fullYear = (year: string): number =>
  year.length === 4 ? Number(year) : Number(year) + (Number(year) >= 70 ? 1900 : 2000)

/** Beyond so many digits a number is a name, and too long to be computed with. */
const LONGEST_NUMBER = 15

function valueOf(number: string): string {
  const plain = number.replace('−', '-')
  const [sign, digits] = plain.startsWith('-') ? ['-', plain.slice(1)] : ['', plain]
  const [reading] = numberReadings(digits)
  const isName = /^0\d/u.test(digits) || digits.length > LONGEST_NUMBER || reading === undefined
  return sign + (isName ? digits : String(Number(reading)))
}

/** „ein“ counts only before a unit; elsewhere it is an article. */
function valueOfWord(word: string, isBeforeUnit: boolean): string | undefined {
  if (/^ein(?:e[mnrs]?)?$/iu.test(word)) return isBeforeUnit ? '1' : undefined
  return numberOfWord(word)?.toString()
}

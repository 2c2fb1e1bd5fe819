import { MONTHS, monthNumber } from '../../shared/german/months.ts'
import { endOfPeriod, addDays } from '../../shared/time/days.ts'
import { isDay } from '../../shared/time/days.ts'

/** Days from the first to the last, both included; an open end is null. Days are `YYYY-MM-DD`. */
export interface Span {
  from: string | null
  to: string | null
}

/** A time that a question names. */
export interface Period {
  span: Span
  /**
   * The same in the time to come, where the words may mean either: „im Mai“ is the last one of what has happened, and
   * the next one of what is due.
   */
  ahead: Span
  /** Where it stands in the question, UTF-16 offsets. */
  start: number
  end: number
}

const MONTH = `(${MONTHS.join('|')}|jänner|maerz|jan\\.|feb\\.|apr\\.|aug\\.|sept?\\.|okt\\.|nov\\.|dez\\.)`
const WEEKDAYS = ['sonntag', 'montag', 'dienstag', 'mittwoch', 'donnerstag', 'freitag', 'samstag']
const NUMBERS: Record<string, number> = {
  ein: 1,
  einem: 1,
  einer: 1,
  eine: 1,
  einen: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  zehn: 10,
  vierzehn: 14,
  dreißig: 30,
}
const COUNT = `(\\d{1,3}|${Object.keys(NUMBERS).join('|')})`
const UNIT = '(tag|woche|monat|jahr)(?:en|es|s|n|e)?'

const pad = (value: number): string => String(value).padStart(2, '0')

/** The same day so many months on; the last of the month where that has none. */
export const addMonths = (day: string, months: number): string => endOfPeriod(day, { count: months, unit: 'months' })
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)
const lastDate = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()

const yearSpan = (year: number): Span => ({ from: `${year}-01-01`, to: `${year}-12-31` })
const monthSpan = (year: number, month: number): Span => ({
  from: `${year}-${pad(month)}-01`,
  to: `${year}-${pad(month)}-${pad(lastDate(year, month))}`,
})
const daySpan = (day: string): Span => ({ from: day, to: day })
const move = (day: string, count: number, unit: string): string =>
  unit === 'tag'
    ? addDays(day, count)
    : unit === 'woche'
      ? addDays(day, 7 * count)
      : addMonths(day, unit === 'monat' ? count : 12 * count)
const countOf = (text: string): number => NUMBERS[text] ?? Number(text)
const fullYear = (text: string): number => (text.length === 2 ? 2000 + Number(text) : Number(text))

/** What a day without a year means: the last one that has been, and the next one to come. */
const both = (today: string, spanOf: (year: number) => Span): Pick<Period, 'span' | 'ahead'> => {
  const year = Number(today.slice(0, 4))
  const [last, current, next] = [spanOf(year - 1), spanOf(year), spanOf(year + 1)]
  return { span: current.from! <= today ? current : last, ahead: current.to! >= today ? current : next }
}
const same = (span: Span): Pick<Period, 'span' | 'ahead'> => ({ span, ahead: span })

type Reading = [RegExp, (match: RegExpExecArray, today: string) => Pick<Period, 'span' | 'ahead'> | undefined]

/** „seit“, „bis“ and the like before a time open one of its ends. */
const BEFORE =
  '(?:(seit|ab|nach|bis(?: zum| zu| ende| einschließlich)?|vor(?: dem)?|am|im|in|vom|den|des|der|für|anfang|ende|mitte|zum)\\s+)?(?:(?:dem|der|den|zum|des|ende)\\s+)?'

function opened(
  word: string | undefined,
  { span, ahead }: Pick<Period, 'span' | 'ahead'>,
): Pick<Period, 'span' | 'ahead'> {
  const open = (of: Span): Span => {
    switch (word?.split(' ')[0]) {
      case 'seit':
      case 'ab':
        return { from: of.from, to: null }
      case 'nach':
        return { from: addDays(of.to!, 1), to: null }
      case 'bis':
        return { from: null, to: of.to }
      case 'vor':
        return { from: null, to: addDays(of.from!, -1) }
      default:
        return of
    }
  }
  return { span: open(span), ahead: open(ahead) }
}

const dated = (
  day: number,
  month: number,
  year: string | undefined,
  today: string,
): Pick<Period, 'span' | 'ahead'> | undefined => {
  const at = (of: number): string => `${of}-${pad(month)}-${pad(day)}`
  if (year !== undefined) return isDay(at(fullYear(year))) ? same(daySpan(at(fullYear(year)))) : undefined
  return isDay(at(2024))
    ? both(today, (of) => daySpan(isDay(at(of)) ? at(of) : addDays(at(of).replace('-29', '-28'), 0)))
    : undefined
}

const SEASONS: Record<string, (year: number) => Span> = {
  frühjahr: (year) => ({ from: `${year}-03-01`, to: `${year}-05-31` }),
  frühling: (year) => ({ from: `${year}-03-01`, to: `${year}-05-31` }),
  sommer: (year) => ({ from: `${year}-06-01`, to: `${year}-08-31` }),
  herbst: (year) => ({ from: `${year}-09-01`, to: `${year}-11-30` }),
  winter: (year) => ({ from: `${year}-12-01`, to: `${year + 1}-02-${pad(lastDate(year + 1, 2))}` }),
}

const weekOf = (today: string, weeks: number): Span => {
  const monday = addDays(today, -((new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7) + 7 * weeks)
  return { from: monday, to: addDays(monday, 6) }
}
const named = (today: string, unit: string, steps: number): Span | undefined => {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
  if (unit === 'woche') return weekOf(today, steps)
  if (unit === 'jahr') return yearSpan(year + steps)
  if (unit === 'monat') {
    const first = addMonths(`${today.slice(0, 7)}-01`, steps)
    return monthSpan(Number(first.slice(0, 4)), Number(first.slice(5, 7)))
  }
  const season = SEASONS[unit]
  return season && season(steps === 0 && unit === 'winter' && month < 6 ? year - 1 : year + steps)
}

const READINGS: readonly Reading[] = [
  [
    /(?:vom\s+|zwischen(?:\s+dem)?\s+)?(\d{1,2})\.\s?(\d{1,2})\.(\d{4}|\d{2})?\s*(?:bis(?:\s+zum)?|und(?:\s+dem)?|–|-)\s*(\d{1,2})\.\s?(\d{1,2})\.(\d{4}|\d{2})?/u,
    ([, day, month, year, otherDay, otherMonth, otherYear], today) => {
      const [first, last] = [
        dated(Number(day), Number(month), year ?? otherYear, today),
        dated(Number(otherDay), Number(otherMonth), otherYear, today),
      ]
      return (
        first &&
        last && {
          span: { from: first.span.from, to: last.span.to },
          ahead: { from: first.ahead.from, to: last.ahead.to },
        }
      )
    },
  ],
  [
    new RegExp(`${BEFORE}(\\d{1,2})\\.\\s?(\\d{1,2})\\.(\\d{4}|\\d{2}(?!\\d))?(?!\\d)`, 'u'),
    ([, word, day, month, year], today) => {
      const read = dated(Number(day), Number(month), year, today)
      return read && opened(word, read)
    },
  ],
  [
    new RegExp(`${BEFORE}(\\d{1,2})\\.\\s?${MONTH}(?:\\s+(\\d{4}))?(?!\\p{L})`, 'u'),
    ([, word, day, month, year], today) => {
      const read = dated(Number(day), monthNumber(month!), year, today)
      return read && opened(word, read)
    },
  ],
  [
    new RegExp(`(?:im|in|für|vom|des)?\\s*wirtschaftsjahr\\s+(\\d{4})\\s?/\\s?(?:\\d{4}|\\d{2})`, 'u'),
    ([, year]) => same({ from: `${year}-07-01`, to: `${Number(year) + 1}-06-30` }),
  ],
  [
    new RegExp(`${BEFORE}${MONTH}(?:\\s+(\\d{4}))?(?!\\p{L})`, 'u'),
    ([, word, month, year], today) =>
      opened(
        word,
        year === undefined
          ? both(today, (of) => monthSpan(of, monthNumber(month!)))
          : same(monthSpan(Number(year), monthNumber(month!))),
      ),
  ],
  [
    new RegExp(`${BEFORE}(frühjahr|frühling|sommer|herbst|winter)(?:\\s+(\\d{4}))?(?!\\p{L})`, 'u'),
    ([, word, season, year], today) =>
      opened(word, year === undefined ? both(today, SEASONS[season!]!) : same(SEASONS[season!]!(Number(year)))),
  ],
  [
    new RegExp(
      `(?:in\\s+den\\s+|der\\s+|den\\s+|die\\s+)?(?:letzten|vergangenen|zurückliegenden)\\s+${COUNT}\\s+${UNIT}(?!\\p{L})`,
      'u',
    ),
    ([, count, unit], today) => same({ from: move(today, -countOf(count!), unit!), to: today }),
  ],
  [
    new RegExp(
      `(?:in\\s+den\\s+|der\\s+|den\\s+|die\\s+)?(?:nächsten|kommenden)\\s+${COUNT}\\s+${UNIT}(?!\\p{L})`,
      'u',
    ),
    ([, count, unit], today) => same({ from: today, to: move(today, countOf(count!), unit!) }),
  ],
  [
    new RegExp(`(?:in|innerhalb(?:\\s+von)?|binnen)\\s+${COUNT}\\s+${UNIT}(?!\\p{L})`, 'u'),
    ([, count, unit], today) => same({ from: today, to: move(today, countOf(count!), unit!) }),
  ],
  [
    new RegExp(`(seit|vor)\\s+${COUNT}\\s+${UNIT}(?!\\p{L})`, 'u'),
    ([, word, count, unit], today) => {
      const day = move(today, -countOf(count!), unit!)
      return same(word === 'seit' ? { from: day, to: null } : daySpan(day))
    },
  ],
  [
    /(?:(?:in|zu)\s+)?(bis\s+(?:zum\s+)?(?:ende\s+)?)?(?:de[rs]\s+)?(diese[rmsn]?|letzte[rmsn]?|vorige[rmsn]?|vergangene[rmsn]?|nächste[rmsn]?|kommende[rmsn]?)\s+(woche|monats?|jahr(?:e?s)?|frühjahr|sommer|herbst|winter)(?!\p{L})/u,
    ([, until, which, unit], today) => {
      const span = named(
        today,
        unit!.replace(/(?<=monat|jahr)e?s$/, ''),
        which!.startsWith('diese') ? 0 : /^(nächste|kommende)/.test(which!) ? 1 : -1,
      )
      return span && same(until ? { from: null, to: span.to } : span)
    },
  ],
  [
    /bis\s+(?:zum\s+)?(monats|jahres|wochen)ende|bis\s+ende\s+(?:des\s+)?(monat|jahr|woche)(?:e?s)?|bis\s+ende\s+der\s+(woche)/u,
    ([, one, two, three], today) => {
      const unit = (one ?? two ?? three)!.replace(/(?<=monat|jahr)e?s$/, '').replace('wochen', 'woche')
      return same({ from: null, to: named(today, unit, 0)!.to })
    },
  ],
  [
    /(?:seit\s+|bis\s+|ab\s+|für\s+)?(heute|gestern|vorgestern|übermorgen|morgen)(?!\p{L})/u,
    ([whole, word], today) => {
      const read = same(
        daySpan(addDays(today, { heute: 0, gestern: -1, vorgestern: -2, morgen: 1, übermorgen: 2 }[word!]!)),
      )
      return opened(/^(seit|bis|ab)/.exec(whole)?.[1], read)
    },
  ],
  [
    /(?:(bis|am|seit)\s+)?(?:zum\s+)?(?:(?:nächsten|kommenden|letzten|diesen)\s+)?(sonntag|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend)(?!\p{L})/u,
    ([, word, name], today) => {
      const steps =
        (WEEKDAYS.indexOf(name!.replace('sonnabend', 'samstag')) - new Date(`${today}T00:00:00Z`).getUTCDay() + 7) % 7
      return opened(word, {
        span: daySpan(addDays(today, steps === 0 ? 0 : steps - 7)),
        ahead: daySpan(addDays(today, steps)),
      })
    },
  ],
  [
    /(?:in\s+)?(?:diesem\s+jahr|dieses\s+jahr|heuer)(?!\p{L})/u,
    (_, today) => same(yearSpan(Number(today.slice(0, 4)))),
  ],
  [
    new RegExp(`${BEFORE}(?:jahr(?:e|es)?\\s+)?(?<!natura )((?:19|20)\\d{2})(?![\\d.,/])`, 'u'),
    ([, word, year]) => opened(word, same(yearSpan(Number(year)))),
  ],
]

/** The first time that a question names; the words are matched in lower case. */
export function readPeriod(question: string, today: string): Period | undefined {
  const text = question.toLowerCase()
  for (const [words, read] of READINGS) {
    const match = new RegExp(`(?<![\\p{L}\\d.,/])(?:${words.source})`, 'u').exec(text)
    const period = match && read(match, today)
    if (match && period) return { ...period, start: match.index, end: match.index + match[0].length }
  }
  return undefined
}

/** True where the days of `one` and `other` meet. */
export const overlaps = (one: Span, other: Span): boolean =>
  (one.from === null || other.to === null || one.from <= other.to) &&
  (other.from === null || one.to === null || other.from <= one.to)

import { readGrouped, readNumber } from '../../shared/german/read-german.ts'
import { NUMBER_WORDS } from '../../shared/german/number-words.ts'
import { addDays, endOfPeriod } from '../../shared/time/days.ts'
import { DAY, readWrittenDay } from './printed-values.ts'

/** What a lease says of the land it lets; null where it does not say it, or not clearly. */
export interface LeaseTerms {
  lessor: string | null
  hectares: number | null
  /** EUR for a hectare and year. */
  rent: number | null
  from: string | null
  until: string | null
  /** The sentence about giving notice. */
  notice: string | null
  /** Gemarkung, Flur and Flurstück as they stand. */
  parcels: string | null
  /** What the land is called: names and FLIK. */
  called: string[]
}

const NUMBER = String.raw`\d{1,3}(?:\.\d{3})+(?:,\d{1,4})?|\d{1,6}(?:[.,]\d{1,4})?`
const AREA = new RegExp(String.raw`(?<![\d.,])(${NUMBER})\s?(ha|Hektar|m²|qm|ar|a)(?![\p{L}\d])`, 'giu')
const OF_HECTARE: Record<string, number> = { ha: 1, hektar: 1, ar: 0.01, a: 0.01, 'm²': 0.0001, qm: 0.0001 }
const MONEY = String.raw`(?<![\d.,])(${NUMBER})\s?(?:€|EUR|Euro)(?!\p{L})`
const RENT_BY_HECTARE = new RegExp(
  String.raw`${MONEY}\s?(?:/|je|pro)\s?(?:Jahr und )?(?:ha|Hektar)(?!\p{L})|(?:/|je|pro)\s?(?:ha|Hektar)[^.\n\d]{0,40}${MONEY}`,
  'giu',
)
const RENT = new RegExp(
  String.raw`(?:Pachtzins|Pachtpreis|Jahrespacht|Pachtentgelt|Gesamtpacht)[^.\n\d]{0,60}${MONEY}(?!\s?(?:/|je|pro)\s?(?:ha|Hektar))`,
  'giu',
)
const TERM = new RegExp(
  String.raw`(?:vom|ab|am|von|Beginn:?|Pachtbeginn:?|beginnt)(?: dem)?\s(${DAY})[^\n]{0,60}?(?:bis(?: zum)?|endet(?: am)?|Ende:?|Pachtende:?|mit Ablauf des|zum|–|-)\s(${DAY})`,
  'giu',
)
const BEGIN = new RegExp(String.raw`(?:beginnt|Beginn|Pachtbeginn|ab)(?: am| dem| zum)?:?\s(${DAY})`, 'giu')
const YEARS = new RegExp(
  String.raw`(?:Dauer von|auf|für|Laufzeit(?: von)?:?)\s(${Object.keys(NUMBER_WORDS).join('|')}|\d{1,2})\s(?:\([^)]{1,20}\)\s)?(?:Pacht)?[Jj]ahren?(?!\p{L})`,
  'giu',
)
const NAME = String.raw`((?:(?:Dr|Prof)\. )?\p{Lu}[\p{L}.'&-]*(?: (?:\p{Lu}[\p{L}.'&-]*|von|zu|der|und|&)){1,5})`
const LESSOR = [
  new RegExp(String.raw`Verpächter(?:in)?(?: ist)?:?\s(?:Herrn?\s|Frau\s|die\s|der\s)?${NAME}`, 'u'),
  new RegExp(String.raw`[Zz]wischen\s(?:Herrn?\s|Frau\s|den\s|der\s|dem\s)?(?:Eheleuten\s)?${NAME}`, 'u'),
]
const PARCELS =
  /(?:Gemarkung[^.\n]{0,60}?)?Flurst(?:ück|\.)\p{Ll}*:?\s?(?:Nr\.?\s?)?\d[\d/, u-]*(?:[^.\n,;]{0,30}Gemarkung \p{Lu}\p{L}+)?/gu
const CALLED =
  /(?:Schl[aä]ge?s?|Wiese|Acker|Weide|Fläche|Feldstück|Koppel|genannt|Bezeichnung:?|Lage:?)\s?[„"»“]([^„"»«“”\n]{2,80})[“"«”]/gu
const FLIK = /(?<![A-Z])DE[A-Z]{2}L[IE]\d{10}(?!\d)/g
/** What is longer is no lease, and its words are not searched. */
const MOST_LETTERS = 60_000

/** Reads the words of a lease in one run; what stands there with different values is not clear. */
export function readLeaseTerms(words: string): LeaseTerms {
  const text = words.slice(0, MOST_LETTERS)
  const hectares = only([...text.matchAll(AREA)].map(([, size = '', unit = '']) => areaOf(size, unit)))
  const each = only([...text.matchAll(RENT_BY_HECTARE)].map(([, a, b]) => numberOf(a ?? b ?? '')))
  const whole = only([...text.matchAll(RENT)].map(([, sum = '']) => numberOf(sum)))
  const shared = whole !== null && hectares !== null ? Math.round((whole / hectares) * 100) / 100 : null
  const parcels = [...new Set([...text.matchAll(PARCELS)].map(([words]) => words.trim()))].join('; ')
  return {
    lessor:
      LESSOR.map((one) => one.exec(text)?.[1]).find((one) => one !== undefined && !one.startsWith('Pächter')) ?? null,
    hectares,
    rent: each ?? shared,
    ...termOf(text),
    notice: noticeIn(text),
    parcels: parcels === '' ? null : parcels.slice(0, 400),
    called: [
      ...new Set([...[...text.matchAll(CALLED)].map(([, name = '']) => name.trim()), ...(text.match(FLIK) ?? [])]),
    ],
  }
}

/** The sentence that says until when, or how long before, notice is given. */
const noticeIn = (text: string): string | null =>
  text
    .split(/(?<=\p{L}[.!?])\s|\n/u)
    .find((sentence) => /kündig/i.test(sentence) && /Monat|Jahr|Woche|\d{4}/.test(sentence))
    ?.trim()
    .slice(0, 200)
    .toWellFormed() ?? null

function termOf(text: string): Pick<LeaseTerms, 'from' | 'until'> {
  const terms = [...text.matchAll(TERM)].map(([, from = '', until = '']) => ({
    from: dayOf(from),
    until: dayOf(until),
  }))
  if (terms.length > 0)
    return { from: only(terms.map(({ from }) => from)), until: only(terms.map(({ until }) => until)) }
  const from = only([...text.matchAll(BEGIN)].map(([, day = '']) => dayOf(day)))
  const years = only(
    [...text.matchAll(YEARS)].map(([, count = '']) => NUMBER_WORDS[count.toLowerCase()] ?? numberOf(count)),
  )
  const until =
    from === null || years === null ? null : endOfPeriod(addDays(from, -1), { count: years * 12, unit: 'months' })
  return { from, until }
}

const dayOf = (text: string): string | undefined => readWrittenDay(text)?.value
const numberOf = (text: string): number | undefined => readGrouped(text) ?? readNumber(text)

function areaOf(size: string, unit: string): number | undefined {
  const value = numberOf(size)
  return value === undefined ? undefined : Math.round(value * OF_HECTARE[unit.toLowerCase()]! * 10_000) / 10_000
}

/** The one value; null where there is none or there are several. */
function only<T>(values: readonly (T | undefined)[]): T | null {
  const different = new Set(values)
  const [value] = different
  return different.size === 1 && value !== undefined ? value : null
}

import { wordTable } from '../../shared/word-table.ts'
import { readGrouped, readNumber } from '../../shared/german/read-german.ts'
import { NUMBER_WORDS } from '../../shared/german/number-words.ts'
import { addDays, endOfPeriod } from '../../shared/time/days.ts'
import { DAY, readWrittenDay } from './printed-values.ts'

/** What a lease says of all the land it lets; null where it does not say it, or not clearly. */
export interface LeaseTerms {
  hectares: number | null
  /** EUR for a hectare and year. */
  rent: number | null
  from: string | null
  until: string | null
  /** The sentence about giving notice. */
  notice: string | null
  /** Gemarkung, Flur and Flurstück as they stand. */
  parcels: string | null
}

const NUMBER = String.raw`\d{1,3}(?:\.\d{3})+(?:,\d{1,4})?|\d{1,6}(?:[.,]\d{1,4})?`
const AREA = new RegExp(
  String.raw`(?<![\d.,/])(${NUMBER})(?:\s?(?=ha|Hektar|m²|qm)|\s(?=ar?(?!\p{L})))(ha|Hektar|m²|qm|ar|a)(?![\p{L}\d])`,
  'giu',
)
const TOTAL = /(?:zusammen|gesamt\p{L}*|insgesamt|Summe|mithin|somit)(?: (?:groß|von|ca\.|rund|sind))?:?\s?$/iu
/** „2,3840“ in a column of hectares: four decimals are those of the land register. */
const REGISTERED = /(?<![\d.,/])(\d{1,3},\d{4})(?![\d.,])(?!\s?(?:ha|Hektar|€|EUR)(?!\p{L}))/giu
const OF_HECTARE: Record<string, number> = wordTable({ ha: 1, hektar: 1, ar: 0.01, a: 0.01, 'm²': 0.0001, qm: 0.0001 })
const MONEY = String.raw`(?<![\d.,])(${NUMBER})(?:,--?)?\s?(?:€|EUR|Euro)(?!\p{L})`
const EACH_HECTARE = String.raw`(?:\/|je|pro|für (?:einen|den|jeden))\s?(?:Jahr und |Jahr\/)?(?:ha|Hektar)(?!\p{L})`
const RENT_BY_HECTARE = new RegExp(
  String.raw`${MONEY}\s?${EACH_HECTARE}|(?:€|EUR|Euro)?\s?${EACH_HECTARE}[^.\n\d]{0,40}${MONEY}`,
  'giu',
)
const RENT = new RegExp(
  String.raw`(?:Pacht(?:zins|preis|betrag|entgelt|summe)?|Jahrespacht|Gesamtpacht)(?!\p{L})[^.\n\d]{0,60}${MONEY}(?!\s?${EACH_HECTARE})|${MONEY}[^.\n\d]{0,20}(?:jährlich|im Jahr|pro Jahr|p\. ?a\.)(?! je)`,
  'giu',
)
/** What was before. */
const FORMER = /(?:bisher\p{L}*|zuvor|statt|alt\p{L}{0,2}|früher\p{L}*|derzeit\p{L}*|vormals)(?: von)?:?\s?$/iu

const RANGE = new RegExp(
  String.raw`(${DAY})[^\n\d]{0,40}?(?:bis(?: zum)?|endet(?: am)?|Ende:?|mit Ablauf des|zum|–|-)\s?(?:\p{L}+tag, )?(${DAY})`,
  'giu',
)
const BEGIN = new RegExp(String.raw`(?:beginnt|Beginn|Pachtbeginn|ab|vom|seit)(?: am| dem| zum)?:?\s(${DAY})`, 'giu')
const END = new RegExp(
  String.raw`(?:endet|Ende|Pachtende|bis(?: einschließlich| zum)?|mit Ablauf des|läuft[^.\n\d]{0,20} aus|befristet bis(?: zum)?)(?: am| mit dem| zum)?:?\s\(?(${DAY})\)?(?! hinaus)`,
  'giu',
)
/** What has to be done until a day is no end of a lease. */
const TASK = /zurück|zahl|fällig|unterschr|widersprech|mit(?:zu)?teil|antwort|entrichte|überweis|bestätig/i
const YEARS = new RegExp(
  String.raw`(?:Dauer(?: von)?|auf|für|Laufzeit(?: von)?|Pachtdauer|Pachtzeit|Festpachtzeit)(?: beträgt)?:?\s(${Object.keys(NUMBER_WORDS).join('|')}|\d{1,2})\s(?:\([^)]{1,20}\)\s)?(?:Pacht)?[Jj]ahren?(?!\p{L})`,
  'giu',
)
/** „112/4, 113 und 114“; of „112/4, 1,2500 ha“ the area is no parcel. */
const PARCEL = String.raw`\d+(?:\s?\/\s?\d+)?(?![,.]?\d|\s?(?:ha|m²|qm|ar?|Hektar)(?!\p{L}))`
const PARCELS = new RegExp(
  String.raw`(?:Gemarkung[^.\n]{0,60}?)?(?:Flurst(?:ück|\.)\p{Ll}*|Fl(?:st)?\.?-?\s?(?:Nr|St)\.):?\s?(?:Nr\.?\s?)?${PARCEL}(?:(?:,\s?|\s?-\s?|\s(?:und|u\.)\s)${PARCEL})*(?:[^.\n,;]{0,30}Gemarkung \p{Lu}\p{L}+)?`,
  'gu',
)

/** Reads the words of a lease in one run; what stands there with different values is not clear. */
export function readLeaseTerms(text: string): LeaseTerms {
  const hectares = wholeOf(areasIn(text)) ?? wholeOf(registeredIn(text))
  const each = only(currentOf(text, RENT_BY_HECTARE))
  const whole = only(currentOf(text, RENT))
  const shared = whole !== null && hectares !== null ? Math.round((whole / hectares) * 100) / 100 : null
  const parcels = [...new Set([...text.matchAll(PARCELS)].map(([words]) => words.trim()))].join('; ')
  return {
    hectares,
    rent: each ?? shared,
    ...termOf(text),
    notice: noticeIn(text),
    parcels: parcels === '' ? null : parcels.slice(0, 400),
  }
}

/** An area and whether it is said to be that of all the land. */
interface Area {
  hectares: number | undefined
  total: boolean
}

function areasIn(text: string): Area[] {
  const areas = [...text.matchAll(AREA)].map(({ 1: size = '', 2: unit = '', index }) => {
    const [before = ''] = /(?<![\d.,/])\d{1,3} $/.exec(text.slice(Math.max(0, index - 6), index)) ?? []
    return {
      hectares: areaOf(size, unit),
      // „7 350 m²“, unless the first is the number of the parcel.
      grouped: before !== '' && /^\d{3}$/.test(size) ? areaOf(before.trim() + size, unit) : undefined,
      total: TOTAL.test(text.slice(Math.max(0, index - 40), index)),
    }
  })
  const said = new Set(areas.map(({ hectares }) => hectares))
  return areas.map(({ hectares, grouped, total }) => ({
    hectares: grouped !== undefined && said.has(grouped) ? grouped : hectares,
    total,
  }))
}

const registeredIn = (text: string): Area[] =>
  [...text.matchAll(REGISTERED)].map(([, size = '']) => ({ hectares: areaOf(size, 'ha'), total: false }))

/** The one area that is named in some words. */
export const areaIn = (text: string): number | null =>
  only([...areasIn(text), ...registeredIn(text)].map(({ hectares }) => hectares))

/** The one area, else the one that is called the total, else the one that is the sum of the others. */
function wholeOf(areas: readonly Area[]): number | null {
  const totals = areas.filter(({ total }) => total)
  const one = only((totals.length > 0 ? totals : areas).map(({ hectares }) => hectares))
  if (one !== null || areas.length < 3) return one
  const values = areas.map(({ hectares }) => hectares ?? 0)
  const sum = values.reduce((all, value) => all + value, 0)
  return only(values.filter((value) => Math.abs(sum - 2 * value) < 0.0002))
}

/** The amounts that hold from now on. */
const currentOf = (text: string, expression: RegExp): (number | undefined)[] =>
  [...text.matchAll(expression)].flatMap(({ 1: a, 2: b, index, 0: words }) => {
    const digits = index + words.search(/\d/)
    return FORMER.test(text.slice(Math.max(0, digits - 25), digits)) ? [] : [numberOf(a ?? b ?? '')]
  })

/** Sentences, paragraphs of a contract, and labels with what they say. */
const CLAUSES = /(?<=[\p{L}“”")][.!?])\s|(?<=\d{4}\.)\s(?=\p{Lu})|\n|\s(?=§\s?\d)|\s(?=\p{Lu}[\p{L}-]{3,40}:\s)/u
const LONGEST_CLAUSE = 300

/** The sentence that says until when, or how long before, notice is given, or that none can be. */
const noticeIn = (text: string): string | null =>
  text
    .split(CLAUSES)
    .find(
      (clause) =>
        clause.length <= LONGEST_CLAUSE &&
        /kündig/i.test(clause) &&
        /Monat|Jahr|Woche|\d{4}|ausgeschlossen|Frist/.test(clause),
    )
    ?.trim()
    .replace(/^§\s?\d+\s*(?:\(\d+\)\s*)?/, '')
    .slice(0, 200)
    .toWellFormed() ?? null

function termOf(text: string): Pick<LeaseTerms, 'from' | 'until'> {
  const ranges = [...text.matchAll(RANGE)].map(([, from = '', until = '']) => ({
    from: dayOf(from),
    until: dayOf(until),
  }))
  if (ranges.length > 0)
    return { from: only(ranges.map(({ from }) => from)), until: only(ranges.map(({ until }) => until)) }
  const from = isAmendment(text) ? null : only([...text.matchAll(BEGIN)].map(([, day = '']) => dayOf(day)))
  const end = only(
    [...text.matchAll(END)].flatMap(({ 0: words, 1: day = '', index }) =>
      TASK.test(text.slice(index, index + words.length + 30)) ? [] : [dayOf(day)],
    ),
  )
  const years = only(
    [...text.matchAll(YEARS)].map(([, count = '']) => NUMBER_WORDS[count.toLowerCase()] ?? numberOf(count)),
  )
  const computed =
    from === null || years === null ? null : endOfPeriod(addDays(from, -1), { count: years * 12, unit: 'months' })
  return { from, until: end === null || (from !== null && end <= from) ? computed : end }
}

/** It changes a lease, so its days are those of the change. */
const isAmendment = (text: string): boolean => /Nachtrag|Anpassung|Änderung|Verlängerung/.test(text.slice(0, 400))

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

import { DUTY, type FoundDeadline, type Letter } from './deadline.ts'
import { DAY, DAY_OF_YEAR, readPeriodEnd, readWrittenDay, type Reading } from './printed-values.ts'
import type { Flow } from './read-layout.ts'
import { sentenceAt } from './sentence-at.ts'
import { daysBetween } from '../../shared/time/days.ts'
import { WRITTEN_MONTH } from '../../shared/german/months.ts'

const NAMED_DAY = String.raw`(?:(?:Mon|Diens|Donners|Frei|Sams|Sonn)tag|Mittwoch|Sonnabend)?,?\s?(?:dem\s|den\s)?(${DAY}|${DAY_OF_YEAR})`
const UNTIL = new RegExp(
  String.raw`(?<!\p{L})(?:bis(?: (?:spätestens|längstens|einschließlich|zum|Ablauf des|zum Ablauf des)){0,3}|(?:Einsende|Anmelde|Abgabe|Antrags|Rückgabe|Melde)(?:schluss|termin|frist)\p{Ll}*:?(?: (?:ist|am|der|bis|zum)){0,3}|spätestens (?:am|zum|bis zum|bis)|Frist(?!ge|los)\p{Ll}*[^.!?\n]{0,40}?(?: (?:am|zum|bis|bis zum|auf den)|:)|(?:fällig|zahlbar)(?: (?:am|zum|bis|bis zum|bis spätestens))?:?|Fälligkeit:?|Zahlungsziel:?|(?:[Ss]päteste[rn]?|[Ll]etzter) (?:Termin|Tag|Abgabetermin)(?: ist)?(?: der)?:?|(?:Rückmeldung|Rückgabe|Anmeldung|Antwort|Abgabe|Einsendung)(?: bitte)? bis(?: spätestens)?(?: zum)?:?|[Dd]eadline:?)\s${NAMED_DAY}`,
  'giu',
)
const MONTH_END = new RegExp(
  String.raw`(?<!\p{L})bis(?: (?:spätestens|einschließlich|zum)){0,2} (?:Ende (?:des Monats )?(${WRITTEN_MONTH})(?:\s+(\d{4}))?|(?:Monatsende|Ende (?:des|dieses)(?: laufenden)? Monats)|(Jahresende|Ende (?:des|dieses)(?: laufenden)? Jahres))(?![\p{L}\d])`,
  'giu',
)
const APPOINTMENT = new RegExp(
  String.raw`(?:kontrolle|prüfung|besichtigung|termin)[^.!?]{0,120}?\s(?:am|:)\s?${NAMED_DAY}`,
  'giu',
)

/** What stands before a „bis zum“ that ends a term of validity, not a deadline. */
const LASTS = new RegExp(
  String.raw`(?:(?:vom|von|ab|seit)(?: dem)? (?:${DAY}|${DAY_OF_YEAR})\s?|(?:gültig|befristet|laufzeit|zeitraum|bewilligt|verpachtet|gilt|geltung)[^.!?]{0,25})$`,
  'iu',
)

/** Deadlines of which the letter gives the day, or the month or year that it ends. */
export function deadlinesByDay(flow: Flow, letter: Letter): FoundDeadline[] {
  const named = (expression: RegExp, reason: string, isDeadline: (place: Place) => boolean): FoundDeadline[] =>
    placesOf(flow, expression).flatMap((place) => {
      const written = place.match[1]!
      const day = readWrittenDay(written) ?? (letter.dated === undefined ? undefined : nextAfter(letter.dated, written))
      return day && isDeadline(place) ? foundAt(flow, place, day, reason, letter) : []
    })
  const stated = 'Im Schreiben genannt'
  return [
    ...placesOf(flow, MONTH_END).flatMap((place) => {
      const day = endOf(place.match, letter.dated)
      return day && isDuty(place) ? foundAt(flow, place, day, stated, letter) : []
    }),
    ...named(UNTIL, stated, isDuty),
    ...(letter.appointments ? named(APPOINTMENT, 'Termin laut Schreiben', () => true) : []),
  ]
}

/** A match and the sentence around it. */
interface Place {
  match: RegExpExecArray
  /** UTF-16 offsets into the text of the flow. */
  from: number
  to: number
  sentence: string
  /** The part of the sentence before the match. */
  before: string
}

const placesOf = ({ text }: Flow, expression: RegExp): Place[] =>
  [...text.matchAll(expression)].map((match) => {
    const [from, to] = sentenceAt(text, match.index, match.index + match[0].length)
    return { match, from, to, sentence: text.slice(from, to), before: text.slice(from, match.index) }
  })

/** Words that name a deadline themselves. */
const LIMIT = /^(?:Frist|spätest|letzter|Rück|Anmelde|Einsende|Abgabe|Melde|Antrags|deadline)/i
/** When an office is closed or a price holds, nobody has to do anything. */
const NO_DUTY = /geschlossen|geöffnet|erreichbar|urlaub|rabatt|aktion(?!s?plan)|finanzierung|sonderpreis/i

const isDuty = ({ match, sentence, before }: Place): boolean =>
  (DUTY.test(sentence) || LIMIT.test(match[0])) && !LASTS.test(before) && !NO_DUTY.test(sentence)

/** A day before that of the letter is no deadline of it. */
function foundAt(
  flow: Flow,
  { from, to, sentence }: Place,
  { value: day, sure }: Reading<string>,
  reason: string,
  { dated }: Letter,
): FoundDeadline[] {
  if (dated !== undefined && day < dated) return []
  const words = sentence.slice(0, 300).trim().toWellFormed()
  return [{ day, reason: `${reason}: „${words}“`, sure, page: flow.page, quote: flow.quote(from, to) }]
}

/**
 * „bis Ende Juni“, „bis zum Monatsende“: the last day of it; without a year or a month the next one from the letter on.
 */
function endOf([, month, year, ofYear]: RegExpExecArray, dated: string | undefined): Reading<string> | undefined {
  if (ofYear === undefined && year !== undefined) return readPeriodEnd(`${month} ${year}`)
  if (dated === undefined) return undefined
  const letterYear = Number(dated.slice(0, 4))
  if (ofYear !== undefined) return { value: `${letterYear}-12-31`, sure: false }
  const periods =
    month === undefined
      ? [`${dated.slice(5, 7)}/${letterYear}`]
      : [`${month} ${letterYear}`, `${month} ${letterYear + 1}`]
  const day = periods.map((period) => readPeriodEnd(period)?.value).find((one) => one !== undefined && one >= dated)
  return day === undefined ? undefined : { value: day, sure: false }
}

/** A letter that leaves out the year speaks of a day that is near. */
const NEAR_DAYS = 183

/** „24.06.“ as the first such day from the letter on. */
function nextAfter(dated: string, text: string): Reading<string> | undefined {
  const year = Number(dated.slice(0, 4))
  const day = [year, year + 1]
    .map((one) => readWrittenDay(`${text} ${one}`))
    .find((one) => one !== undefined && one.value >= dated)
  return day && { value: day.value, sure: day.sure && daysBetween(dated, day.value) <= NEAR_DAYS }
}

import { daysInPost, deadlineOf, notifiedOn, type State } from '../../law/index.ts'
import { endOfPeriod, type Period } from '../../shared/time/days.ts'
import { germanDay } from '../../shared/german/write-german.ts'
import { DAY, DAY_OF_YEAR, MONTH, readPeriodEnd, readWrittenDay, type Reading } from './printed-values.ts'
import { flowOf, type Flow, type DocumentLayout } from './read-layout.ts'

export interface FoundDeadline {
  day: string
  /** German: where it stands or how it was computed; at most 400 characters. */
  reason: string
  /** The paper names the day itself. */
  sure: boolean
  page: number
  quote: string
}

interface Letter {
  dated: string | undefined
  /** Days of an inspection count, too. */
  appointments: boolean
  state: State | undefined
}

const MOST = 10
const NAMED_DAY = String.raw`(?:(?:Mon|Diens|Donners|Frei|Sams|Sonn)tag|Mittwoch|Sonnabend)?,?\s?(?:dem\s|den\s)?(${DAY}|${DAY_OF_YEAR})`
const UNTIL = new RegExp(
  String.raw`(?<!\p{L})(?:bis(?: (?:spätestens|einschließlich|zum|Ablauf des|zum Ablauf des)){0,3}|spätestens (?:am|zum|bis zum|bis)|Frist\p{Ll}*[^.!?\n]{0,40}?(?: (?:am|zum|bis|bis zum|auf den)|:)|(?:fällig|zahlbar)(?: (?:am|zum|bis|bis zum|bis spätestens))?:?|Fälligkeit:?|Zahlungsziel:?)\s${NAMED_DAY}`,
  'giu',
)
const MONTH_END = new RegExp(
  String.raw`(?<!\p{L})bis(?: (?:spätestens|einschließlich|zum)){0,2} (?:Ende (?:des Monats )?(${MONTH})(?:\s+(\d{4}))?|(?:Monatsende|Ende (?:des|dieses)(?: laufenden)? Monats)|(Jahresende|Ende (?:des|dieses)(?: laufenden)? Jahres))(?![\p{L}\d])`,
  'giu',
)
const APPOINTMENT = new RegExp(
  String.raw`(?:kontrolle|prüfung|besichtigung|termin)[^.!?]{0,120}?\s(?:am|:)\s?${NAMED_DAY}`,
  'giu',
)
/** Words that stand in the sentence of a deadline. */
const DUTY =
  /frist|spätestens|stellungnahme|stellung zu|äußer|ein(?:zu)?reich|vor(?:zu)?leg|vorlage|zahl|überweis|begleich|gelegenheit|nach(?:zu)?reich|nach(?:zu)?weis|beantrag|mit(?:zu)?teil|zurück(?:zu)?send|(?:über|zu)(?:zu)?send|widerspruch|einspruch|klage|ab(?:zu)?geb|beseitig|beheb|umsetz|umzusetzen|erledig|(?:an|ab)(?:zu)?meld|fällig|einwend|ab(?:zu)?stell|nach(?:zu)?hol|antwort|(?:reichen|legen|senden|schicken|teilen|geben|melden|holen|stellen|weisen) Sie(?!\p{L})/iu
/** What makes „bis zum“ the end of something that lasts. */
const LASTS = new RegExp(
  String.raw`(?:(?:vom|von|ab|seit)(?: dem)? (?:${DAY}|${DAY_OF_YEAR})\s?|(?:gültig|befristet|laufzeit|zeitraum|bewilligt|verpachtet|gilt|geltung)[^.!?]{0,25})$`,
  'iu',
)

const COUNTS: Readonly<Record<string, number>> = {
  ein: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  zehn: 10,
  zwölf: 12,
  vierzehn: 14,
}
const PERIOD = new RegExp(
  String.raw`(?<!\p{L})(?:innerhalb|binnen)(?: einer Frist)?(?: von)? (${Object.keys(COUNTS).join('|')}|\d{1,3})(?:e[rsmn]?)? (Tag|Woche|Monat|Jahr)(?:e[ns]?|s|n)?(?!\p{L})(?:,? (?:nach|ab|seit)(?: (?:dem|der|des|seiner|ihrer|deren|dessen|Tag|Tage|erfolgter)){0,3} (Bekanntgabe|Zustellung|Zugang|Erhalt|Empfang|Eingang|Datum|Ausstellung))?`,
  'giu',
)

/** The deadlines a letter sets, the earliest first; each day once. */
export function findDeadlines(layout: DocumentLayout, letter: Letter): FoundDeadline[] {
  const all = layout.pages.map(flowOf).flatMap((flow) => [...namedDays(flow, letter), ...periods(flow, letter)])
  const days = new Map<string, FoundDeadline>()
  for (const one of all.toSorted((a, b) =>
    a.day === b.day ? Number(b.sure) - Number(a.sure) : a.day < b.day ? -1 : 1,
  ))
    if (!days.has(one.day)) days.set(one.day, one)
  return [...days.values()].slice(0, MOST)
}

function namedDays(flow: Flow, letter: Letter): FoundDeadline[] {
  const { dated, appointments } = letter
  const found = (expression: RegExp, fits: (sentence: string, before: string) => boolean, reason: string) =>
    [...flow.text.matchAll(expression)].flatMap((match): FoundDeadline[] => {
      const [from, to] = sentenceAt(flow.text, match.index, match.index + match[0].length)
      const sentence = flow.text.slice(from, to)
      const day = readWrittenDay(match[1]!) ?? (dated === undefined ? undefined : nextAfter(dated, match[1]!))
      if (!day || (dated !== undefined && day.value < dated) || !fits(sentence, flow.text.slice(from, match.index)))
        return []
      return [
        {
          day: day.value,
          reason: `${reason}: „${sentence.slice(0, 300).trim().toWellFormed()}“`,
          sure: day.sure,
          page: flow.page,
          quote: flow.quote(from, to),
        },
      ]
    })
  return [
    ...monthEnds(flow, letter),
    ...found(UNTIL, (sentence, before) => DUTY.test(sentence) && !LASTS.test(before), 'Im Schreiben genannt'),
    ...(appointments ? found(APPOINTMENT, () => true, 'Termin laut Schreiben') : []),
  ]
}

/**
 * „bis Ende Juni“, „bis zum Monatsende“: the last day of it; without a year or a month the next one from the letter on.
 */
function monthEnds(flow: Flow, { dated }: Letter): FoundDeadline[] {
  return [...flow.text.matchAll(MONTH_END)].flatMap((match): FoundDeadline[] => {
    const [from, to] = sentenceAt(flow.text, match.index, match.index + match[0].length)
    const sentence = flow.text.slice(from, to)
    const [, month, year, ofYear] = match
    const day =
      ofYear !== undefined
        ? dated && `${dated.slice(0, 4)}-12-31`
        : month === undefined
          ? dated && readPeriodEnd(`${dated.slice(5, 7)}/${dated.slice(0, 4)}`)?.value
          : year !== undefined
            ? readPeriodEnd(`${month} ${year}`)?.value
            : dated &&
              [0, 1]
                .map((more) => readPeriodEnd(`${month} ${Number(dated.slice(0, 4)) + more}`)?.value)
                .find((one) => one !== undefined && one >= dated)
    if (
      !day ||
      (dated !== undefined && day < dated) ||
      !DUTY.test(sentence) ||
      LASTS.test(flow.text.slice(from, match.index))
    )
      return []
    return [
      {
        day,
        reason: `Im Schreiben genannt: „${sentence.slice(0, 300).trim().toWellFormed()}“`,
        sure: year !== undefined,
        page: flow.page,
        quote: flow.quote(from, to),
      },
    ]
  })
}

/** „24.06.“ as the first such day from the letter on. */
function nextAfter(dated: string, text: string): Reading<string> | undefined {
  const year = Number(dated.slice(0, 4))
  const day = [year, year + 1]
    .map((one) => readWrittenDay(`${text} ${one}`))
    .find((one) => one !== undefined && one.value >= dated)
  return day && { value: day.value, sure: false }
}

function periods(flow: Flow, { dated, state }: Letter): FoundDeadline[] {
  if (dated === undefined) return []
  return [...flow.text.matchAll(PERIOD)].flatMap((match): FoundDeadline[] => {
    const [from, to] = sentenceAt(flow.text, match.index, match.index + match[0].length)
    const sentence = flow.text.slice(from, to)
    const period = periodOf(match[1]!, match[2]!)
    if (!DUTY.test(sentence) || period === undefined) return []
    return [
      {
        ...computed(dated, period, match[0], match[3], state),
        sure: false,
        page: flow.page,
        quote: flow.quote(from, to),
      },
    ]
  })
}

function periodOf(count: string, unit: string): Period | undefined {
  const number = COUNTS[count.toLowerCase()] ?? Number(count)
  if (!(number >= 1)) return undefined
  const name = unit.toLowerCase()
  return name === 'tag'
    ? { count: number, unit: 'days' }
    : name === 'woche'
      ? { count: number, unit: 'weeks' }
      : { count: name === 'jahr' ? number * 12 : number, unit: 'months' }
}

/**
 * A period from the day on which the letter counts as notified; where it begins with the arrival itself, which no paper
 * tells, from the letter's date, so that it is never told too late.
 */
function computed(
  dated: string,
  period: Period,
  words: string,
  event: string | undefined,
  state: State | undefined,
): { day: string; reason: string } {
  const deemed = /^(?:bekanntgabe|zustellung)$/i.test(event ?? '')
  const begin = deemed ? notifiedOn(dated) : dated
  const [end, day] = [endOfPeriod(begin, period), deadlineOf(begin, period, state)]
  const how = deemed
    ? `Das Schreiben vom ${germanDay(dated)} gilt am ${daysInPost(dated) === 4 ? 'vierten' : 'dritten'} Tag nach der Aufgabe zur Post als bekannt gegeben (§ 41 Abs. 2 VwVfG), also am ${germanDay(begin)}.`
    : `Gerechnet ab dem Datum des Schreibens (${germanDay(dated)}), weil der Tag des Zugangs nicht darin steht.`
  const delivered = /^zustellung$/i.test(event ?? '')
    ? ' Bei förmlicher Zustellung zählt der Tag auf dem Umschlag.'
    : ''
  const moved = day === end ? '' : ` Der ${germanDay(end)} ist kein Werktag (§ 193 BGB).`
  return {
    day,
    reason:
      `„${words}“: ${how}${delivered}${moved} Errechnet${state ? '' : ' mit den bundesweiten Feiertagen'}; bitte prüfen.`.slice(
        0,
        400,
      ),
  }
}

const SHORT = 'Nr|Abs|Art|Az|Dr|Str|Tel|Ziff|St|ggf|bzw|vgl|inkl|gem|evtl|med|vet|lit|sog|usw|etc'
const SENTENCE_END = String.raw`(?<=(?<!(?<!\p{L})(?:${SHORT}))(?<=\p{L}{2})|[)“"]|\d{4})[.!?](?:\s+(?=\p{Lu})|$)|\n`
const LONGEST_SENTENCE = 300

/**
 * Where the sentence around a place begins and ends; an empty line ends one, the dot of a day, a number or a short word
 * none.
 */
function sentenceAt(text: string, start: number, end: number): [number, number] {
  const [low, high] = [Math.max(0, start - LONGEST_SENTENCE), Math.min(text.length, end + LONGEST_SENTENCE)]
  const before = [...text.slice(low, start).matchAll(new RegExp(SENTENCE_END, 'gu'))].findLast(
    ({ index, 0: { length } }) => low + index + length <= start,
  )
  const close = new RegExp(SENTENCE_END, 'gu')
  close.lastIndex = end
  const after = close.exec(text.slice(0, high))
  return [
    before ? low + before.index + before[0].length : low,
    after ? after.index + (after[0] === '\n' ? 0 : 1) : high,
  ]
}

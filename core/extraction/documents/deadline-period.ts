import { daysInPost, deadlineOf, notifiedOn, type State } from '../../law/index.ts'
import { germanDay } from '../../shared/german/write-german.ts'
import { endOfPeriod, type Period } from '../../shared/time/days.ts'
import { DUTY, type FoundDeadline, type Letter } from './deadline.ts'
import type { Flow } from './read-layout.ts'
import { sentenceAt } from './sentence-at.ts'
import { NUMBER_WORDS, ordinalWord } from '../../shared/german/number-words.ts'

const PERIOD = new RegExp(
  String.raw`(?<!\p{L})(?:(?:innerhalb|binnen)(?: einer Frist)?(?: von)?|(?:\p{L}*frist|Frist)(?: beträgt| ist)?:?) (${Object.keys(NUMBER_WORDS).join('|')}|\d{1,3})(?:e[rsmn]?)? (Tag|Woche|Monat|Jahr)(?:e[ns]?|s|n)?(?!\p{L})(?:,? (?:nach|ab|seit)(?: (?:dem|der|des|seiner|ihrer|deren|dessen|Tag|Tage|erfolgter)){0,3} (Bekanntgabe|Zustellung|Zugang|Erhalt|Empfang|Eingang|Datum|Ausstellung))?`,
  'giu',
)

/** „binnen zwei Wochen nach Zugang“: deadlines that are computed from the day of the letter; none without that day. */
export function deadlinesByPeriod(flow: Flow, { dated, delivered, state }: Letter): FoundDeadline[] {
  if (dated === undefined) return []
  return [...flow.text.matchAll(PERIOD)].flatMap((match): FoundDeadline[] => {
    const [from, to] = sentenceAt(flow.text, match.index, match.index + match[0].length)
    const sentence = flow.text.slice(from, to)
    const period = periodOf(match[1]!, match[2]!)
    if (!DUTY.test(sentence) || period === undefined) return []
    return [
      {
        ...computed({ dated, delivered, state }, period, match[0], match[3]),
        sure: false,
        page: flow.page,
        quote: flow.quote(from, to),
      },
    ]
  })
}

function periodOf(count: string, unit: string): Period | undefined {
  const number = NUMBER_WORDS[count.toLowerCase()] ?? Number(count)
  if (!(number >= 1)) return undefined
  const name = unit.toLowerCase()
  return name === 'tag'
    ? { count: number, unit: 'days' }
    : name === 'woche'
      ? { count: number, unit: 'weeks' }
      : { count: name === 'jahr' ? number * 12 : number, unit: 'months' }
}

/**
 * A period from the day on which the letter counts as notified; where it begins with the arrival itself, which no
 * letter states, from the letter's date, so that the deadline is never given too late.
 */
function computed(
  { dated, delivered, state }: { dated: string; delivered: string | undefined; state: State | undefined },
  period: Period,
  words: string,
  event: string | undefined,
): { day: string; reason: string } {
  const deemed = /^(?:bekanntgabe|zustellung)$/i.test(event ?? '')
  const begin = delivered ?? (deemed ? notifiedOn(dated) : dated)
  const [end, day] = [endOfPeriod(begin, period), deadlineOf(begin, period, state)]
  const how = delivered
    ? `Gerechnet ab dem ${germanDay(delivered)}, an dem es laut Schreiben oder Stempel ankam.`
    : deemed
      ? `Das Schreiben vom ${germanDay(dated)} gilt am ${ordinalWord(daysInPost(dated))} Tag nach der Aufgabe zur Post als bekannt gegeben (§ 41 Abs. 2 VwVfG), also am ${germanDay(begin)}.`
      : `Gerechnet ab dem Datum des Schreibens (${germanDay(dated)}), weil der Tag des Zugangs nicht darin steht.`
  const formal =
    !delivered && /^zustellung$/i.test(event ?? '') ? ' Bei förmlicher Zustellung zählt der Tag auf dem Umschlag.' : ''
  const moved = day === end ? '' : ` Der ${germanDay(end)} ist kein Werktag (§ 193 BGB).`
  return {
    day,
    reason:
      `„${words}“: ${how}${formal}${moved} Errechnet${state ? '' : ' mit den bundesweiten Feiertagen'}; bitte prüfen.`.slice(
        0,
        400,
      ),
  }
}

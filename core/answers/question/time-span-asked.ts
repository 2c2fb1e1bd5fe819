import { germanDay } from '../../shared/german/write-german.ts'
import { TIME_UNITS, type TimeUnit } from './span.ts'

/** What the time from or to a day is counted in; `any`: nobody said. */
export type CountedIn = TimeUnit | 'any'

const HOW_LONG =
  /(?<!\p{L})(?:(?:wie viele?|wieviele?) (tage?n?|wochen?|monate?n?|jahre?n?)(?: zeit)?|wie lange?)(?!\p{L})/u
/** „In wie vielen Tagen endet …?“ */
const IN_HOW_LONG = /(?<!\p{L})in wie ?vielen? (tagen|wochen|monaten|jahren)(?!\p{L})/u
const AHEAD =
  /(?<!\p{L})(?:(?:sind es )?(?:noch )?(?:von|ab) heute(?: an)?,?(?= bis)|(?:bleib(?:t|en)|verbleib(?:t|en))(?: (?:mir|uns))?(?: noch)?|(?:ist|sind) (?:es )?noch(?= bis)|noch(?: übrig| zeit| hin)?|übrig)(?!\p{L})/gu
const BACK = /(?<!\p{L})(?:(?:jetzt |nun )?(?:schon|bereits)(?: her)?|(?:ist|sind) (?:das |es )?her|her)(?!\p{L})/gu

/** „zwischen dem 20.05.2026 und …“, said on that day. `today` is a day. */
export const countedFromToday = (text: string, today: string): string =>
  text.replace(/(?<=(?<!\p{L})zwischen )(?:dem )?(\d{2}\.\d{2}\.\d{4})(?= und(?!\p{L}))/u, (said, day: string) =>
    day === germanDay(today) ? 'heute' : said,
  )

const unitOf = (word: string): CountedIn => TIME_UNITS.find((unit) => word.startsWith(unit)) ?? 'any'

/**
 * „Wie viele Tage bleiben mir für …?“ asks for the day until when, „wie lange ist … her?“ for the one since when, and
 * both how far off that is. Text in lower case; `text` is the question for the day.
 */
export function takeTimeSpan(text: string): { text: string; spanIn?: CountedIn } {
  const ahead = IN_HOW_LONG.exec(text)
  if (ahead) return { text: text.replace(IN_HOW_LONG, 'wann'), spanIn: unitOf(ahead[1]!) }
  const asked = HOW_LONG.exec(text)
  if (!asked) return { text }
  const spanIn = unitOf(asked[1] ?? '')
  for (const [pattern, asking] of [
    [BACK, 'seit wann'],
    [AHEAD, 'bis wann'],
  ] as const)
    if (text.search(pattern) >= 0)
      return { text: text.replace(HOW_LONG, asking).replaceAll(pattern, ' ').replaceAll(/\s+/gu, ' '), spanIn }
  return { text }
}

import { MONTHS } from '../../shared/german/months.ts'
import { BELOW_HUNDRED, numberOfWord } from '../../shared/german/number-words.ts'
import type { QuestionWord } from './parsed-question.ts'

/** Numbers that people write as words, in lower case; „ein“ is an article in a question. */
export const NUMERALS: Readonly<Record<string, number>> = Object.fromEntries(
  [...BELOW_HUNDRED].filter(([word]) => word !== 'ein' && word !== 'eins'),
)

const IRREGULAR: readonly (readonly [RegExp, number])[] = [
  [/^erste[nr]?$/u, 1],
  [/^dritte[nr]?$/u, 3],
  [/^siebte[nr]?$/u, 7],
  [/^achte[nr]?$/u, 8],
]

/** 4 of „vierten“, 21 of „einundzwanzigsten“, in lower case; undefined of other words. */
function ordinalOf(word: string): number | undefined {
  const irregular = IRREGULAR.find(([form]) => form.test(word))?.[1]
  return irregular ?? numberOfWord(word.replace(/(?<!s)te[nr]?$|ste[nr]?$/u, ''))
}

const WORD = /(?<!\p{L})\p{L}+(?!\p{L})/gu
const DAY_OF_MONTH = new RegExp(`(?<!\\p{L})(\\p{L}+te[nr]?) (?=(?:${MONTHS.join('|')})(?!\\p{L}))`, 'gu')
/** What bears a number as a name; „im Stall ein Kalb“ has an article. */
const NUMBERED =
  /(?<=(?<!\p{L})(?:glöz|anlage|paragraph|paragraf|absatz|nummer|kennzahl|öko-?regelung|stall|silo|halle|box|abteil|schlag|tank|behälter|grube) )(?!ein(?!\p{L}))\p{L}+/gu
const LONG = /und|hundert|tausend|halb/u
/** „am achtzehnten fünften“ */
const DAY_AND_MONTH =
  /(?<=(?<!\p{L})(?:am|vom|zum|seit|bis|ab|dem|den|der) )(\p{L}+te[nr]?) (\p{L}+te[nr]?)(?!\p{L})(?! (?:schnitt|gabe|stall|halle))/gu
/** „zweitausend vierundzwanzig“, „zwanzig vierundzwanzig“ */
const YEAR = /(?<!\p{L})(?:zweitausend(?: und)?|zwanzig) (\p{L}{4,})(?!\p{L})/gu
/** „bis sechs Monate“ */
const COUNT_OF_TIME = /(?<!\p{L})\p{L}+(?= (?:monate?n?|jahre?n?|wochen?|tage?n?)(?!\p{L}))/gu
const [EARLIEST, LATEST] = [10, 39]

/** Numbers that are dictated, in digits where no other word may be meant: „am vierten Mai“, „einunddreißig“. */
export const withDigits = (text: string): string =>
  text
    .replaceAll(DAY_AND_MONTH, (all, dayWord: string, monthWord: string) => {
      const [day, month] = [ordinalOf(dayWord), ordinalOf(monthWord)]
      return day === undefined || month === undefined || day > 31 || month > 12 ? all : `${day}.${month}.`
    })
    .replaceAll(YEAR, (all, word: string) => {
      const year = BELOW_HUNDRED.get(word) ?? 0
      return year < EARLIEST || year > LATEST ? all : `20${year}`
    })
    .replaceAll(COUNT_OF_TIME, (word) => String(NUMERALS[word] ?? word))
    .replaceAll(DAY_OF_MONTH, (all, word: string) => {
      const day = ordinalOf(word)
      return day === undefined || day > 31 ? all : `${day}. `
    })
    .replaceAll(NUMBERED, (word) => String(numberOfWord(word) ?? word))
    .replaceAll(WORD, (word) => (LONG.test(word) ? inDigits(word) : word))

const inDigits = (word: string): string => String(numberOfWord(word) ?? word).replace('.', ',')

const ORDINAL = /^\.\s+\p{L}|^\s+(?:schnitt|gabe|spritzung|düngung|aufwuchs)(?!\p{L})/u
const PLACE = /(\p{L}*(?:stall|silo|halle|tank|behälter|grube|box|abteil|lager|scheune|iglu))\s+$/u

/** Columns that are told apart by a number. */
const BENCHMARK = /(?<!\p{L})kennzahl\s+$/u

/** What a short number or a letter of a text in lower case is said of: „Kartofung M“; `at`: where it stands in it. */
export function numberedBy(word: string, text: string, at: number): Pick<QuestionWord, 'isOrdinal' | 'numbers'> {
  const named = /^\p{L}$/u.test(word) ? /(\p{L}{3,})\s+$/u.exec(text.slice(0, at))?.[1] : undefined
  if (named !== undefined) return { numbers: named }
  if (!/^\d{1,2}$/.test(word)) return {}
  const place = PLACE.exec(text.slice(0, at))?.[1]
  if (place !== undefined) return { numbers: place }
  if (BENCHMARK.test(text.slice(0, at))) return { numbers: 'kennzahl' }
  return ORDINAL.test(text.slice(at + word.length)) ? { isOrdinal: true } : {}
}

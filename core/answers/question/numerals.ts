import { MONTHS } from '../../shared/german/months.ts'
import { NUMBER_WORDS, numberOfWord } from '../../shared/german/number-words.ts'
import type { QuestionWord } from './parsed-question.ts'

/** Numbers that people write as words, in lower case; „ein“ is an article in a question. */
export const NUMERALS: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(NUMBER_WORDS).filter(([word]) => word !== 'ein'),
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
/** What bears a number as a name. */
const NUMBERED = /(?<=(?<!\p{L})(?:glöz|anlage|paragraph|paragraf|absatz|nummer|kennzahl|öko-?regelung) )\p{L}+/gu
const LONG = /und|hundert|tausend/u

/** Numbers that are dictated, in digits where no other word may be meant: „am vierten Mai“, „einunddreißig“. */
export const withDigits = (text: string): string =>
  text
    .replaceAll(DAY_OF_MONTH, (all, word: string) => {
      const day = ordinalOf(word)
      return day === undefined || day > 31 ? all : `${day}. `
    })
    .replaceAll(NUMBERED, (word) => String(numberOfWord(word) ?? word))
    .replaceAll(WORD, (word) => (LONG.test(word) ? String(numberOfWord(word) ?? word) : word))

const ORDINAL = /^\.\s+\p{L}|^\s+(?:schnitt|gabe|spritzung|düngung|aufwuchs)(?!\p{L})/u
const PLACE = /(\p{L}*(?:stall|silo|halle|tank|behälter|grube|box|abteil|lager|scheune|iglu))\s+$/u

/** What a short number or a letter in a text in lower case is said of, „Kartofung M“; `at`: where it stands in `text`. */
export function numberedBy(word: string, text: string, at: number): Pick<QuestionWord, 'isOrdinal' | 'numbers'> {
  const named = /^\p{L}$/u.test(word) ? /(\p{L}{3,})\s+$/u.exec(text.slice(0, at))?.[1] : undefined
  if (named !== undefined) return { numbers: named }
  if (!/^\d{1,2}$/.test(word)) return {}
  const place = PLACE.exec(text.slice(0, at))?.[1]
  if (place !== undefined) return { numbers: place }
  return ORDINAL.test(text.slice(at + word.length)) ? { isOrdinal: true } : {}
}

import { BoundedMap } from '../../shared/bounded-map.ts'
import { withoutAskingFrame } from '../../shared/german/asking-frames.ts'
import { ASKING } from '../../shared/german/asking-words.ts'
import { ALWAYS_EMPTY } from '../../shared/german/closed-classes.ts'
import { withoutSmallTalk } from '../../shared/german/small-talk.ts'
import { kept } from '../kept.ts'
import { askingWord } from './asking-word.ts'
import { withDigits } from './numerals.ts'
import { phrasesAround } from './phrases/known-phrases.ts'
import type { Phrase } from './phrases/phrase-table.ts'
import { withMonthsInARow } from './phrases/times-said.ts'

const WORD = /\p{L}+/gu

/** In lower case. */
export const inOneLine = (text: string): string => text.toLowerCase().replaceAll(/\s+/gu, ' ')

const ASKS = new RegExp(`^ob(?!\\p{L})|(?<!\\p{L})(?:${ASKING})(?!\\p{L})`, 'u')

const NAMES_NUMBER =
  /^(?:die|das|den|der|unsere?|meine?) \p{L}*(?:adresse|anschrift|nummer|telefon|mail|postleitzahl|ohrmarke)(?!\p{L})/u

/** What is asked for aloud without a question word stays so. */
function framed(text: string): string {
  const asked = withoutAskingFrame(text)
  if (asked === text || ASKS.test(asked)) return asked
  return `${NAMES_NUMBER.test(asked) ? 'wie ist' : 'zeige'} ${asked}`
}

/** What expressions are told apart by never hangs on these. */
const PASSED_OVER = new RegExp(
  `(?<!\\p{L})(?:${ALWAYS_EMPTY.join('|')}) (?=\\p{L}|\\d)| (?:${ALWAYS_EMPTY.join('|')})(?=\\s*[?!.,])`,
  'gu',
)

/** „Und wie viel …?“ asks as much without what joins it to what was said before. */
const JOINING = new RegExp(
  `^(?:(?:und|aber|dann|ach|also|so|auch|außerdem|zudem|noch) )+(?=(?:${ASKING}|bis|seit|ab|von|in|auf|an|bei|für)(?!\\p{L}))`,
  'u',
)
/** What stands behind a question and says where and when it is asked: expressions are told by their last words. */
const BEHIND =
  /(?: (?:bei uns|(?:hier )?(?:am|auf dem|auf unserem) (?:hof|betrieb)|hier|im (?:system|betrieb)|laut (?:system|buch|kartei|liste)|nochmal|eigentlich|so|genau|ungefähr|denn|jetzt|aktuell|derzeit|momentan|zurzeit))+(?=\s*[?!.]*$)/u

/** „Wie viel ist da noch drin?“ */
const THERE = /(?<=(?:ist|sind|war|waren|liegt|liegen|steht|stehen) )da (?=noch(?!\p{L}))/gu

/** In characters: what reads expressions takes time by the square of these, and nobody asks rows for so much. */
export const LONGEST_READ = 1000

/** Each area that is asked reads the same question. */
const MOST_KEPT = 16
const lately = new WeakMap<readonly Phrase[], BoundedMap<string, string>>()
const NONE: readonly Phrase[] = []

/** A question without what is said around it, and with the words that views know; `standard` is in lower case. */
export function inKnownPhrases(standard: string, own: readonly Phrase[] = NONE): string {
  if (standard.length > LONGEST_READ) return standard
  const readLately = kept(lately, own, () => new BoundedMap<string, string>(MOST_KEPT))
  return kept(readLately, standard, () => readPhrases(standard, own))
}

function readPhrases(standard: string, own: readonly Phrase[]): string {
  const text = withDigits(
    framed(withoutSmallTalk(standard).replace(JOINING, '').replace(BEHIND, ''))
      .replaceAll(PASSED_OVER, '')
      .replaceAll(THERE, '')
      .replaceAll(WORD, askingWord),
  ).trim()
  return withMonthsInARow(
    phrasesAround(own)
      .reduce((changed, [phrase, word]) => changed.replaceAll(phrase, word), text)
      .trim(),
  )
}

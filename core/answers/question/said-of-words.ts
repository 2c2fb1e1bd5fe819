import { ASKING } from '../../shared/german/asking-words.ts'
import { stemGerman } from '../../shared/german/stem-german.ts'
import type { ParsedQuestion } from './parsed-question.ts'
import { TREND } from './question-words.ts'

// What the sentence says of its words, in lower case.

/** „wurde … geliefert“, „haben wir … gekauft“ */
export const SAYS_PAST = new RegExp(
  '(?<!\\p{L})(?:wurden?|kam|kamen|ging|gingen|gab)(?!\\p{L})|' +
    '(?<!\\p{L})(?:hat|haben|hab|habe|hatten?)(?!\\p{L}).* ' +
    '(?!beauftragt|bestellt|geplant|vereinbart|vorgesehen)(?:\\p{L}{0,6}ge\\p{L}{2,}(?:t|en)|(?:ver|be|er)\\p{L}{3,}t)\\s*[?!.]*$',
  'u',
)

/** „Wie viele waren dort?“ */
export const SAYS_WAS = /(?<!\p{L})(?:war|waren|hatten?|stand|standen|lief|liefen|gewesen)(?!\p{L})/u

/** „am Tag“ */
export const PER_TIME =
  /(?<!\p{L})(?:(?:am|pro|je|jeden) tag(?! (?:der|des|vor|nach))|täglich|wöchentlich|monatlich|(?:pro|je|jede) (?:woche|monat))(?!\p{L})/u

/** A level and a capacity together, which no row has. */
const HOW_FULL =
  /(?<!\p{L})wie (?:voll|leer)(?!\p{L})|^(?:ist|sind)(?!\p{L}).* (?:voll|leer|überbelegt|ausgelastet)(?=\s*[?!.]*$)/u

/** „Auf welchen Feldern habe ich nur KAS gestreut?“ leaves out what has something else beside it. */
const ONLY =
  /(?<!\p{L})(?:welche[mnrs]?|wer|wo)(?!\p{L}).*(?<!\p{L})(?:(?:nur|ausschließlich|einzig|allein|lediglich) (?!noch|mal|einmal)|bloß (?!noch|mal|einmal|(?:der|die|das|den|dem|unsere?|meine?|wieder|alles?|so)(?!\p{L})))\p{L}/u

/** „der größte Schlag nach dem Steinacker“ is another one than the largest. */
const NEXT_IN_ORDER =
  /(?<!\p{L})\p{L}{3,}(?:st|ßt)e[nrsm]?(?!\p{L})(?: \p{L}+)?(?: \p{L}+)? nach (?:de[mnr] )?(?!dem|den|der|fläche|größe|menge)\p{L}/u
const IN_TIME = /(?<!\p{L})(?:näch|(?<!\p{L})er|neu|jüng|spät|früh)e?ste[nrsm]?(?!\p{L})/u

/** The rows are of one farm. */
const OTHER_FARM =
  /(?<!\p{L})(?:zweite|dritte|andere|fremde|benachbarte|ehemalige|frühere)[nrms]? (?:hof|betrieb|hofstelle|betriebe|höfe|betriebsteil|betriebsstätte)(?!\p{L})/u

/** „Welche liegen darunter?“ is of a number that was said before. */
const THAN_THAT =
  /(?<!\p{L})(?:lieg|lag|sind|ist|war|bleib|blieb|komm|kam)\p{L}* (?:\p{L}+ ){0,2}(?:darunter|darüber|drunter|drüber)(?=\s*[?!.]*$)/u

/** It says more of what is meant than anything takes. */
export const saysWhatNothingTakes = (text: string): boolean =>
  HOW_FULL.test(text) ||
  THAN_THAT.test(text) ||
  OTHER_FARM.test(text) ||
  ONLY.test(text) ||
  (NEXT_IN_ORDER.test(text) && !IN_TIME.test(text))

/** Between what is joined: each second one of the parts that a text is cut into by it. */
const BETWEEN = /(,? (?:und|oder|sowie) |, )/u
const IS_COMMA = /^, $/u
/** Before a name: „auf der Großen Freude“ */
const BEFORE_NAME =
  /^(?:auf|in|an|im|am|bei|beim|vom|von|aus|für|mit|zum|zur|der|die|das|dem|den|unsere[rmn]?|meine[rmn]?)$/u
const LONGEST_NAME = 2

const wordsOf = (part: string): string[] => part.match(/\p{L}+/gu) ?? []

/** „kam auf die Große Freude“, behind which something is joined. */
function nameAtEnd(part: string): string[] {
  const words = wordsOf(/\p{L}+(?: \p{L}+)?$/u.exec(part)?.[0] ?? '')
  return words.slice(words.findLastIndex((word, at) => at < words.length - 1 && BEFORE_NAME.test(word)) + 1)
}

const withoutWordsBefore = (part: string): string[] => {
  const words = wordsOf(part.slice(0, part.search(/[^\p{L} ]|$/u)))
  const begins = words.findIndex((word) => !BEFORE_NAME.test(word))
  return begins < 0 ? [] : words.slice(begins)
}

/** „auf den Hohen Berg zusammen“, which is joined to something. */
const nameAtBegin = (part: string): string[] => withoutWordsBefore(part).slice(0, LONGEST_NAME)

/** Nothing but a name, between two others. */
function isName(part: string): boolean {
  const words = withoutWordsBefore(part)
  return words.length <= LONGEST_NAME && !words.some((word) => BEFORE_NAME.test(word))
}

/** What „und“ joins, with what else stands before it between commas: of each the stems of its words. */
export function joinedIn(text: string): string[][][] {
  const parts = text.split(BETWEEN)
  const lists: string[][][] = []
  for (let last = parts.length - 1; last > 0;) {
    let first = last - 2
    if (!IS_COMMA.test(parts[last - 1]!)) {
      while (first > 0 && isName(parts[first]!)) first -= 2
      const before = parts.slice(first, last - 1).filter((_, index) => index % 2 === 0)
      const names = [...before.map(nameAtEnd), nameAtBegin(parts[last]!)]
      lists.push(names.filter((name) => name.length > 0).map((name) => name.map(stemGerman)))
    }
    last = first
  }
  return lists
}

const WHOLE =
  /(?<!\p{L})(?:prozent|%) (?:(?:von|vom|de[rsmn]|(?:unsere|meine)[rsmn]?|aller?n?|ganzen|gesamten) )+(\p{L}+)/u

/** The stem of what a share is asked of. */
export function wholeIn(text: string): string | undefined {
  const word = WHOLE.exec(text)?.[1]
  return word === undefined ? undefined : stemGerman(word)
}

const IS_MISSING =
  /(?<!\p{L})fehl(?:t|en|te|ten) (?:(?:mir|uns|noch|denn|da|hier|eigentlich|jetzt|immer) )*(?:(?:der|die|das|den|ein|eine|unser|unsere) )?(?!(?:bei|auf|in|an|von|vom|für|zu|im|am|beim|was|etwas|nichts|irgendwas|und|oder|mir|uns|noch|denn|da|hier|eigentlich|jetzt|immer)(?!\p{L}))(?:\p{L}+e[rsnm]? (?!(?:bei|auf|in|an|von|für|zu|im|am|beim)(?!\p{L})))?(\p{L}{3,})/u

/** „BVD-Probe fehlt noch – Ohrmarke?“ */
const MISSES_FIRST = new RegExp(
  `^(?!(?:${ASKING}|es|hier|da|ist|sind|hat|haben|bei|auf|in|von|für|an)(?!\\p{L}))(?:\\p{L}+[- ])?` +
    '(?!(?:mir|uns|etwas|nichts|noch|was)(?!\\p{L}))(\\p{L}{3,}) fehl(?:t|en)(?!\\p{L})',
  'u',
)

/** The stem of what is said to be missing: „Wo fehlt noch die Gülle?“, but not „Was fehlt bei der Düngung?“ */
export function missingIn(text: string): string | undefined {
  const word = IS_MISSING.exec(text)?.[1] ?? MISSES_FIRST.exec(text)?.[1]
  return word === undefined ? undefined : stemGerman(word)
}

const OF_WHICH = /(?<!\p{L})(?:bei|an|auf|von|in|für|zu) welche[nrm] (\p{L}+)/u

/** The stem of the things that are gone through: „Bei welchen Feldern …?“ */
export function ofWhichIn(text: string): string | undefined {
  const word = OF_WHICH.exec(text)?.[1]
  return word === undefined ? undefined : stemGerman(word)
}

/** „Gestiegen oder gefallen?“ asks for either. */
export function trendIn(text: string): ParsedQuestion['trend'] {
  const [rises, falls] = [TREND.rise.test(text), TREND.fall.test(text)]
  if (rises === falls) return rises || TREND.any.test(text) ? 'any' : undefined
  return rises ? 'rise' : 'fall'
}

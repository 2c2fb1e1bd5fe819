import { stemOf, stemsOf } from '../interpretation/search-text.ts'

/** What a question word leaves to be told: a day, a first or a last one, a number, somebody, or anything. */
export type AskedAs = 'day' | 'day to come' | 'first day' | 'last day' | 'number' | 'person' | 'any'

/** A word, a number or a day of a question, in lower case. */
export interface PlainWord {
  text: string
  stem: string
}

/** A question word with the kinds of value that may answer it; the first that is said decides. */
const ASKED_AS: readonly [AskedAs, RegExp][] = [
  ['last day', /(?<!\p{L})bis wann(?!\p{L})/gu],
  ['first day', /(?<!\p{L})(?:seit|ab) wann(?!\p{L})/gu],
  // „Wann wird es geliefert?“ asks for no delivery that was.
  ['day to come', /(?<!\p{L})wann (?:wird|werden)(?!\p{L})/gu],
  ['day', /(?<!\p{L})(?:wann|an welchem tag|(?:an )?welche[ms] datum)(?!\p{L})/gu],
  ['person', /(?<!\p{L})(?:wer|wem|wen|wessen)(?!\p{L})/gu],
  ['number', /(?<!\p{L})wie ?(?:viele?|hoch|groß|schwer|lange?|breit|alt|tief)(?!\p{L})/gu],
]

/** They say that something stands in a row, and are the label of the day since when. */
export const ENTERED: ReadonlySet<string> = new Set(
  'eingetragen hinterlegt vermerkt notiert angegeben erfasst verzeichnet gespeichert'.split(' '),
)

/**
 * Words between a label and a name that say nothing of either. What would narrow, deny, order or count is none of them:
 * with it the question is no plain one.
 */
const FRAME: ReadonlySet<string> = new Set(
  `der die das den dem des ein eine einen einem einer eines
  von vom zu zum zur bei beim für fürs in im am an auf aus mit als laut
  ist sind war waren wird wurde wurden hat haben hatte hatten habe steht stehen lautet lauten heißt gibt gab es beträgt betragen liegt
  was wie welche welcher welches welchen welchem
  ich wir mir uns unser unsere unserem unseren unserer unseres mein meine meinem meinen meiner meines
  bitte denn dort da dazu dafür genau sag sage nenn nenne gib zeig zeige`.split(/\s+/u),
)

export const isFrame = ({ text }: PlainWord): boolean => FRAME.has(text) || ENTERED.has(text)

const PLAIN_WORD = /\d{1,2}\.\d{1,2}\.\d{4}|[\p{L}\p{N}]+/gu

/** The words of a text in their order. */
export const plainWords = (text: string): PlainWord[] =>
  (text.toLowerCase().match(PLAIN_WORD) ?? []).map((word) => ({ text: word, stem: stemOf(word) }))

/** What the question word asks for, and the words beside it. */
export function readAsking(question: string): { asks: AskedAs; words: PlainWord[] } {
  const text = question.toLowerCase()
  const [asks, said] = ASKED_AS.find(([, isSaid]) => text.search(isSaid) >= 0) ?? ['any' as const, undefined]
  return { asks, words: plainWords(said ? text.replaceAll(said, ' ') : text) }
}

/** „Almas“ and „Alma“ */
export const stemsMeant = ({ text, stem }: PlainWord): readonly string[] =>
  text.length > 3 && text.endsWith('s') ? [stem, ...stemsOf(text.slice(0, -1))] : [stem]

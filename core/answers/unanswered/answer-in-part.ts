import { NUMBER_WORDS } from '../../shared/german/number-words.ts'
import { germanList } from '../../shared/german/write-german.ts'
import type { Pause } from '../../shared/ports/pause.ts'
import { askViews, type LoadedViews, type Reading } from '../answering/ask-views.ts'
import { knownWordsOf } from '../answering/known-words-of-views.ts'
import type { AskedView } from '../interpretation/asked-view.ts'
import type { Interpretation } from '../interpretation/interpretation.ts'
import { understand, type Understood } from '../interpretation/word-meanings.ts'
import type { Fact } from '../ports/fact-source.ts'
import type { ParsedQuestion, QuestionWord } from '../question/parsed-question.ts'
import type { View } from '../view.ts'

/**
 * What the views say to a question without the word, of a longer one the two words, that it does not know: „Was ist
 * noch in der Zapfsäule an Diesel?“ It is no answer, since a word may change everything, but it shows the person what
 * is there. Undefined where more are unknown, one is denied or counted, or nothing is entered to the rest.
 */
export async function answerInPart(
  loaded: LoadedViews,
  question: ParsedQuestion,
  pause: Pause,
): Promise<Fact | undefined> {
  if (question.words.length < FEWEST_WORDS) return undefined
  const known = knownWordsOf(loaded.views)(question)
  const leftOutOf = new Map<View, readonly QuestionWord[]>()
  for (const [view, found] of loaded.views) {
    const unknown = unknownWords({ view, loaded: found, question: known, today: loaded.today })
    if (mayLeaveOut(unknown, known)) leftOutOf.set(view, unknown)
    await pause()
  }
  const readingsOf = (view: View): Reading[] => {
    const leftOut = leftOutOf.get(view)
    return leftOut ? [{ question: { ...known, words: known.words.filter((word) => !leftOut.includes(word)) } }] : []
  }
  const best = await askViews(loaded, readingsOf, pause)
  if (!best?.fact.answered || best.fact.saysNone || !isNarrow(best.interpretation)) return undefined
  const leftOut = leftOutOf.get(best.interpretation.view)!
  const words = germanList(leftOut.map(({ text }) => `„${text}“`))
  const unknown = `In einer Frage nach „${best.interpretation.view.label}“ verstehe ich ${words} nicht.`
  const without = leftOut.length === 1 ? 'Ohne dieses Wort' : 'Ohne diese Wörter'
  return { text: `${unknown} ${without} gelesen: ${best.fact.text}`, answered: false, rows: best.fact.rows }
}

/**
 * What is found at an inspection, in order or not, is told to a question that is understood to its last word; and what
 * a view tells in sentences of nothing in particular is near to no question.
 */
const isNarrow = ({ view, namesSubject, conditions }: Interpretation): boolean =>
  namesSubject && (view.tells === undefined || (!view.answersDuties && conditions.some(({ by }) => by !== 'class')))

const mayLeaveOut = (unknown: readonly QuestionWord[], question: ParsedQuestion): boolean =>
  unknown.length > 0 &&
  unknown.length <= (question.words.length >= ENOUGH_FOR_TWO ? 2 : 1) &&
  unknown.every((word) => !word.isKnown && !isDecisive(word, question))

/** Of fewer words the one that is left says too little of what was asked. */
const FEWEST_WORDS = 2
/** Of so many two may be left out. */
const ENOUGH_FOR_TWO = 5

function unknownWords(asked: AskedView): QuestionWord[] {
  const unknown: QuestionWord[] = []
  let before: Understood | undefined
  for (const word of asked.question.words) {
    const understood = understand(asked, word, before)
    if (understood) before = understood
    else unknown.push(word)
  }
  return unknown
}

/** Without it the question would be another: what is denied or counted, and a number. */
const isDecisive = ({ text, stem }: QuestionWord, { negatedStem, countedStem }: ParsedQuestion): boolean =>
  text === '' || /\d/.test(text) || Object.hasOwn(NUMBER_WORDS, text) || [negatedStem, countedStem].includes(stem)

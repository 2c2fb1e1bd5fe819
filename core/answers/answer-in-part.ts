import { NUMBER_WORDS } from '../shared/german/number-words.ts'
import { germanList } from '../shared/german/write-german.ts'
import type { Pause } from '../shared/ports/pause.ts'
import { askViews, type LoadedViews } from './ask-views.ts'
import type { Interpretation } from './interpretation/interpretation.ts'
import { understand, type Understood } from './interpretation/word-meanings.ts'
import type { Fact } from './ports/fact-source.ts'
import type { ViewEntries } from './ports/entry-loader.ts'
import type { ParsedQuestion, QuestionWord } from './question/parsed-question.ts'
import type { View } from './view.ts'

/**
 * What the views say to a question without the word, of a longer one the two words, that none of them knows: „Was ist
 * noch in der Zapfsäule an Diesel?“ It is no answer, since a word may change everything, but it shows the person what
 * is there. Undefined where more are unknown, one is denied or counted, or nothing is entered to the rest.
 */
export async function answerInPart(
  loaded: LoadedViews,
  question: ParsedQuestion,
  pause: Pause,
): Promise<Fact | undefined> {
  if (question.words.length < FEWEST_WORDS) return undefined
  const unknownOf = new Map<View, ReadonlySet<QuestionWord>>()
  for (const [view, found] of loaded.views) {
    unknownOf.set(view, unknownWords(view, found, question, loaded.today))
    await pause()
  }
  const leftOut = question.words.filter((word) => [...unknownOf.values()].every((unknown) => unknown.has(word)))
  const most = question.words.length >= ENOUGH_FOR_TWO ? 2 : 1
  if (leftOut.length === 0 || leftOut.length > most || leftOut.some((word) => isDecisive(word, question)))
    return undefined
  const rest = { ...question, words: question.words.filter((word) => !leftOut.includes(word)) }
  const readingsOf = (view: View) => (unknownOf.get(view)!.size === leftOut.length ? [{ question: rest }] : [])
  const best = await askViews(loaded, readingsOf, pause)
  if (!best?.fact.answered || best.fact.saysNone || !isNarrow(best.interpretation)) return undefined
  const words = germanList(leftOut.map(({ text }) => `„${text}“`))
  const unknown = `In einer Frage nach „${best.interpretation.view.label}“ verstehe ich ${words} nicht.`
  const without = leftOut.length === 1 ? 'Ohne dieses Wort' : 'Ohne diese Wörter'
  return { text: `${unknown} ${without} gelesen: ${best.fact.text}`, answered: false, rows: best.fact.rows }
}

/**
 * What has to be done, or is found in order, is told to a question that is understood to its last word; and what a view
 * tells in sentences of nothing in particular is near to no question.
 */
const isNarrow = ({ view, namesSubject, conditions }: Interpretation): boolean =>
  namesSubject && !view.answersDuties && (view.tells === undefined || conditions.some(({ by }) => by !== 'class'))

/** Of fewer words the one that is left says too little of what was asked. */
const FEWEST_WORDS = 2
/** Of so many two may be left out. */
const ENOUGH_FOR_TWO = 5

function unknownWords(
  view: View,
  found: ViewEntries,
  question: ParsedQuestion,
  today: string,
): ReadonlySet<QuestionWord> {
  const unknown = new Set<QuestionWord>()
  let before: Understood | undefined
  for (const word of question.words) {
    const understood = understand(view, found, word, question, today, before)
    if (understood) before = understood
    else unknown.add(word)
  }
  return unknown
}

/** Without it the question would be another: what is denied, counted or entered as something, and a number. */
const isDecisive = ({ text, stem }: QuestionWord, { negatedStem, countedStem, columnStem }: ParsedQuestion): boolean =>
  text === '' ||
  /\d/.test(text) ||
  Object.hasOwn(NUMBER_WORDS, text) ||
  [negatedStem, countedStem, columnStem].includes(stem)

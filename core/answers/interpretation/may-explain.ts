import type { ParsedQuestion, QuestionWord } from '../question/parsed-question.ts'
import type { View } from '../view.ts'
import { splitCompound } from './explain-compound.ts'
import { meaningsInView } from './explain-word.ts'
import { isSpecific } from './word-meaning.ts'

/**
 * True where a word of the question is the view's own, or its entries may be meant by their names: only then are they
 * worth loading.
 */
export const mayExplain = (view: View, question: ParsedQuestion): boolean =>
  impliesOverdue(view, question) ||
  saysKnownName(view, question) ||
  (question.words.length > 0 && nameIsEnough(view, question)) ||
  question.words.some((word) =>
    [[word], ...splitCompound(word)].some((parts) => parts.some((part) => isOwnWord(view, part))),
  )

const isOwnWord = (view: View, word: QuestionWord): boolean => meaningsInView(view, word, '').some(isSpecific)

export const impliesOverdue = ({ impliedBy }: View, { overdue, words }: ParsedQuestion): boolean =>
  impliedBy?.overdue === true && overdue && words.length === 0

export const nameIsEnough = ({ impliedBy }: View, { type }: ParsedQuestion): boolean =>
  impliedBy?.entryName?.includes(type) ?? false

export const saysKnownName = ({ impliedBy }: View, { words }: ParsedQuestion): boolean =>
  words.some(({ stem }) => impliedBy?.knownNames?.has(stem))

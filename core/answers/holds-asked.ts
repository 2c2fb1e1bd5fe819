import { isVerbOfClass, verbClassMeaning } from './interpretation/verb-class-meaning.ts'
import { ownStemsOf } from './interpretation/own-stems.ts'
import type { ParsedQuestion, QuestionWord } from './question/parsed-question.ts'
import { isEmpty, type Column, type Entry, type View } from './view.ts'

/**
 * True where an entry holds a value of the kind that a question asks for, which is not understood to its last word: a
 * day, a person, a place, a text that it names. Never a number, which a single word makes another one, nor what is
 * computed, compared, denied or missing. `today` is a day.
 */
export const holdsAsked = (
  { view, entry }: { view: View; entry: Entry },
  question: ParsedQuestion,
  today: string,
): boolean =>
  asksPlainly(question) &&
  question.words.every((word) => !asksOfOther(view, word, question, today)) &&
  hasValueOfKind(view, question, ({ name }) => !isEmpty(entry.values[name]))

/** „Was kostet …?“ of what tells no costs, „Wann wurde … erfunden?“: what is done to a thing decides what is asked. */
const asksOfOther = (view: View, word: QuestionWord, question: ParsedQuestion, today: string): boolean =>
  isVerbOfClass(word)
    ? verbClassMeaning(view, word, question, today) === undefined
    : PARTICIPLE.test(word.text) && !ownStemsOf(view).has(word.stem)

const PARTICIPLE = /^(?:\p{Ll}*ge|be|er|ver|ent|zer|miss)\p{Ll}{3,}(?:t|en)$/u

const asksPlainly = (question: ParsedQuestion): boolean =>
  !question.negated &&
  !question.missing &&
  !question.overdue &&
  !question.asksShare &&
  !question.countsTime &&
  question.selection === undefined &&
  question.aggregate === undefined &&
  question.outOfLimits === undefined &&
  question.trend === undefined &&
  question.spanIn === undefined &&
  question.measuredIn === undefined &&
  question.thresholds.length === 0

function hasValueOfKind(
  { columns, roles }: View,
  { type, words }: ParsedQuestion,
  isKnown: (column: Column) => boolean,
): boolean {
  switch (type) {
    case 'when':
      return columns.some((column) => column.type === 'day' && isKnown(column))
    case 'until':
      return columns.some((column) => column.type === 'day' && column.ahead !== undefined && isKnown(column))
    case 'who':
      return columns.some((column) => column.name === roles.who && isKnown(column))
    case 'where':
      return columns.some((column) => column.name === roles.where && isKnown(column))
    case 'which':
    case 'what':
    case 'request': {
      const named = columns.filter((column) => words.some(({ stem }) => column.words.has(stem)) && isText(column))
      return named.length > 0 && named.every(isKnown)
    }
    default:
      return false
  }
}

const isText = ({ type }: Column): boolean => type !== 'number' && type !== 'flag'

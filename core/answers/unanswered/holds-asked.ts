import { isVerbOfClass, verbClassMeaning } from '../interpretation/verb-class-meaning.ts'
import { ownStemsOf } from '../interpretation/own-stems.ts'
import { isOfKind } from '../interpretation/is-of-kind.ts'
import { stemsOf } from '../interpretation/search-text.ts'
import type { ParsedQuestion, QuestionType, QuestionWord } from '../question/parsed-question.ts'
import { isEmpty, stems, type Column, type Entry, type View } from '../view.ts'

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
  !asksReason(question) &&
  question.words.every((word) => !asksOfOther(view, word, question, today)) &&
  hasValueOfKind(view, entry, question)

const WHY: ReadonlySet<string> = new Set(['warum', 'wieso', 'weshalb'])

export const isWhy = ({ text }: QuestionWord): boolean => WHY.has(text)

export const asksReason = ({ words }: ParsedQuestion): boolean => words.some(isWhy)

/** „Was kostet …?“ of what tells no costs, „Wann wurde … erfunden?“: what is done to a thing decides what is asked. */
const asksOfOther = (view: View, word: QuestionWord, question: ParsedQuestion, today: string): boolean =>
  isVerbOfClass(word)
    ? verbClassMeaning({ view, question, today }, word) === undefined
    : PARTICIPLE.test(word.text) && !ownStemsOf(view).has(word.stem)

const PARTICIPLE = /^(?:\p{Ll}*ge|be|er|ver|ent|zer|miss|unter|über)\p{Ll}{3,}(?:t|en)$/u

/** They are reckoned of several values, or say how it was before. */
const RECKONED = stems(
  'früher vorher bevor damals ehemals einst Zeitraum Zeitspanne Dauer Differenz Unterschied Abstand Anteil Rest Zuwachs Rückgang Zunahme Abnahme Vergleich Saldo',
)

export const asksPlainly = (question: ParsedQuestion): boolean =>
  !question.words.some(({ stem }) => RECKONED.has(stem)) &&
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
  question.unitAsked === undefined &&
  question.thresholds.length === 0

function hasValueOfKind(view: View, entry: Entry, { type, words, ofWhichStem }: ParsedQuestion): boolean {
  const isKnown = ({ name }: Column): boolean => !isEmpty(entry.values[name])
  // „Schlepper 120 kW“ is its name, and asks for no power.
  const ofName = new Set(stemsOf(entry.name))
  const asked = words.filter(({ stem }) => !ofName.has(stem))
  const isNamed = (stem: string): boolean =>
    view.nouns.has(stem) || view.columns.some((column) => column.words.has(stem))
  const named = view.columns.filter((column) => asked.some(({ stem }) => column.words.has(stem)))
  // When it was bought is not when it has to be inspected.
  if (!NAMES_ITS_KIND.has(type))
    return (
      (named.length === 0 || named.some(isKnown)) &&
      view.columns.some((column) => isText(column) && isOfKind(column, view, type) && isKnown(column))
    )
  // „Zu welchem Preis haben wir es bestellt?“ is not told by the day of the order.
  const saysWhat = ofWhichStem === undefined || ofName.has(ofWhichStem) || isNamed(ofWhichStem) || DAYS.has(ofWhichStem)
  return saysWhat && named.length > 0 && named.every((column) => isText(column) && isKnown(column))
}

const isText = ({ type }: Column): boolean => type !== 'number' && type !== 'flag'

const DAYS = stems('Tag Datum Termin Zeitpunkt Jahr Monat')

/** What these ask for only its words say. */
const NAMES_ITS_KIND: ReadonlySet<QuestionType> = new Set(['which', 'what', 'request'])

import type { ParsedQuestion, QuestionWord, State } from '../question/parsed-question.ts'
import type { ViewEntries } from '../ports/entry-loader.ts'
import type { Column, View } from '../view.ts'
import { asTold } from './as-told.ts'
import { explainCompound } from './explain-compound.ts'
import { explainWord } from './explain-word.ts'
import type { Interpretation } from './interpretation.ts'
import { relatedNameMeaning, shortenedMeaning, textMeaning } from './text-meaning.ts'
import { impliesOverdue, nameIsEnough, ownStemsOf, saysKnownName } from './may-explain.ts'
import { asSpoken } from '../question/as-spoken.ts'
import { mistyped } from '../question/mistyped.ts'
import { vocabularyOf } from './search-text.ts'
import type { WordMeaning } from './word-meaning.ts'

/**
 * Undefined where a word remains that neither the view nor its entries explain: then it may mean something else
 * altogether. `today` is a day.
 */
export function interpret(
  view: View,
  loaded: ViewEntries,
  asked: ParsedQuestion,
  today: string,
): Interpretation | undefined {
  const question = asTold(view, asked)
  if (question.asksDuty && !view.answersDuties) return undefined
  const understood: Understood[] = []
  for (const word of question.words) {
    const one = understand(view, loaded, word, question, today)
    if (!one) return undefined
    understood.push(one)
  }
  const byWord = understood.map(({ meanings }) => meanings)
  const exceptions = exceptionsOf(view, loaded, question)
  if (exceptions === undefined) return undefined
  const stems = new Set(understood.map(({ stem }) => stem))
  const interpretation = { ...interpretationOf(view, loaded, question, today, byWord), stems }
  return isAboutView(interpretation, byWord.flat()) &&
    isConsistent(
      interpretation,
      byWord.flat().some(({ isNoun }) => isNoun),
    )
    ? { ...interpretation, exceptions }
    : undefined
}

/** A word with what it means, and the stem by which it was understood. */
interface Understood {
  stem: string
  meanings: WordMeaning[]
}

function understand(
  view: View,
  loaded: ViewEntries,
  word: QuestionWord,
  question: ParsedQuestion,
  today: string,
): Understood | undefined {
  const own = meaningsOf(view, loaded, word, question, today)
  if (own) return { stem: word.stem, meanings: own }
  const meant = meantMeaning(view, loaded, word, question, today) ?? synonymMeaning(view, loaded, word, question, today)
  if (meant) return meant
  const unread = unreadText(loaded, word)
  return unread && { stem: word.stem, meanings: unread }
}

/** What the word means that it was most likely meant to be: written as it is spoken, or with a slip of the hand. */
function meantMeaning(
  view: View,
  loaded: ViewEntries,
  word: QuestionWord,
  question: ParsedQuestion,
  today: string,
): Understood | undefined {
  const [own, texts] = [ownStemsOf(view), vocabularyOf(view, loaded.entries)]
  const meant =
    asSpoken(word, (stem) => own.has(stem) || texts.has(stem)) ?? mistyped(word, new Set([...own, ...texts]))
  const meanings = meant === undefined ? undefined : meaningsOf(view, loaded, { ...word, stem: meant }, question, today)
  return meanings && { stem: meant!, meanings }
}

/** What the likeliest of its synonyms means that the view or its entries know. */
function synonymMeaning(
  view: View,
  loaded: ViewEntries,
  { synonyms = [] }: QuestionWord,
  question: ParsedQuestion,
  today: string,
): Understood | undefined {
  for (const synonym of synonyms) {
    const meanings = explainWord(view, loaded.entries, synonym, question.type, today)
    if (meanings) return { stem: synonym.stem, meanings }
  }
  return undefined
}

/** What is not among some of the entries may be among the others. */
const unreadText = ({ beyond }: ViewEntries, { text }: QuestionWord): WordMeaning[] | undefined =>
  beyond === undefined
    ? undefined
    : [{ score: 0, condition: { description: `„${text}“`, by: 'text', holds: () => true } }]

/** Undefined where nothing explains the word. */
export const meaningsOf = (
  view: View,
  { entries, relatedNames }: ViewEntries,
  word: QuestionWord,
  { type }: Pick<ParsedQuestion, 'type'>,
  today: string,
): WordMeaning[] | undefined =>
  explainWord(view, entries, word, type, today) ??
  explainCompound(view, entries, word, type, today) ??
  relatedNameMeaning(relatedNames, word) ??
  shortenedMeaning(view, entries, word) ??
  // „Die neueste“ of what has a day is the one of the last day.
  (word.text === '' && word.stem === AGE && view.roles.day !== undefined ? [{ score: 0 }] : undefined)

/** The stem of the column by which „älteste“ and „jüngste“ order. */
const AGE = 'alt'

function interpretationOf(
  view: View,
  { entries, beyond }: ViewEntries,
  question: ParsedQuestion,
  today: string,
  byWord: readonly (readonly WordMeaning[])[],
): Omit<Interpretation, 'stems'> {
  const meanings = byWord.flat()
  const columns = columnsNamed(byWord)
  const isDenied = (index: number): boolean => question.words[index]!.stem === question.negatedStem
  const conditions = byWord.flatMap((ofWord, index) =>
    ofWord.flatMap(({ condition }) =>
      condition ? [isDenied(index) ? { ...condition, negated: true as const } : condition] : [],
    ),
  )
  const namesEntry = conditions.some(({ by, holds }) => by === 'text' && entries.some(holds))
  return {
    view,
    question,
    conditions,
    columns,
    namedColumns: meanings.flatMap(({ column, saysOnlyColumn }) =>
      column && saysOnlyColumn && columns.includes(column) ? column : [],
    ),
    negatedColumns: byWord.flatMap((ofWord, index) =>
      isDenied(index) ? ofWord.flatMap(({ column, condition }) => (column && !condition ? column : [])) : [],
    ),
    requestedColumns: [
      ...new Set(byWord.flatMap(([first]) => (first?.column && first.saysOnlyColumn ? first.column : []))),
    ],
    state: stateOf(question, columns, meanings),
    exceptions: [],
    entries,
    beyond,
    today,
    namesSubject: saysOwnWord(meanings) || impliesOverdue(view, question) || namesEntry,
    score: meanings.reduce((total, { score }) => total + score, 0),
  }
}

/** The columns that words name; those alone that each of several names: „Wartezeit Fleisch“ is one of two. */
function columnsNamed(byWord: readonly (readonly WordMeaning[])[]): Column[] {
  const named = byWord
    .map((ofWord) => ofWord.flatMap(({ column, saysOnlyColumn }) => (column && saysOnlyColumn ? column : [])))
    .filter((ofWord) => ofWord.length > 0)
  const all = [...new Set(byWord.flat().flatMap(({ column }) => column ?? []))]
  const agreed = named.length > 1 ? named[0]!.filter((column) => named.every((ofWord) => ofWord.includes(column))) : []
  const narrowed = new Set(named.flat().filter((column) => !agreed.includes(column)))
  return agreed.length > 0 ? all.filter((column) => !narrowed.has(column)) : all
}

const saysOwnWord = (meanings: readonly WordMeaning[]): boolean =>
  meanings.some(({ isNoun, condition, needsNoun }) => isNoun || (condition && condition.by !== 'text' && !needsNoun))

function isAboutView(
  { view, question, conditions, columns, entries, beyond }: Interpretation,
  meanings: readonly WordMeaning[],
): boolean {
  const saysOwn = saysOwnWord(meanings) || impliesOverdue(view, question)
  if (meanings.some(({ needsNoun }) => needsNoun) && !saysOwn) return false
  if (saysOwn || columns.length > 0) return true
  // Of entries that are not read nobody knows which the question names.
  if (beyond) return false
  const namesEntry = conditions.some(({ by, holds }) => by === 'text' && entries.some(holds))
  return saysKnownName(view, question) || (namesEntry && nameIsEnough(view, question))
}

/** What its words ask of last days; of no column, where what lies ahead is late or not. */
function stateOf(
  question: ParsedQuestion,
  columns: readonly Column[],
  meanings: readonly WordMeaning[],
): Interpretation['state'] {
  const own: State[] = meanings.flatMap(({ state }) => state ?? [])
  const is = question.state ?? own[0]
  const lastDays = columns.filter(({ ahead }) => ahead === 'last day')
  const requested = meanings.flatMap(({ state, column }) => (state && column ? column : []))
  return is && { is, columns: question.state === undefined ? requested : lastDays }
}

/** The names of what is left out; undefined where one of them names nothing. */
function exceptionsOf(
  view: View,
  { entries }: ViewEntries,
  { excepted }: ParsedQuestion,
): Interpretation['exceptions'] | undefined {
  const found = excepted.map((words) => {
    const meanings = words.map((word) => textMeaning(view, entries, word)?.condition)
    return meanings.length > 0 && meanings.every((meaning) => meaning !== undefined)
      ? {
          description: `ohne ${meanings.map(({ description }) => description).join(' ')}`,
          holds: (entry: Interpretation['entries'][number]) => meanings.every(({ holds }) => holds(entry)),
        }
      : undefined
  })
  return found.every((one) => one !== undefined) ? found : undefined
}

function isConsistent(
  { view, question, conditions, namedColumns, state }: Interpretation,
  namesEntries: boolean,
): boolean {
  // Two classes at once are one thing said of another: „beim ersten Kalb“ of a cow.
  if (!question.joinsWords && !view.combinesClasses && conditions.filter(({ by }) => by === 'class').length > 1)
    return false
  // „Welche Wiese ist nicht gemäht?“ asks for what has none of them.
  if (!namesEntries && conditions.some(({ by, negated }) => by === 'class' && negated)) return false
  if (state?.columns.length === 0 && view.tense !== 'future') return false
  return !(namedColumns.length > 1 && namedColumns.some(({ exclusive }) => exclusive))
}

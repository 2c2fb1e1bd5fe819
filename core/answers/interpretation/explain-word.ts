import { stemGerman } from '../../shared/german/stem-german.ts'
import type { QuestionWord } from '../question/parsed-question.ts'
import { superlativeStem } from '../question/superlative.ts'
import { UNIT_WORDS } from '../question/question-words.ts'
import type { Column, Entry, View } from '../view.ts'
import type { AskedView } from './asked-view.ts'
import { namesOfOneWord, wordsOfNames } from './search-text.ts'
import { textMeaning } from './text-meaning.ts'
import { SCORES, type WordMeaning } from './word-meaning.ts'

/** Undefined where neither the view nor its entries know the word. */
export function explainWord(
  { view, loaded, question, today }: AskedView,
  word: QuestionWord,
): WordMeaning[] | undefined {
  const { entries } = loaded
  const { type } = question
  const isName = type !== 'count' && type !== 'which' && namesOfOneWord(entries).has(word.stem)
  const name = isName ? textMeaning(view, entries, word) : undefined
  if (name) return [{ ...name, score: SCORES.noun }]
  const numbered = numberedColumn(view, word)
  if (numbered) return [numbered]
  const own = meaningsInView(view, word, today)
  // What goes with the words of the view and tells nothing more may yet be the name of one of its entries.
  const tellsNothing =
    !view.tellsAlso && own.every((meaning) => meaning.score === 0 && !meaning.column && !meaning.condition)
  if (own.length > 0 && !(tellsNothing && wordsOfNames(entries).has(word.stem))) return own
  const text = textMeaning(view, entries, word)
  return text && [text]
}

/** „Kennzahl 2“ is one of two. */
function numberedColumn({ columns }: View, { numbers, stem }: QuestionWord): WordMeaning | undefined {
  if (numbers === undefined) return undefined
  const column = columns.find(({ label }) => label.toLowerCase() === `${numbers} ${stem}`)
  return column && { score: SCORES.column, column, saysOnlyColumn: true }
}

/** What the words of the view alone make of it. */
export function meaningsInView(view: View, { stem, text }: QuestionWord, today: string): WordMeaning[] {
  const entryClass = view.classes.find(({ words, otherWords }) => words.has(stem) && !otherWords?.has(text))
  if (entryClass) {
    const holds = (entry: Entry): boolean => entryClass.holds(entry, today)
    return [
      {
        score: SCORES.class,
        condition: {
          description: entryClass.label,
          by: 'class',
          holds,
          amount: entryClass.amount,
          qualifies: entryClass.qualifies,
          ...(entryClass.stateWords?.has(text) && {
            isState: true as const,
            ofSort: entryClass.ofSort,
            isUndecided: entryClass.isUndecided,
          }),
        },
        ...(entryClass.needsNoun && { needsNoun: true as const }),
      },
    ]
  }
  const choices = choiceMeanings(view, stem)
  if (choices.length > 0) return choices
  const ordered = superlativeMeanings(view, text, stem)
  if (ordered.length > 0) return ordered
  const isOther = view.otherWords?.has(text) === true
  const isNoun = view.nouns.has(stem) && !isOther
  const columns = view.columns
    .filter(({ words }) => words.has(stem) && !isOther)
    .map((column, index): WordMeaning => ({
      column,
      ...stateOf(column, stem),
      ...(isNoun ? { score: 0 } : { score: index === 0 ? SCORES.column : 0, saysOnlyColumn: true }),
    }))
  if (isNoun) return [{ score: SCORES.noun, isNoun }, ...columns]
  if (columns.length > 0) return columns
  return isNeutral(view, stem) ? [{ score: 0 }] : []
}

/** „am sauersten“ by the column that declares the adjective. */
function superlativeMeanings({ columns }: View, text: string, meant: string): WordMeaning[] {
  const written = superlativeStem(text)
  if (written === undefined) return []
  // With a slip of the hand it is the stem that is corrected.
  const asks = (adjectives: ReadonlySet<string> | undefined): boolean =>
    adjectives !== undefined && (adjectives.has(written) || adjectives.has(meant))
  for (const column of columns) {
    const { highest, lowest } = column.adjectives ?? {}
    const order = asks(highest) ? 'most' : asks(lowest) ? 'least' : undefined
    if (order) return [{ score: SCORES.column, column, saysOnlyColumn: true, order }]
  }
  return []
}

/** „Von wann ist …?“ asks for the day that the view tells anyway. */
const DATED = stemGerman('datiert')

const isNeutral = ({ neutralWords, roles, columns }: View, stem: string): boolean =>
  neutralWords?.has(stem) === true ||
  (stem === DATED && columns.some(({ type, isYear }) => type === 'day' || isYear)) ||
  (UNIT_WORDS.has(stem) && columns.some(({ name, unitColumn }) => name === roles.amount && unitColumn !== undefined))

function stateOf({ states }: Column, stem: string): Pick<WordMeaning, 'state'> {
  if (states?.over?.has(stem)) return { state: 'over' }
  return states?.running?.has(stem) ? { state: 'running' } : {}
}

/** The values that it names of the first column that has any: what is planned is „offen“, too. */
function choiceMeanings({ columns }: View, stem: string): WordMeaning[] {
  for (const column of columns) {
    const values = [...(column.choices ?? [])].flatMap(([value, { words }]) => (words.has(stem) ? [value] : []))
    if (values.length > 0)
      return values.map((value, index) => ({ ...choiceOf(column, value), ...(index > 0 && { score: 0 }) }))
  }
  return []
}

/** „Bienenklasse B1“: a value as it is called, right behind its column; undefined where several columns have it. */
export function valueBehind(word: QuestionWord, before: readonly WordMeaning[]): WordMeaning | undefined {
  const meant = before.flatMap(({ column }) =>
    [...(column?.choices ?? [])].flatMap(([value, { label }]) =>
      stemGerman(label.toLowerCase()) === word.stem ? choiceOf(column!, value) : [],
    ),
  )
  return meant.length === 1 ? meant[0] : undefined
}

/** What a value of a column means of entries. */
export function choiceOf(column: Column, value: string): WordMeaning {
  return {
    score: SCORES.choice,
    condition: {
      description: `${column.label}: ${column.choices!.get(value)!.label}`,
      by: column,
      value,
      ahead: column.choicesAhead?.includes(value) ?? false,
      holds: ({ values: { [column.name]: chosen } }) =>
        Array.isArray(chosen) ? chosen.includes(value) : chosen === value,
    },
  }
}

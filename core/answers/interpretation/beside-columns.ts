import { classesOfVerb } from '../../shared/german/verbs/verb-classes.ts'
import type { ParsedQuestion, QuestionWord } from '../question/parsed-question.ts'
import type { ColumnType } from '../view.ts'
import type { WordMeaning } from './word-meaning.ts'

type MeaningsByWord = readonly (readonly WordMeaning[])[]

/** Whether the columns that the words name are no answer to what is asked of them. */
export const asksBesideColumns = (question: ParsedQuestion, byWord: MeaningsByWord): boolean =>
  asksOtherDay(question, byWord) || asksIfDone(question, byWord)

/** „Wann habe ich geantwortet?“ is not told by the day until which there is time for it, nor by whether it is done. */
function asksOtherDay({ type, saysPast, selection, words }: ParsedQuestion, byWord: MeaningsByWord): boolean {
  if (type !== 'when') return false
  const days = byWord.flat().flatMap(({ column }) => (column?.type === 'day' ? column : []))
  if (saysPast && days.length > 0 && days.every(({ ahead }) => ahead === 'last day')) return true
  return words.some((word, index) => {
    const columns = byWord[index]!.flatMap(({ column }) => column ?? [])
    const others = dayless(word, selection !== undefined)
    return columns.length > 0 && columns.every(({ type: is, isYear }) => !isYear && others.includes(is))
  })
}

/** „Hat er bezahlt?“ is not told by how much it cost. */
const asksIfDone = ({ type, thresholds, words }: ParsedQuestion, byWord: MeaningsByWord): boolean =>
  type === 'whether' &&
  thresholds.length === 0 &&
  words.some((word, index) => {
    const columns = byWord[index]!.flatMap(({ column }) => column ?? [])
    return (
      columns.length > 0 &&
      columns.every(({ type: is }) => is === 'number') &&
      classesOfVerb(word.text, word.particle).some(({ isDone }) => isDone)
    )
  })

/** „Wann wurde … beantwortet?“, „wann … überwiesen?“ and „wann kündigt …?“ ask for a day of their own. */
function dayless(word: QuestionWord, isSelected: boolean): ColumnType[] {
  const classes = classesOfVerb(word.text, word.particle)
  if (classes.some(({ isDone }) => isDone)) return isSelected ? [] : ['flag', 'number']
  return classes.length > 0 && word.text.endsWith('t') ? ['flag', 'text'] : []
}

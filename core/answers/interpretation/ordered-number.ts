import type { ParsedQuestion } from '../question/parsed-question.ts'
import type { AskedView } from './asked-view.ts'
import { understand } from './word-meanings.ts'

/** „Das Feld mit dem größten Abstand“ is the first by that number, and not by how large it is. */
export function withOrderedNumber(asked: AskedView): ParsedQuestion {
  const { question } = asked
  const { selection, selectedStem, words } = question
  if (selection !== 'most' && selection !== 'least') return question
  const selected = words.find(({ text, stem }) => text !== '' && stem === selectedStem)
  const meanings = selected && understand(asked, selected, undefined)?.meanings
  const namesNumber = meanings?.some(({ column }) => column?.type === 'number') === true
  return namesNumber ? { ...question, words: words.filter(({ text }) => text !== '') } : question
}

import { capitalized } from '../../shared/german/write-german.ts'
import type { QuestionWord } from '../question/parsed-question.ts'
import type { Entry } from '../view.ts'
import type { WordMeaning } from './word-meaning.ts'

/** „Behälter Süd“: a noun of the view that stands before a name in what some are called („Güllebehälter Süd“). */
export const withNounsOfNames = (
  words: readonly QuestionWord[],
  byWord: readonly (readonly WordMeaning[])[],
  entries: readonly Entry[],
): (readonly WordMeaning[])[] =>
  byWord.map((meanings, index) => {
    const [noun, next] = [words[index]!.text, words[index + 1]?.text]
    const isNounAlone = meanings.some(({ isNoun }) => isNoun) && !meanings.some(({ condition }) => condition)
    if (!isNounAlone || !byWord[index + 1]?.some(({ condition }) => condition?.by === 'text')) return meanings
    const holds = ({ name }: Entry): boolean => name.toLowerCase().includes(`${noun} ${next}`)
    return entries.some(holds)
      ? [...meanings, { score: 0, condition: { description: `„${capitalized(noun)}“`, by: 'text', holds } }]
      : meanings
  })

import type { ParsedQuestion, QuestionWord } from '../question/parsed-question.ts'
import type { Condition } from './interpretation.ts'
import type { WordMeaning } from './word-meaning.ts'

/**
 * „Güllelager und Kanal“: all of one sort beside one by its name are either, since no entry is both; so is „Behälter
 * und Kanal“, where one is called „Güllebehälter“. The meanings of the words, where such a pair has one condition.
 * `nameOf` holds of the entries that are called by a word.
 */
export function withJoined(
  { joined, words }: ParsedQuestion,
  byWord: readonly (readonly WordMeaning[])[],
  nameOf: (word: QuestionWord) => Condition | undefined,
): readonly (readonly WordMeaning[])[] {
  const indexOf = (stem: string): number => words.findIndex((word) => word.stem === stem)
  const conditionAt = (index: number): Condition | undefined => {
    const meanings = byWord[index] ?? []
    const own = meanings.find(({ condition }) => condition)?.condition
    const name = own === undefined && meanings.some(({ isNoun }) => isNoun) ? nameOf(words[index]!) : undefined
    return own ?? (name && { ...name, by: 'class' })
  }
  return joined.reduce((meanings, pair) => {
    const [first, second] = pair.map(indexOf).toSorted((one, other) => one - other) as [number, number]
    const [one, other] = [conditionAt(first), conditionAt(second)]
    if (!one || !other || (one.by === 'text') === (other.by === 'text')) return meanings
    const either: Condition = {
      description: `${one.description} oder ${other.description}`,
      by: 'text',
      holds: (entry) => one.holds(entry) || other.holds(entry),
    }
    const withoutPair = meanings.map((ofWord, index) =>
      index === first || index === second ? ofWord.map(({ condition: _, ...meaning }) => meaning) : ofWord,
    )
    return withoutPair.map((ofWord, index) => (index === first ? [...ofWord, { score: 0, condition: either }] : ofWord))
  }, byWord)
}

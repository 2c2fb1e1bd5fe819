import type { ParsedQuestion } from '../question/parsed-question.ts'
import type { Condition } from './interpretation.ts'
import type { WordMeaning } from './word-meaning.ts'

/**
 * „Güllelager und Kanal“: all of one sort beside one by its name are either, since no entry is both. The meanings of
 * the words, where such a pair has one condition.
 */
export function withJoined(
  { joined, words }: ParsedQuestion,
  byWord: readonly (readonly WordMeaning[])[],
): readonly (readonly WordMeaning[])[] {
  const conditionAt = (stem: string): [number, Condition] | undefined => {
    const at = words.findIndex((word) => word.stem === stem)
    const condition = byWord[at]?.find((meaning) => meaning.condition)?.condition
    return condition && [at, condition]
  }
  return joined.reduce((meanings, [one, other]) => {
    const [first, second] = [conditionAt(one), conditionAt(other)]
    if (!first || !second || (first[1].by === 'text') === (second[1].by === 'text')) return meanings
    const either: Condition = {
      description: `${first[1].description} oder ${second[1].description}`,
      by: 'text',
      holds: (entry) => first[1].holds(entry) || second[1].holds(entry),
    }
    return meanings.map((ofWord, index) =>
      index !== first[0] && index !== second[0]
        ? ofWord
        : ofWord.map(({ condition, ...meaning }) =>
            condition && index === first[0] ? { ...meaning, condition: either } : meaning,
          ),
    )
  }, byWord)
}

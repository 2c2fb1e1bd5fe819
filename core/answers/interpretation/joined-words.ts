import type { ParsedQuestion, QuestionWord } from '../question/parsed-question.ts'
import type { Entry } from '../view.ts'
import type { Condition } from './interpretation.ts'
import type { WordMeaning } from './word-meaning.ts'

type Meanings = readonly (readonly WordMeaning[])[]

/** The places of its words in the question. */
type Item = readonly number[]

/**
 * What „und“ joins may be either, where no entry is both; what else is said holds for each of them. `nameOf` holds of
 * the entries that are called by a word.
 */
export function withJoined(
  { joined, words }: ParsedQuestion,
  byWord: Meanings,
  entries: readonly Entry[],
  nameOf: (word: QuestionWord) => Condition | undefined,
): Meanings {
  const nameAt = (index: number): Condition | undefined => nameOf(words[index]!)
  return joined.reduce<Meanings>((meanings, list) => {
    const items = list.map((stems) =>
      stems.map((stem) => words.findIndex((word) => word.stem === stem)).filter((index) => index >= 0),
    )
    return withEitherName(withSortAndName(meanings, items, nameAt), items, entries)
  }, byWord)
}

/**
 * „Güllelager und Kanal“: all of one sort beside one by its name; so is „Behälter und Kanal“, where one is called
 * „Güllebehälter“. Such a pair has one condition.
 */
function withSortAndName(
  byWord: Meanings,
  items: readonly Item[],
  nameAt: (index: number) => Condition | undefined,
): Meanings {
  const conditionAt = (meanings: Meanings, index: number): Condition | undefined => {
    const own = meanings[index]?.find(({ condition }) => condition)?.condition
    const name = own === undefined && meanings[index]?.some(({ isNoun }) => isNoun) ? nameAt(index) : undefined
    return own ?? (name && { ...name, by: 'class' })
  }
  return items.slice(1).reduce((meanings, item, before) => {
    const [first, second] = [items[before]!.at(-1), item[0]]
    if (first === undefined || second === undefined) return meanings
    const [one, other] = [conditionAt(meanings, first), conditionAt(meanings, second)]
    if (!one || !other || (one.by === 'text') === (other.by === 'text')) return meanings
    // „Stall Nord und Stall Süd“ are two names, and not one beside all barns.
    if (other.by !== 'text' && item.slice(1).some((index) => conditionAt(meanings, index)?.by === 'text'))
      return meanings
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

/** „auf der Großen Freude und auf Bollhorst“: each name by all of its words. */
function withEitherName(byWord: Meanings, items: readonly Item[], entries: readonly Entry[]): Meanings {
  const textAt = (index: number): Condition | undefined =>
    byWord[index]?.find(({ condition }) => condition?.by === 'text')?.condition
  const all = items.map((item) => wordsOfName(item.filter(textAt), (index) => textAt(index)!.holds, entries))
  if (all.length < 2 || all.some((name) => name.length === 0)) return byWord
  const isOf = (name: Item, entry: Entry): boolean => name.every((index) => textAt(index)!.holds(entry))
  // „Gülle, Bollhorst und Papenkamp“: what some of the others have is none of them.
  const [first, ...others] = all as [Item, ...Item[]]
  const isOther =
    others.length === 1 || !entries.some((entry) => isOf(first, entry) && others.some((name) => isOf(name, entry)))
  const names = isOther ? all : others
  const either = (entry: Entry): boolean => names.some((name) => isOf(name, entry))
  const joined = new Set(names.flat())
  return byWord.map((ofWord, index) =>
    joined.has(index)
      ? ofWord.map((meaning) =>
          meaning.condition ? { ...meaning, condition: { ...meaning.condition, holdsEither: either } } : meaning,
        )
      : ofWord,
  )
}

/** The last word of it, with the one before that stands nowhere without it: „Große Freude“, but not „KAS Bollhorst“. */
function wordsOfName(item: Item, holdsAt: (index: number) => Condition['holds'], entries: readonly Entry[]): Item {
  const [before, last] = item.slice(-2)
  if (before === undefined || last === undefined) return item
  const isPart = entries.every((entry) => !holdsAt(before)(entry) || holdsAt(last)(entry))
  return isPart ? [before, last] : [last]
}

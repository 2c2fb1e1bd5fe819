import type { Reading } from '../answering/ask-views.ts'
import { meaningsOf } from '../interpretation/word-meanings.ts'
import { searchTextsOf, stemsOf } from '../interpretation/search-text.ts'
import type { WordMeaning } from '../interpretation/word-meaning.ts'
import type { ViewEntries } from '../ports/entry-loader.ts'
import type { ParsedQuestion, QuestionWord } from '../question/parsed-question.ts'
import type { View } from '../view.ts'
import { continued, type FollowUp } from './follow-up.ts'

/**
 * What a follow-up asks of a view: the question before, where what is said anew stands for what is of its sort, a name
 * for a name and a value for a value. Several where it may stand for one thing or another; none where a word is not
 * understood.
 */
export function continuedOf(
  view: View,
  found: ViewEntries,
  before: ParsedQuestion,
  followUp: FollowUp,
  today: string,
): Reading[] {
  const { question, narrowsFurther } = followUp
  const sortOf = (word: QuestionWord): string | undefined =>
    sort(meaningsOf({ view, loaded: found, question, today }, word))
  const sorts = question.words.map(sortOf)
  if (sorts.includes(undefined)) return []
  const groups = groupsOf(view, found, before.words, sortOf)
  const taken = narrowsFurther ? [] : groups.filter(({ sort: of }) => of !== undefined && sorts.includes(of))
  const kept = narrowsFurther || followUp.isElliptic ? before.words : withoutColumns(before.words, groups)
  const replacements = taken.length > 0 ? taken.map(({ words }) => words) : [[]]
  // „Mit welchem Mittel …? – Und wie viel?“ asks for the number, and for the product no more.
  const asksNumber = question.words.length === 0 && question.type === 'amount' && before.type !== 'amount'
  const plain = asksNumber ? withoutColumns(before.words, groups) : kept
  return [...new Set([kept, plain])].flatMap((words) =>
    replacements.map((replaced) => ({
      question: continued(before, followUp, replacedIn(words, replaced, question.words), today),
      replaced,
    })),
  )
}

/** What sort of thing a word says: only that can take the place of another. */
function sort(meanings: readonly WordMeaning[] | undefined): string | undefined {
  const [first] = meanings ?? []
  if (!first) return undefined
  const { condition, column, isNoun } = first
  if (condition) return typeof condition.by === 'object' ? `value of ${condition.by.name}` : condition.by
  return isNoun ? 'noun' : column ? 'column' : 'nothing'
}

interface WordGroup {
  words: QuestionWord[]
  sort: string | undefined
}

/** Words that follow one another and are one name stay together: „Langer Kamp“. */
function groupsOf(
  view: View,
  { entries }: ViewEntries,
  words: readonly QuestionWord[],
  sortOf: (word: QuestionWord) => string | undefined,
): WordGroup[] {
  const texts = new Set(entries.flatMap((entry) => searchTextsOf(view, entry)).map((text) => stemsOf(text).join(' ')))
  const isOneName = (one: QuestionWord, other: QuestionWord): boolean => {
    for (const text of texts) if (` ${text} `.includes(` ${one.stem} ${other.stem} `)) return true
    return false
  }
  const groups: WordGroup[] = []
  for (const word of words) {
    const last = groups.at(-1)
    const of = sortOf(word)
    if (last && of === 'text' && last.sort === 'text' && isOneName(last.words.at(-1)!, word)) last.words.push(word)
    else groups.push({ words: [word], sort: of })
  }
  return groups
}

/** A question with words of its own asks for another value than the one before. */
const withoutColumns = (words: readonly QuestionWord[], groups: readonly WordGroup[]): QuestionWord[] => {
  const columns = new Set(groups.filter(({ sort: of }) => of === 'column').flatMap((group) => group.words))
  return words.filter((word) => !columns.has(word))
}

function replacedIn(
  words: readonly QuestionWord[],
  replaced: readonly QuestionWord[],
  by: readonly QuestionWord[],
): QuestionWord[] {
  const left = words.filter((word) => !replaced.includes(word))
  return [...left, ...by].filter(({ stem }, index, all) => all.findIndex((one) => one.stem === stem) === index)
}

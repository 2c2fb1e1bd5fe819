import { ownStemsOf } from '../interpretation/own-stems.ts'
import { vocabularyOf } from '../interpretation/search-text.ts'
import { kept } from '../kept.ts'
import type { ViewEntries } from '../ports/entry-loader.ts'
import type { ParsedQuestion } from '../question/parsed-question.ts'
import type { View } from '../view.ts'

/** What one of the views calls so is nothing mistyped in another: „Sprit“ is not „Spritze“. */
export function knownWordsOf(views: ReadonlyMap<View, ViewEntries>): (question: ParsedQuestion) => ParsedQuestion {
  const found = new Map<string, boolean>()
  const isKnown = (word: string): boolean =>
    kept(found, word, (stem) =>
      [...views].some(
        ([view, { entries }]) =>
          ownStemsOf(view).has(stem) || view.neutralWords?.has(stem) === true || vocabularyOf(view, entries).has(stem),
      ),
    )
  const isOwn = (stem: string): boolean => [...views.keys()].some((view) => ownStemsOf(view).has(stem))
  return (question) => ({
    ...question,
    words: question.words.map((word) => ({
      ...word,
      ...(isKnown(word.stem) && { isKnown: true as const }),
      ...(isOwn(word.stem) && { isOwn: true as const }),
    })),
  })
}

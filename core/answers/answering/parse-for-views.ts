import { BoundedMap } from '../../shared/bounded-map.ts'
import { ownStemsOf } from '../interpretation/own-stems.ts'
import { kept } from '../kept.ts'
import type { Synonyms } from '../ports/synonyms.ts'
import { parseQuestion } from '../question/parse-question.ts'
import type { ParsedQuestion } from '../question/parsed-question.ts'
import type { Phrase } from '../question/phrases/phrase-table.ts'
import { withSynonyms } from '../question/with-synonyms.ts'
import type { View } from '../view.ts'

/**
 * Reads a question for views, with what else those of its words are called that none of them knows; `today` is a day.
 * What several words say that the views know in one stands in `phrases`.
 */
export function makeParse(
  views: readonly View[],
  synonyms: Synonyms,
  phrases: readonly Phrase[] | undefined,
): (text: string, today: string) => ParsedQuestion {
  const isKnown = (stem: string): boolean => views.some((view) => ownStemsOf(view).has(stem))
  const parsed = new BoundedMap<string, ParsedQuestion>(KEPT_QUESTIONS)
  return (text, today) =>
    kept(parsed, `${today} ${text}`, () => withSynonyms(parseQuestion(text, today, phrases), isKnown, synonyms))
}

/** One is read several times: by itself, compared, denied, and for what to suggest. */
const KEPT_QUESTIONS = 16

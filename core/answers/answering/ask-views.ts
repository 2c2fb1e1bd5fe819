import type { NamespaceId } from '../../shared/ids.ts'
import type { Pause } from '../../shared/ports/pause.ts'
import { interpret } from '../interpretation/interpret.ts'
import type { Interpretation } from '../interpretation/interpretation.ts'
import { mayExplain, partsOf } from '../interpretation/may-explain.ts'
import { ownStemsOf } from '../interpretation/own-stems.ts'
import { readWords, vocabularyOf } from '../interpretation/search-text.ts'
import type { LoadEntries, ViewEntries } from '../ports/entry-loader.ts'
import { dimensionOf } from '../question/dimension.ts'
import type { ParsedQuestion, QuestionWord } from '../question/parsed-question.ts'
import type { View } from '../view.ts'
import { knownWordsOf } from './known-words-of-views.ts'
import { namesIn } from './names-asked.ts'
import { byScore, chooseAnswer, withSingleEntries } from './choose-answer.ts'
import { writeAnswer, type WrittenAnswer } from '../writing/write-answer.ts'

/** The views that may explain a question, with their entries. `today` is a day. */
export interface LoadedViews<V extends View = View> {
  views: ReadonlyMap<V, ViewEntries>
  today: string
}

export type LoadViews<V extends View> = (
  namespaceId: NamespaceId,
  question: ParsedQuestion,
  today: string,
  /** Which of the views it may be about, too. */
  isMeant?: (view: V) => boolean,
) => Promise<LoadedViews<V> | undefined>

/** Loads what a question may be about; undefined where no view knows a word of it. */
export const makeLoadViews =
  <V extends View>(views: readonly V[], loadEntries: LoadEntries<V>, pause: Pause): LoadViews<V> =>
  async (namespaceId, question, today, isMeant) => {
    const parts = partsOf(question, views)
    const mayBeAsked = (view: V): boolean => !question.unread && mayExplain(view, question, parts)
    const candidates = views.filter((view) => mayBeAsked(view) || isMeant?.(view))
    if (candidates.length === 0) return undefined
    const loaded = await loadEntries(namespaceId, candidates, question, today)
    for (const [view, { entries }] of loaded) await readWords(view, entries, pause)
    return { views: loaded, today }
  }

/** One way to read what was asked. */
export interface Reading {
  question: ParsedQuestion
  /** Words of an earlier question in whose place it has others. */
  replaced?: readonly QuestionWord[]
}

/** Hectares are no answer to „Wie viel Kilo …?“. */
function isOfOther({ measuredIn }: ParsedQuestion, { measure }: WrittenAnswer): boolean {
  const told = measure && dimensionOf(measure.unit)
  return measuredIn !== undefined && told !== undefined && told !== measuredIn
}

/** „Das Moorstück ist gespritzt, wann ist die Wartezeit um?“: what names nothing is of what is said beside it. */
const isOfOtherBeside = ({ conditions, question: { words }, view, entries }: Interpretation): boolean =>
  conditions.length === 0 &&
  !words.some(({ isBeside, stem }) => !isBeside && view.nouns.has(stem)) &&
  words.some(
    ({ isBeside, stem }) => isBeside === true && !ownStemsOf(view).has(stem) && !vocabularyOf(view, entries).has(stem),
  )

/** „Ich weiß nicht Bescheid: welche Briefe …?“ is not asked of those of that kind alone. */
const isNarrowedBeside = ({ conditions }: Interpretation): boolean => conditions.some(({ isBeside }) => isBeside)

/** An answer with the reading that it answers. */
export interface ReadAnswer {
  reading: Reading
  interpretation: Interpretation
  fact: WrittenAnswer
}

/**
 * The best answer that a view has to what it reads; undefined where none explains it to its last word, or where two
 * readings of one view have different answers.
 */
export async function askViews(
  { views, today }: LoadedViews,
  readingsOf: (view: View, found: ViewEntries) => readonly Reading[],
  pause: Pause,
): Promise<ReadAnswer | undefined> {
  const known = knownWordsOf(views)
  const interpretations: { reading: Reading; interpretation: Interpretation }[] = []
  for (const [view, found] of views) {
    for (const reading of readingsOf(view, found)) {
      const interpretation = interpret({ view, loaded: found, question: known(reading.question), today })
      if (interpretation) interpretations.push({ reading, interpretation })
    }
    await pause()
  }
  const answers: ReadAnswer[] = []
  for (const one of byScore(interpretations)) {
    const fact = writeAnswer(one.interpretation)
    // „Welcher Zettel kam von …?“ is no question for mail addresses, least of all to say that there are none.
    const isGuess = fact?.saysNone && (one.interpretation.guessesColumn || isNarrowedBeside(one.interpretation))
    const isOfElse = fact && (isOfOther(one.interpretation.question, fact) || isOfOtherBeside(one.interpretation))
    if (fact && !isGuess && !isOfElse)
      answers.push({
        ...one,
        fact: fact.answered ? fact : { ...fact, names: [...namesIn(one.interpretation), ...(fact.names ?? [])] },
      })
    await pause()
  }
  const best = chooseAnswer(answers)
  if (!best) return undefined
  const single = withSingleEntries(
    best,
    interpretations.map(({ interpretation }) => interpretation),
  )
  return { ...best, fact: single }
}

import type { ParsedQuestion } from '../question/parsed-question.ts'
import type { View } from '../view.ts'
import { ownStemsOf } from './own-stems.ts'
import { splitCompound } from './explain-compound.ts'
import { superlativeStem } from '../question/superlative.ts'
import { verbTokens } from './verb-class-meaning.ts'
import { knownVerbForm } from './verb-forms.ts'
import { inDialect } from '../question/in-dialect.ts'
import { mistyped } from '../question/mistyped.ts'

/**
 * True where a word of the question is the view's own, or its entries may be meant by their names: only then are they
 * worth loading. `parts` are the words and what they may be put together of, which all views ask for.
 */
export const mayExplain = (view: View, question: ParsedQuestion, parts: ReadonlySet<string>): boolean =>
  impliesOverdue(view, question) ||
  saysKnownName(view, question) ||
  (question.words.length > 0 && nameIsEnough(view, question)) ||
  mayNameGoods(view, question) ||
  sharesAny(ownStemsOf(view), parts)

const sharesAny = (own: ReadonlySet<string>, parts: ReadonlySet<string>): boolean => {
  for (const part of parts) if (own.has(part)) return true
  return false
}

/**
 * The stems of the words of a question, of the parts that each may be put together of, and of what a word that no view
 * knows may have been meant for.
 */
export function partsOf({ words }: ParsedQuestion, views: readonly View[]): Set<string> {
  const parts = new Set(words.flatMap((word) => [word, ...splitCompound(word).flat()].map(({ stem }) => stem)))
  const all = words.flatMap((word) => [word, ...(word.synonyms ?? [])])
  for (const word of all) for (const stem of [word.stem, ...verbTokens(word)]) parts.add(stem)
  for (const word of all)
    if (!views.some((view) => ownStemsOf(view).has(word.stem)))
      for (const view of views) {
        const [adjective, verb] = [superlativeStem(word.text), knownVerbForm(view, word)]
        if (adjective !== undefined) parts.add(adjective)
        if (verb !== undefined) parts.add(verb)
        const own = ownStemsOf(view)
        const meant = mistyped(word, own) ?? inDialect(word, own)
        if (meant !== undefined) parts.add(meant)
      }
  return parts
}

export const impliesOverdue = ({ impliedBy }: View, { overdue, words }: ParsedQuestion): boolean =>
  impliedBy?.overdue === true && overdue && words.length === 0

/** „Wann kommt das nächste Kraftfutter?“ means what is to come. */
export const nameIsEnough = (
  { impliedBy, tense, roles }: View,
  { type, selection, period, asksReceived, asksSince }: ParsedQuestion,
): boolean =>
  (asksReceived && impliedBy?.received === true) ||
  // Since when somebody is there is not said by the day of a certificate.
  (asksSince ? impliedBy?.since === true : impliedBy?.entryName?.includes(type) === true) ||
  // „Was macht Harms am 22.12.?“
  (tense === 'future' && period !== undefined && roles.who !== undefined && type === 'what') ||
  (tense === 'future' && selection === 'next' && (type === 'amount' ? roles.amount !== undefined : type !== 'count'))

/** What was done is named by what it took and where. */
export const mayNameGoods = ({ impliedBy }: View, { type, words }: ParsedQuestion): boolean =>
  words.length > 1 && impliedBy?.goodsInPlace?.types.includes(type) === true

export const saysKnownName = ({ impliedBy }: View, { words, type }: ParsedQuestion): boolean =>
  !impliedBy?.knownNamesNotFor?.includes(type) && words.some(({ stem }) => impliedBy?.knownNames?.has(stem))

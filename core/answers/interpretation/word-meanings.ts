import { LONG_EMPTY_WORDS } from '../question/filler-words.ts'
import { inDialect } from '../question/in-dialect.ts'
import { mistyped } from '../question/mistyped.ts'
import type { QuestionWord } from '../question/parsed-question.ts'
import type { ViewEntries } from '../ports/entry-loader.ts'
import type { AskedView } from './asked-view.ts'
import { explainCompound, isEmptyHead, splitCompound } from './explain-compound.ts'
import { explainWord, valueBehind } from './explain-word.ts'
import { ownStemsOf } from './own-stems.ts'
import { vocabularyOf } from './search-text.ts'
import { relatedNameMeaning, shortenedMeaning } from './text-meaning.ts'
import { isVerbOfClass, tellsOfVerbs, verbClassMeaning } from './verb-class-meaning.ts'
import { knownVerbForm } from './verb-forms.ts'
import type { WordMeaning } from './word-meaning.ts'

// What a word means of a view, from what stands there literally to what it may have been meant for.

/** A word with what it means, and the stem by which it was understood. */
export interface Understood {
  stem: string
  meanings: WordMeaning[]
}

/** What the view makes of a word, from the likeliest way to read it to the last; `before`: the word before. */
export const understand = (
  asked: AskedView,
  word: QuestionWord,
  before: Understood | undefined,
): Understood | undefined =>
  (word.isBeside ? understoodAs(word.stem, besideMeaning(meaningsOf(asked, word) ?? NOTHING)) : undefined) ??
  understoodAs(word.stem, valueMeaning(word, before)) ??
  understoodAs(word.stem, meaningsOf(asked, word)) ??
  verbClassMeaning(asked, word) ??
  verbMeaning(asked, word) ??
  (isVerbOfClass(word) ? undefined : meantMeaning(asked, word)) ??
  // A verb that a view does not tell of has nothing to do with it: what is bought is not sold.
  (isVerbOfClass(word) && tellsOfVerbs(asked.view) ? undefined : synonymMeaning(asked, word)) ??
  understoodAs(word.stem, tailMeaning(word, before)) ??
  understoodAs(word.stem, mistypedFiller(word) ? NOTHING : undefined) ??
  understoodAs(word.stem, unreadText(asked.loaded, word))

/** What is said beside a question may say which entries are meant, and neither what of them nor in which order. */
function besideMeaning(meanings: WordMeaning[]): WordMeaning[] {
  const narrowing = meanings.filter(
    ({ isNoun, condition, order, state }) => (isNoun || condition) && order === undefined && state === undefined,
  )
  return narrowing.length > 0 ? narrowing : NOTHING
}

const valueMeaning = (word: QuestionWord, before: Understood | undefined): WordMeaning[] | undefined => {
  const value = before && valueBehind(word, before.meanings)
  return value && [value]
}

const NOTHING: WordMeaning[] = [{ score: 0 }]

/** „eigntlich“, „wirklch“: an empty word with a slip of the hand. */
const mistypedFiller = (word: QuestionWord): boolean =>
  !word.isKnown &&
  // Which of several is meant is said by nothing else.
  !ORDINAL.test(word.text) &&
  mistyped({ text: word.text, stem: word.text }, LONG_EMPTY_WORDS) !== undefined

const ORDINAL = /^(?:zweit|dritt|viert|fünft|sechst|siebt|acht|neunt|zehnt)e[nrsm]?$/u

/** „FLIK-Nummer“ is its first part, where that names what the entries have. */
const tailMeaning = (word: QuestionWord, before: Understood | undefined): WordMeaning[] | undefined =>
  word.isTail && isEmptyHead(word.stem) && before?.meanings.some(({ column }) => column !== undefined)
    ? NOTHING
    : undefined

const understoodAs = (stem: string, meanings: WordMeaning[] | undefined): Understood | undefined =>
  meanings && { stem, meanings }

/** What another form of the verb means. */
function verbMeaning(asked: AskedView, word: QuestionWord): Understood | undefined {
  const { view } = asked
  const stem = view.otherWords?.has(word.text) ? undefined : knownVerbForm(view, word)
  return stem === undefined ? undefined : understoodAs(stem, explainWord(asked, { ...word, stem }))
}

/** What the word means that it was most likely meant to be: with a slip of the hand, or in a dialect. */
function meantMeaning(asked: AskedView, word: QuestionWord): Understood | undefined {
  if (word.isKnown) return undefined
  const { view, loaded } = asked
  const [own, texts] = [ownStemsOf(view), vocabularyOf(view, loaded.entries)]
  const meant = mistyped(word, own, texts) ?? inDialect(word, own, texts)
  if (meant !== undefined) return understoodAs(meant, meaningsOf(asked, { ...word, stem: meant }))
  for (const [head, tail] of own.size > 0 ? splitCompound(word) : []) {
    const corrected = own.has(tail.stem) ? mistyped(head, texts) : undefined
    const parts = corrected === undefined ? [] : [{ text: corrected, stem: corrected }, tail]
    const meanings = parts.map((part) => explainWord(asked, part))
    if (meanings.length > 0 && meanings.every((one) => one !== undefined))
      return understoodAs(word.stem, meanings.flat())
  }
  return undefined
}

/** What the likeliest of its synonyms means that the view or its entries know. */
function synonymMeaning(asked: AskedView, { synonyms = [] }: QuestionWord): Understood | undefined {
  for (const synonym of synonyms) {
    const understood =
      understoodAs(synonym.stem, explainWord(asked, synonym)) ??
      // Nouns are written large in the thesaurus.
      (isNoun(synonym) ? undefined : verbMeaning(asked, synonym))
    if (understood) return asSynonym(understood)
  }
  return undefined
}

/** A view that has the word itself explains it better. */
const asSynonym = ({ stem, meanings }: Understood): Understood => ({
  stem,
  meanings: meanings.map((meaning) => ({ ...meaning, score: meaning.score * 0.6, bySynonym: true as const })),
})

const isNoun = ({ text }: QuestionWord): boolean => /^\p{Lu}/u.test(text)

/** What is not among some of the entries may be among the others. */
const unreadText = ({ beyond }: ViewEntries, { text }: QuestionWord): WordMeaning[] | undefined =>
  beyond === undefined
    ? undefined
    : [{ score: 0, condition: { description: `„${text}“`, by: 'text', holds: () => true } }]

/** Undefined where nothing explains the word. */
export const meaningsOf = (asked: AskedView, word: QuestionWord): WordMeaning[] | undefined =>
  explainWord(asked, word) ??
  (word.isOwn && !ownStemsOf(asked.view).has(word.stem) ? undefined : explainCompound(asked, word)) ??
  relatedNameMeaning(asked.loaded.relatedNames, word) ??
  shortenedMeaning(asked.view, asked.loaded.entries, word) ??
  // „Die neueste“ of what has a day is the one of the last day.
  (word.text === '' && word.stem === AGE && asked.view.roles.day !== undefined ? [{ score: 0 }] : undefined)

/** The stem of the column by which „älteste“ and „jüngste“ order. */
const AGE = 'alt'

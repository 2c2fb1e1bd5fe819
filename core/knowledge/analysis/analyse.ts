import type { Thesaurus } from '../thesaurus/build-thesaurus.ts'
import { foldText } from '../../shared/german/fold.ts'
import { stemGerman } from '../../shared/german/stem-german.ts'
import { standardGerman } from '../../shared/german/read-spoken.ts'
import { withoutSmallTalk } from '../../shared/german/small-talk.ts'
import { framesQuestion } from '../../shared/german/stop-words.ts'
import { withFullYears } from './full-years.ts'
import { isStatuteNumber, ownNumber, termsOf, wordsOf, type Term } from './tokens.ts'

/** What a passage is found by; both halves are computed once, when its document is indexed. */
export interface PassageAnalysis {
  /** The stems of heading and text in order, one space before, between and after them. */
  stems: string
  /**
   * Each different stem once, and each longer one also backwards after a `<`, so that a prefix search finds its ending
   * too.
   */
  lexemes: string[]
}

/** From this length on a stem may be a compound and is also stored backwards. */
const COMPOUND_LENGTH = 7
const SHORTEST_PART = 4

const backwards = (stem: string): string => `<${[...stem].reverse().join('')}`

/** A number that begins within so many characters is the heading's own („Anlage 1“), a later one a reference. */
const OPENING = 8

/** Between a heading and the one below it. */
export const HEADING_SEPARATOR = ' › '

/** `heading` as a passage carries it, perhaps with the title of the document before it. */
export const analysePassage = (heading: string, text: string): PassageAnalysis => {
  const above = heading
    .split(HEADING_SEPARATOR)
    .flatMap((title) =>
      termsOf(title).map(({ stem, start }) => (start <= OPENING && isStatuteNumber(stem) ? ownNumber(stem) : stem)),
    )
  const stems = [...above, ...termsOf(text).map(({ stem }) => stem)]
  const lexemes = new Set(stems)
  for (const stem of stems) if (stem.length >= COMPOUND_LENGTH) lexemes.add(backwards(stem))
  return { stems: ` ${stems.join(' ')} `, lexemes: [...lexemes] }
}

/** The stem that a single word is searched by; '' for a word that carries no content. */
export const stemOf = (word: string): string => termsOf(word)[0]?.stem ?? ''

export interface RelatedStem {
  stem: string
  /** The stem of the question that it can stand for. */
  of: string
  weight: number
}

export interface AnalysedQuestion {
  /** In standard German. */
  text: string
  /** The content words in order; the same stem may come twice. */
  terms: Term[]
  related: RelatedStem[]
  /**
   * Folded text of all but the words that frame the question (of one for a paragraph of a statute the content words),
   * for the comparison letter by letter; empty without terms.
   */
  folded: string
}

/** What a passage that refers to a paragraph counts against the paragraph itself. */
const REFERRING = 0.5

const relatedStems = (terms: Term[], thesaurus: Thesaurus): RelatedStem[] => {
  const stems = new Map(terms.map(({ text, stem }) => [text, stem]))
  const own = new Set(stems.values())
  const related = new Map<string, RelatedStem>()
  for (const { term, weight, stands } of thesaurus.expand(terms.map((word) => word.text))) {
    // A term of several words of the question („Gelbe Rüben“) is borne by the last of them.
    const of = stems.get(stands.split(' ').at(-1) as string)
    for (const { stem } of of === undefined ? [] : termsOf(term)) {
      if (!own.has(stem) && weight > (related.get(stem)?.weight ?? 0))
        related.set(stem, { stem, of: of as string, weight })
    }
  }
  return [...related.values()]
}

// Letters say nothing of „§ 6 Absatz 4“, and the small words left of such a question would outweigh it.
const comparedWords = (question: string, terms: Term[], asksForStatute: boolean): string =>
  (asksForStatute ? terms.filter(({ stem }) => !isStatuteNumber(stem)) : wordsOf(question))
    .map((word) => word.text)
    .filter((word) => !framesQuestion(word))
    .join(' ')

/** A question of stop words alone („Wer ist das?“) has no terms. */
export const analyseQuestion = (question: string, thesaurus?: Thesaurus): AnalysedQuestion => {
  const text = withFullYears(withoutSmallTalk(standardGerman(question)))
  // Who asks for § 6 wants the paragraph itself before those that refer to it.
  const found = termsOf(text)
  const terms = found.map((term) => (isStatuteNumber(term.stem) ? { ...term, stem: ownNumber(term.stem) } : term))
  const referring = found
    .filter(({ stem }) => isStatuteNumber(stem))
    .map(({ stem }) => ({ stem, of: ownNumber(stem), weight: REFERRING }))
  const related = [...referring, ...(thesaurus === undefined ? [] : relatedStems(terms, thesaurus))]
  return {
    text,
    terms,
    related,
    folded: terms.length === 0 ? '' : foldText(comparedWords(text, found, referring.length > 0)),
  }
}

/** What the store searches for; a passage that has any of it is a candidate. */
export interface SearchTerms {
  /** Stems of the question itself. */
  exact: string[]
  /**
   * Beginnings of lexemes: compounds that begin or end with a word of the question, and words written with a typing
   * error.
   */
  prefixes: string[]
  /** Stems from the thesaurus. */
  related: string[]
}

export const searchTermsOf = (question: AnalysedQuestion): SearchTerms => {
  const exact = new Set<string>()
  const prefixes = new Set<string>()
  for (const { stem } of question.terms) {
    exact.add(stem)
    if (stem.length < SHORTEST_PART || /\d/u.test(stem)) continue
    const part = stem.length >= COMPOUND_LENGTH ? SHORTEST_PART : stem.length
    prefixes.add(stem.slice(0, part))
    prefixes.add(backwards(stem.slice(-part)))
  }
  return { exact: [...exact], prefixes: [...prefixes], related: question.related.map(({ stem }) => stem) }
}

const LINKS = ['ens', 'es', 'en', 'er', 'ns', 's', 'n', 'e']

/** The ways to cut a word in two, each part as its stem, linking letters („Düngung-s-plan“) dropped or kept. */
export const compoundSplits = (word: string): { head: string; tail: string }[] => {
  const splits: { head: string; tail: string }[] = []
  for (let cut = SHORTEST_PART; cut <= word.length - SHORTEST_PART; cut += 1) {
    const tail = stemGerman(word.slice(cut))
    const head = word.slice(0, cut)
    splits.push({ head: stemGerman(head), tail })
    for (const link of LINKS) {
      if (head.endsWith(link) && head.length - link.length >= SHORTEST_PART)
        splits.push({ head: stemGerman(head.slice(0, -link.length)), tail })
    }
  }
  return splits
}

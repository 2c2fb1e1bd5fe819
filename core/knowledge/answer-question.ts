import type { DocumentId, NamespaceId } from '../shared/ids.ts'
import { analyseQuestion, searchTermsOf } from './analysis/analyse.ts'
import type { Thesaurus } from './analysis/analyse.ts'
import { chooseQuotes } from './answering/choose-quotes.ts'
import { composeAnswer } from './answering/compose-answer.ts'
import type { Answer } from './answering/compose-answer.ts'
import type { PassageStore } from './ports/passage-store.ts'
import { rankPassages } from './ranking.ts'

export interface AnswerQuestionInput {
  /** 1..4000 characters. */
  question: string
  /** The namespaces whose passages may be quoted: the asking person's own, their team's, the shared knowledge. */
  namespaces: NamespaceId[]
  documentIds?: DocumentId[]
}

export type AnswerQuestion = (input: AnswerQuestionInput) => Promise<Answer>

interface Dependencies {
  passages: PassageStore
  thesaurus?: Thesaurus
}

/** More candidates than this do not raise the recall measurably and cost time. */
const CANDIDATES = 400

/** Answers from the passages alone, by quoting them; writes nothing. */
export const makeAnswerQuestion = ({ passages, thesaurus }: Dependencies): AnswerQuestion => async ({ question, namespaces, documentIds }) => {
  const analysed = analyseQuestion(question, thesaurus)
  const terms = searchTermsOf(analysed)
  const found = terms.exact.length === 0 ? [] : await passages.candidates({ namespaces, terms, limit: CANDIDATES, ...(documentIds && { documentIds }) })
  const ranking = rankPassages(analysed, found)
  return composeAnswer(analysed, ranking, chooseQuotes(analysed, ranking))
}

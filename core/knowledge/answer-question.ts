import type { AccountStore, Actor } from '../access/index.ts'
import { SHARED_NAMESPACE, type DocumentId } from '../shared/ids.ts'
import { analyseQuestion, searchTermsOf } from './analysis/analyse.ts'
import { chooseQuotes } from './answering/choose-quotes.ts'
import { composeAnswer } from './answering/compose-answer.ts'
import type { Answer } from './answering/compose-answer.ts'
import { writeAnswer } from './answering/write-answer.ts'
import type { LanguageModel } from './ports/language-model.ts'
import type { PassageStore } from './ports/passage-store.ts'
import { rankPassages } from './ranking.ts'
import type { Thesaurus } from './thesaurus/build-thesaurus.ts'

export interface AnswerQuestionInput {
  /** 1..4000 characters. */
  question: string
  /** Only these documents may be quoted. */
  documentIds?: DocumentId[] | undefined
}

export type AnswerQuestion = (actor: Actor, input: AnswerQuestionInput) => Promise<Answer>

interface Dependencies {
  passages: PassageStore
  accounts: Pick<AccountStore, 'namespacesOf'>
  thesaurus?: Thesaurus
  /** Without one, and where it fails, the answer is made of quotes alone. */
  languageModel?: LanguageModel | undefined
}

/** More candidates than this do not raise the recall measurably and cost time. */
const CANDIDATES = 400

/** Answers from the passages that the asking person may read, by quoting them; writes nothing. */
export const makeAnswerQuestion = ({ passages, accounts, thesaurus, languageModel }: Dependencies): AnswerQuestion => async (actor, { question, documentIds }) => {
  const namespaces = [...(await accounts.namespacesOf(actor.userId)), SHARED_NAMESPACE]
  const analysed = analyseQuestion(question, thesaurus)
  const terms = searchTermsOf(analysed)
  const found = terms.exact.length === 0 ? [] : await passages.candidates({ namespaces, terms, limit: CANDIDATES, ...(documentIds && { documentIds }) })
  const ranking = rankPassages(analysed, found)
  const written = languageModel && found.length > 0 ? await writeAnswer(languageModel, analysed, ranking) : undefined
  return written ?? composeAnswer(analysed, ranking, chooseQuotes(analysed, ranking))
}

import type { DocumentId, NamespaceId } from '../../shared/ids.ts'
import type { WhenLeft } from '../../shared/ports/when-left.ts'
import type { LanguageModel } from '../ports/language-model.ts'
import { retrievePassages, type RetrievalDependencies, type Retrieved } from '../ranking/retrieve-passages.ts'
import { chooseQuotes } from './quoting/choose-quotes.ts'
import { composeAnswer, EXTRACTIVE_MODEL, refuse, type Answer } from './compose-answer.ts'
import { gatherPassages } from './gather-passages.ts'
import { rewriteQuestion } from './rewrite-question.ts'
import { writeAnswer } from './write-answer.ts'

export interface AnsweringDependencies extends RetrievalDependencies {
  /** Without one, and where it fails, the answer is made of quotes alone. */
  languageModel?: LanguageModel | undefined
}

export interface PassageQuery {
  question: string
  documentIds?: DocumentId[] | undefined
  whenLeft?: WhenLeft | undefined
  /** Whether a quote may be beside the matter, because rows are asked for and not papers; asked of doubtful ones. */
  isOfRows?: (() => Promise<boolean>) | undefined
}

/**
 * The least confidence with which a paper answers what the rows were asked for: they come of the same papers, so that
 * nothing of it there is a sign against it.
 */
export const SURE_AGAINST_ROWS = 0.55

/** Answers by quoting passages of these namespaces, of these documents alone where some are given. */
export async function answerFromPassages(
  deps: AnsweringDependencies,
  namespaces: NamespaceId[],
  query: PassageQuery,
): Promise<Answer> {
  const retrieved = await retrievePassages(deps, namespaces, query)
  const { analysed, ranking } = retrieved
  const choice = chooseQuotes(analysed, ranking)
  const { languageModel: model } = deps
  const written =
    model && analysed.terms.length > 0
      ? await answerByModel({ ...deps, languageModel: model }, namespaces, query, retrieved)
      : undefined
  if (written === 'no answer') return refuse(analysed, ranking, choice, model!.name)
  if (written) return written
  const answer = composeAnswer(analysed, ranking, choice)
  const isDoubtful = answer.answered && (answer.confidence ?? 1) < SURE_AGAINST_ROWS
  return isDoubtful && (await query.isOfRows?.()) ? refuse(analysed, ranking, choice, EXTRACTIVE_MODEL) : answer
}

/** In the words of the model, from what it searches for itself, too; undefined where it fails or nothing is found. */
async function answerByModel(
  deps: RetrievalDependencies & { languageModel: LanguageModel },
  namespaces: NamespaceId[],
  { documentIds, whenLeft }: PassageQuery,
  retrieved: Retrieved,
): Promise<Answer | 'no answer' | undefined> {
  const turn = deps.languageModel.open(whenLeft)
  const searches = await rewriteQuestion(turn, retrieved.analysed.text)
  if (searches.err) return undefined
  const passages = await gatherPassages(deps, namespaces, documentIds, retrieved, searches.val)
  return passages.length === 0 ? undefined : writeAnswer(turn, deps.languageModel.name, retrieved.analysed, passages)
}

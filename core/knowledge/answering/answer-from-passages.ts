import type { NearRow } from '../../answers/index.ts'
import type { DocumentId, NamespaceId } from '../../shared/ids.ts'
import type { LanguageModel, ModelTurn } from '../ports/language-model.ts'
import { retrievePassages, type RetrievalDependencies, type Retrieved } from '../ranking/retrieve-passages.ts'
import { chooseQuotes } from './quoting/choose-quotes.ts'
import { composeAnswer, EXTRACTIVE_MODEL, refuse, type Answer } from './compose-answer.ts'
import { gatherPassages } from './gather-passages.ts'
import { answerInClaims } from './answer-in-claims.ts'

export interface AnsweringDependencies extends RetrievalDependencies {
  /** Without one, and where it fails, rows and quotes alone answer. */
  languageModel?: LanguageModel | undefined
}

export interface PassageQuery {
  question: string
  documentIds?: DocumentId[] | undefined
  /** What a model has searched for, to write the answer then; without it the answer is made of quotes. */
  byModel?: ModelSearch | undefined
  /** Whether a quote may be beside the matter, because rows are asked for and not papers; asked of doubtful ones. */
  isOfRows?: (() => Promise<boolean>) | undefined
}

export interface ModelSearch {
  /** As an answer names its author. */
  model: string
  turn: Pick<ModelTurn, 'draft'>
  searches: readonly string[]
  /** To be read beside the passages. */
  rows: readonly NearRow[]
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
  const { byModel } = query
  const written =
    byModel && analysed.terms.length > 0 ? await answerByModel(deps, namespaces, query, byModel, retrieved) : undefined
  if (written === 'no answer') return refuse(analysed, ranking, choice, byModel!.model)
  if (written) return written
  const answer = composeAnswer(analysed, ranking, choice)
  const isDoubtful = answer.answered && (answer.confidence ?? 1) < SURE_AGAINST_ROWS
  return isDoubtful && (await query.isOfRows?.()) ? refuse(analysed, ranking, choice, EXTRACTIVE_MODEL) : answer
}

/** In the words of the model, from what it searched for, too; undefined where it fails or nothing is found. */
async function answerByModel(
  deps: RetrievalDependencies,
  namespaces: NamespaceId[],
  { documentIds }: PassageQuery,
  { model, turn, searches, rows }: ModelSearch,
  retrieved: Retrieved,
): Promise<Answer | 'no answer' | undefined> {
  const passages = await gatherPassages(deps, namespaces, documentIds, retrieved, searches)
  return passages.length + rows.length === 0
    ? undefined
    : answerInClaims(turn, model, retrieved.analysed, { passages, rows })
}

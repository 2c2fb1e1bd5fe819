import type { DocumentId, NamespaceId } from '../../shared/ids.ts'
import type { WhenLeft } from '../../shared/ports/when-left.ts'
import type { LanguageModel } from '../ports/language-model.ts'
import { retrievePassages, type RetrievalDependencies } from '../retrieve-passages.ts'
import { chooseQuotes } from './choose-quotes.ts'
import { composeAnswer, type Answer } from './compose-answer.ts'
import { writeAnswer } from './write-answer.ts'

export interface AnsweringDependencies extends RetrievalDependencies {
  /** Without one, and where it fails, the answer is made of quotes alone. */
  languageModel?: LanguageModel | undefined
}

export interface PassageQuery {
  question: string
  documentIds?: DocumentId[] | undefined
  whenLeft?: WhenLeft | undefined
}

/** Answers by quoting passages of these namespaces, of these documents alone where some are given. */
export async function answerFromPassages(
  deps: AnsweringDependencies,
  namespaces: NamespaceId[],
  query: PassageQuery,
): Promise<Answer> {
  const { analysed, ranking } = await retrievePassages(deps, namespaces, query)
  const choice = chooseQuotes(analysed, ranking)
  const written =
    deps.languageModel && ranking.passages.length > 0
      ? await writeAnswer(deps.languageModel, analysed, ranking, choice, query.whenLeft)
      : undefined
  return written ?? composeAnswer(analysed, ranking, choice)
}

import type { AccountStore, Actor } from '../access/index.ts'
import type { Fact, FactSource } from '../answers/index.ts'
import { locateSources } from './answering/locate-sources.ts'
import type { WhenLeft } from '../shared/ports/when-left.ts'
import { SHARED_NAMESPACE, type DocumentId, type NamespaceId } from '../shared/ids.ts'
import { answerFromPassages, type AnsweringDependencies } from './answering/answer-from-passages.ts'
import { answerOfFact, type Answer } from './answering/compose-answer.ts'
import { ownNamespaces } from './readable-namespaces.ts'

export interface AnswerQuestionInput {
  /** 1..4000 characters. */
  question: string
  /** Only these documents may be quoted. */
  documentIds?: DocumentId[] | undefined
  /** IANA name of the place of the question, for „heute“ and „letzte Woche“. */
  timeZone?: string | undefined
  /** Ends what costs somebody money; the answer is made without it. */
  whenLeft?: WhenLeft | undefined
}

export type AnswerQuestion = (actor: Actor, input: AnswerQuestionInput) => Promise<Answer>

interface Dependencies extends AnsweringDependencies {
  accounts: Pick<AccountStore, 'namespacesOf'>
  /** What the farm's own rows say goes before what is written somewhere. */
  facts?: FactSource | undefined
}

/**
 * Answers from the rows of the farm, or from the passages that the asking person may read by quoting them; writes
 * nothing.
 */
export const makeAnswerQuestion =
  (deps: Dependencies): AnswerQuestion =>
  async (actor, input) => {
    const own = await ownNamespaces(deps.accounts, actor)
    const readable = [...own, SHARED_NAMESPACE]
    return locateSources(deps.passages, readable, await answerFor(deps, own, readable, input))
  }

async function answerFor(
  deps: Dependencies,
  own: NamespaceId[],
  readable: NamespaceId[],
  input: AnswerQuestionInput,
): Promise<Answer> {
  const fact = input.documentIds ? undefined : await factOf(deps, own, input)
  if (!fact) return withSuggestion(deps, own, input, await answerFromPassages(deps, readable, input))
  if (fact.answered) return answerOfFact(fact)
  // It is about the farm: only its own documents may know what its rows do not.
  const answer = await answerFromPassages(deps, own, input)
  return answer.answered ? { ...answer, answer: `${fact.text}\n\n${answer.answer}` } : answerOfFact(fact)
}

/** Of a question that nothing answers, what was not understood of it. */
async function withSuggestion(
  { facts }: Dependencies,
  namespaces: NamespaceId[],
  { question, timeZone, documentIds }: AnswerQuestionInput,
  answer: Answer,
): Promise<Answer> {
  if (answer.answered || documentIds) return answer
  for (const namespaceId of namespaces) {
    const suggestion = await facts?.suggest?.({ namespaceId, question, timeZone })
    if (suggestion !== undefined) return { ...answer, answer: `${suggestion}\n\n${answer.answer}` }
  }
  return answer
}

/** What the first of the farms says that has an answer; else what the first says that understands the question. */
async function factOf(
  { facts }: Dependencies,
  namespaces: NamespaceId[],
  { question, timeZone }: AnswerQuestionInput,
): Promise<Fact | undefined> {
  let understood: Fact | undefined
  for (const namespaceId of facts ? namespaces : []) {
    const fact = await facts!.answer({ namespaceId, question, timeZone })
    if (fact?.answered) return fact
    understood ??= fact
  }
  return understood
}

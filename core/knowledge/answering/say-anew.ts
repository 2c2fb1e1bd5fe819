import type { FactSource } from '../../answers/index.ts'
import type { NamespaceId } from '../../shared/ids.ts'
import type { WhenLeft } from '../../shared/ports/when-left.ts'
import { analyseQuestion } from '../analysis/analyse.ts'
import type { AnsweringDependencies, ModelSearch } from './answer-from-passages.ts'
import { askFacts, type AskedOfFacts } from './ask-facts.ts'
import { answerOfFact } from './answer-of-fact.ts'
import type { Answer } from './compose-answer.ts'
import { joinAnswers } from './join-answers.ts'
import { standsAlone } from './message/stands-alone.ts'
import { rewriteQuestion } from './rewrite-question.ts'

type Dependencies = Pick<AnsweringDependencies, 'languageModel' | 'thesaurus'> & { facts?: FactSource | undefined }

/** A question in full, whatever was asked before it. */
export type AskedAlone = Omit<AskedOfFacts, 'previous' | 'continues' | 'reworded'> & { whenLeft?: WhenLeft | undefined }

export interface SaidAnew {
  /** What rows say to one of the wordings. */
  answer: Answer | undefined
  wordings: readonly string[]
  search: Omit<ModelSearch, 'rows'>
}

/**
 * A question that rows do not answer as it stands, in the words of a model: what they say to one of its wordings, and
 * what it searches for in papers. Undefined without a model that takes it, and where nothing is asked.
 */
export async function sayAnew(
  { languageModel, facts, thesaurus }: Dependencies,
  namespaces: readonly NamespaceId[],
  asked: AskedAlone,
): Promise<SaidAnew | undefined> {
  if (!languageModel || analyseQuestion(asked.question, thesaurus).terms.length === 0) return undefined
  const turn = languageModel.open(asked.whenLeft)
  const model = languageModel.name
  const subjects = asked.documentIds ? [] : (facts?.subjects?.(asked.inPerson) ?? [])
  const rewritten = await rewriteQuestion(turn, asked.question, subjects)
  if (rewritten.err) return undefined
  const { questions, searches } = rewritten.val
  const answer = subjects.length > 0 ? await answerReworded(facts, namespaces, asked, questions) : undefined
  return { answer: answer && { ...answer, model }, wordings: questions, search: { model, turn, searches } }
}

const SENTENCES = /(?<=\?)\s+/u

/**
 * What rows say to the first of the wordings to which they have a whole answer, headed by that wording: nobody has
 * checked that it means the same, only that its numbers, times and names are those of the person. The answer itself is
 * computed from rows as any other.
 */
async function answerReworded(
  facts: FactSource | undefined,
  namespaces: readonly NamespaceId[],
  { question: from, ...asked }: AskedAlone,
  wordings: readonly string[],
): Promise<Answer | undefined> {
  for (const to of wordings) {
    const questions = to.split(SENTENCES)
    if (questions.length > 1 && !questions.every(standsAlone)) continue
    const parts: { question: string; answer: Answer }[] = []
    for (const question of questions) {
      const fact = await askFacts(facts, namespaces, { ...asked, question, reworded: { from, to } })
      if (!fact?.answered) break
      parts.push({ question, answer: answerOfFact(fact) })
    }
    if (parts.length < questions.length) continue
    const answer = joinAnswers(parts)
    return { ...answer, answer: `So lese ich deine Frage: „${to}“\n\n${answer.answer}` }
  }
  return undefined
}

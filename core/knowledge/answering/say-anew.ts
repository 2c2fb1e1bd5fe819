import type { WhenLeft } from '../../shared/ports/when-left.ts'
import { analyseQuestion } from '../analysis/analyse.ts'
import type { AnsweringDependencies, ModelSearch } from './answer-from-passages.ts'
import { answerOfFact } from './answer-of-fact.ts'
import type { Answer } from './compose-answer.ts'
import type { FarmFacts } from './farm-facts.ts'
import { joinAnswers } from './join-answers.ts'
import { standsAlone } from './message/stands-alone.ts'
import { rewriteQuestion } from './rewrite-question.ts'

export interface SaidAnew {
  /** What rows say to one of the wordings. */
  answer: Answer | undefined
  wordings: readonly string[]
  search: Omit<ModelSearch, 'rows'>
}

/**
 * A question in full that rows do not answer as it stands, in the words of a model: what they say to one of its
 * wordings, and what it searches for in papers. Undefined without a model that takes it, and where nothing is asked.
 */
export async function sayAnew(
  { languageModel, thesaurus }: Pick<AnsweringDependencies, 'languageModel' | 'thesaurus'>,
  facts: FarmFacts,
  question: string,
  whenLeft: WhenLeft | undefined,
): Promise<SaidAnew | undefined> {
  if (!languageModel || analyseQuestion(question, thesaurus).terms.length === 0) return undefined
  const turn = languageModel.open(whenLeft)
  const model = languageModel.name
  const subjects = facts.subjects()
  const rewritten = await rewriteQuestion(turn, question, subjects)
  if (rewritten.err) return undefined
  const { questions: wordings, searches } = rewritten.val
  const answer = subjects.length > 0 ? await answerWordings(facts, question, wordings) : undefined
  return { answer: answer && { ...answer, model }, wordings, search: { model, turn, searches } }
}

const SENTENCES = /(?<=\?)\s+/u

/**
 * What rows say to the first of the wordings to which they have a whole answer, headed by that wording: nobody has
 * checked that it means the same, only that its numbers, times and names are those of the person. The answer itself is
 * computed from rows as any other.
 */
async function answerWordings(
  facts: FarmFacts,
  from: string,
  wordings: readonly string[],
): Promise<Answer | undefined> {
  for (const to of wordings) {
    const questions = to.split(SENTENCES)
    if (questions.length > 1 && !questions.every(standsAlone)) continue
    const parts: { question: string; answer: Answer }[] = []
    for (const question of questions) {
      const fact = await facts.answer({ question, reworded: { from, to } })
      if (!fact?.answered) break
      parts.push({ question, answer: answerOfFact(fact) })
    }
    if (parts.length < questions.length) continue
    const answer = joinAnswers(parts)
    return { ...answer, answer: `So lese ich deine Frage: „${to}“\n\n${answer.answer}` }
  }
  return undefined
}

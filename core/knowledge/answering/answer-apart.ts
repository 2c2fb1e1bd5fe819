import type { FactSource } from '../../answers/index.ts'
import type { NamespaceId } from '../../shared/ids.ts'
import { askFacts, type AskedOfFacts } from './ask-facts.ts'
import { answerOfFact } from './answer-of-fact.ts'
import type { Answer } from './compose-answer.ts'
import { joinAnswers } from './join-answers.ts'
import { standsAlone } from './questions-in.ts'

/**
 * Several questions that each stand alone, where rows answer them all: read as one sentence they would narrow one
 * another. Undefined otherwise.
 */
export async function answerApart(
  facts: FactSource | undefined,
  namespaces: readonly NamespaceId[],
  asked: Omit<AskedOfFacts, 'question'>,
  questions: readonly string[],
): Promise<Answer | undefined> {
  if (questions.length < 2 || !questions.slice(1).every(standsAlone)) return undefined
  const parts: { question: string; answer: Answer }[] = []
  for (const question of questions) {
    const fact = await askFacts(facts, namespaces, { ...asked, question })
    if (!fact?.answered) return undefined
    parts.push({ question, answer: answerOfFact(fact) })
  }
  return joinAnswers(parts)
}

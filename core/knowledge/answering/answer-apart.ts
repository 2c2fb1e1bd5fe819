import type { FactSource } from '../../answers/index.ts'
import type { NamespaceId } from '../../shared/ids.ts'
import { askFacts, type AskedOfFacts } from './ask-facts.ts'
import { answerOfFact } from './answer-of-fact.ts'
import type { Answer } from './compose-answer.ts'
import { joinAnswers } from './join-answers.ts'
import { standsAlone } from './questions-in.ts'

/**
 * Several questions, where rows answer them all: each that stands alone by itself, since read as one sentence they would
 * narrow one another, and what does not as it goes on from the one before. Undefined otherwise.
 */
export async function answerApart(
  facts: FactSource | undefined,
  namespaces: readonly NamespaceId[],
  asked: Omit<AskedOfFacts, 'question'>,
  questions: readonly string[],
): Promise<Answer | undefined> {
  if (questions.length < 2) return undefined
  const parts: { question: string; answer: Answer }[] = []
  let previous = asked.previous ?? []
  for (const question of questions) {
    const continues = parts.length > 0 && !standsAlone(question)
    const fact = await askFacts(facts, namespaces, { ...asked, question, ...(continues && { previous, continues }) })
    if (!fact?.answered) return undefined
    parts.push({ question, answer: answerOfFact(fact) })
    previous = [...previous, { question, answer: fact.text }]
  }
  return joinAnswers(parts)
}

/** True where a text says every word and number of another. */
export function saysAll(text: string, other: string): boolean {
  const said = new Set(wordsIn(text))
  return wordsIn(other).every((word) => said.has(word))
}

const wordsIn = (text: string): string[] => text.match(/[\p{L}\d](?:[\p{L}\d.,-]*[\p{L}\d])?/gu) ?? []

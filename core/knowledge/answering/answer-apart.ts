import type { EarlierTurn, Fact } from '../../answers/index.ts'
import type { FarmFacts } from './farm-facts.ts'
import { standsAlone } from './message/stands-alone.ts'

/** What rows say to one of several questions. */
export interface PartFact {
  fact: Fact | undefined
  /** It goes on from the question before. */
  continues: boolean
}

/**
 * What rows say to several questions: to each that stands alone by itself, since read as one sentence they would narrow
 * one another, and to what does not as it goes on from the one before. Up to the first that they do not answer.
 */
export async function askApart(
  facts: FarmFacts,
  questions: readonly string[],
  before: readonly EarlierTurn[] = [],
): Promise<PartFact[]> {
  const apart: PartFact[] = []
  let previous = before
  for (const question of questions) {
    const isFirst = apart.length === 0
    const one = isFirst
      ? { fact: await facts.answer({ question, previous }), continues: false }
      : await askNext(facts, question, previous)
    apart.push(one)
    if (!one.fact?.answered) break
    previous = [...previous, { question, answer: one.fact.text }]
  }
  return apart
}

/**
 * What rows say to a question behind another one, and whether it goes on from that: one that stands alone may be of the
 * same row all the same, „Wann kommt die Wartung, und welches Aktenzeichen gebe ich an?“
 */
export async function askNext(facts: FarmFacts, question: string, previous: readonly EarlierTurn[]): Promise<PartFact> {
  const asked = { question, previous }
  if (!standsAlone(question)) return { fact: await facts.answer({ ...asked, continues: true }), continues: true }
  const ofSame = await facts.answer({ ...asked, ofSameRow: true })
  return ofSame?.answered ? { fact: ofSame, continues: true } : { fact: await facts.answer(asked), continues: false }
}

/**
 * True where answers to two questions tell something that the answer to both in one sentence leaves out, and none of
 * them is of more rows: such a one was read without what the other question says.
 */
export const tellMore = (apart: readonly Fact[], whole: Fact): boolean => {
  const said = new Set(wordsIn(whole.text))
  return (
    apart.every(({ rows }) => rows.length <= whole.rows.length) &&
    apart.some(({ text }) => wordsIn(firstSentence(text)).some((word) => !said.has(word)))
  )
}

/** Behind it stands what follows from it: „Das ist in 9 Tagen.“ */
const firstSentence = (text: string): string => text.split(/\. (?=\p{Lu})/u)[0]!

const wordsIn = (text: string): string[] => text.match(/[\p{L}\d](?:[\p{L}\d.,-]*[\p{L}\d])?/gu) ?? []

import type { Fact, FactSource } from '../../answers/index.ts'
import type { NamespaceId } from '../../shared/ids.ts'
import { askFacts, type AskedOfFacts } from './ask-facts.ts'
import { standsAlone } from './message/stands-alone.ts'

/** One of several questions, and what rows say to it. */
export interface AskedApart {
  question: string
  fact: Fact | undefined
  /** It goes on from the one before. */
  continues: boolean
}

/**
 * What rows say to several questions: to each that stands alone by itself, since read as one sentence they would narrow
 * one another, and to what does not as it goes on from the one before. Up to the first that they do not answer.
 */
export async function askApart(
  facts: FactSource | undefined,
  namespaces: readonly NamespaceId[],
  asked: Omit<AskedOfFacts, 'question'>,
  questions: readonly string[],
): Promise<AskedApart[]> {
  const apart: AskedApart[] = []
  let previous = asked.previous ?? []
  for (const question of questions) {
    const one = await askNext(facts, namespaces, { ...asked, previous }, question, apart.length === 0)
    apart.push(one)
    if (!one.fact?.answered) break
    previous = [...previous, { question, answer: one.fact.text }]
  }
  return apart
}

/**
 * What rows say to one of several questions, and whether it goes on from the one before: one that stands alone may be
 * of the same row all the same, „Wann kommt die Wartung, und welches Aktenzeichen gebe ich an?“
 */
export async function askNext(
  facts: FactSource | undefined,
  namespaces: readonly NamespaceId[],
  asked: Omit<AskedOfFacts, 'question'>,
  question: string,
  isFirst: boolean,
): Promise<AskedApart> {
  const ask = (more: Pick<AskedOfFacts, 'continues' | 'ofSameRow'>) =>
    askFacts(facts, namespaces, { ...asked, question, ...more })
  if (isFirst) return { question, fact: await ask({}), continues: false }
  if (!standsAlone(question)) return { question, fact: await ask({ continues: true }), continues: true }
  const ofSame = await ask({ ofSameRow: true })
  return ofSame?.answered
    ? { question, fact: ofSame, continues: true }
    : { question, fact: await ask({}), continues: false }
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

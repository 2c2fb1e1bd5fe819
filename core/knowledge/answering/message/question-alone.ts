import { clausesOf, type Clause } from '../../../shared/german/clauses.ts'
import { isStatement } from '../../../shared/german/statements.ts'
import { asksFirst, standsAlone } from './questions-in.ts'

/** „Ich rufe bei der Kirche an. Wer ist da unser Ansprechpartner?“ */
const SAYS_THERE = /(?<=\p{L} )da(?= \p{L})/u

/** A comma ends no sentence. */
const ENDS = /[.!?:;–—\n]/u

/**
 * The question that a message ends with, and what is told before it: „Morgen kommt der Berater. Auf welchem Schlag …?“
 * Undefined where nothing is told before it, or it cannot be asked without that.
 */
export function questionAlone(text: string): { question: string; told: string } | undefined {
  const clauses = clausesOf(text)
  for (const [index, { end }] of clauses.entries()) {
    if (index === clauses.length - 1 || !ENDS.test(end)) continue
    const question = joined(clauses.slice(index + 1))
    if (!asksFirst(question) || !standsAlone(question) || SAYS_THERE.test(question)) continue
    const before = clauses.slice(0, index + 1)
    const told = joined(before)
    return before.some(tells) || isSentence(told) ? { question, told } : undefined
  }
  return undefined
}

const tells = ({ text }: Clause): boolean => isStatement(text.toLowerCase().trim())

/** Three words may only name what is asked of: „Gülle auf Hauswiese. Wie viel …?“ */
const isSentence = (text: string): boolean => /[.!:]$/u.test(text) && (text.match(/\p{L}+/gu) ?? []).length >= 4

const joined = (clauses: readonly Clause[]): string =>
  clauses
    .map(({ text, end }) => text + end)
    .join('')
    .trim()

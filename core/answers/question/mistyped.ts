import type { QuestionWord } from './parsed-question.ts'

/** Of shorter words too many are one letter apart: Liese and Wiese. */
const SHORTEST = 6

/**
 * The one of `known` stems that a word is one slip of the hand away from: a letter too many, too few, another one, or
 * two that have changed places, but not the first. Undefined where none or several are so near.
 */
export function mistyped({ stem }: QuestionWord, known: Iterable<string>): string | undefined {
  if (stem.length < SHORTEST || /\d/.test(stem)) return undefined
  let found: string | undefined
  for (const one of known) {
    if (one === found || one === stem || !isOneSlipAway(stem, one)) continue
    if (found !== undefined) return undefined
    found = one
  }
  return found
}

function isOneSlipAway(typed: string, meant: string): boolean {
  if (typed[0] !== meant[0] || Math.abs(typed.length - meant.length) > 1) return false
  let from = 0
  while (from < typed.length && typed[from] === meant[from]) from += 1
  const [rest, other] = [typed.slice(from), meant.slice(from)]
  if (rest.slice(1) === other.slice(1) || rest.slice(1) === other || rest === other.slice(1)) return true
  return rest[0] === other[1] && rest[1] === other[0] && rest.slice(2) === other.slice(2)
}

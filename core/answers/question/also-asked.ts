import type { QuestionType } from './parsed-question.ts'

/** Those whose answer a view has a column for; what „welche“ and „was“ ask for is named by a word anyway. */
const TYPES: readonly [QuestionType, RegExp][] = [
  ['until', /^(?:bis wann|wie lange)$/u],
  ['when', /wann$/u],
  ['amount', /^wie ?viel/u],
  ['who', /^we[rmn]$/u],
  ['where', /^(?:wo|(?:in|auf) welche[mnr])$/u],
]

const ASKS =
  /(?<!\p{L})(?:(?<!, )was|wann|wie ?viele?|wie (?:lange|oft|hoch|groß|schwer|alt)|wo|woher|wohin|we[rmn]|warum|weshalb|wieso|womit|wozu|welche[nrms]?|datum|anzahl)(?!\p{L})/gu

/** True of a question with several words of asking; `text` is in lower case. */
export const asksSeveral = (text: string): boolean => (text.match(ASKS) ?? []).length > 1

const OPENING = '(?:(?:an|auf|aus|bei|für|in|mit|von|zu) (?!welche))?'
const ASKED_OF_COLUMN =
  '(bis wann|wie lange|ab wann|seit wann|wann|wie ?viele?|wo|(?:in|auf) welche[mnr]|wer|wem|wen)(?!\\p{L})'
const FIRST = new RegExp(`^${OPENING}${ASKED_OF_COLUMN}`, 'u')
const LATER = new RegExp(
  `(?:(?<!\\p{L})(?:und|sowie)|[:.–-]) +${OPENING}${ASKED_OF_COLUMN}|, +(wann|wie ?viele?) (?:war|ist|waren|sind)(?!\\p{L})`,
  'gu',
)

/**
 * What one sentence asks beside `type`: „Wo haben sie geweidet, und wie viele waren es?“ asks for the place, too.
 * `text` is in lower case.
 */
export function alsoAskedIn(text: string, type: QuestionType): QuestionType[] {
  const later = [...text.matchAll(LATER)].map(([, coordinated, after]) => coordinated ?? after)
  if (later.length === 0) return []
  const asked = [FIRST.exec(text)?.[1], ...later].flatMap(
    (said) => TYPES.find(([, words]) => said !== undefined && words.test(said))?.[0] ?? [],
  )
  const others = new Set(asked)
  others.delete(type === 'count' ? 'amount' : type)
  return [...others]
}

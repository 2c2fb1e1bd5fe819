import { readGrouped } from '../../shared/german/read-german.ts'
import type { Threshold } from './parsed-question.ts'
import { THRESHOLD_UNITS, THRESHOLD_WORDS } from './question-words.ts'

const NUMBER = '(\\d{1,3}(?:\\.\\d{3})+|\\d+(?:[.,]\\d+)?)'

const PATTERNS = THRESHOLD_WORDS.map(
  ([sort, words]) =>
    [sort, new RegExp(`(?<!\\p{L})(?:${words})\\s+${NUMBER}\\s*(?:(${THRESHOLD_UNITS})(?![\\p{L}/]))?`, 'u')] as const,
)

/** „über 20 kg“ in a text in lower case, and the text without it. */
export function parseThreshold(text: string): { threshold: Threshold | undefined; rest: string } {
  for (const [sort, pattern] of PATTERNS) {
    const match = pattern.exec(text)
    if (match) {
      const [whole, number, unit] = match
      return { threshold: { ...sort, value: readGrouped(number!) ?? Number.NaN, unit }, rest: text.replace(whole, ' ') }
    }
  }
  return { threshold: undefined, rest: text }
}

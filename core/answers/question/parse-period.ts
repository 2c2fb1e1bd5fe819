import { PERIOD_PATTERNS } from './period-patterns.ts'
import type { Period } from './span.ts'

/** The first time that a question names. `today` is a day. */
export function parsePeriod(question: string, today: string): Period | undefined {
  const text = question.toLowerCase()
  for (const { words, read } of PERIOD_PATTERNS) {
    const match = words.exec(text)
    const times = match && read(match, today)
    if (match && times) return { ...times, start: match.index, end: match.index + match[0].length }
  }
  return undefined
}

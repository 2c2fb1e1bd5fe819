import { PERIOD_PATTERNS } from './period-patterns.ts'
import { rangeIn } from './range-of-times.ts'
import type { Period } from './span.ts'

/** The first time that a question names. `today` is a day. */
export function parsePeriod(question: string, today: string): Period | undefined {
  const text = question.toLowerCase()
  return rangeIn(text, (part, isWhole) => timeIn(part, today, isWhole ? 'whole' : 'start')) ?? timeIn(text, today)
}

/** The time that says most precisely which days are meant; `is`: only one that is all of the text, or begins it. */
function timeIn(text: string, today: string, is?: 'whole' | 'start'): Period | undefined {
  for (const { words, read } of PERIOD_PATTERNS) {
    const match = words.exec(text)
    if (!match || (is && match.index > 0) || (is === 'whole' && match[0].length < text.length)) continue
    const times = read(match, today)
    if (times) return { ...times, start: match.index, end: match.index + match[0].length }
  }
  return undefined
}

import type { FactSource } from '../../answers/index.ts'
import { standardGerman } from '../../shared/german/read-spoken.ts'

const RECORD =
  '(?:aufzeichnung(?:en)?|(?:spritz|pflanzenschutz)(?:tagebuch|heft|buch|doku|nachweis)|spritzdokumentation)'

/** What a record lacks and what cannot be checked: rows would tell what stands in them. */
const ASKS_OF_FINDINGS: readonly RegExp[] = [
  new RegExp(
    `(?:^|\\s)(?:was|welche \\p{L}+)(?: (?:mir|uns|noch|denn|da|alles))* (?:fehlt|fehlen|felt)(?!\\p{L}).*${RECORD}`,
    'u',
  ),
  new RegExp(`${RECORD}.*(?:^|\\s)was(?: (?:mir|uns|noch|denn|da|alles))* (?:fehlt|fehlen|felt)`, 'u'),
  /(?<!\p{L})(?:kann|können|lässt|läßt|lassen)(?!\p{L}).*(?<!\p{L})nicht(?: \p{L}+)? (?:nach|aus|be|über)?(?:rechnen|gerechnet|prüfen|geprüft|kontrollieren|kontrolliert|beurteilen|beurteilt)(?!\p{L})/u,
]

/** Answers what findings say where a question asks by its very words for that. */
export const makeAnswerBeforeRows = ({ answer }: Pick<FactSource, 'answer'>): FactSource => ({
  async answer(request) {
    const text = standardGerman(request.question).toLowerCase()
    const fact = ASKS_OF_FINDINGS.some((asks) => asks.test(text)) ? await answer(request) : undefined
    return fact?.answered === true ? fact : undefined
  },
})

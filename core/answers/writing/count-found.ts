import type { Interpretation } from '../interpretation/interpretation.ts'
import type { Entry } from '../view.ts'

/**
 * False where a question takes more or fewer together than were found, of the entries or of what they name: „auf alle
 * drei Felder zusammen“.
 */
export function isOfCountStated({ question, view }: Interpretation, found: readonly Entry[]): boolean {
  const { countStated, aggregate } = question
  if (countStated === undefined || aggregate !== 'sum') return true
  const named = view.columns.find(({ type, words }) => type === 'reference' && words.has(countStated.stem))
  const things = named ? new Set(found.map(({ values }) => values[named.name])).size : found.length
  return things === countStated.count
}

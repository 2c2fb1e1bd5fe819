import type { Interpretation } from '../interpretation/interpretation.ts'
import { stemsOf } from '../interpretation/search-text.ts'
import type { Entry } from '../view.ts'
import { unitOf } from './format-value.ts'

/** „Wie viele Rundballen?“ of what is measured in them. */
export function namesUnit({ view, question }: Interpretation, of: readonly Entry[], how: 'some' | 'every'): boolean {
  const amount = view.columns.find(({ name }) => name === view.roles.amount)
  if (!amount?.unitColumn) return false
  const isUnit = (entry: Entry): boolean => {
    const unit = stemsOf(unitOf(entry, amount))[0]
    return unit !== undefined && question.words.some(({ stem }) => stem === unit)
  }
  return of.length > 0 && (how === 'every' ? of.every(isUnit) : of.some(isUnit))
}

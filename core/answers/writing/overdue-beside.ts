import type { Interpretation } from '../interpretation/interpretation.ts'
import type { Entry } from '../view.ts'
import { namesOf } from './phrases.ts'

/** How the name of what is late begins. */
export const LATE = 'Überfällig: '

/** „Was ist diese Woche zu tun?“ is not all that is to be done while something is overdue. */
export function overdueBeside(
  { view, question, conditions, entries, today }: Interpretation,
  shown: readonly Entry[],
): string | undefined {
  const { from, to } = question.period?.ahead ?? { from: null, to: null }
  const { day } = view.roles
  const isOfNow = from !== null && from <= today && (to === null || to >= today)
  if (view.impliedBy?.overdue !== true || day === undefined || !isOfNow || conditions.length > 0) return undefined
  const late = entries
    .filter((entry) => String(entry.values[day]) < from && !shown.includes(entry))
    .map((entry) => ({ ...entry, name: entry.name.replace(LATE, '') }))
  return late.length > 0 ? `${LATE}${namesOf(late)}.` : undefined
}

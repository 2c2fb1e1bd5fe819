import type { Interpretation } from '../interpretation/interpretation.ts'
import type { Column } from '../view.ts'

/** The day that a question names; of several, where it asks for what is past, none that lies ahead. */
export function dayNamed({ columns, question }: Interpretation): Column | undefined {
  const days = columns.filter(({ type }) => type === 'day')
  const isPast = question.saysWas || question.saysPast || question.selection === 'latest'
  return (isPast ? days.find(({ ahead }) => ahead === undefined) : undefined) ?? days[0]
}

import type { Interpretation } from '../interpretation/interpretation.ts'
import { isEmpty, type Column, type Entry } from '../view.ts'
import { columnsCalledLike } from './columns-called-like.ts'

/**
 * The day that a question names; of several, where it asks for what is past, none that lies ahead, and of several that
 * one word means the one that is entered: „Wann läuft der TÜV vom Schlepper ab?“
 */
export function dayNamed(interpretation: Interpretation, entries: readonly Entry[]): Column | undefined {
  const { columns, question } = interpretation
  const days = columns.filter(({ type }) => type === 'day')
  const isPast = question.saysWas || question.saysPast || question.selection === 'latest'
  const day = (isPast ? days.find(({ ahead }) => ahead === undefined) : undefined) ?? days[0]
  const isThere = ({ name }: Column): boolean => entries.some(({ values }) => !isEmpty(values[name]))
  if (!day || isThere(day)) return day
  const like = columnsCalledLike(day, interpretation).filter(({ type }) => type === 'day')
  return like.find((other) => isThere(other) && (!isPast || other.ahead === day.ahead)) ?? day
}

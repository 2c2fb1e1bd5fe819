import type { Column } from '../view.ts'
import type { Interpretation } from './interpretation.ts'

/** „Dauergrünland vom Bergfeld?“ asks of the one that is named whether it is so; of several, which are. */
export function flagsTold({ question, conditions, namedColumns, entries, saysNoun }: Interpretation): Column[] {
  const { type, negated, missing, thresholds, selection } = question
  if ((type !== 'what' && type !== 'request') || saysNoun || negated || missing || selection !== undefined) return []
  const isOne =
    thresholds.length === 0 &&
    conditions.length > 0 &&
    conditions.every(({ by }) => by === 'text') &&
    entries.filter((entry) => conditions.every(({ holds }) => holds(entry))).length === 1
  return isOne ? namedColumns.filter((column) => column.type === 'flag') : []
}

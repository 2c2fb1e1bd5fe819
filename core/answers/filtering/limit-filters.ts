import { germanNumber } from '../../shared/german/write-german.ts'
import { addMonths } from '../../shared/time/days.ts'
import type { Interpretation } from '../interpretation/interpretation.ts'
import type { ParsedQuestion } from '../question/parsed-question.ts'
import type { Column } from '../view.ts'
import { NOT_APPLICABLE, type Filter } from './narrowed.ts'

/** „zu hoch“, „zu niedrig“ and „zu alt“ of the first column that has such a limit. */
export function limitFilters({
  question: { outOfLimits },
  columns,
  today,
}: Interpretation): (Filter | typeof NOT_APPLICABLE)[] {
  if (!outOfLimits) return []
  return [columns.map((column) => limitFilter(column, outOfLimits, today)).find(Boolean) ?? NOT_APPLICABLE]
}

function limitFilter(
  column: Column,
  outOfLimits: NonNullable<ParsedQuestion['outOfLimits']>,
  today: string,
): Filter | undefined {
  const { name, label, unit = '', limits } = column
  const [tooHigh, tooLow, tooOld] = [limits?.tooHigh?.(today), limits?.tooLow?.(today), limits?.tooOld?.(today)]
  if (outOfLimits === 'high' && tooHigh)
    return {
      description: `${label} über ${tooHigh.above} ${unit}`.trim(),
      column,
      holds: ({ values: { [name]: value } }) => typeof value === 'number' && value > tooHigh.above,
    }
  if (outOfLimits === 'low' && tooLow)
    return {
      description: `${label} unter ${germanNumber(tooLow.below)} ${unit}`.trim(),
      column,
      holds: ({ values: { [name]: value } }) => typeof value === 'number' && value < tooLow.below,
    }
  if (outOfLimits === 'high' && tooOld)
    return {
      description: `${label} vor mehr als ${tooOld.years} Jahren`,
      // Where there is no day, nobody has said whether it is too long ago.
      column: { ...column, unknownValues: [] },
      holds: ({ values: { [name]: value } }) =>
        typeof value === 'string' && value < addMonths(today, -12 * tooOld.years),
    }
  return undefined
}

/** The rule that sets the limit, as a German clause. */
export const limitRule = ({ question: { outOfLimits }, columns, today }: Interpretation): string | undefined =>
  columns
    .map(({ limits }) =>
      outOfLimits === 'high'
        ? (limits?.tooHigh?.(today) ?? limits?.tooOld?.(today))
        : outOfLimits && limits?.tooLow?.(today),
    )
    .find((limit) => limit !== undefined)?.rule

import { germanNumber } from '../../shared/german/write-german.ts'
import type { Interpretation } from '../interpretation/interpretation.ts'
import type { Threshold } from '../question/parsed-question.ts'
import { moveDay, TIME_UNITS, type TimeUnit } from '../question/span.ts'
import type { Column } from '../view.ts'
import { NOT_APPLICABLE, type Filter } from './narrowed.ts'

/** Units as people ask for them, and as columns are kept in. */
const COLUMN_UNITS: Readonly<Record<string, string>> = {
  ha: 'ha',
  hektar: 'ha',
  '%': '%',
  prozent: '%',
  mg: 'mg/100 g',
  kg: 'kg/ha',
  dt: 'dt/ha',
}

/** „über 20“, „älter als 6 Monate“ */
export function thresholdFilters(interpretation: Interpretation): (Filter | typeof NOT_APPLICABLE)[] {
  const { threshold } = interpretation.question
  if (!threshold) return []
  const unit = TIME_UNITS.find((one) => threshold.unit?.startsWith(one))
  return [unit ? timeFilter(interpretation, threshold, unit) : numberFilter(interpretation, threshold)]
}

/** Time that has passed since a day. */
function timeFilter(
  { columns, today }: Interpretation,
  threshold: Threshold,
  unit: TimeUnit,
): Filter | typeof NOT_APPLICABLE {
  const column = columns.find(({ type, countedFrom }) => type === 'day' || countedFrom !== undefined)
  if (!column) return NOT_APPLICABLE
  const limit = moveDay(today, -threshold.value, unit)
  const day = column.countedFrom ?? column.name
  const label = column.countedFrom ? column.label : 'älter als das:'
  const asked = threshold.unit!
  return {
    description: `${textOf(label, threshold)} ${asked.charAt(0).toUpperCase()}${asked.slice(1)}`,
    column,
    // The more time has passed, the earlier is the day.
    holds: ({ values: { [day]: value } }) =>
      typeof value === 'string' &&
      ((threshold.is === 'above' ? value < limit : value > limit) || (threshold.inclusive && value === limit)),
  }
}

function numberFilter(interpretation: Interpretation, threshold: Threshold): Filter | typeof NOT_APPLICABLE {
  const { is, inclusive, value: limit, unit } = threshold
  const column = numberColumn(interpretation, threshold)
  const unitsDiffer = unit !== undefined && column?.unit !== undefined && COLUMN_UNITS[unit] !== column.unit
  if (!column || unitsDiffer) return NOT_APPLICABLE
  return {
    description: `${textOf(column.label, threshold)} ${column.unit ?? unit ?? ''}`.trim(),
    column,
    holds: ({ values: { [column.name]: value } }) =>
      (typeof value === 'number' && (is === 'above' ? value > limit : value < limit)) || (inclusive && value === limit),
  }
}

/** The number that is named, else the one with this unit, else the amount where each entry has a unit of its own. */
const numberColumn = ({ view, columns }: Interpretation, { unit }: Threshold): Column | undefined =>
  columns.find(({ type }) => type === 'number') ??
  (unit === undefined
    ? undefined
    : (view.columns.find((column) => column.type === 'number' && column.unit === COLUMN_UNITS[unit]) ??
      view.columns.find(({ name, unitColumn }) => name === view.roles.amount && unitColumn !== undefined)))

const textOf = (label: string, { is, inclusive, value }: Threshold): string =>
  `${label} ${SIGNS[is][inclusive ? 'inclusive' : 'exclusive']} ${germanNumber(value)}`

const SIGNS = {
  above: { inclusive: 'mindestens', exclusive: 'über' },
  below: { inclusive: 'höchstens', exclusive: 'unter' },
}

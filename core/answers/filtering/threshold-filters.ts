import { wordTable } from '../../shared/word-table.ts'
import { capitalized, germanNumber } from '../../shared/german/write-german.ts'
import { inUnit, storedUnit } from '../../terms/index.ts'
import type { Interpretation } from '../interpretation/interpretation.ts'
import type { Threshold } from '../question/parsed-question.ts'
import { moveDay, TIME_UNITS, type TimeUnit } from '../question/span.ts'
import type { Column, Entry, View } from '../view.ts'
import { unitOf } from '../writing/format-value.ts'
import { NOT_APPLICABLE, type Filter } from './narrowed.ts'

/** Units as people ask for them, and as columns are kept in. */
const COLUMN_UNITS: Readonly<Record<string, string>> = wordTable({
  ha: 'ha',
  hektar: 'ha',
  '%': '%',
  prozent: '%',
  euro: 'EUR',
  eur: 'EUR',
  '€': 'EUR',
  mg: 'mg/100 g',
  kg: 'kg/ha',
  dt: 'dt/ha',
  stunde: 'h',
  stunden: 'h',
})

/** A number in another unit; undefined where that measures something else. */
const converted = (value: number, unit: string, wantedUnit: string): number | undefined =>
  unit.toLowerCase() === wantedUnit || unit === COLUMN_UNITS[wantedUnit] ? value : inUnit(value, unit, wantedUnit)

/** „über 20“, „älter als 6 Monate“ */
export function thresholdFilters(interpretation: Interpretation): (Filter | typeof NOT_APPLICABLE)[] {
  return interpretation.question.thresholds.map((threshold) => {
    const unit = TIME_UNITS.find((one) => threshold.unit?.startsWith(one))
    const ofNumber = unit && durationNamed(interpretation, unit)
    if (ofNumber) return numberFilter(interpretation, { ...threshold, unit: undefined }, ofNumber)
    return unit ? timeFilter(interpretation, threshold, unit) : numberFilter(interpretation, threshold)
  })
}

/** „Wartezeit über 10 Tage“: a number that is kept in that unit. */
const durationNamed = ({ namedColumns }: Interpretation, unit: TimeUnit): Column | undefined =>
  namedColumns.find(
    ({ type, unit: own, countedFrom }) =>
      type === 'number' && countedFrom === undefined && own?.toLowerCase().startsWith(unit) === true,
  )

/** Time that has passed since a day. */
function timeFilter(
  { columns, view, today }: Interpretation,
  threshold: Threshold,
  unit: TimeUnit,
): Filter | typeof NOT_APPLICABLE {
  // „Rinder über 24 Monate“ are so old.
  const column =
    columns.find(({ type, countedFrom }) => type === 'day' || countedFrom !== undefined) ??
    view.columns.find(({ countedFrom }) => countedFrom !== undefined)
  if (!column) return NOT_APPLICABLE
  const limit = moveDay(today, -threshold.value, unit)
  const day = column.countedFrom ?? column.name
  const label = column.countedFrom ? column.label : 'älter als das:'
  const wantedUnit = threshold.unit!
  return {
    description: `${textOf(label, threshold)} ${capitalized(wantedUnit)}`,
    column,
    // The more time has passed, the earlier is the day.
    holds: ({ values: { [day]: value } }) =>
      typeof value === 'string' &&
      ((threshold.is === 'above' ? value < limit : value > limit) || (threshold.inclusive && value === limit)),
  }
}

/** „96 Stunden“ */
const isSaidSo = (unit: string, kept: string): boolean =>
  /^(?:stunde|minute)n?$/u.test(unit) && /^(?:Stunden|Minuten)$/u.test(kept) && kept.toLowerCase().startsWith(unit)

function numberFilter(
  interpretation: Interpretation,
  threshold: Threshold,
  named?: Column,
): Filter | typeof NOT_APPLICABLE {
  const { is, inclusive, value: limit, unit } = threshold
  const column = named ?? numberColumn(interpretation, threshold)
  const unitsDiffer =
    unit !== undefined &&
    column?.unit !== undefined &&
    COLUMN_UNITS[unit] !== column.unit &&
    !isSaidSo(unit, column.unit)
  if (!column || unitsDiffer) return NOT_APPLICABLE
  const valueOf = (entry: Entry): number | undefined => {
    const value = entry.values[column.name]
    if (typeof value !== 'number') return undefined
    return column.unitColumn && unit !== undefined ? converted(value, unitOf(entry, column), unit) : value
  }
  return {
    description: `${textOf(column.label, threshold)} ${column.unit ?? unit ?? ''}`.trim(),
    column,
    holds: (entry) => {
      const value = valueOf(entry)
      return value !== undefined && ((is === 'above' ? value > limit : value < limit) || (inclusive && value === limit))
    },
    isUndecided: (entry) => valueOf(entry) === undefined,
  }
}

/** „Ist die Zellzahl über 300?“: what each entry measures has one unit that nobody says. */
const amountOfOwnUnits = ({ columns, roles, series }: View, named: readonly Column[]): Column | undefined =>
  series && named.length === 0
    ? columns.find(({ name, unitColumn }) => name === roles.amount && unitColumn !== undefined)
    : undefined

/** Tonnes and litres are no euros. */
const isAmount = (unit: string | undefined): boolean =>
  unit !== undefined && !COLUMN_UNITS[unit] && ['kg', 'l'].includes(storedUnit(unit).base)

/** The number that is named, else the one with this unit, else the amount where each entry has a unit of its own. */
const numberColumn = ({ view, columns }: Interpretation, { unit }: Threshold): Column | undefined =>
  columns.find(
    ({ type, unitColumn, unit: own }) => type === 'number' && (own === undefined || unitColumn || !isAmount(unit)),
  ) ??
  (unit === undefined
    ? amountOfOwnUnits(view, columns)
    : (ofUnit(view, COLUMN_UNITS[unit]) ??
      view.columns.find(({ name, unitColumn }) => name === view.roles.amount && unitColumn !== undefined)))

/** The amount itself before what else is measured so: a bill „über 3.000 €“ is one of that sum. */
function ofUnit({ columns, roles }: View, unit: string | undefined): Column | undefined {
  const some = columns.filter((column) => column.type === 'number' && column.unit === unit)
  return some.find(({ name }) => name === roles.amount) ?? some[0]
}

const textOf = (label: string, { is, inclusive, value }: Threshold): string =>
  `${label} ${SIGNS[is][inclusive ? 'inclusive' : 'exclusive']} ${germanNumber(value)}`

const SIGNS = {
  above: { inclusive: 'mindestens', exclusive: 'über' },
  below: { inclusive: 'höchstens', exclusive: 'unter' },
}

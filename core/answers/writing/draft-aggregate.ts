import { germanNumber } from '../../shared/german/write-german.ts'
import type { Narrowed } from '../filtering/narrowed.ts'
import type { Interpretation } from '../interpretation/interpretation.ts'
import type { Column, Entry, View } from '../view.ts'
import type { Draft, Measure } from './draft.ts'
import { numberText, unitOf, valueText } from './format-value.ts'
import { MOST_LISTED, subject } from './phrases.ts'
import { sumOf } from './sum-of.ts'

/** What the numbers may be put together to; undefined where each is listed. */
export function aggregation(
  { question: { aggregate: requested, selection, period } }: Interpretation,
  known: readonly Entry[],
  column: Column,
): 'sum' | 'mean' | undefined {
  const { by, within = [], ratesWithin = [], onRequest = false, inTime } = column.aggregate ?? {}
  const isOfTime = period !== undefined && known.every(({ values }) => inTime?.(values) === true)
  const isOneOfEach = known.length === 1 || selection === 'most' || selection === 'least'
  const units = new Set(known.map((entry) => unitOf(entry, column)))
  if (isOneOfEach || units.size > 1 || (onRequest && requested === undefined && !isOfTime)) return undefined
  const how = requested ?? by
  const same = how === 'sum' && isRate([...units][0] ?? '') ? [...within, ...ratesWithin] : within
  const agree = same.every((name) => distinct(known.map(({ values }) => values[name])) === 1)
  if (!agree || how === undefined) return undefined
  if (how === 'mean') return column.aggregate?.noMean ? undefined : 'mean'
  // A number per hectare or liter adds up with others of the same hectares alone, which `within` says.
  return by === 'sum' && (within.length > 0 || !isRate([...units][0]!)) ? 'sum' : undefined
}

/** Per something, as „kg/ha“ and „%“ are. */
export const isRate = (unit: string): boolean => /[/%]/u.test(unit)

const distinct = (values: readonly unknown[]): number => new Set(values).size

/** What they come to, or their mean, with each of them. */
export function draftAggregate(
  interpretation: Interpretation,
  narrowed: Narrowed,
  known: readonly Entry[],
  column: Column,
  by: 'sum' | 'mean',
): Draft {
  const areas = by === 'mean' ? areasOf(known, column, interpretation.view) : undefined
  const value = by === 'sum' ? sumOf(known, column) : Math.round(meanOf(known, column, areas) * 100) / 100
  const total = numberText(value, unitOf(known[0]!, column))
  const parts = known.slice(0, MOST_LISTED).map((entry) => `${entry.name} ${valueText(entry, column)}`)
  const more = known.length > MOST_LISTED ? ` und ${germanNumber(known.length - MOST_LISTED)} weitere` : ''
  const result = `${by === 'sum' ? 'zusammen' : areas ? 'im Mittel nach Fläche' : 'im Mittel'} ${total}`
  return {
    text: `${subject(interpretation, narrowed)}, ${column.label}: ${result} (${parts.join(', ')}${more}).`,
    answered: true,
    entries: known,
    columns: [column],
    measure: measureOf(known, column, value),
  }
}

/** The hectares of each, by which a mean of one time weighs what grew on them; undefined where one is not known. */
function areasOf(known: readonly Entry[], { perArea }: Column, { changes }: View): readonly number[] | undefined {
  if (distinct(known.map(({ values }) => values[changes?.by ?? ''])) > 1) return undefined
  const areas = known.map(({ values }) => values[perArea?.area ?? ''])
  const isKnown = areas.every((area): area is number => typeof area === 'number' && area > 0)
  return isKnown && new Set(areas).size > 1 ? areas : undefined
}

function meanOf(known: readonly Entry[], column: Column, areas: readonly number[] | undefined): number {
  if (!areas) return sumOf(known, column) / known.length
  const weighed = known.reduce((sum, { values }, index) => sum + (values[column.name] as number) * areas[index]!, 0)
  return weighed / areas.reduce((sum, area) => sum + area, 0)
}

/** The number as others of the kind are held against it. */
export const measureOf = ([first]: readonly Entry[], column: Column, value: number): Measure => ({
  value,
  unit: unitOf(first!, column),
  better: column.better,
})

import { capitalized, germanNumber } from '../../shared/german/write-german.ts'
import type { Narrowed } from '../filtering/narrowed.ts'
import type { Interpretation } from '../interpretation/interpretation.ts'
import type { Draft } from './draft.ts'
import { numberColumn } from './draft-number.ts'
import { unitOf, valueText } from './format-value.ts'
import { listText } from './phrases.ts'

/**
 * „Ist die Zellzahl seit März gestiegen?“: from the first value to the last. Undefined where they are of several
 * series.
 */
export function draftTrend(interpretation: Interpretation, narrowed: Narrowed): Draft | undefined {
  const { question, view } = interpretation
  const column = numberColumn(interpretation)
  const { by: day, within } = view.changes ?? { by: view.roles.day, within: view.series }
  if (!column || day === undefined || !within) return undefined
  const known = narrowed.found
    .filter(({ values }) => typeof values[column.name] === 'number' && (values[day] ?? null) !== null)
    .toSorted((one, other) => String(one.values[day]).localeCompare(String(other.values[day])))
  const series = new Set(known.map(({ values }) => JSON.stringify(within.map((name) => values[name]))))
  const units = new Set(known.map((entry) => unitOf(entry, column)))
  if (known.length < 2 || series.size > 1 || units.size > 1) return undefined
  const numbers = known.map(({ values }) => values[column.name] as number)
  const [first, last] = [known[0]!, known.at(-1)!]
  const change = Math.sign(numbers.at(-1)! - numbers[0]!)
  const isSteady = numbers.slice(1).every((number, index) => Math.sign(number - numbers[index]!) !== -change)
  const way = change === 0 ? 'gleich geblieben' : change > 0 ? 'gestiegen' : 'gefallen'
  const verdict = question.trend === 'any' || !isSteady ? undefined : (question.trend === 'rise') === change > 0
  const difference = differenceText(numbers[0]!, numbers.at(-1)!, unitOf(first, column))
  const told = `von ${valueText(first, column)} auf ${valueText(last, column)}${difference}${isSteady ? '' : ', mit Schwankungen'}`
  const answer = verdict === undefined || change === 0 ? capitalized(way) : `${verdict ? 'Ja' : 'Nein'}, ${way}`
  return {
    text: `${answer}: ${told}.\n${listText(interpretation, narrowed, known, [column])}`,
    answered: true,
    entries: known.toReversed(),
    columns: [column],
  }
}

/** „, um 4 dt/ha (5,1 %)“ */
function differenceText(first: number, last: number, unit: string): string {
  const difference = Math.abs(Math.round((last - first) * 1e6) / 1e6)
  if (difference === 0) return ''
  const percent = first > 0 && unit !== '%' ? ` (${germanNumber(Math.round((1000 * difference) / first) / 10)} %)` : ''
  return `, um ${[germanNumber(difference), unit].filter(Boolean).join(' ')}${percent}`
}

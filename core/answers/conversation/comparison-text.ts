import { capitalized, germanDay, germanNumber } from '../../shared/german/write-german.ts'
import { daysBetween } from '../../shared/time/days.ts'
import type { Measure } from '../writing/draft.ts'
import type { Comparison } from './comparison.ts'

interface Side {
  label: string
  /** What is told of it. */
  text: string
  measure: Measure
}

/** What the comparison comes to; undefined where the two cannot be compared. */
export function comparisonText(
  { by, higher, isWhether, asksHowMuch }: Comparison,
  one: Side,
  other: Side,
  isOfTime: boolean,
): string | undefined {
  if (one.measure.unit !== other.measure.unit) return undefined
  const [left, right] = isOfTime
    ? inOneYear(one.measure.value, other.measure.value)
    : [one.measure.value, other.measure.value]
  const told = [one, other].map(({ text }) => `• ${text.replaceAll('\n', ' ')}`).join('\n')
  const values = (first: Side, second: Side): string => `${valueText(first.measure)} gegen ${valueText(second.measure)}`
  const apart = differenceText(left, right, one.measure.unit)
  if (left === right) return `${isWhether ? 'Nein, gleich' : 'Gleich'}: ${values(one, other)}.\n${told}`
  if (asksHowMuch) return `${capitalized(values(one, other))}${apart}.\n${told}`
  const isBetter = /^(?:besser|schlechter)/u.test(by)
  // Of two numbers nobody knows which is better, unless it is said of what they are of.
  if (isBetter && one.measure.better === undefined) return `${capitalized(values(one, other))}${apart}.\n${told}`
  const isSo = left > right === (isBetter && one.measure.better === 'lower' ? !higher : higher)
  if (isWhether) return `${isSo ? 'Ja' : 'Nein'}: ${values(one, other)}${apart}.\n${told}`
  const [winner, loser] = isSo ? [one, other] : [other, one]
  const difference = isSo ? apart : differenceText(right, left, one.measure.unit)
  return `${capitalized(by)}: ${winner.label}, ${values(winner, loser)} (${loser.label})${difference}.\n${told}`
}

/** Days of two times are compared within their years: „früher als letztes Jahr“. */
function inOneYear(one: Measure['value'], other: Measure['value']): [Measure['value'], Measure['value']] {
  if (typeof one !== 'string' || typeof other !== 'string') return [one, other]
  return [`${other.slice(0, 4)}${one.slice(4)}`, other]
}

/** „, 4 dt/ha mehr“, „, 12 Tage später“ */
function differenceText(one: Measure['value'], other: Measure['value'], unit: string): string {
  if (typeof one === 'string' && typeof other === 'string') {
    const days = daysBetween(other, one)
    return days === 0 ? '' : `, ${countText(Math.abs(days))} ${days > 0 ? 'später' : 'früher'}`
  }
  if (typeof one !== 'number' || typeof other !== 'number') return ''
  const difference = Math.round((one - other) * 1e6) / 1e6
  if (difference === 0) return ''
  return `, ${valueText({ value: Math.abs(difference), unit })} ${difference > 0 ? 'mehr' : 'weniger'}`
}

const countText = (days: number): string => (days === 1 ? '1 Tag' : `${germanNumber(days)} Tage`)

const valueText = ({ value, unit }: Measure): string =>
  typeof value === 'string' ? germanDay(value) : [germanNumber(value), unit].filter(Boolean).join(' ')

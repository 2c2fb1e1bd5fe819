import { germanNumber } from '../../shared/german/write-german.ts'
import type { Narrowed } from '../filtering/narrowed.ts'
import type { Interpretation } from '../interpretation/interpretation.ts'
import type { Column, Entry } from '../view.ts'
import type { Draft } from './draft.ts'
import { namesUnit } from './named-unit.ts'
import { unitOf, valueText } from './format-value.ts'
import { MOST_LISTED, subject } from './phrases.ts'

const PER_HECTARE = /\/ha$/u

/**
 * „Wie viel KAS wurde gestreut?“: each amount per hectare times its hectares, together. Undefined where the question
 * asks for less, or where something of it is not known.
 */
export function draftTotal(
  interpretation: Interpretation,
  narrowed: Narrowed,
  known: readonly Entry[],
  column: Column,
): Draft | undefined {
  const { question } = interpretation
  const { perArea } = column
  const asksTotal =
    question.aggregate === 'sum' ||
    (!perArea?.onRequest &&
      question.aggregate === undefined &&
      (known.length > 1 || namesUnit(interpretation, known, 'every')))
  const isExtreme = question.selection === 'most' || question.selection === 'least'
  if (!perArea || !asksTotal || isExtreme || question.asksRate || question.trend) return undefined
  const units = new Set(known.map((entry) => unitOf(entry, column)))
  const [unit] = units
  const agree = perArea.within.every((name) => new Set(known.map(({ values }) => values[name])).size === 1)
  if (units.size > 1 || !PER_HECTARE.test(unit!) || !agree) return undefined
  if (!known.every(({ values }) => typeof values[perArea.area] === 'number')) return undefined
  const whole = unit!.replace(PER_HECTARE, '')
  const total = known.reduce((sum, { values }) => sum + micros(values[column.name]) * micros(values[perArea.area]), 0n)
  const value = Number(total / 10n ** 6n) / 1e6
  const parts = known
    .slice(0, MOST_LISTED)
    .map(
      (entry) =>
        `${entry.name}: ${valueText(entry, column)} auf ${germanNumber(entry.values[perArea.area] as number)} ha`,
    )
  const more = known.length > MOST_LISTED ? `; und ${germanNumber(known.length - MOST_LISTED)} weitere` : ''
  return {
    text: `${subject(interpretation, narrowed)}: zusammen ${germanNumber(value)} ${whole} (${parts.join('; ')}${more}).`,
    answered: true,
    entries: known,
    columns: [column],
    measure: { value, unit: whole },
    withoutValue: { entries: narrowed.found.filter((entry) => !known.includes(entry)), columns: [column] },
  }
}

/** „auf 14,7 ha zusammen 4.410 kg“: what an amount per hectare comes to; undefined where its hectares are not known. */
export function inAllText(entry: Entry, column: Column): string | undefined {
  const area = entry.values[column.perArea?.area ?? '']
  const unit = unitOf(entry, column)
  if (typeof area !== 'number' || !PER_HECTARE.test(unit)) return undefined
  const value = Number((micros(entry.values[column.name]) * micros(area)) / 10n ** 6n) / 1e6
  return `auf ${germanNumber(area)} ha zusammen ${germanNumber(value)} ${unit.replace(PER_HECTARE, '')}`
}

/** Numbers of rows have six decimals at most; as whole millionths they multiply and add up exactly. */
const micros = (value: unknown): bigint => BigInt(Math.round((value as number) * 1e6))

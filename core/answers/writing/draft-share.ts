import { germanNumber } from '../../shared/german/write-german.ts'
import type { Narrowed } from '../filtering/narrowed.ts'
import type { Interpretation } from '../interpretation/interpretation.ts'
import type { Column, Entry } from '../view.ts'
import type { Draft } from './draft.ts'
import { unitOf } from './format-value.ts'
import { subject } from './phrases.ts'
import { sumOf } from './sum-of.ts'

/** „Wie viel Prozent der Kühe?“ says no part of them. */
const saysPart = ({ conditions, columns, state, question }: Interpretation): boolean =>
  conditions.some(({ isWhole }) => !isWhole) ||
  columns.some(({ type }) => type === 'flag') ||
  state !== undefined ||
  question.thresholds.length > 0

/** „Wie viel Prozent der Fläche ist Grünland?“, by the numbers of those that are known. */
export function draftShare(
  interpretation: Interpretation,
  narrowed: Narrowed,
  known: readonly Entry[],
  column: Column,
): Draft | undefined {
  const all = narrowed.whole.filter(({ values }) => typeof values[column.name] === 'number')
  const [part, whole] = [sumOf(known, column), sumOf(all, column)]
  if (whole === 0 || !saysPart(interpretation)) return undefined
  const share = [`${germanNumber(part)} von ${germanNumber(whole)}`, unitOf(known[0]!, column)]
    .filter(Boolean)
    .join(' ')
  return {
    text: `${subject(interpretation, narrowed)}, ${column.label}: ${share}, das sind ${percent(part, whole)} %.`,
    answered: true,
    entries: known,
    columns: [column],
  }
}

/** „Wie viel Prozent der Kühe sind tragend?“, where each is kept by itself and nothing leaves it open. */
export function draftShareOfCount(interpretation: Interpretation, narrowed: Narrowed): Draft | undefined {
  const { found, whole, undecided } = narrowed
  // Of what only stands in an entry none of them is a part.
  if (interpretation.conditions.some(({ isWhole, by }) => isWhole && by === 'text')) return undefined
  const saysDay = interpretation.namedColumns.some(({ type }) => type === 'day')
  if (whole.length === 0 || undecided.length > 0 || !(saysDay || saysPart(interpretation))) return undefined
  const share = `${germanNumber(found.length)} von ${germanNumber(whole.length)}`
  return {
    text: `${subject(interpretation, narrowed)}: ${share}, das sind ${percent(found.length, whole.length)} %.`,
    answered: true,
    entries: found,
    columns: [],
  }
}

const percent = (part: number, whole: number): string => germanNumber(Math.round((1000 * part) / whole) / 10)

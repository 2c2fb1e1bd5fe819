import { stemsOf } from '../interpretation/search-text.ts'
import type { ViewEntries } from '../ports/entry-loader.ts'
import { isEmpty, type Column, type View } from '../view.ts'
import { NAMED, type EntriesNamed } from './entries-named.ts'
import type { LabelSaid } from './labels-said.ts'

/** A column, and the entries of which a question asks it in so many words. */
export interface ValueReading extends EntriesNamed, Pick<LabelSaid, 'column' | 'length' | 'isWhole'> {
  view: View
  loaded: ViewEntries
}

/** The one whose entries are named best, then that of which something is entered, and whether another is as good. */
export function bestOf(readings: readonly ValueReading[]): { best: ValueReading; isUnclear: boolean } | undefined {
  const [best] = readings.toSorted(
    (one, other) =>
      NAMED.indexOf(one.named) - NAMED.indexOf(other.named) ||
      Number(isKnown(other)) - Number(isKnown(one)) ||
      other.length - one.length ||
      Number(other.isWhole) - Number(one.isWhole),
  )
  return best && { best, isUnclear: mayMeanOther(best, readings) }
}

const isKnown = ({ entries, column }: ValueReading): boolean =>
  entries.some(({ values }) => !isEmpty(values[column.name], column))

/** „Anzahl“, „Datum“: it may ask for a count, and for the number or day of whatever has one. */
const isVague = ({ label, words, type, isYear, unit }: Column): boolean =>
  (type === 'day' || (type === 'number' && unit === undefined)) &&
  !isYear &&
  !stemsOf(label).some((stem) => words.has(stem))

/** „Anzahl Kälber?“ asks no more for those of one check than for those of one move, or for how many there are. */
const mayMeanOther = ({ column, said, entries, view }: ValueReading, readings: readonly ValueReading[]): boolean =>
  isVague(column) &&
  said === 1 &&
  (readings.some((other) => other.view !== view) || (entries.length > 1 && view.completeness === 'log'))

/** An empty value leaves it to others, save of what nothing else is called. */
export const isSure = ({ named, column, said }: ValueReading, answered: boolean): boolean =>
  named !== 'in part' && (column.asideWords !== undefined || (answered && (said > 1 || !isVague(column))))

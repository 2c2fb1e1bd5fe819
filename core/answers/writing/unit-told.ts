import type { Interpretation } from '../interpretation/interpretation.ts'
import { sortOfUnit } from '../question/unit-asked.ts'
import type { Entry } from '../view.ts'
import type { Draft } from './draft.ts'
import { numberColumn } from './draft-number.ts'
import { unitOf } from './format-value.ts'

/** Of what is measured in many units that which is in the one that is typed, where anything is. */
export function ofUnitAsked(interpretation: Interpretation, found: readonly Entry[]): readonly Entry[] {
  const { unitAsked } = interpretation.question
  const column = unitAsked === undefined ? undefined : numberColumn(interpretation)
  if (unitAsked === undefined || !column?.unitColumn) return found
  const some = found.filter((entry) => sortOfUnit(unitOf(entry, column)) === sortOfUnit(unitAsked))
  return some.length > 0 ? some : found
}

const NUMBER_WITH_UNIT = /\d (?<unit>[^\s\d(),;:][^\s(),;:]*(?: (?:je|pro) [^\s(),;:]+)?)/gu

/** False where what is told is in no unit of the sort that the question wants. */
export function hasUnitAsked({ measure, text, answered }: Draft, { view, question }: Interpretation): boolean {
  const { unitAsked } = question
  // What is told in sentences has a reckoning in many units.
  if (unitAsked === undefined || !answered || view.tells) return true
  const asked = sortOfUnit(unitAsked)
  // A yield in „dt“ is one of the hectare.
  const isOfSort = (unit: string): boolean => [asked, `${asked}/area`].includes(sortOfUnit(unit))
  if (typeof measure?.value === 'number') return isOfSort(measure.unit)
  const lines = text.split('\n').filter((line) => line.startsWith('•'))
  const isIn = (line: string): boolean =>
    [...line.matchAll(NUMBER_WITH_UNIT)].some(({ groups }) => isOfSort(groups!.unit!.replace(/\.$/u, '')))
  return (lines.length > 0 ? lines : [text]).every(isIn)
}

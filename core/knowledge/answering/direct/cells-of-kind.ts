import { isMeasured, namesSum, type AskedKind } from '../asked/asked-kind.ts'
import type { LabelledCell } from './table-cell.ts'
import { valuesIn } from './values-in-text.ts'

const BARE = /^[-+]?\d[\d.,]*$/u

/** A number alone. */
export const isBare = ({ said }: LabelledCell): boolean => BARE.test(said)

/** A number alone, of which the heading says what it is: „65.791,76“ below „EUR“. */
export const isOfKind = (cell: LabelledCell, kind: AskedKind): boolean =>
  isMeasured(kind) && isBare(cell) && unitOf(cell.heading) === kind

const UNITS: readonly AskedKind[] = ['money', 'share', 'area', 'weight', 'volume', 'length', 'temperature']

/** In „EUR/kg“ the first unit says it, „Betrag“ without one. */
function unitOf(heading: string): AskedKind | undefined {
  for (const word of heading.split(/[\s()/,;:]+/u)) {
    const kind = word === '' ? undefined : UNITS.find((unit) => valuesIn(`1 ${word}`, unit).length > 0)
    if (kind) return kind
  }
  return namesSum(heading) ? 'money' : undefined
}

import type { Interpretation } from '../interpretation/interpretation.ts'
import { namesSort } from '../interpretation/names-sort.ts'
import { stemsOf } from '../interpretation/search-text.ts'
import { saysOfWhat } from '../question/clauses-beside.ts'

/**
 * True of a question that asks of nothing that is told before it: it says itself what it is of, and nothing that is
 * told says of which of them. „Der Fendt ist kaputt. Wann läuft der TÜV ab?“ does not, nor „Die Bank fragt nach den
 * Bullen. Wie viele Tiere haben wir?“
 */
export const standsAlone = ({ view, conditions, saysNoun, stems }: Interpretation, told: string): boolean =>
  (conditions.length > 0 || saysNoun) &&
  !saysOfWhat(told) &&
  stemsOf(told).every((stem) => stems.has(stem) || !namesSort(view, stem))

import { isOfSort, namesSort } from '../interpretation/names-sort.ts'
import { stemsOf } from '../interpretation/search-text.ts'
import { saysOfWhat } from '../question/clauses-beside.ts'
import { MOST_ROWS } from '../writing/cite.ts'
import type { ReadAnswer } from './ask-views.ts'

/**
 * True of a question that asks of nothing that is told before it: it says itself what it is of, and nothing that is
 * told says of which of them, but what all those are that the answer rests on. Not „Der Fendt ist kaputt. Wann läuft
 * der TÜV ab?“, nor „Die Bank fragt nach den Bullen. Wie viele Tiere haben wir?“
 */
export function asksOfNothingTold({ interpretation, fact }: ReadAnswer, told: string): boolean {
  const { view, conditions, saysNoun, stems, entries, today } = interpretation
  const ids = new Set(fact.rows.map(({ id }) => id))
  const answering = entries.filter(({ record }) => ids.has(record.id))
  const saysWhich = (stem: string): boolean =>
    !stems.has(stem) &&
    namesSort(view, stem) &&
    !(
      answering.length > 0 &&
      answering.length < MOST_ROWS &&
      answering.every((entry) => isOfSort(view, stem, entry, today))
    )
  return (conditions.length > 0 || saysNoun) && !saysOfWhat(told) && !stemsOf(told).some(saysWhich)
}

/**
 * True where the answer is of the one entry that the question calls by its name, so that nothing told before it could
 * say of which: „Eine Kuh frisst schlecht. Welche Telefonnummer hat Frau Meinecke?“
 */
export function asksOfNamedOne({ interpretation: { conditions, entries }, fact }: ReadAnswer, told: string): boolean {
  const names = conditions.filter(({ by }) => by === 'text')
  const [only, ...others] = names.length > 0 ? entries.filter((entry) => names.every(({ holds }) => holds(entry))) : []
  const isOfOnly = only !== undefined && others.length === 0 && fact.rows[0]?.id === only.record.id
  return isOfOnly && !saysOfWhat(told)
}

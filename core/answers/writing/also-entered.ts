import type { Interpretation } from '../interpretation/interpretation.ts'
import { isOfKind } from '../interpretation/is-of-kind.ts'
import { isEmpty, type Column } from '../view.ts'
import type { Draft } from './draft.ts'
import { valuesInShort, wholeEntry } from './whole-entry.ts'

/** What is told of the one entry of a draft, and what else stands in it: „Stand geplant, Fläche 12 ha“. */
export function restOfEntry({ entries, columns, saysNone }: Draft, { view }: Interpretation): string | undefined {
  const [entry, ...others] = entries
  if (!entry || others.length > 0 || saysNone) return undefined
  const rest = wholeEntry(view, entry).filter((column) => !columns.includes(column))
  return rest.length > 0 ? valuesInShort(entry, rest.slice(0, MOST_TOLD)) : undefined
}

const MOST_TOLD = 8

/**
 * What else stands in the one entry of an answer that may have missed what was meant: it tells no column that the
 * question names, as with „Was hatte Alma im Mai?“, or the question asks for several things.
 */
export function alsoEntered(draft: Draft, interpretation: Interpretation): string | undefined {
  const { question, namedColumns } = interpretation
  const mayMiss = question.asksSeveral || (namedColumns.length === 0 && !tellsAsked(draft, interpretation))
  const rest = mayMiss ? restOfEntry(draft, interpretation) : undefined
  return rest && `Dort steht auch: ${rest}.`
}

/** It tells a day where „wann“ asks for it, a person where „wer“ does; what „was“ asks for only its words tell. */
function tellsAsked(
  { entries, columns, measure }: Draft,
  { view, question: { type }, conditions }: Interpretation,
): boolean {
  if (type === 'what' || type === 'how' || type === 'request') return false
  // What one asks for by „welches“ is called so, unless it is called by its name.
  if (type === 'which') return !conditions.some(({ isName }) => isName?.(entries[0]!))
  const isTold = ({ name }: Column): boolean => entries.some(({ values }) => !isEmpty(values[name]))
  return (
    measure !== undefined ||
    type === 'whether' ||
    columns.some((column) => isOfKind(column, view, type) && isTold(column))
  )
}

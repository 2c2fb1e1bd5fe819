import type { Narrowed } from '../filtering/narrowed.ts'
import { flagsTold } from '../interpretation/flags-told.ts'
import type { Interpretation } from '../interpretation/interpretation.ts'
import { stemsOf } from '../interpretation/search-text.ts'
import { isEmpty, type Column } from '../view.ts'
import { draftColumns, VALUE_TYPES } from './draft-columns.ts'
import { draftNumber } from './draft-number.ts'
import type { DraftWriter } from './draft.ts'

/** „Welche“, „was“, „zeig mir“ */
export const draftEntries: DraftWriter = (interpretation, narrowed) => {
  const { view, question, columns, namedColumns, conditions, orderedBy } = interpretation
  if (question.missing && columns.length === 0)
    return draftColumns(
      interpretation,
      narrowed,
      view.columns.filter(({ name }) => name === view.missingDetails),
    )
  const total = totalAsked(interpretation) ? draftNumber(interpretation, narrowed) : undefined
  // Of one it says more only where an amount per hectare comes to one in all.
  if (total?.measure && (narrowed.found.length > 1 || question.aggregate === 'sum')) return total
  // A list is no mean.
  if (question.aggregate === 'mean' && narrowed.found.length > 1) return undefined
  const flags = flagsTold(interpretation)
  const named = namedColumns.filter((column) => column.type !== 'flag' || flags.includes(column))
  // What is named with „ohne“ is empty, and shows nothing.
  if (question.negated || question.missing)
    return draftColumns(
      interpretation,
      narrowed,
      listColumns(interpretation).filter((column) => !named.includes(column)),
    )
  const amount = conditions.find((condition) => condition.amount !== undefined)?.amount
  const told = named.length > 0 ? named : [...labelled(interpretation), ...unnamedColumns(interpretation, narrowed)]
  // What is the most of something is told with how much that is.
  const isExtreme = (question.selection === 'most' || question.selection === 'least') && !question.byAge
  const ordered = isExtreme
    ? [orderedBy ?? numberOrderedBy(interpretation)].filter((column) => column !== undefined)
    : []
  const shown = [...new Set([...told, ...view.columns.filter(({ name }) => name === amount), ...ordered])]
  // „Was liegt im Silo 1?“ is not answered with its name.
  const isNamed = question.type === 'what' && named.length === 0 && conditions.some(({ by }) => by === 'text')
  if (isNamed && narrowed.found.every(({ values }) => shown.every(({ name }) => isEmpty(values[name]))))
    return undefined
  return draftColumns(interpretation, narrowed, shown)
}

/** As entries are put in order where the question names no adjective. */
const numberOrderedBy = ({ view, columns, namedColumns }: Interpretation): Column | undefined =>
  [...namedColumns, ...columns].find(({ type }) => type === 'number') ??
  view.columns.find(({ name }) => name === view.roles.amount)

/** Of one that is called by its name alone more is told than in a list. */
function unnamedColumns(interpretation: Interpretation, { found }: Narrowed): readonly Column[] {
  const { view, question, conditions } = interpretation
  const { alone } = view.roles
  const isAlone = found.length === 1 && conditions.length > 0 && conditions.every(({ by }) => by === 'text')
  const asksForIt = question.type === 'what' || question.type === 'request'
  return alone && isAlone && asksForIt
    ? alone.flatMap((name) => view.columns.find((column) => column.name === name) ?? [])
    : [...sinceColumns(interpretation), ...listColumns(interpretation)]
}

/** „Welche Tiere sind gestorben?“ tells also when. */
const sinceColumns = ({ view, conditions }: Interpretation): Column[] =>
  conditions.flatMap(({ by }) => {
    const since = typeof by === 'object' ? by.validSince : undefined
    return view.columns.filter(({ name }) => name === since)
  })

/** „Verpächter vom Bergfeld?“ names with a word for the entries what is asked of the one. */
function labelled({ question: { type }, columns, conditions, stems }: Interpretation): Column[] {
  if (!VALUE_TYPES.has(type) || type === 'which' || !conditions.some(({ by }) => by === 'text')) return []
  return columns.filter(
    ({ label, type: is }) => is !== 'flag' && !label.includes(' ') && stemsOf(label).some((stem) => stems.has(stem)),
  )
}

/** „Diesel verbraucht seit September?“ of what happened asks how much it was, and „in Summe“ of anything. */
function totalAsked({ question, view }: Interpretation): boolean {
  const { type, aggregate, asksAloud, negated, missing, selection, trend } = question
  if (negated || missing || trend !== undefined) return false
  // „Vom ersten Schnitt alle zusammengerechnet“: several of that one time.
  if (selection !== undefined) return aggregate === 'sum' && selection !== 'most' && selection !== 'least'
  const isElliptic = type === 'request' && !asksAloud && view.completeness === 'log' && view.tense === 'past'
  return aggregate !== undefined || isElliptic
}

export const listColumns = ({ view }: Interpretation): Column[] =>
  view.roles.list.flatMap((name) => view.columns.find((column) => column.name === name) ?? [])

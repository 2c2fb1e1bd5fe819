import type { Interpretation } from '../interpretation/interpretation.ts'
import type { Narrowed } from '../filtering/narrowed.ts'
import { ENTRY_NAME, isEmpty, type Column, type Entry } from '../view.ts'
import { draftColumns, listColumns } from './draft-columns.ts'
import type { DraftWriter } from './draft.ts'
import { draftEmptyColumns } from './nothing-found.ts'

export const draftWho: DraftWriter = (interpretation, narrowed) => {
  const { view, namedColumns, question } = interpretation
  const who = view.columns.find(({ name }) => name === view.roles.who)
  // „Wem haben wir das Mittel gegeben?“ is told by what was treated, and nothing by who did it.
  if (view.roles.whoActs && question.asksRecipient)
    return view.counts ? draftColumns(interpretation, narrowed, listColumns(interpretation)) : undefined
  if (!who) {
    // That a field is leased does not say by whom.
    const told = namedColumns.filter(({ type }) => type !== 'flag')
    // The day of a check is nobody who made it.
    const isOfDays = question.selection === undefined && told.every(({ type, isYear }) => type === 'day' || isYear)
    return told.length > 0 && !isOfDays ? draftColumns(interpretation, narrowed, told) : undefined
  }
  // To whom it went is told by nothing else.
  if (
    question.asksRecipient &&
    who.name !== ENTRY_NAME &&
    narrowed.found.every(({ values }) => isEmpty(values[who.name]))
  )
    return draftEmptyColumns(narrowed.found, [who])
  const isDenied = question.negated || question.missing
  const told = namedColumns.length > 0 && !isDenied ? namedColumns : listColumns(interpretation)
  const rest = told.filter((column) => column !== who && !(isDenied && namedColumns.includes(column)))
  return draftColumns(interpretation, narrowed, who.name === ENTRY_NAME ? rest : [who, ...rest])
}

export const draftWhere: DraftWriter = (interpretation, narrowed) => {
  const { view, question, namedColumns } = interpretation
  const { where, lies, amount } = view.roles
  // „In welchem Halbjahr …?“ asks for what is called so.
  const [named] = view.columns.filter(({ words }) => words.has(question.ofWhichStem ?? ''))
  if (where === undefined) return named && draftColumns(interpretation, narrowed, [named])
  const isPlaced = narrowed.found.some(({ values }) => lies !== undefined && !isEmpty(values[lies]))
  const unknown = unknownPlace(interpretation, narrowed)
  if (unknown) return draftEmptyColumns(narrowed.found, [unknown])
  const isExtreme = question.selection === 'most' || question.selection === 'least'
  return draftColumns(interpretation, narrowed, [
    ...view.columns.filter(({ name }) => (name === where && where !== ENTRY_NAME) || (isPlaced && name === lies)),
    ...(question.missing || question.negated ? [] : namedColumns.filter(({ type }) => type !== 'flag')),
    ...view.columns.filter(({ name }) => isExtreme && name === amount),
  ])
}

/** The column that would say where, of entries of which none has it. */
function unknownPlace({ view, conditions, namedColumns }: Interpretation, { found }: Narrowed): Column | undefined {
  const isItself = found.length === 1 && conditions.some(({ by, isName }) => by === 'text' && isName?.(found[0]!))
  const place = view.roles.where === ENTRY_NAME ? (isItself ? view.roles.lies : undefined) : view.roles.where
  const column = view.columns.find(({ name }) => name === place)
  const isKnown = (entry: Entry): boolean => column !== undefined && !isEmpty(entry.values[column.name], column)
  return column && namedColumns.length === 0 && found.length > 0 && !found.some(isKnown) ? column : undefined
}

import type { Interpretation } from '../interpretation/interpretation.ts'
import type { Narrowed } from '../filtering/narrowed.ts'
import { ENTRY_NAME, isEmpty, type Column, type Entry } from '../view.ts'
import { draftColumns, draftThoseWith } from './draft-columns.ts'
import { listColumns } from './draft-entries.ts'
import type { DraftWriter } from './draft.ts'
import { valueText } from './format-value.ts'
import { draftEmptyColumns } from './nothing-found.ts'
import { saysWhole } from './phrases.ts'

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
  const isDenied = question.negated || question.missing
  const told = namedColumns.length > 0 && !isDenied ? namedColumns : listColumns(interpretation)
  const rest = told.filter((column) => column !== who && !(isDenied && namedColumns.includes(column)))
  if (who.name === ENTRY_NAME) return draftColumns(interpretation, narrowed, rest)
  // „Wer ist die jüngste Kuh?“ asks for her.
  if (question.byAge || interpretation.orderedBy) return draftColumns(interpretation, narrowed, [who, ...rest])
  // To whom it went is told by nothing else, and who did it by no day and no number.
  const tells = question.asksRecipient ? [who] : [who, ...namedColumns.filter((column) => isOfWords(column, narrowed))]
  return draftThoseWith(tells, interpretation, narrowed, [who, ...rest])
}

/** What names somebody or something else, and is neither a time of the day nor what the entry itself is called. */
const isOfWords = (column: Column, { found }: Narrowed): boolean =>
  column.type === 'reference' ||
  (column.type === 'text' &&
    found.some((entry) => {
      const text = isEmpty(entry.values[column.name]) ? '' : valueText(entry, column)
      return /\p{L}/u.test(text) && !saysWhole(entry.name, text)
    }))

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
function unknownPlace(
  { view, conditions, namedColumns, question }: Interpretation,
  narrowed: Narrowed,
): Column | undefined {
  const { found } = narrowed
  const isItself = found.length === 1 && conditions.some(({ by, isName }) => by === 'text' && isName?.(found[0]!))
  const place = view.roles.where === ENTRY_NAME ? (isItself ? view.roles.lies : undefined) : view.roles.where
  const column = view.columns.find(({ name }) => name === place)
  const isKnown = (entry: Entry): boolean => column !== undefined && !isEmpty(entry.values[column.name], column)
  // „In welcher Tiefe …?“ asks for what it names, and „wo“ for no day and no number.
  const isTold =
    question.ofWhichStem !== undefined
      ? namedColumns.length > 0
      : namedColumns.some(
          (named) => isOfWords(named, narrowed) && found.some(({ values }) => !isEmpty(values[named.name])),
        )
  return column && !isTold && found.length > 0 && !found.some(isKnown) ? column : undefined
}

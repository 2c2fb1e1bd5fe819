import { columnsOfQuestion, type Interpretation } from '../interpretation/interpretation.ts'
import type { Narrowed } from '../filtering/narrowed.ts'
import type { QuestionType } from '../question/parsed-question.ts'
import { isEmpty, type Column, type Entry } from '../view.ts'
import { columnsCalledLike } from './columns-called-like.ts'
import type { Draft } from './draft.ts'
import { draftEmptyColumns } from './nothing-found.ts'
import { listText, valuesText } from './phrases.ts'

/** The entries with these columns; those where all that were asked for are empty are left out. */
export function draftColumns(interpretation: Interpretation, narrowed: Narrowed, columns: readonly Column[]): Draft {
  const requested = [...new Set(columns.filter((column) => interpretation.namedColumns.includes(column)))]
  const known =
    requested.length === 0
      ? narrowed.found
      : narrowed.found.filter(({ values }) => requested.some((column) => !isEmpty(values[column.name])))
  if (known.length === 0) return draftEmptyColumns(narrowed.found, requested)
  const asked = requested[0] && asksFirst(interpretation) ? columnsCalledLike(requested[0], interpretation) : []
  // „Welche Sorte wurde gelegt?“ is not answered by the day.
  if (asked.length > 0 && known.every(({ values }) => asked.every(({ name }) => isEmpty(values[name]))))
    return draftEmptyColumns(known, asked)
  const told = withoutEmptyTwins([...columns, ...toldBeside(interpretation, known, columns)], known, interpretation)
  // „Welche Ohrmarke hat die Mutter?“ is not answered by the one that its name tells, nor „Was hat er beim Kauf
  // gekostet?“ by the day of that.
  const empty = requested.filter(
    (column) => !column.givesWay && told.includes(column) && known.every(({ values }) => isEmpty(values[column.name])),
  )
  const tellsNothing = (): boolean =>
    known.every((entry) => valuesText({ ...interpretation, namedColumns: [] }, entry, told) === '')
  if (empty.length > 0 && (tellsOnlyDays(interpretation, requested, known) || tellsNothing()))
    return draftEmptyColumns(known, empty)
  return {
    text: listText(interpretation, narrowed, known, told),
    answered: true,
    entries: known,
    columns: [...told, ...columnsOfQuestion(interpretation)],
    withoutValue: { entries: narrowed.found.filter((entry) => !known.includes(entry)), columns: requested },
  }
}

/** Of several things of one entry that are asked for, the days alone are entered. */
const tellsOnlyDays = (
  { question }: Interpretation,
  requested: readonly Column[],
  [only, ...others]: readonly Entry[],
): boolean =>
  only !== undefined &&
  others.length === 0 &&
  VALUE_TYPES.has(question.type) &&
  !question.joinsWords &&
  requested.every(({ name, type, isYear }) => type === 'day' || isYear || isEmpty(only.values[name]))

/** Those alone that say in one of the columns `by` what is asked; of the others it says that nothing is entered. */
export function draftThoseWith(
  by: readonly Column[],
  interpretation: Interpretation,
  narrowed: Narrowed,
  columns: readonly Column[],
): Draft {
  const found = narrowed.found.filter(({ values }) => by.some((column) => !isEmpty(values[column.name], column)))
  if (found.length === 0) return draftEmptyColumns(narrowed.found, by.slice(0, 1))
  const draft = draftColumns(interpretation, { ...narrowed, found }, columns)
  const others = narrowed.found.filter((entry) => !found.includes(entry))
  return draft.answered && others.length > 0
    ? { ...draft, withoutValue: { entries: others, columns: by.slice(0, 1) } }
    : draft
}

/** Of several columns that one word of the question means, those of which nothing is entered say nothing. */
export function withoutEmptyTwins(
  columns: readonly Column[],
  entries: readonly Entry[],
  { stems }: Interpretation,
): readonly Column[] {
  const isThere = ({ name }: Column): boolean => entries.some(({ values }) => !isEmpty(values[name]))
  const isTwin = (one: Column, other: Column): boolean =>
    [...stems].some((stem) => one.words.has(stem) && other.words.has(stem))
  return columns.filter(
    (column) => isThere(column) || !columns.some((other) => isThere(other) && isTwin(column, other)),
  )
}

/** „Nmin, 30 bis 60 cm?“: where a name says all that was asked for already, its number is meant. */
function toldBeside(
  interpretation: Interpretation,
  entries: readonly Entry[],
  columns: readonly Column[],
): readonly Column[] {
  const { view, question } = interpretation
  const [only, ...others] = entries
  const said = view.columns.filter(({ name }) => name === view.roles.said)
  const asksOfDays = columns.length > 0 && columns.every(({ type }) => type === 'day')
  // „Was wurde gedrillt?“ is not told by the day of it.
  if (question.type === 'what' && asksOfDays && said.length > 0) return said
  const isBare = !question.asksName && only && others.length === 0 && valuesText(interpretation, only, columns) === ''
  if (!isBare || !VALUE_TYPES.has(question.type) || question.type === 'which') return []
  const amount = view.columns.filter(({ name }) => name === view.roles.amount)
  const isThere = ({ name }: Column): boolean => !isEmpty(only.values[name])
  return amount.some(isThere) ? amount : view.columns.filter((column) => column.name === 'note' && isThere(column))
}

/** What it asks for stands first, where it asks for one thing and no day. */
const asksFirst = ({ question: { type, joinsWords, selection } }: Interpretation): boolean =>
  !joinsWords && (selection === undefined || selection === 'latest') && VALUE_TYPES.has(type)

/** They ask for a value of what they name. */
export const VALUE_TYPES: ReadonlySet<QuestionType> = new Set(['which', 'what', 'how', 'amount', 'request'])

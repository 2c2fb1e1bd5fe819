import { columnsOfQuestion, type Interpretation } from '../interpretation/interpretation.ts'
import { flagsTold } from '../interpretation/flags-told.ts'
import type { Narrowed } from '../filtering/narrowed.ts'
import type { QuestionType } from '../question/parsed-question.ts'
import { stemsOf } from '../interpretation/search-text.ts'
import { isEmpty, type Column, type Entry } from '../view.ts'
import { dayNamed } from './day-named.ts'
import { draftNumber } from './draft-number.ts'
import type { Draft, DraftWriter } from './draft.ts'
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
  // „Welche Ohrmarke hat die Mutter?“ is not answered by the one that its name tells.
  const empty = requested.filter(({ name }) => known.every(({ values }) => isEmpty(values[name])))
  if (
    empty.length > 0 &&
    known.every((entry) => valuesText({ ...interpretation, namedColumns: [] }, entry, told) === '')
  )
    return draftEmptyColumns(known, empty)
  return {
    text: listText(interpretation, narrowed, known, told),
    answered: true,
    entries: known,
    columns: [...told, ...columnsOfQuestion(interpretation)],
    withoutValue: { entries: narrowed.found.filter((entry) => !known.includes(entry)), columns: requested },
  }
}

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
  const isBare = only && others.length === 0 && valuesText(interpretation, only, columns) === ''
  if (!isBare || !VALUE_TYPES.has(question.type) || question.type === 'which') return []
  const amount = view.columns.filter(({ name }) => name === view.roles.amount)
  const isThere = ({ name }: Column): boolean => !isEmpty(only.values[name])
  return amount.some(isThere) ? amount : view.columns.filter((column) => column.name === 'note' && isThere(column))
}

/** What it asks for stands first, where it asks for one thing and no day. */
const asksFirst = ({ question: { type, joinsWords, selection } }: Interpretation): boolean =>
  !joinsWords && (selection === undefined || selection === 'latest') && VALUE_TYPES.has(type)

/** „Womit“ means the technique, the machine or the product. */
export const columnsCalledLike = (column: Column, { namedColumns, stems }: Interpretation): Column[] => {
  const said = [...stems].filter((stem) => column.words.has(stem))
  return [column, ...namedColumns.filter((other) => other !== column && said.some((stem) => other.words.has(stem)))]
}

const VALUE_TYPES: ReadonlySet<QuestionType> = new Set(['which', 'what', 'how', 'amount', 'request'])

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
    : listColumns(interpretation)
}

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

/** „In welchem Jahr war er am höchsten?“ */
const yearColumn = ({ view, question }: Interpretation): Column | undefined =>
  question.selection === undefined ? undefined : view.columns.find(({ isYear }) => isYear)

export const draftDay: DraftWriter = (interpretation, narrowed) => {
  const { view, columns, namedColumns, namesSubject, question } = interpretation
  // When something has to be done is not told by when it was.
  const lastDays = question.asksDuty ? columns.filter(({ ahead }) => ahead === 'last day') : []
  const due = lastDays.find(({ name }) => narrowed.found.some(({ values }) => !isEmpty(values[name])))
  if (lastDays.length > 0 && !due) return draftEmptyColumns(narrowed.found, lastDays)
  const day =
    due ??
    (question.asksSince ? view.columns.find(({ name }) => name === view.roles.since) : undefined) ??
    dayNamed(interpretation) ??
    columns.find(({ isYear }) => isYear) ??
    (namesSubject ? (dayColumn(interpretation) ?? yearColumn(interpretation)) : undefined)
  if (!day) return undefined
  const isExtreme = question.selection === 'most' || question.selection === 'least'
  const others = [
    ...namedColumns.filter((column) => column !== day && column.type !== 'flag'),
    ...view.columns.filter(({ name }) => (isExtreme && name === view.roles.amount) || name === view.roles.said),
  ]
  return withDay(draftThoseWith([day], interpretation, narrowed, [...new Set([day, ...others])]), day)
}

/** With the day that it tells of one entry, for what it is held against. */
function withDay(draft: Draft, { name, ahead }: Column): Draft {
  const [only, ...more] = draft.answered ? draft.entries : []
  const day = only?.values[name]
  if (typeof day !== 'string' || more.length > 0) return draft
  return { ...draft, measure: { value: day, unit: '' }, isDue: ahead !== undefined }
}

/** Of what several columns are called by, what is entered of any. */
function thoseThere(columns: readonly Column[], { found }: Narrowed): readonly Column[] {
  const there = columns.filter(({ name }) => found.some(({ values }) => !isEmpty(values[name])))
  return there.length > 0 ? there : columns
}

const DURATION_UNITS: ReadonlySet<string> = new Set(['Minuten', 'Tage', 'Tagen', 'h', 'Stunden', 'Monate'])

const isDuration = ({ type, unit = '' }: Column): boolean => type === 'number' && DURATION_UNITS.has(unit)

/** „Bis wann“, „wie lange“ */
export const draftLastDay: DraftWriter = (interpretation, narrowed) => {
  const { view, columns, namedColumns, question } = interpretation
  const days = thoseThere(
    columns.filter(({ type, ahead }) => type === 'day' && ahead === 'last day'),
    narrowed,
  )
  const durations = columns.filter(isDuration)
  const own = days.length === 0 && view.tense === 'future' ? dayColumn(interpretation) : undefined
  const ofSpan = view.columns.filter(({ name }) => name === view.roles.since || name === view.roles.until)
  if (days.length === 0 && !own && durations.length === 0 && view.roles.until !== undefined)
    return draftColumns(interpretation, narrowed, ofSpan)
  const others = question.joinsWords ? namedColumns.filter(({ type }) => type !== 'flag' && type !== 'day') : []
  if (own && durations.length === 0) return withDay(draftColumns(interpretation, narrowed, [...others, own]), own)
  const told = [...durations, ...days]
  if (told.length === 0) return undefined
  const draft = draftColumns(interpretation, narrowed, told)
  return days.length === 1 ? withDay(draft, days[0]!) : draft
}

export const listColumns = ({ view }: Interpretation): Column[] =>
  view.roles.list.flatMap((name) => view.columns.find((column) => column.name === name) ?? [])

/** A day that the view computes has no column of its own. */
export const dayColumn = ({ view: { roles, columns } }: Interpretation): Column | undefined =>
  roles.day === undefined
    ? undefined
    : (columns.find(({ name }) => name === roles.day) ?? {
        name: roles.day,
        label: 'am',
        type: 'day',
        words: new Set(),
      })

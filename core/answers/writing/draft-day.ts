import type { Narrowed } from '../filtering/narrowed.ts'
import type { Interpretation } from '../interpretation/interpretation.ts'
import { isEmpty, type Column } from '../view.ts'
import { dayNamed } from './day-named.ts'
import { draftColumns, draftThoseWith } from './draft-columns.ts'
import type { Draft, DraftWriter } from './draft.ts'
import { draftEmptyColumns } from './nothing-found.ts'

/** „In welchem Jahr war er am höchsten?“ */
const yearColumn = ({ view, question }: Interpretation): Column | undefined =>
  question.selection === undefined ? undefined : view.columns.find(({ isYear }) => isYear)

/** „Wann wurde Schorsch geschlachtet?“ is told by the day since which the value holds. */
const sinceOfChoice = ({ view, conditions }: Interpretation): Column | undefined => {
  const since = conditions.map(({ by }) => (typeof by === 'object' ? by.validSince : undefined)).find(Boolean)
  return view.columns.find(({ name }) => name === since)
}

/** „Wann“ */
export const draftDay: DraftWriter = (interpretation, narrowed) => {
  const { view, columns, namedColumns, namesSubject, question } = interpretation
  // When something has to be done is not told by when it was.
  const lastDays = question.asksDuty ? columns.filter(({ ahead }) => ahead === 'last day') : []
  const due = lastDays.find(({ name }) => narrowed.found.some(({ values }) => !isEmpty(values[name])))
  if (lastDays.length > 0 && !due) return draftEmptyColumns(narrowed.found, lastDays)
  const day =
    due ??
    (question.asksSince ? view.columns.find(({ name }) => name === view.roles.since) : undefined) ??
    dayNamed(interpretation, narrowed.found) ??
    columns.find(({ isYear }) => isYear) ??
    (namesSubject
      ? (dayColumn(interpretation) ?? sinceOfChoice(interpretation) ?? yearColumn(interpretation))
      : undefined)
  if (!day || (question.asksDuty && view.tense === 'past' && day.ahead === undefined)) return undefined
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

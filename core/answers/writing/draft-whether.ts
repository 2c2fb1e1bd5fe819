import { germanNumber } from '../../shared/german/write-german.ts'
import type { Narrowed } from '../filtering/narrowed.ts'
import { readsDifferently } from '../filtering/period-filter.ts'
import { requestedState, entryState, statesOf, type RequestedState } from '../filtering/state-filter.ts'
import { deniesItself } from '../filtering/denies-itself.ts'
import { columnsOfQuestion, type Interpretation } from '../interpretation/interpretation.ts'
import { isEmpty, type Column, type Entry } from '../view.ts'
import { draftColumns, withoutEmptyTwins } from './draft-columns.ts'
import { draftEntries } from './draft-entries.ts'
import type { Draft, DraftWriter } from './draft.ts'
import { draftReported } from './draft-reported.ts'
import { draftEmptyColumns, draftNothingFound } from './nothing-found.ts'
import { listText, namesOf, subject } from './phrases.ts'

/**
 * A question for a yes or a no. One of them is said only where what was asked was compared with what stands there, and
 * comes out the same for everything that is meant; otherwise it is told what stands there and left to the reader.
 */
export const draftWhether: DraftWriter = (interpretation, narrowed) => {
  const { question } = interpretation
  if (interpretation.guessesSubject) return undefined
  const requested = requestedState(interpretation)
  if (question.asksEach) return draftWhetherEach(interpretation, narrowed, requested)
  if (requested) return draftState(interpretation, narrowed, requested)
  return narrowed.hasProperties ? draftProperty(interpretation, narrowed) : draftPresence(interpretation, narrowed)
}

type Verdict = 'Ja' | 'Nein'

/** Neither to what is denied in the question, since a yes to it may mean both; nor to what one must do. */
const mayJudge = (interpretation: Interpretation): boolean => {
  const { negated, asksDuty, asksPermission } = interpretation.question
  return (
    !negated &&
    (!asksDuty || asksPermission) &&
    !namesAlternatives(interpretation) &&
    readsDifferently(interpretation) !== 'neither'
  )
}

/** „Sind wir konventionell oder bio?“ */
const namesAlternatives = ({ question, conditions }: Interpretation): boolean =>
  question.type === 'whether' &&
  question.joinsNames &&
  [...Map.groupBy(conditions, ({ by }) => by)].some(([by, of]) => typeof by === 'object' && of.length > 1)

const withVerdict = (verdict: Verdict | undefined, draft: Draft): Draft =>
  verdict && draft.answered ? { ...draft, text: `${verdict}. ${draft.text}` } : draft

/** „Ist die Plakette noch gültig?“, „Darf ich die Milch abliefern?“ */
function draftState(interpretation: Interpretation, narrowed: Narrowed, requested: RequestedState): Draft {
  const { question } = interpretation
  const states = statesOf(narrowed.about, requested)
  const of = (is: unknown): Entry[] => narrowed.about.filter((entry) => states.get(entry) === is)
  const [holding, failing, open] = [of(requested.is), of(requested.is === 'over' ? 'running' : 'over'), of(undefined)]
  const known = narrowed.about.filter((entry) => requested.columns.some(({ name }) => !isEmpty(entry.values[name])))
  if (holding.length === 0 && failing.length === 0 && known.length === 0)
    return draftEmptyColumns(narrowed.about, requested.columns)
  const anyIsEnough = question.asksForAny || question.asksExistence
  const verdict = !mayJudge(interpretation)
    ? undefined
    : holding.length > 0 && (anyIsEnough || (failing.length === 0 && open.length === 0))
      ? 'Ja'
      : holding.length === 0 && failing.length > 0 && open.length === 0
        ? 'Nein'
        : undefined
  const judged = verdict === 'Ja' ? holding : verdict === 'Nein' ? failing : known
  const shown = judged.filter((entry) => known.includes(entry) && decides(entry, states.get(entry), requested))
  const withoutValue = { entries: open.filter((entry) => !known.includes(entry)), columns: requested.columns }
  const draft = shown.length > 0 ? shown : judged
  return { ...withVerdict(verdict, stateDraft(interpretation, narrowed, draft, requested)), withoutValue }
}

/** Of several treatments that run together those that are over decide nothing. */
const decides = (entry: Entry, state: unknown, requested: RequestedState): boolean =>
  state !== 'running' || entryState(entry, requested) === 'running'

const stateDraft = (
  interpretation: Interpretation,
  narrowed: Narrowed,
  shown: readonly Entry[],
  { columns }: RequestedState,
): Draft => {
  const told = withoutEmptyTwins(columns, shown, interpretation)
  return {
    text: listText(interpretation, { ...narrowed, descriptions: narrowed.nameDescriptions }, shown, told),
    answered: true,
    entries: shown,
    columns: told,
  }
}

/** „Ist das Bergfeld gepachtet?“, „Ist die Zellzahl über 300?“ */
function draftProperty(interpretation: Interpretation, narrowed: Narrowed): Draft | undefined {
  const { question } = interpretation
  const { about, found, undecided } = narrowed
  if (question.missing && interpretation.columns.length === 0) return draftMissing(interpretation, narrowed)
  if (found.length === 0 && undecided.length === about.length) return draftNothingFound(interpretation, narrowed)
  const failing = about.filter((entry) => !found.includes(entry) && !undecided.includes(entry))
  const { columns: all, roles } = interpretation.view
  const days = question.overdue ? all.filter(({ name, type }) => type === 'day' && roles.list.includes(name)) : []
  const columns = [...new Set([...columnsOfQuestion(interpretation), ...narrowed.decidedBy, ...days])]
  // „Haben wir über 2.000 l Diesel?“ is told with what there is of it.
  const isNamed = interpretation.conditions.some(({ by }) => by === 'text')
  // „Ist eine Bestellung überfällig?“
  const existing = question.asksExistence || question.asksForAny || (question.overdue && !isNamed)
  if (!mayJudge(interpretation)) return draftBoth(interpretation, narrowed, about, columns)
  if (found.length > 0 && (existing || (failing.length === 0 && undecided.length === 0)))
    return withVerdict('Ja', draftColumns(interpretation, narrowed, columns))
  if (found.length === 0 && undecided.length === 0)
    return !isNamed && (existing || about.length > 1)
      ? draftNothingFound(interpretation, narrowed)
      : withVerdict('Nein', draftBoth(interpretation, narrowed, about, columns))
  return draftBoth(interpretation, narrowed, about, columns)
}

/** All that is meant, with what stands there, for the reader to judge. */
const draftBoth = (
  interpretation: Interpretation,
  narrowed: Narrowed,
  entries: readonly Entry[],
  columns: readonly Column[],
): Draft => ({
  text: listText(interpretation, { ...narrowed, descriptions: narrowed.nameDescriptions }, entries, columns),
  answered: true,
  entries,
  columns,
})

/** „Ist die Spritzung vollständig?“, „Fehlt etwas?“ */
function draftMissing(interpretation: Interpretation, narrowed: Narrowed): Draft | undefined {
  const { complete } = interpretation.question
  if (narrowed.found.length === 0) return draftNothingFound(interpretation, narrowed)
  const draft = draftEntries(interpretation, narrowed)
  return draft && withVerdict(complete ? 'Nein' : 'Ja', draft)
}

/** „Haben wir Schafe?“, „Hat Rosa schon gekalbt?“: whether there is such a thing, or a value of it. */
function draftPresence(interpretation: Interpretation, narrowed: Narrowed): Draft | undefined {
  const { columns, view } = interpretation
  const done = columns.find(({ openWhileEmpty }) => openWhileEmpty)
  if (done && mayJudge(interpretation) && narrowed.found.length > 0) return draftDone(interpretation, narrowed, done)
  const reported = draftReported(interpretation, narrowed)
  if (reported) return reported
  const draft =
    columns.length > 0 ? draftColumns(interpretation, narrowed, columns) : draftEntries(interpretation, narrowed)
  const amounts = interpretation.conditions.flatMap(({ amount }) => view.columns.filter(({ name }) => name === amount))
  if (isZero([...columns, ...amounts], narrowed.found) || isDenied(columns, narrowed.found))
    return draft && withVerdict(mayJudge(interpretation) ? 'Nein' : undefined, draft)
  return draft && withVerdict(isPresence(interpretation, narrowed) ? 'Ja' : undefined, draft)
}

/** „Haben wir noch Plätze frei?“ where none is. */
const isZero = (columns: readonly Column[], found: readonly Entry[]): boolean =>
  columns.some(
    ({ name, type }) => type === 'number' && found.length > 0 && found.every(({ values }) => values[name] === 0),
  )

/** „Ist die Grube abgedeckt?“ of one whose cover is „offen“ */
const isDenied = (columns: readonly Column[], found: readonly Entry[]): boolean =>
  columns.some(
    ({ name, type }) => type === 'text' && found.length > 0 && found.every(({ values }) => deniesItself(values[name])),
  )

/** „Ist die Rechnung schon bezahlt?“ */
function draftDone(interpretation: Interpretation, narrowed: Narrowed, column: Column): Draft {
  const open = narrowed.found.filter(({ values }) => isEmpty(values[column.name], column))
  const verdict = open.length === 0 ? 'Ja' : open.length === narrowed.found.length ? 'Nein' : undefined
  // What is not done yet has a last day for it.
  const due = open.length > 0 ? interpretation.view.columns.filter(({ ahead }) => ahead === 'last day') : []
  const columns = [...new Set([column, ...columnsOfQuestion(interpretation), ...due])]
  const named = { ...interpretation, namedColumns: [...new Set([column, ...interpretation.namedColumns])] }
  return withVerdict(verdict, draftBoth(named, narrowed, narrowed.found, columns))
}

/** A day that lies ahead says nothing of what is the case, nor does anything that „Ist …?“ does not compare. */
function isPresence(interpretation: Interpretation, { found }: Narrowed): boolean {
  const { question, view, columns, today } = interpretation
  if (!mayJudge(interpretation) || question.asksDuty || view.tense === 'future') return false
  if (columns.some(({ ahead, type }) => ahead !== undefined || type === 'choice')) return false
  if (hasEnded(interpretation, found)) return false
  const day = columns.find(({ type }) => type === 'day')
  if (day) return found.every(({ values: { [day.name]: on } }) => typeof on === 'string' && on <= today)
  // „Wurde der Tierarzt schon gerufen?“ is not said by that he has a number.
  if (question.saysPast && columns.length > 0 && !view.columns.some(({ type }) => type === 'day')) return false
  return question.asksExistence || question.asksForAny || question.asksPast
}

/** What is told beside it would say that it is there no more: „Hat Resi noch Sachkunde?“ */
const hasEnded = ({ view, today }: Interpretation, found: readonly Entry[]): boolean =>
  view.columns
    .filter(({ name, ahead }) => ahead === 'last day' && view.roles.list.includes(name))
    .some(({ name }) => found.some(({ values: { [name]: day } }) => typeof day === 'string' && day < today))

/** „Sind alle Kälber gemeldet?“ */
function draftWhetherEach(
  interpretation: Interpretation,
  narrowed: Narrowed,
  requested: RequestedState | undefined,
): Draft | undefined {
  const { namedColumns, question } = interpretation
  const { about, found, undecided, hasProperties } = narrowed
  const columns = requested ? requested.columns : hasProperties ? [] : namedColumns
  if ((columns.length === 0 && !hasProperties) || question.negated) return undefined
  // Of what is called the same each has one: a tractor its inspection, a sprayer its badge.
  const isMissing = (entry: Entry): boolean =>
    !hasProperties && columns.every((column) => isEmpty(entry.values[column.name], column))
  const lastDays = requested || hasProperties ? [] : columns.filter(({ ahead }) => ahead === 'last day')
  const isOver = (entry: Entry): boolean => {
    const days = lastDays.flatMap(({ name }) => entry.values[name] ?? [])
    return days.length > 0 && days.every((day) => String(day) < interpretation.today)
  }
  const failing = about.filter(
    (entry) => (!found.includes(entry) && !undecided.includes(entry)) || isMissing(entry) || isOver(entry),
  )
  if (failing.length > 0) {
    const isAnyOver = failing.some(isOver)
    const opening = hasProperties
      ? 'Nein, das gilt nicht für'
      : `Nein, ${isAnyOver ? 'vorbei oder ' : ''}nicht eingetragen ist es bei`
    return { text: `${opening} ${namesOf(failing)}.`, answered: true, entries: failing, columns }
  }
  if (undecided.length === about.length) return draftNothingFound(interpretation, narrowed)
  return undecided.length > 0
    ? {
        text: `Bei allen, bei denen es eingetragen ist: ${subject(interpretation, narrowed)}.`,
        answered: true,
        entries: found,
        columns,
      }
    : { text: `Ja, alle ${germanNumber(about.length)}.`, answered: true, entries: found, columns }
}

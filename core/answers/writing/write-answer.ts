import { capitalized, germanList, germanNumber } from '../../shared/german/write-german.ts'
import { daysBetween, isDay } from '../../shared/time/days.ts'
import { narrowEntries } from '../filtering/narrow-entries.ts'
import type { Narrowed } from '../filtering/narrowed.ts'
import type { Interpretation } from '../interpretation/interpretation.ts'
import type { Fact } from '../ports/fact-source.ts'
import { alsoEntered, restOfEntry } from './also-entered.ts'
import { chooseEntries } from './choose-entries.ts'
import { cite } from './cite.ts'
import { draftAnswer } from './draft-answer.ts'
import { draftGroups } from './draft-groups.ts'
import { draftTold } from './draft-told.ts'
import { draftTrend } from './draft-trend.ts'
import { numberColumn } from './draft-number.ts'
import { unitOf } from './format-value.ts'
import { isEmpty, type Column, type Entry } from '../view.ts'
import type { Draft, Measure } from './draft.ts'
import { draftNothingEntered, draftNothingFound, draftPlanned } from './nothing-found.ts'
import { overdueBeside } from './overdue-beside.ts'
import { draftTooMany } from './too-many.ts'
import { MOST_LISTED, namesOf } from './phrases.ts'
import { distanceText } from './distance-text.ts'
import { hasUnitAsked, ofUnitAsked } from './unit-told.ts'
import { draftWhether } from './draft-whether.ts'

/** A fact with what others of the kind are held against. */
export interface WrittenAnswer extends Fact {
  /** It only says that there is none, or tells what is left out otherwise: another view may know better. */
  saysNone?: true
  measure?: Measure | undefined
}

/** Answers what was understood; undefined where the view has no such answer. */
export function writeAnswer(interpretation: Interpretation): WrittenAnswer | undefined {
  const { beyond } = interpretation
  if (beyond) return factOf(draftTooMany(interpretation, beyond), [])
  const narrowed = narrowEntries(interpretation)
  const ofGroups = narrowed && !interpretation.view.tells && draftGroups(interpretation, narrowed)
  if (ofGroups && hasUnitAsked(ofGroups, interpretation))
    return factOf(ofGroups, additionsTo(ofGroups, interpretation, narrowed))
  if (cannotBeSelected(interpretation)) return undefined
  const isUnlike = narrowed !== undefined && ordersUnlike(interpretation, narrowed.found)
  if (isUnlike && interpretation.view.completeness === 'log') return undefined
  const undated = narrowed && writeUndated(interpretation, narrowed)
  if (undated) return undated
  const others = narrowed && writeLeftOut(interpretation, narrowed)
  if (others) return others
  const draft = narrowed && draftFrom(interpretation, narrowed)
  // „Wie viele Tage war die Milch gesperrt?“ is not answered by what is the case now.
  if (!draft || (draft.saysNone && interpretation.question.countsTime)) return undefined
  if (!hasUnitAsked(draft, interpretation)) return undefined
  const additions = draft.answered
    ? additionsTo(draft, interpretation, narrowed)
    : narrowed.about.length === 0
      ? [notEnteredText(narrowed)].filter((text) => text !== undefined)
      : []
  return factOf(draft, additions, restOfEntry(draft, interpretation))
}

/** What lies ahead on a day that nobody has entered is there all the same: „Wie viel brauche ich bis Mai?“ */
function writeUndated(interpretation: Interpretation, { about, undecided }: Narrowed): WrittenAnswer | undefined {
  const { view, question } = interpretation
  const isMeant = view.tense === 'future' && question.period !== undefined && question.type !== 'whether'
  if (!isMeant || about.length > 0 || undecided.length === 0) return undefined
  const fact = writeAnswer({ ...interpretation, question: { ...question, period: undefined } })
  return fact?.answered ? { ...fact, text: `${fact.text} Ein Tag ist dazu nicht eingetragen.` } : undefined
}

/** Of what is called by its name and is only among those that are left out, it tells that: „Erledigt: Mais legen …“ */
function writeLeftOut(interpretation: Interpretation, { about, leftOut }: Narrowed): WrittenAnswer | undefined {
  const { view, question, conditions } = interpretation
  const isNamed = conditions.some(({ by }) => by === 'text')
  if (!isNamed || !leftOut || leftOut.entries.length === 0 || about.length > 0 || view.tells) return undefined
  // How things are now is not told by how they were.
  if (view.usually?.liftedByPeriod || question.type === 'whether' || question.type === 'count') return undefined
  if (question.selection) return undefined
  const { usually: _, ...all } = view
  const fact = writeAnswer({ ...interpretation, view: all })
  return fact?.answered ? { ...fact, text: `${capitalized(leftOut.others)}: ${fact.text}`, saysNone: true } : undefined
}

const factOf = (draft: Draft, additions: readonly string[], further?: string): WrittenAnswer => ({
  text: [draft.text, ...additions].join(draft.text.includes('\n') ? '\n' : ' '),
  answered: draft.answered,
  rows: cite(draft.entries, draft.columns),
  ...(draft.saysNone && { saysNone: true as const }),
  ...(draft.measure && { measure: draft.measure }),
  ...(draft.lacks && { names: draft.lacks }),
  ...(further !== undefined && { further }),
})

/** Of kilograms and cubic metres none is the most. */
function ordersUnlike(interpretation: Interpretation, found: readonly Entry[]): boolean {
  const { question, view } = interpretation
  if (question.selection !== 'most' && question.selection !== 'least') return false
  const column = orderingColumn(interpretation)
  if (!column?.unitColumn || view.series) return false
  return new Set(found.flatMap((entry) => (isEmpty(entry.values[column.name]) ? [] : [unitOf(entry, column)]))).size > 1
}

/** Of what comes by the kilo and by the cubic metre the most of each. */
function mostOfEachUnit(interpretation: Interpretation, found: readonly Entry[]): readonly Entry[] {
  if (!ordersUnlike(interpretation, found)) return chooseEntries(interpretation, found)
  const column = orderingColumn(interpretation)!
  const ofUnits = [...Map.groupBy(found, (entry) => unitOf(entry, column)).values()]
  return ofUnits.flatMap((some) => chooseEntries(interpretation, some))
}

const orderingColumn = (interpretation: Interpretation): Column | undefined =>
  interpretation.orderedBy ?? numberColumn(interpretation)

/** What is due has no last time, and no value of many entries is the highest alone. */
function cannotBeSelected({
  view,
  question: { selection, byAge, selectsNamed },
  columns,
  orderedBy,
}: Interpretation): boolean {
  if (selection === undefined) return false
  if (orderedBy) return orderedBy.grouping === true
  if (selectsNamed && !columns.some(({ type }) => type === 'number')) return true
  const hasDay = view.roles.day !== undefined || columns.some(({ type }) => type === 'day')
  const hasNumber = view.roles.amount !== undefined || columns.some(({ type }) => type === 'number')
  if (selection === 'latest' || selection === 'first') return !hasDay || view.tense === 'future'
  if (selection === 'next') return !hasDay
  // No number is the highest of a day, and no value of many entries alone.
  return (byAge ? !hasDay && !hasNumber : !hasNumber) || columns.some(({ grouping }) => grouping)
}

function draftFrom(interpretation: Interpretation, narrowed: Narrowed): Draft | undefined {
  const { question, view } = interpretation
  // A sentence that tells one thing may leave the other out.
  if (view.tells) return question.alsoAsked.length > 0 ? undefined : draftTold(interpretation, narrowed)
  if (question.asksDifference) return undefined
  const trend = question.trend && draftTrend(interpretation, narrowed)
  if (trend) return trend
  if (question.trend !== undefined && question.trend !== 'any') return undefined
  if (question.type === 'whether' && narrowed.about.length > 0) return draftWhether(interpretation, narrowed)
  const planned = draftPlanned(interpretation, narrowed)
  if (planned) return planned
  if (narrowed.found.length === 0) return draftNothingFound(interpretation, narrowed)
  const found = ofUnitAsked(interpretation, mostOfEachUnit(interpretation, narrowed.found))
  return found.length === 0
    ? draftNothingEntered(interpretation, narrowed)
    : draftAnswer(interpretation, { ...narrowed, found })
}

/** What has to be said to it: what the view knows of it, the rule behind a limit, and where nothing is entered. */
function additionsTo(draft: Draft, interpretation: Interpretation, narrowed: Narrowed): string[] {
  const { view, entries, today } = interpretation
  const { found, rule } = narrowed
  // Of what there is none of nothing else is to be said.
  const annotation = draft.saysNone ? undefined : view.annotate?.(draft.entries, entries, today, draft.columns)
  const isCount = interpretation.question.type === 'count' && (draft.measure !== undefined || draft.saysNone === true)
  const uncounted = isCount ? view.countsOnly?.(draft.saysNone ? [] : draft.entries, entries) : undefined
  const limit = found.length > 0 && rule ? `${capitalized(rule)}.` : undefined
  return [
    spanAsked(draft, interpretation),
    annotation,
    overdueBeside(interpretation, draft.saysNone ? [] : draft.entries),
    uncounted,
    limit,
    notEnteredText(narrowed),
    withoutValueText(draft),
    alsoEntered(draft, interpretation),
  ].filter((text) => text !== undefined)
}

/** How far off a day is where that is asked, and where something has to be done by it or is over soon. */
function spanAsked({ measure, isDue }: Draft, { question: { spanIn }, today }: Interpretation): string | undefined {
  const day = measure?.value
  if (!isDay(day)) return undefined
  const isSoon = isDue === true && daysBetween(today, day) <= SOON
  return spanIn !== undefined || isSoon ? distanceText(day, today, spanIn ?? 'tag') : undefined
}

/** In days. */
const SOON = 120

function withoutValueText({ withoutValue }: Draft): string | undefined {
  if (!withoutValue || withoutValue.entries.length === 0 || withoutValue.columns.some(({ seldom }) => seldom))
    return undefined
  return `Nicht eingetragen ist ${germanList(withoutValue.columns.map(({ label }) => `„${label}“`))} bei ${namesOf(withoutValue.entries)}.`
}

function notEnteredText({ undecided }: Narrowed): string | undefined {
  if (undecided.length === 0) return undefined
  const names = germanList(undecided.slice(0, MOST_LISTED).map(({ name }) => name))
  const more = undecided.length > MOST_LISTED ? ` und ${germanNumber(undecided.length - MOST_LISTED)} weiteren` : ''
  return `Bei ${names}${more} ist dazu nichts eingetragen.`
}

import { columnOfCondition, type Condition, type Interpretation } from '../interpretation/interpretation.ts'
import { isWithin } from '../question/span.ts'
import { isEmpty, type Column, type Entry } from '../view.ts'
import {
  choiceFilters,
  classFilters,
  deniedNameFilters,
  emptyFilters,
  flagFilters,
  isCompared,
  overdueFilters,
} from './column-filters.ts'
import { limitFilters, limitRule } from './limit-filters.ts'
import { emptyIsUnknown, NOT_APPLICABLE, type Filter, type Narrowed } from './narrowed.ts'
import { periodFilter, saysOnlyNow } from './period-filter.ts'
import { stateFilters, takesPeriod } from './state-filter.ts'
import { thresholdFilters } from './threshold-filters.ts'

/** Undefined where a part of the question cannot be held against this view. */
export function narrowEntries(given: Interpretation): Narrowed | undefined {
  const interpretation = withoutOutgrown(given)
  const { view, question, conditions, exceptions, entries, today } = interpretation
  const period = takesPeriod(interpretation) ? undefined : periodFilter(interpretation)
  const properties = propertyFilters(interpretation)
  if (period === NOT_APPLICABLE || properties === undefined) return undefined
  if (question.negated && !usesNegation(interpretation)) return undefined
  const names = conditions.filter(
    (condition) => typeof condition.by === 'string' && !condition.negated && !isCompared(condition, interpretation),
  )
  const named = (some: readonly Entry[]): Entry[] =>
    namedBy(some, names, question.joinsNames).filter(
      (entry) => !exceptions.some(({ holds }) => holds(entry)) && !isNought(interpretation, entry),
    )
  const { usually } = isLifted(interpretation, named) ? { usually: undefined } : view
  const usual = named(usually ? entries.filter((entry) => usually.holds(entry, today)) : entries)
  const subjects = question.type === 'whether' ? subjectFilters(interpretation, properties) : []
  const about = usual.filter((entry) => (period?.holds(entry) ?? true) && subjects.every(({ holds }) => holds(entry)))
  if (about.some((entry) => isCutOff(interpretation, entry))) return undefined
  const found = (some: readonly Entry[]): Entry[] =>
    some.filter((entry) => properties.every(({ holds }) => holds(entry)))
  // Whose last day nobody knows is neither over nor not („Welche Kühe sind nicht tragend?“), nor what nobody has said.
  const states = properties.filter(
    (one) => question.state !== undefined || one.isUndecided !== undefined || one.column?.type === 'flag',
  )
  const others = usually
    ? named(entries.filter((entry) => !usually.holds(entry, today))).filter((entry) => period?.holds(entry) ?? true)
    : []
  return {
    about,
    found: found(about),
    whole: question.asksShare ? wholeOf(interpretation, period) : [],
    undecided: [
      ...(question.missing ? [] : about.filter(mayHold(properties, question.negated ? states : properties))),
      ...(period?.isUndecided ? found(usual.filter((entry) => period.isUndecided!(entry))) : []),
    ],
    leftOut: usually && others.length > 0 ? { entries: found(others), others: usually.others } : undefined,
    descriptions: [...names, ...properties, ...(period ? [period] : []), ...exceptions].map(
      ({ description }) => description,
    ),
    nameDescriptions: [...names, ...(period ? [period] : []), ...exceptions].map(({ description }) => description),
    hasProperties: properties.length > subjects.length,
    decidedBy: properties.flatMap(({ column }) => column ?? []),
    rule: limitRule(interpretation),
  }
}

/** „Weidetage im September“ asks for a part of what an entry tells of the whole summer. */
function isCutOff({ view, columns, question: { period } }: Interpretation, entry: Entry): boolean {
  const span = view.spanOf?.(entry)
  return columns.some(({ ofSpan }) => ofSpan) && !!period && span !== undefined && !isWithin(span, period.span)
}

/** „Wann ist das letzte Kalb gestorben?“ A record that none did is no such day. */
const isNought = ({ question: { type }, conditions }: Interpretation, { values }: Entry): boolean =>
  !TOLD_BY_NOUGHT.has(type) && conditions.some(({ amount }) => amount !== undefined && values[amount] === 0)

const TOLD_BY_NOUGHT: ReadonlySet<string> = new Set(['count', 'amount', 'how', 'whether'])

/** All that is usually meant at the time, or that the question says. */
function wholeOf({ view: { usually }, conditions, entries, today }: Interpretation, period?: Filter): Entry[] {
  const said = conditions.filter(({ isWhole }) => isWhole)
  const isUsual = (entry: Entry): boolean => usually?.holds(entry, today) ?? true
  return entries.filter(
    (entry) =>
      (period && usually?.liftedByPeriod ? period.holds(entry) : isUsual(entry) && (period?.holds(entry) ?? true)) &&
      said.every(({ holds }) => holds(entry)),
  )
}

/**
 * What is meant by its number, whatever it is called: „Wann ist das Kalb 00003 geboren?“ of what is no calf any more,
 * „Rechnung SI-26-0081“ of a settlement.
 */
function withoutOutgrown(interpretation: Interpretation): Interpretation {
  const { conditions, question, entries } = interpretation
  const byNumber = conditions.filter(({ by, description }) => by === 'text' && NUMBER.test(description))
  if (byNumber.length === 0 || question.type === 'whether' || question.type === 'count') return interpretation
  const meant = entries.filter((entry) => byNumber.every(({ holds }) => holds(entry)))
  return meant.length === 1
    ? { ...interpretation, conditions: conditions.filter(({ by, holds }) => by === 'text' || holds(meant[0]!)) }
    : interpretation
}

/** As it is quoted. */
const NUMBER = /^„\p{L}{0,4}[\s\d-]+“$/u

/** „Ist die Rechnung bezahlt?“ is of the invoices, „Ist der Sammelantrag abgegeben?“ of that one application. */
function subjectFilters({ columns, state, question }: Interpretation, properties: readonly Filter[]): Filter[] {
  const compares =
    state !== undefined ||
    question.thresholds.length > 0 ||
    question.outOfLimits ||
    columns.some(({ type }) => type === 'flag' || type === 'day' || type === 'text')
  return compares ? properties.filter(({ column }) => column?.type === 'choice') : []
}

function propertyFilters(interpretation: Interpretation): Filter[] | undefined {
  const filters = [
    choiceFilters(interpretation),
    deniedNameFilters(interpretation),
    classFilters(interpretation),
    flagFilters(interpretation),
    thresholdFilters(interpretation),
    limitFilters(interpretation),
    stateFilters(interpretation),
    overdueFilters(interpretation),
    emptyFilters(interpretation),
  ].flat()
  return filters.includes(NOT_APPLICABLE) ? undefined : (filters as Filter[])
}

/** Of two things that may be denied none is chosen. */
function usesNegation({ question, negatedColumns, conditions, state }: Interpretation): boolean {
  if (question.type === 'until' || question.type === 'when') return true
  if (question.thresholds.length > 0 || question.outOfLimits) return false
  const isStateAlone = question.negatedStem === undefined && state !== undefined
  return isStateAlone || negatedColumns.length > 0 || conditions.some(({ negated }) => negated)
}

/** What is gone or past is left out where the question does not ask for it. */
function isLifted(interpretation: Interpretation, named: (entries: readonly Entry[]) => readonly Entry[]): boolean {
  const { columns, conditions, question, entries, today } = interpretation
  const { usually } = interpretation.view
  if (!usually) return true
  if (question.overdue && interpretation.view.roles.overdue !== undefined) return true
  if (usually.liftedByPeriod === true && question.period !== undefined && !saysOnlyNow(interpretation)) return true
  // „Wann …?“ and „… waren …?“ of what is not now ask for another time.
  if (usually.liftedByPeriod === true && (question.type === 'when' || question.saysWas))
    return !named(entries).some((entry) => usually.holds(entry, today))
  return [...columns, ...conditions.map(columnOfCondition)].some(
    (column) => column && usually.liftedBy.includes(column.name),
  )
}

function namedBy(entries: readonly Entry[], names: readonly Condition[], joined: boolean): readonly Entry[] {
  const classes = names.filter(({ by }) => by === 'class')
  const texts = names.filter(({ by }) => by === 'text')
  // „vom Lohner, Dreschen und Häckseln“: either of these, and of him.
  const either = [classes.filter(({ qualifies }) => !qualifies), classes.filter(({ qualifies }) => qualifies)]
  const ofClass = entries.filter((entry) =>
    joined
      ? either.every((some) => some.length === 0 || some.some(({ holds }) => holds(entry)))
      : classes.every(({ holds }) => holds(entry)),
  )
  const all = ofClass.filter((entry) => texts.every(({ holds }) => holds(entry)))
  const exact = texts.length === 1 ? all.filter((entry) => texts[0]!.isName?.(entry)) : []
  if (exact.length > 0) return exact
  return all.length > 0
    ? all
    : ofClass.filter((entry) => texts.every(({ holds, holdsEither = holds }) => holdsEither(entry)))
}

/** Something that is not entered leaves it open, and nothing that is entered speaks against it. */
const mayHold =
  (properties: readonly Filter[], deciding: readonly Filter[]) =>
  (entry: Entry): boolean => {
    const leavesOpen = isUndecided(entry)
    return (
      deciding.some(leavesOpen) &&
      properties.every((one) => one.holds(entry) || (deciding.includes(one) && leavesOpen(one)))
    )
  }

const isUndecided =
  (entry: Entry) =>
  ({ column, isUndecided: leavesOpen }: Filter): boolean =>
    leavesOpen ? leavesOpen(entry) : hasNoValue(entry, column)

const hasNoValue = ({ values }: Entry, column: Column | undefined): boolean =>
  column !== undefined && emptyIsUnknown(column) && isEmpty(values[column.name], column)

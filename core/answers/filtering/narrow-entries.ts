import { columnOfCondition, type Condition, type Interpretation } from '../interpretation/interpretation.ts'
import { isEmpty, type Entry } from '../view.ts'
import { choiceFilters, emptyFilters, flagFilters, overdueFilters } from './column-filters.ts'
import { limitFilters, limitRule } from './limit-filters.ts'
import { emptyIsUnknown, NOT_APPLICABLE, type Filter, type Narrowed } from './narrowed.ts'
import { periodFilter } from './period-filter.ts'
import { thresholdFilters } from './threshold-filters.ts'

/** Undefined where a part of the question cannot be held against this view. */
export function narrowEntries(interpretation: Interpretation): Narrowed | undefined {
  const { question, conditions } = interpretation
  const period = periodFilter(interpretation)
  const properties = propertyFilters(interpretation)
  if (period === NOT_APPLICABLE || properties === undefined) return undefined
  const negationIsUsed = properties.length > 0 || question.type === 'until' || question.type === 'when'
  if (question.negated && !negationIsUsed) return undefined
  const names = conditions.filter(({ by }) => by === 'class' || by === 'text')
  const about = namedBy(usualEntries(interpretation, period !== undefined), names, question.joinsWords).filter(
    (entry) => period?.holds(entry) ?? true,
  )
  return {
    about,
    found: about.filter((entry) => properties.every(({ holds }) => holds(entry))),
    undecided: question.negated || question.missing ? [] : about.filter((entry) => properties.some(isUndecided(entry))),
    descriptions: [...names, ...properties, ...(period ? [period] : [])].map(({ description }) => description),
    hasProperties: properties.length > 0,
    rule: limitRule(interpretation),
  }
}

function propertyFilters(interpretation: Interpretation): Filter[] | undefined {
  const filters = [
    choiceFilters(interpretation),
    flagFilters(interpretation),
    thresholdFilters(interpretation),
    limitFilters(interpretation),
    overdueFilters(interpretation),
    emptyFilters(interpretation),
  ].flat()
  return filters.includes(NOT_APPLICABLE) ? undefined : (filters as Filter[])
}

/** What is gone or past is left out where the question does not ask for it. */
function usualEntries(interpretation: Interpretation, namesPeriod: boolean): readonly Entry[] {
  const { view, columns, conditions, entries, today } = interpretation
  const { usually } = view
  const lifted =
    namesPeriod ||
    [...columns, ...conditions.map(columnOfCondition)].some(
      (column) => column && usually?.liftedBy.includes(column.name),
    )
  return lifted || !usually ? entries : entries.filter((entry) => usually.holds(entry, today))
}

function namedBy(entries: readonly Entry[], names: readonly Condition[], joined: boolean): readonly Entry[] {
  const classes = names.filter(({ by }) => by === 'class')
  const texts = names.filter(({ by }) => by === 'text')
  const ofClass = entries.filter((entry) =>
    joined && classes.length > 0
      ? classes.some(({ holds }) => holds(entry))
      : classes.every(({ holds }) => holds(entry)),
  )
  const all = ofClass.filter((entry) => texts.every(({ holds }) => holds(entry)))
  const exact = texts.length === 1 ? all.filter((entry) => texts[0]!.isName?.(entry)) : []
  if (exact.length > 0) return exact
  return all.length > 0 || !joined ? all : ofClass.filter((entry) => texts.some(({ holds }) => holds(entry)))
}

const isUndecided =
  ({ values }: Entry) =>
  ({ column }: Filter): boolean =>
    column !== undefined && emptyIsUnknown(column) && isEmpty(values[column.name], column)

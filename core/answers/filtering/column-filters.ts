import { columnOfCondition, type Condition, type Interpretation } from '../interpretation/interpretation.ts'
import { flagsTold } from '../interpretation/flags-told.ts'
import { isEmpty, type Column } from '../view.ts'
import { emptyIsUnknown, NOT_APPLICABLE, type Filter } from './narrowed.ts'
import { dayDenied } from './period-filter.ts'
import { isMissed, reportsMissed } from './reports-missed.ts'

const descriptionsOf = (alternatives: readonly { description: string }[]): string[] => [
  ...new Set(alternatives.map(({ description }) => description)),
]

/** A value of a column that the question names; several of one column are alternatives. */
export function choiceFilters({ conditions }: Interpretation): Filter[] {
  const byColumn = Map.groupBy(conditions, columnOfCondition)
  return [...byColumn].flatMap(([column, alternatives]): Filter[] => {
    if (column === undefined) return []
    const at = alternatives.findIndex(({ negated }) => negated)
    // „Die melkenden, also ohne die trockenen“ denies what stands behind it; „nicht melkend oder trocken“ denies both.
    return at > 0
      ? [choiceFilter(column, alternatives.slice(0, at), false), choiceFilter(column, alternatives.slice(at), true)]
      : [choiceFilter(column, alternatives, at === 0)]
  })
}

const choiceFilter = (column: Column, alternatives: readonly Condition[], negated: boolean): Filter => ({
  description: `${negated ? 'nicht ' : ''}${descriptionsOf(alternatives).join(' oder ')}`,
  column,
  holds: (entry) =>
    alternatives.some(({ holds }) => holds(entry)) !== negated &&
    !(negated && emptyIsUnknown(column) && isEmpty(entry.values[column.name], column)),
})

/** „Ist die Rechnung offen?“ compares the one that is named; „Gibt es offene?“ asks for those that are. */
export const isCompared = (
  { isState, ofSort, negated }: Condition,
  { question: { type, asksExistence, period }, conditions }: Interpretation,
): boolean =>
  isState === true &&
  !negated &&
  type === 'whether' &&
  !asksExistence &&
  (conditions.some(({ by }) => by === 'text') ||
    (ofSort === true && (period !== undefined || conditions.some(({ by }) => typeof by === 'object'))))

export const classFilters = (interpretation: Interpretation): Filter[] =>
  interpretation.conditions
    .filter((condition) => isCompared(condition, interpretation))
    .map(({ description, holds, isUndecided }) => ({ description, holds, ...(isUndecided && { isUndecided }) }))

/** „Welche Tiere sind keine Kühe?“ */
export const deniedNameFilters = ({ conditions }: Interpretation): Filter[] =>
  conditions
    .filter(({ by, negated }) => negated && typeof by !== 'object')
    .map(({ description, holds }) => ({ description: `nicht ${description}`, holds: (entry) => !holds(entry) }))

/** „Ist es gepachtet?“ */
export function flagFilters(interpretation: Interpretation): Filter[] {
  const {
    columns,
    negatedColumns,
    question: { type },
  } = interpretation
  const told = flagsTold(interpretation)
  return type === 'until' || type === 'when'
    ? []
    : columns
        .filter((column) => column.type === 'flag' && !told.includes(column))
        .map((column) => {
          const negated = negatedColumns.includes(column)
          return {
            description: `${column.label}: ${negated ? 'nein' : 'ja'}`,
            column,
            holds: ({ values: { [column.name]: value } }) => typeof value === 'boolean' && value !== negated,
          }
        })
}

/** „überfällig“ */
export function overdueFilters(interpretation: Interpretation): (Filter | typeof NOT_APPLICABLE)[] {
  const { view, question, columns, conditions, today } = interpretation
  if (!question.overdue) return []
  const isNamed = question.type === 'whether' && conditions.some(({ by }) => by === 'text')
  const { overdue, day: own } = view.roles
  const day = columns.find(({ type }) => type === 'day')?.name ?? overdue ?? (view.tense === 'future' ? own : undefined)
  if (day === undefined) return [NOT_APPLICABLE]
  return [
    {
      description: 'überfällig',
      holds: ({ values: { [day]: value } }) => typeof value === 'string' && value < today,
      // „Ist sein Nachweis überfällig?“ is not known of what has no last day; „Ist einer überfällig?“ asks for those.
      ...(isNamed && { isUndecided: ({ values }) => isEmpty(values[day]) }),
    },
  ]
}

/**
 * „fehlt“ or „kein“ with a column asks for entries where it is empty; „was fehlt“ alone, for what a record has to say
 * and does not.
 */
export function emptyFilters(interpretation: Interpretation): (Filter | typeof NOT_APPLICABLE)[] {
  const { view, question, columns } = interpretation
  if (question.missing && ['amount', 'how', 'when', 'until'].includes(question.type)) return [NOT_APPLICABLE]
  // „Wie viele Plätze fehlen?“ counts no barns.
  if (question.missing && question.type === 'count' && columns.some(({ type }) => type === 'number'))
    return [NOT_APPLICABLE]
  // „Bei welchen Feldern fehlt …?“ goes through fields, and asks for none without one.
  const isGoneThrough = ({ words }: Column): boolean => words.has(question.ofWhichStem ?? '')
  // „Für welche gekauften Fresser fehlt die Meldung?“ misses no purchase.
  const isSaidToMiss = ({ words }: Column): boolean => words.has(question.missingStem ?? '')
  const missed = columns.some(isSaidToMiss) ? columns.filter(isSaidToMiss) : columns
  const named = (
    question.missing
      ? missed.filter((column) => !isGoneThrough(column))
      : deniedColumns(interpretation, dayDenied(interpretation))
  ).filter((column) => column.type !== 'flag' && !isChosen(column, interpretation))
  if (!question.missing && named.some(({ always }) => always)) return [NOT_APPLICABLE]
  const reports = reportsMissed(interpretation)
  if (reports.length > 0)
    return [
      {
        description: `ohne ${reports.map(({ label }) => `„${label}“`).join(' oder ')}`,
        holds: (entry) => reports.some((column) => isMissed(entry, column, question.period?.span)),
      },
    ]
  if (named.length > 0) {
    const noughts = named.filter((column) => isNoneAtNought(column, interpretation))
    return [
      {
        description: `ohne ${named.map(({ label }) => `„${label}“`).join(' und ')}`,
        holds: (entry) =>
          named.every((column) =>
            noughts.includes(column) ? entry.values[column.name] === 0 : isMissed(entry, column),
          ),
        ...(noughts.length > 0 && { isUndecided: (entry) => noughts.some(({ name }) => isEmpty(entry.values[name])) }),
      },
    ]
  }
  if (!question.missing || columns.some((column) => isChosen(column, interpretation))) return []
  const details = view.missingDetails
  // A cut that is missing is no record that lacks something.
  return details === undefined || question.missingStem !== undefined
    ? [NOT_APPLICABLE]
    : [{ description: 'unvollständig', holds: ({ values }) => !isEmpty(values[details]) }]
}

/** „Welche Ställe haben keine freien Plätze?“ means those with nought, where that is what entries say. */
const isNoneAtNought = ({ type, name }: Column, { entries }: Interpretation): boolean =>
  type === 'number' && entries.some(({ values }) => values[name] === 0)

/** „Der Befund steht noch aus“ asks for those that await one, and not for none. */
const isChosen = (column: Column, { conditions }: Interpretation): boolean =>
  conditions.some((condition) => !condition.negated && columnOfCondition(condition) === column)

/** Columns that entries are said not to have. */
const deniedColumns = (
  { question: { type }, negatedColumns, state }: Interpretation,
  denied: Column | undefined,
): Column[] =>
  type === 'until' || type === 'when'
    ? []
    : negatedColumns.filter((column) => !state?.columns.includes(column) && column !== denied)

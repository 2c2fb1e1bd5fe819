import { columnOfCondition, type Interpretation } from '../interpretation/interpretation.ts'
import { isEmpty, type Column } from '../view.ts'
import { emptyIsUnknown, NOT_APPLICABLE, type Filter } from './narrowed.ts'

const descriptionsOf = (alternatives: readonly { description: string }[]): string[] => [
  ...new Set(alternatives.map(({ description }) => description)),
]

/** A value of a column that the question names; several of one column are alternatives. */
export function choiceFilters({ conditions, question: { negated } }: Interpretation): Filter[] {
  const byColumn = Map.groupBy(conditions, columnOfCondition)
  return [...byColumn].flatMap(([column, alternatives]): Filter[] =>
    column === undefined
      ? []
      : [
          {
            description: `${negated ? 'nicht ' : ''}${descriptionsOf(alternatives).join(' oder ')}`,
            column,
            holds: (entry) =>
              alternatives.some(({ holds }) => holds(entry)) !== negated &&
              !(negated && emptyIsUnknown(column) && isEmpty(entry.values[column.name], column)),
          },
        ],
  )
}

/** „Ist es gepachtet?“ */
export const flagFilters = ({ columns, question: { negated, type } }: Interpretation): Filter[] =>
  type === 'until' || type === 'when'
    ? []
    : columns
        .filter((column) => column.type === 'flag')
        .map((column) => ({
          description: `${column.label}: ${negated ? 'nein' : 'ja'}`,
          column,
          holds: ({ values }) => (values[column.name] === true) !== negated,
        }))

export function overdueFilters({ view, question, columns, today }: Interpretation): (Filter | typeof NOT_APPLICABLE)[] {
  if (!question.overdue) return []
  const day = columns.find(({ type }) => type === 'day')?.name ?? (view.tense === 'future' ? view.roles.day : undefined)
  if (day === undefined) return [NOT_APPLICABLE]
  return [
    {
      description: 'überfällig',
      holds: ({ values: { [day]: value } }) => typeof value === 'string' && value < today,
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
  if (!question.missing && !negatesColumn(interpretation)) return []
  const named = columns.filter(({ type }) => type !== 'flag')
  if (named.length > 0)
    return [
      {
        description: `ohne ${named.map(({ label }) => `„${label}“`).join(' und ')}`,
        holds: ({ values }) => named.every((column: Column) => isEmpty(values[column.name], column)),
      },
    ]
  const details = view.missingDetails
  return details === undefined
    ? [NOT_APPLICABLE]
    : [{ description: 'unvollständig', holds: ({ values }) => !isEmpty(values[details]) }]
}

/** „kein“ belongs to a column where the question says no value that it could belong to. */
const negatesColumn = ({ question: { negated, type }, columns, conditions }: Interpretation): boolean =>
  negated &&
  columns.some((column) => column.type !== 'flag') &&
  type !== 'until' &&
  type !== 'when' &&
  !conditions.some((condition) => columnOfCondition(condition) !== undefined)

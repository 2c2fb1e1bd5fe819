import { columnOfCondition, type Interpretation } from '../interpretation/interpretation.ts'
import { daySpan, overlaps, type Span } from '../question/span.ts'
import type { Column, Entry } from '../view.ts'
import { NOT_APPLICABLE, type Filter } from './narrowed.ts'
import { isMissed, reportsMissed } from './reports-missed.ts'
import { spanText } from './span-text.ts'

/** „Was wächst heute am Berg?“ is of the year: what has no days is asked for as it is now. */
export function saysOnlyNow(interpretation: Interpretation): boolean {
  const { view, question, today } = interpretation
  const span = question.period?.span
  return span?.from === today && span.to === today && !view.roles.day && dayColumn(interpretation) === undefined
}

/** Undefined where the question names no time, or only says „heute“ of what has no days. */
export function periodFilter(interpretation: Interpretation): Filter | typeof NOT_APPLICABLE | undefined {
  const { view, question, conditions } = interpretation
  const { period, selection } = question
  if (!period) return undefined
  const named = dayColumn(interpretation)
  const ofYear = readsDifferently(interpretation)
  // A report of a year is of none of its days.
  const isOfDay = period.span.from !== null && period.span.from === period.span.to
  const column = (question.type === 'when' && view.spanOf && !isOfDay) || ofYear === 'span' ? undefined : named
  if (saysOnlyNow(interpretation)) return undefined
  const reports = reportsMissed(interpretation)
  if (reports.length > 0)
    return {
      description: spanText(period.span),
      holds: (entry) => reports.some((report) => isMissed(entry, report, period.span)),
    }
  if (!column && !view.spanOf && !view.roles.day) return NOT_APPLICABLE
  const days = [view.roles.day, view.roles.dated].filter((name) => name !== undefined)
  if (period.dates && days.length > 0 && (column !== undefined || view.roles.dated !== undefined))
    return datedFilter(period.span, days)
  // „Wartezeit der Spritzung vom 14.05.“ is of that day, and of none on which one ends.
  const isOwnDay =
    column?.ahead !== undefined && period.span.from === period.span.to && view.tense === 'past' && days.length > 0
  if (isOwnDay && !interpretation.entries.some(({ values }) => fallsIn(values[column.name], period.ahead)))
    return datedFilter(period.span, days)
  const liesAhead =
    view.tense === 'future' ||
    selection === 'next' ||
    column?.ahead !== undefined ||
    conditions.some(({ ahead }) => ahead)
  const span = liesAhead ? period.ahead : period.span
  const misses = column !== undefined && (question.missing || isDenied(interpretation, column))
  const spanOf = (entry: Entry): Span | undefined =>
    column
      ? spanOfValue(entry.values[(misses && column.reports) || column.name])
      : (view.spanOf?.(entry) ?? spanOfValue(entry.values[view.roles.day ?? '']))
  // An empty day of a column may say that it has not happened; one by which entries are ordered, that nobody knows it.
  const mayBeUnknown = column === undefined || column.unknownValues !== undefined || column.name === view.roles.day
  if (column && isDenied(interpretation, column) && column.reports === undefined)
    return outsideFilter(interpretation, column, span)
  return {
    description: spanText(span),
    holds: (entry) => {
      const own = spanOf(entry)
      return own !== undefined && overlaps(own, span)
    },
    ...(mayBeUnknown && { isUndecided: (entry) => spanOf(entry) === undefined }),
  }
}

/**
 * „Ist der Antrag 2026 gestellt?“ is of the one for that year, also where it was sent in another; `neither`: there is
 * only one of another year that was sent in this, and nobody knows which of the two was meant.
 */
export function readsDifferently(interpretation: Interpretation): 'span' | 'neither' | undefined {
  const { view, conditions, entries, question } = interpretation
  const column = dayColumn(interpretation)
  const span = question.period?.span
  if (!view.spanOf || !column || !span || question.type !== 'whether') return undefined
  const meant = entries.filter((entry) => conditions.every(({ holds, negated }) => holds(entry) !== (negated ?? false)))
  const bears = (entry: Entry): boolean => overlaps(view.spanOf!(entry) ?? NEVER, span)
  const happened = (entry: Entry): boolean => overlaps(spanOfValue(entry.values[column.name]) ?? NEVER, span)
  if (meant.some(bears)) return meant.every((entry) => bears(entry) === happened(entry)) ? undefined : 'span'
  return meant.some(happened) ? 'neither' : undefined
}

const fallsIn = (day: unknown, span: Span): boolean => overlaps(spanOfValue(day) ?? NEVER, span)

const NEVER: Span = { from: '0000-01-01', to: '0000-01-01' }

/** Of what bears the day, whatever other day is asked for: „die Rechnung vom 15. Mai, wann ist die fällig?“ */
const datedFilter = (span: Span, days: readonly string[]): Filter => {
  const spansOf = ({ values }: Entry): Span[] => days.flatMap((name) => spanOfValue(values[name]) ?? [])
  return {
    description: spanText(span),
    holds: (entry) => spansOf(entry).some((own) => overlaps(own, span)),
    isUndecided: (entry) => spansOf(entry).length === 0,
  }
}

const isDenied = ({ question, negatedColumns }: Interpretation, column: Column): boolean =>
  question.type !== 'when' && question.type !== 'until' && negatedColumns.includes(column)

/** The day that is denied of a time, which an empty one says as well: „Welche Kuh hat dieses Jahr nicht gekalbt?“ */
export const dayDenied = (interpretation: Interpretation): Column | undefined => {
  const column = interpretation.question.period ? dayColumn(interpretation) : undefined
  return column && column.reports === undefined && isDenied(interpretation, column) ? column : undefined
}

/** Of what has happened later nobody knows whether it happened then, too. */
function outsideFilter(
  { conditions, entries }: Interpretation,
  { name, label, ahead }: Column,
  span: Span,
): Filter | typeof NOT_APPLICABLE {
  const isLater = (entry: Entry): boolean => {
    const day = entry.values[name]
    return typeof day === 'string' && span.to !== null && day > span.to
  }
  const meant = entries.filter((entry) => conditions.every(({ holds, negated }) => negated || holds(entry)))
  if (ahead === undefined && meant.some(isLater)) return NOT_APPLICABLE
  return {
    description: `„${label}“ nicht ${spanText(span)}`,
    holds: ({ values }) => !overlaps(spanOfValue(values[name]) ?? NEVER, span),
  }
}

/** The day that the question names, or since which a value that it names holds. */
function dayColumn({ view, columns, conditions }: Interpretation): Column | undefined {
  const since = conditions.map(columnOfCondition).find((column) => column?.validSince !== undefined)?.validSince
  return columns.find(({ type }) => type === 'day') ?? view.columns.find(({ name }) => name === since)
}

const spanOfValue = (day: unknown): Span | undefined => (typeof day === 'string' ? daySpan(day) : undefined)

import type { Interpretation } from '../interpretation/interpretation.ts'
import { isEmpty, type Column, type Entry } from '../view.ts'
import { dayNamed } from './day-named.ts'

/**
 * Those of the entries that the answer tells, in its order: the latest, first, next, highest or lowest, several where
 * they are equal; of a series of values the newest, where no time is named.
 */
export function chooseEntries(interpretation: Interpretation, entries: readonly Entry[]): readonly Entry[] {
  const { view, question, columns, today } = interpretation
  const { selection } = question
  const namedDay = dayNamed(interpretation, entries)
  if (selection === 'most' || selection === 'least') return mostOrLeast(interpretation, entries, selection === 'most')
  if (selection === 'next') return nextOf(interpretation, entries, namedDay)
  const day = namedDay?.name ?? view.roles.day
  if (day && selection === undefined && asksWhatComes(interpretation)) {
    const ahead = entries.filter(({ values }) => String(values[day]) >= today)
    if (ahead.length > 0) return inOrder(interpretation, ahead)
  }
  // What is yet to come is not the last one, unless the question is of a day that lies ahead.
  const past = (some: readonly Entry[]): readonly Entry[] =>
    columns.some(({ name, ahead }) => name === day && ahead !== undefined)
      ? some
      : some.filter(({ values }) => String(values[day!]) <= today)
  if (day && selection) return extremes(past(entries), day, selection === 'latest')
  const ordered = inOrder(interpretation, entries)
  if (question.trend) return ordered.toReversed()
  const { series } = view
  const asksForAll = question.type === 'count' || question.type === 'when'
  if (!series || question.period || question.aggregate || asksForAll) return ordered
  const seriesOf = ({ values }: Entry): string => JSON.stringify(series.map((name) => values[name]))
  return [...Map.groupBy(ordered, seriesOf).values()].map(([latest]) => latest!)
}

/** By the last day that entries have, where none is named and they do not lie ahead themselves. */
function nextOf({ view, today }: Interpretation, entries: readonly Entry[], named: Column | undefined): Entry[] {
  const lastDay = view.tense === 'past' ? view.columns.find(({ ahead }) => ahead !== undefined) : undefined
  const { name = view.roles.day, isMet } = named ?? lastDay ?? {}
  if (name === undefined) return []
  const isAhead = ({ values }: Entry): boolean => String(values[name]) >= today && isMet?.(values) !== true
  return extremes(entries.filter(isAhead), name, false)
}

/** „Wann kommt der Lohnunternehmer?“ asks for no day gone by. */
const asksWhatComes = ({ view, question: { type, period } }: Interpretation): boolean =>
  view.tense === 'future' && view.impliedBy?.overdue !== true && type === 'when' && period === undefined

function mostOrLeast(
  { view, question, columns, namedColumns, orderedBy }: Interpretation,
  entries: readonly Entry[],
  isMost: boolean,
): readonly Entry[] {
  if (orderedBy) return extremes(entries, orderedBy.name, isMost, question.selectionSize)
  // „Welche Fläche hat den höchsten pH?“ names the entries with the word of another number.
  const named = [...namedColumns, ...columns].find(({ type }) => type === 'number')
  // The oldest building is of the first year.
  if (question.byAge && named?.isYear) return extremes(entries, named.name, !isMost, question.selectionSize)
  // Whole months would make two calves of one week equally old.
  if (named?.countedFrom !== undefined) return extremes(entries, named.countedFrom, !isMost, question.selectionSize)
  // „Älteste Bodenuntersuchung: welche Fläche?“ names a day beside.
  const dated = question.byAge ? columns.find(({ type, ahead }) => type === 'day' && ahead === undefined) : undefined
  if (dated) return extremes(entries, dated.name, !isMost, question.selectionSize)
  const number = named?.name
  if (!question.byAge || number !== undefined)
    return extremes(entries, number ?? view.roles.amount, isMost, question.selectionSize)
  // The oldest is of the earliest day.
  const day = columns.find(({ type }) => type === 'day')?.name ?? view.roles.day
  return extremes(entries, day, !isMost, question.selectionSize)
}

const byName = new Intl.Collator('de')

/** What is past from the newest, what is due from the nearest, what has no day by name. */
function inOrder({ view }: Interpretation, entries: readonly Entry[]): Entry[] {
  const { day } = view.roles
  if (day === undefined) return entries.toSorted((one, other) => byName.compare(one.name, other.name))
  const sign = view.tense === 'future' ? 1 : -1
  const dayOf = ({ values }: Entry): string => String(values[day] ?? '')
  return entries.toSorted((one, other) => (dayOf(one) === dayOf(other) ? 0 : dayOf(one) < dayOf(other) ? -sign : sign))
}

/** The first `size` of them in order, and those that equal the last of these. */
function extremes(entries: readonly Entry[], column: string | undefined, highest: boolean, size = 1): Entry[] {
  if (column === undefined) return []
  const valueOf = ({ values }: Entry): string | number => values[column] as string | number
  const ordered = entries
    .filter(({ values }) => !isEmpty(values[column]))
    .toSorted((one, other) =>
      valueOf(one) === valueOf(other) ? 0 : valueOf(one) > valueOf(other) === highest ? -1 : 1,
    )
  const last = ordered[Math.min(size, ordered.length) - 1]
  return ordered.filter((entry, index) => index < size || valueOf(entry) === valueOf(last!))
}

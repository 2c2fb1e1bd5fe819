import { deadlinesByDay } from './deadline-day.ts'
import { deadlinesByPeriod } from './deadline-period.ts'
import type { FoundDeadline, Letter } from './deadline.ts'
import { flowOf, type DocumentLayout } from './read-layout.ts'

const MOST = 10

/** The deadlines a letter sets, the earliest first; each day once. */
export function findDeadlines(layout: DocumentLayout, letter: Letter): FoundDeadline[] {
  const all = layout.pages
    .map(flowOf)
    .flatMap((flow) => [...deadlinesByDay(flow, letter), ...deadlinesByPeriod(flow, letter)])
  const days = new Map<string, FoundDeadline>()
  for (const one of all.toSorted((a, b) =>
    a.day === b.day ? Number(b.sure) - Number(a.sure) : a.day < b.day ? -1 : 1,
  ))
    if (!days.has(one.day)) days.set(one.day, one)
  return [...days.values()].slice(0, MOST)
}

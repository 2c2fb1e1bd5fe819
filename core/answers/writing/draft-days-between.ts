import { germanDay, germanNumber } from '../../shared/german/write-german.ts'
import { daysBetween, isDay } from '../../shared/time/days.ts'
import type { DraftWriter } from './draft.ts'

const MOST = 10

/**
 * „Wie viele Tage nach der Geburt wurde es gemeldet?“: from one day of an entry to the other; undefined where the
 * question does not name two.
 */
export const draftDaysBetween: DraftWriter = ({ view, requestedColumns, columns, question }, { found }) => {
  const named = [...new Set([...requestedColumns, ...columns])].filter(({ type }) => type === 'day')
  const own = view.columns.find(({ name }) => name === view.roles.day)
  const days = named.length === 1 && own && !named.includes(own) ? [own, ...named] : named
  const [one, other, ...more] = days
  if (!one || !other || more.length > 0 || question.negated || question.thresholds.length > 0) return undefined
  const spans = found.flatMap((entry) => {
    const [first, second] = [entry.values[one.name], entry.values[other.name]]
    return isDay(first) && isDay(second) ? [{ entry, days: [first, second].toSorted() as [string, string] }] : []
  })
  if (spans.length === 0 || spans.length > MOST) return undefined
  const told = new Set(spans.map(({ entry }) => entry))
  const others = found.filter((entry) => !told.has(entry))
  const lines = spans.map(({ entry, days: [from, to] }) => {
    const between = daysBetween(from, to)
    return `${entry.name}: ${germanNumber(between)} ${between === 1 ? 'Tag' : 'Tage'}, vom ${germanDay(from)} bis zum ${germanDay(to)}`
  })
  return {
    text: lines.length === 1 ? `${lines[0]!}.` : lines.map((line) => `• ${line}`).join('\n'),
    answered: true,
    entries: [...told],
    columns: [one, other],
    withoutValue: {
      entries: others,
      columns: [one, other].filter(({ name }) => others.some(({ values }) => !isDay(values[name]))),
    },
  }
}

import { germanList, germanNumber } from '../../shared/german/write-german.ts'
import type { Narrowed } from '../filtering/narrowed.ts'
import type { Interpretation } from '../interpretation/interpretation.ts'
import type { Column, Entry } from '../view.ts'
import { numberColumn } from './draft-number.ts'
import { sumOf } from './sum-of.ts'
import type { Draft } from './draft.ts'
import { numberText, unitOf } from './format-value.ts'
import { MOST_LISTED, subject } from './phrases.ts'

/**
 * „Welcher Acker hat am meisten Stickstoff bekommen?“: what is entered of each thing taken together, in order.
 * Undefined where the question names nothing that has several entries, or these do not add up.
 */
export function draftGroups(interpretation: Interpretation, narrowed: Narrowed): Draft | undefined {
  const { question } = interpretation
  const isMost = question.selection === 'most'
  const group = groupColumn(interpretation)
  if (group && isMost && countsEntries(interpretation)) return draftMostEntries(interpretation, narrowed, group)
  const column = group && addedColumn(interpretation, narrowed.found)
  if ((!isMost && question.selection !== 'least') || !column) return undefined
  const known = narrowed.found.filter((entry) => typeof entry.values[column.name] === 'number' && nameOf(entry, group))
  const groups = [...Map.groupBy(known, (entry) => nameOf(entry, group)!)]
  const units = new Set(known.map((entry) => unitOf(entry, column)))
  const { within = [], ratesWithin = [] } = column.aggregate ?? {}
  const isRate = known.some((entry) => unitOf(entry, column).includes('/'))
  const others = [...within, ...(isRate ? ratesWithin : [])].filter((name) => name !== group.name)
  const agree = groups.every(([, of]) =>
    others.every((name) => new Set(of.map(({ values }) => values[name])).size === 1),
  )
  if (groups.length === 0 || units.size !== 1 || !agree) return undefined
  const totals = groups
    .map(([name, of]) => ({ name, of, total: sumOf(of, column) }))
    .toSorted((one, other) => (isMost ? other.total - one.total : one.total - other.total))
  const amount = (total: number): string => numberText(total, [...units][0]!)
  const size = question.selectionSize
  const limit = totals[Math.min(size, totals.length) - 1]!.total
  const chosen = totals.filter(({ total }, index) => index < size || total === limit)
  const rest = totals.slice(chosen.length, chosen.length + MOST_LISTED)
  const told = chosen.map(
    ({ name, of, total }) =>
      `${name}: ${column.label} ${amount(total)}${of.length > 1 ? ` in ${of.length} Zeilen` : ''}`,
  )
  const behind = rest.length > 0 ? ` Dann ${rest.map(({ name, total }) => `${name} ${amount(total)}`).join(', ')}.` : ''
  // Of other sorts of entries nobody expects the number.
  const isOneSort = interpretation.conditions.some(({ by }) => by === 'class')
  const without = isOneSort ? narrowed.found.filter((entry) => !known.includes(entry)) : []
  return {
    text: `${told.join('; ')} (${subject(interpretation, narrowed)}, ${isMost ? 'am meisten' : 'am wenigsten'}).${behind}`,
    answered: true,
    entries: chosen.flatMap(({ of }) => of),
    columns: [column],
    ...(without.length > 0 && { withoutValue: { entries: without, columns: [column] } }),
  }
}

/** „die meisten Düngungen“ */
const countsEntries = ({ question: { selectedStem = '', words }, view }: Interpretation): boolean =>
  words.some(({ stem, text }) => stem === selectedStem && text.endsWith('en')) &&
  view.classes.some((one) => one.words.has(selectedStem))

function draftMostEntries(interpretation: Interpretation, narrowed: Narrowed, group: Column): Draft | undefined {
  const named = narrowed.found.filter((entry) => nameOf(entry, group))
  const groups = [...Map.groupBy(named, (entry) => nameOf(entry, group)!)].toSorted(
    ([, one], [, other]) => other.length - one.length,
  )
  const most = groups.filter(([, of]) => of.length === groups[0]![1].length)
  if (most.length === 0) return undefined
  const lines = groups.slice(0, MOST_LISTED).map(([name, of]) => `• ${name}: ${germanNumber(of.length)}`)
  return {
    text: [
      `${subject(interpretation, narrowed)}, die meisten: ${germanList(most.map(([name]) => name))}`,
      ...lines,
    ].join('\n'),
    answered: true,
    entries: most.flatMap(([, of]) => of),
    columns: [],
  }
}

const MONEY = 'EUR'

/** The number that is asked for; else, where amounts have different units, one that all of them have: money. */
function addedColumn(interpretation: Interpretation, found: readonly Entry[]): Column | undefined {
  const { view, namedColumns } = interpretation
  const asked = numberColumn(interpretation)
  if (!asked || (interpretation.question.selectsNamed && !namedColumns.includes(asked))) return undefined
  const isNamed = namedColumns.some(({ type }) => type === 'number')
  const columns = isNamed ? [asked] : [asked, ...view.columns.filter(({ unit }) => unit === MONEY)]
  return columns.find(
    (column) =>
      column.aggregate?.by === 'sum' &&
      new Set(found.flatMap((entry) => (typeof entry.values[column.name] === 'number' ? [unitOf(entry, column)] : [])))
        .size === 1,
  )
}

/** What the question asks for the most of: a thing that it names, or a place or person by „wo“ or „wer“. */
function groupColumn({ view, question, columns, conditions }: Interpretation): Column | undefined {
  const described = conditions.flatMap(({ by }) => (typeof by === 'object' && by.describes ? by.describes : []))
  const byType = question.type === 'where' ? view.roles.where : question.type === 'who' ? view.roles.who : undefined
  return (
    columns.find(({ type, grouping }) => type === 'reference' || grouping) ??
    view.columns.find(({ name, type }) => (described.includes(name) || name === byType) && type !== 'choice')
  )
}

function nameOf(entry: Entry, { name, type }: Column): string | undefined {
  const value = type === 'reference' ? entry.record.references[name] : entry.values[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}

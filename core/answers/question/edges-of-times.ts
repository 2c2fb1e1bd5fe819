import { MONTHS, monthNumber } from '../../shared/german/months.ts'
import { addDays, addMonths } from '../../shared/time/days.ts'
import { FULL_YEAR, timePattern, type TimePattern } from './time-pattern.ts'
import { monthSpan, type Span, type Times } from './span.ts'
import { always, inYear, stepsOf, yearOf } from './times-meant.ts'

// „Anfang“, „Mitte“ and „Ende“ of years and months; in lower case.

const EDGE = '(anfang|beginn|mitte|ende)'
const OF = '(?:de[rs]\\s+)?'
const WHICH = '(?:(dieses|diesen|letzten|vorigen|vergangenen|nächsten|kommenden)\\s+)?'
const MONTH = `(${MONTHS.join('|')})`
/** Neither of a longer word nor of a longer number. */
const END = '(?![\\p{L}\\d])'

/** An opening with no clear day: of „seit Mitte Mai“ nobody knows which, of „seit Ende Mai“ whether it counts. */
export const UNCLEAR_EDGE = new RegExp(
  `(?<!\\p{L})(?:(?:seit|ab|nach|bis|vor)\\s+(?:zur\\s+)?mitte|(?:seit|ab|vor)\\s+ende)\\s+${OF}(?:\\p{L}+\\s+)?(?:${MONTHS.join('|')}|jahr(?:e?s)?|monats?|${FULL_YEAR})${END}`,
  'u',
)

/** The months that the words mean: the first and the last quarter, and what lies around the middle. */
const MONTHS_OF_EDGE: Readonly<Record<string, readonly [first: number, last: number]>> = {
  anfang: [1, 3],
  beginn: [1, 3],
  mitte: [5, 8],
  ende: [10, 12],
}

function edgeOfYear(edge: string, year: number): Span {
  const [first, last] = MONTHS_OF_EDGE[edge]!
  return { from: monthSpan(year, first).from, to: monthSpan(year, last).to }
}

/** A third of the month. */
function edgeOfMonth(edge: string, first: string): Span {
  const { to } = monthSpan(yearOf(first), Number(first.slice(5, 7)))
  if (edge === 'ende') return { from: addDays(first, 20), to }
  return edge === 'mitte'
    ? { from: addDays(first, 10), to: addDays(first, 19) }
    : { from: first, to: addDays(first, 9) }
}

/** Where one day is asked for it is the first or the last. */
const withEdge = (edge: string, times: Times): Times =>
  edge === 'mitte' ? times : { ...times, edge: edge === 'ende' ? 'end' : 'start' }

/** What begins or ends with the first or last day of `times`. */
function openedAt(opening: string, edge: string, { span, ahead }: Times): Times | undefined {
  const open = ({ from, to }: Span): Span | undefined => {
    if (edge === 'ende') return opening === 'nach' ? { from: addDays(to!, 1), to: null } : { from: null, to }
    if (opening === 'seit' || opening === 'ab') return { from, to: null }
    if (opening === 'bis') return { from: null, to: from }
    return opening === 'vor' ? { from: null, to: addDays(from!, -1) } : undefined
  }
  const [past, next] = [open(span), open(ahead)]
  return past && next && { span: past, ahead: next }
}

export const EDGE_PATTERNS: readonly TimePattern[] = [
  timePattern(
    `(seit|ab|nach|bis|vor)\\s+(?:zum\\s+|zu\\s+)?(anfang|beginn|ende)\\s+${OF}${MONTH}(?:\\s+${FULL_YEAR})?${END}`,
    ([, opening, word, month, year], today) =>
      openedAt(
        opening!,
        word!,
        inYear(year, today, (of) => monthSpan(of, monthNumber(month!))),
      ),
  ),
  timePattern(
    `(seit|ab|nach|bis|vor)\\s+(?:zum\\s+|zu\\s+)?(anfang|beginn|ende)\\s+${OF}(?:jahres?\\s+)?${FULL_YEAR}${END}`,
    ([, opening, word, year]) => openedAt(opening!, word!, always({ from: `${year!}-01-01`, to: `${year!}-12-31` })),
  ),
  timePattern(`(?:zu\\s+)?${EDGE}\\s+${OF}(?:jahres?\\s+)?${FULL_YEAR}${END}(?![.,]\\d)`, ([, word, year]) =>
    withEdge(word!, always(edgeOfYear(word!, Number(year)))),
  ),
  timePattern(
    `(?<!(?:seit|ab|bis|vor|nach)\\s(?:zum\\s)?)(?:zu\\s+|am\\s+)?${EDGE}\\s+${OF}${WHICH}jahr(?:e?s)?${END}`,
    ([, word, which], today) =>
      withEdge(
        word!,
        which === undefined
          ? inYear(undefined, today, (of) => edgeOfYear(word!, of))
          : always(edgeOfYear(word!, yearOf(today) + stepsOf(which))),
      ),
  ),
  timePattern(
    `(?<!(?:seit|ab|bis|vor|nach)\\s(?:zum\\s)?)(?:zu\\s+|am\\s+)?${EDGE}\\s+${OF}${WHICH}monats?${END}`,
    ([, word, which], today) => {
      const first = addMonths(`${today.slice(0, 7)}-01`, stepsOf(which))
      return withEdge(word!, always(edgeOfMonth(word!, first)))
    },
  ),
]

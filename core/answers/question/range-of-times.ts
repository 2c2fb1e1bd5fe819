import { addDays } from '../../shared/time/days.ts'
import type { Period, Span, Times } from './span.ts'

/** The time that the whole text is, or that it begins with. */
type ReadTime = (text: string, isWhole: boolean) => Period | undefined

/** „und“ joins the ends of a range behind „zwischen“, and else two times that follow on one another. */
const JOINT =
  /(?:\s+(?<word>bis|und|sowie)\s+|\s*(?:[–-]|(?<sign>\+))\s*)(?:(?:zum|zu|zur|dem|den|der|im|einschließlich|einschl\.|inklusive|inkl\.)\s+)*/gu
const OPENER = /(?<![\p{L}\d])(?:(?<word>zwischen|von|vom|ab|seit)\s+)?(?:(?:dem|den|der)\s+)?$/u

/** In characters: no time that is joined to another is said in more. */
const LONGEST_TIME = 60
const DAY = /^\d{1,2}\.?$/u
const AFTER_DAY = /^\d{1,2}\.\s?(?<month>.+)$/u
const YEAR_AT_END = /(?:(?<=\D)|\s)((?:19|20)\d{2})$/u

/**
 * From the first of one time to the last of another: „vom 1. März bis zum 15. April“, „zwischen Ostern und Pfingsten“,
 * „11. bis 13. Mai“, „am 18. und 19. Mai“. `text` is in lower case.
 */
export function rangeIn(text: string, read: ReadTime): Period | undefined {
  for (const joint of text.matchAll(JOINT)) {
    const end = joint.index + joint[0].length
    const last = read(text.slice(end, end + LONGEST_TIME), false)
    if (!last) continue
    const said = text.slice(end, end + last.end)
    const before = text.slice(Math.max(0, joint.index - LONGEST_TIME), joint.index)
    for (const at of startsOfWords(before)) {
      const opener = OPENER.exec(before.slice(0, at))!
      const word = joint.groups!['word'] ?? joint.groups!['sign'] ?? 'bis'
      const isRange = word === 'bis' || (word === 'und' && opener.groups!['word'] === 'zwischen')
      const join = isRange ? between : bothOf
      const [times] = firstTimes(before.slice(at), said, read).flatMap((first) => join(first, last) ?? [])
      if (times) return { ...times, start: joint.index - before.length + opener.index, end: end + last.end }
    }
  }
  return undefined
}

/** Where the words of the text begin, so that what says most comes first. */
const startsOfWords = (text: string): number[] =>
  [...text.matchAll(/(?<![\p{L}\p{N}.])[\p{L}\p{N}]/gu)].map(({ index }) => index)

/**
 * What the words of the first may mean, the likeliest first: what they say less of than the second they have from that,
 * as in „11. bis 13. Mai“ and „1. März bis 15. April 2025“.
 */
function firstTimes(text: string, last: string, read: ReadTime): Times[] {
  const month = DAY.test(text) ? AFTER_DAY.exec(last)?.groups!['month'] : ''
  if (month === undefined) return []
  const first = month ? `${text.replace('.', '')}. ${month}` : text
  const year = Number(YEAR_AT_END.exec(last)?.[1] ?? 0)
  const ofYears = year === 0 ? [] : [year, year - 1].flatMap((of) => [`${first} ${of}`, `${first}${of}`])
  return [...ofYears, first].flatMap((words) => read(words, true) ?? [])
}

/** Of a range whose year nobody names it is the last one that has begun, and the next one that is not over. */
function between(first: Times, last: Times): Times | undefined {
  // Nobody knows which day „von Ende März“ and „bis Anfang Mai“ mean.
  if (first.edge === 'end' || last.edge === 'start') return undefined
  const span = inOrder(first.span, last.span) ?? inOrder(first.span, last.ahead)
  const ahead = inOrder(first.ahead, last.ahead) ?? inOrder(first.span, last.ahead)
  return span && ahead && { span, ahead }
}

/** Two times where the second begins when the first is over. */
function bothOf(first: Times, last: Times): Times | undefined {
  const follows = ({ to }: Span, { from }: Span): boolean => to !== null && from === addDays(to, 1)
  return follows(first.span, last.span) ? between(first, last) : undefined
}

const inOrder = ({ from }: Span, { to }: Span): Span | undefined =>
  from !== null && to !== null && from <= to ? { from, to } : undefined

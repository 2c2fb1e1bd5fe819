import { MONTHS } from '../shared/german/months.ts'
/** A slice of a text: `text.slice(start, end)`, UTF-16 offsets. */
export interface Span {
  start: number
  end: number
}

const ABBREVIATIONS = new Set(
  `abs abschn agr allg anl anm art aufl az bd bspw bzw ca co d dgl dr dipl einschl entspr etc evtl f ff fr geb gem ges ggf ggü gez hl hr hrsg
  i ing inkl insb jh jhd jhdt kap lfd lt max med mind min mio mrd mwst nr o österr p pos prof rd rn s sog st std stk str s tab tel u usw ust
   v vet vgl vol wg z ziff zzgl zz bes betr bl buchst verf urspr u.a z.b d.h i.d.r o.ä u.ä v.chr n.chr jan feb mrz apr jun jul aug sep sept okt nov dez`
    .trim()
    .split(/\s+/u),
)

const MONTH = new RegExp(`^(jänner|${MONTHS.join('|')}|jahrhundert|jh|klasse|kapitel|tag)`, 'iu')
const LAST_WORD = /([\p{L}\d.]{1,12})\.[)"“»]?\s*$/u
const segmenter = new Intl.Segmenter('de', { granularity: 'sentence' })

const isDigits = (text: string): boolean => /^\d{1,4}$/u.test(text)
const isLower = (character: string): boolean =>
  character !== character.toUpperCase() && character === character.toLowerCase()

/**
 * True where the full stop at the end of `before` belongs to an abbreviation or an ordinal, so that `after` goes on
 * with the sentence.
 */
const goesOn = (before: string, after: string): boolean => {
  const last = LAST_WORD.exec(before.slice(-20))?.[1]
  if (last === undefined) return false
  const next = after.trimStart()
  const word = last.toLowerCase()
  if (isDigits(word)) return word.length <= 2 || MONTH.test(next) || isLower(next.charAt(0))
  const tail = word.slice(word.lastIndexOf('.') + 1)
  return /^\p{L}$/u.test(tail) || ABBREVIATIONS.has(word) || ABBREVIATIONS.has(tail) || isLower(next.charAt(0))
}

const BULLET = /^\s*(?:[-–•*]|\(?\d{1,3}[.)]|\(?[a-z]{1,2}\)|§)\s/u
const ENDS = /[.!?:;|]\s*$/u
const SHORTEST_WRAPPED_LINE = 40

/** True where the line break between two lines only wraps a sentence and does not end a row, an item or a heading. */
const wraps = (line: string, next: string): boolean =>
  line.trim().length >= SHORTEST_WRAPPED_LINE &&
  !ENDS.test(line) &&
  !BULLET.test(next) &&
  !isTabular(line) &&
  !isTabular(next) &&
  next.trim() !== ''

/** Columns of a printed table stand apart by so many spaces at least. */
const COLUMNS_APART = /\S {3,}\S/u

/** True for a row of a table: cells apart by tabs, bars, semicolons or the space between columns. */
export const isTabular = (line: string): boolean => {
  if (line.includes('\t') || COLUMNS_APART.test(line)) return true
  let separators = 0
  for (const character of line) if (character === '|' || character === ';') separators += 1
  return separators >= 2 && (line.includes('|') || !/; /u.test(line))
}

/** Line breaks that only wrap become spaces, so that the text keeps its length and every offset. */
const unwrapped = (text: string): string => {
  if (!text.includes('\n')) return text
  const lines = text.split('\n')
  let joined = lines[0] as string
  for (let index = 1; index < lines.length; index += 1) {
    const line = lines[index] as string
    joined += (wraps(lines[index - 1] as string, line) ? ' ' : '\n') + line
  }
  return joined
}

const trimmed = (text: string, start: number, end: number): Span | undefined => {
  let from = start
  let to = end
  while (from < to && text.charAt(from).trim() === '') from += 1
  while (to > from && text.charAt(to - 1).trim() === '') to -= 1
  return from < to ? { start: from, end: to } : undefined
}

/**
 * The sentences of a text in order, without the space around them; rows of a table and items of a list are sentences of
 * their own. Follows Unicode's rules for German (UAX #29) but does not end a sentence at „z. B.“, „Abs. 2“ or „27.
 * Januar“.
 */
export const sentencesOf = (text: string): Span[] => {
  const sentences: Span[] = []
  const smooth = unwrapped(text)
  let start = 0
  let end = 0
  const close = (): void => {
    const span = trimmed(text, start, end)
    if (span !== undefined) sentences.push(span)
    start = end
  }
  for (const { segment, index } of segmenter.segment(smooth)) {
    if (end > start && (smooth.charAt(end - 1) === '\n' || !goesOn(smooth.slice(start, end), segment))) close()
    end = index + segment.length
  }
  close()
  return sentences
}

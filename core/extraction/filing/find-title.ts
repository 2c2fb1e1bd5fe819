import { spellOutUmlauts } from '../../shared/german/fold.ts'
import type { ReadDocument } from '../read-document.ts'
import { composeTitle, namesPaper } from './compose-title.ts'
import { SALUTATION } from './letter-form.ts'
import { TITLES, type DocumentTitle } from './titles.ts'

/** A title that a document bears, with how much it counts: from 0 to 1, the first and largest the most. */
export interface FoundTitle {
  title: DocumentTitle
  prominence: number
}

/** Of a document, what may say what it is. */
export type Titled = Pick<ReadDocument, 'format' | 'title' | 'pages' | 'structures'>

const EXPRESSIONS = TITLES.map((title) => ({
  title,
  expression: new RegExp(`(?<![a-z])(?:${title.words})(?![a-z])`),
}))
const LONGEST = 110
const TITLE_LINES = 24
const LINES_AROUND = 5
const LETTERS_AROUND = 400
/** A title stands at the begin of its line, behind an „Ihre“ or a name at most. */
const LATEST_BEGIN = 30
/** What follows the first title of a document speaks of its contents. */
const OF_LATER = 0.4
/** The name of a body, a firm or an office says who writes. */
const BODY =
  /(?<!\p{L})(?:\p{L}*(?:amt|ämter|behörde|verband|gemeinschaft|genossenschaft|kammer|kasse|ministerium|präsidium|institut|labor|anstalt|praxis|verein|verwaltung|gericht|werke|molkerei|kanzlei|bank|versicherung|gesellschaft|ring|(?<!warn|wetter)dienst|bauhof)|Amt für|Stadt|Landkreis|Kreis|Gemeinde|LUFA|AGROLAB|Labor|LKV|LKS|GmbH|AG|KG|eG|e\. ?V\.|mbH|OHG|GbR|Inh\.|D?-?\d{5} \p{Lu}\p{Ll}+)(?!\p{L})/u
const OF_BODY = 0.35
/** What stands behind other words says less. */
const OF_INNER = 0.8
const OF_SECOND = 0.45
const EVERY_LETTER_APART = /^(?:\p{L} ){4,}\p{L}(?!\p{L})/u

/** The titles that file name, subject, headings and the first lines bear, the most prominent first. */
export function findTitles(document: Titled, filename: string): FoundTitle[] {
  const ofLines = titlesOf(firstLines(document))
  const first = ofLines.findIndex(({ title }) => title.strength === 3)
  return [
    ...titlesOf(candidates(document, filename)),
    ...ofLines.map(({ title, prominence }, index) => ({
      title,
      prominence: first >= 0 && index > first ? prominence * OF_LATER : prominence,
    })),
  ].toSorted((a, b) => b.prominence * b.title.strength - a.prominence * a.title.strength)
}

const titlesOf = (texts: readonly Candidate[]): FoundTitle[] =>
  texts.flatMap(({ text, prominence, around, isProse }) => {
    const found = titleOf(text, around)
    return found && (!isProse || found.title.strength > 1)
      ? [
          {
            title: found.title,
            prominence: prominence * shareOf(text.slice(0, found.start)) * (isSender(text, found) ? OF_BODY : 1),
          },
        ]
      : []
  })

/** The name of who writes, without a word for a paper behind it. */
const isSender = (text: string, { start }: Named): boolean =>
  BODY.test(text) &&
  !(BODY.test(text.slice(0, start)) && namesPaper(spellOutUmlauts(text.slice(start, start + LONGEST))))

const shareOf = (before: string): number => (before === '' ? 1 : before.includes(',') ? OF_SECOND : OF_INNER)

interface Named {
  title: DocumentTitle
  /** Where its words begin. */
  start: number
}

interface Candidate {
  text: string
  /** Folded, the line that it is part of and those below. */
  around?: readonly string[]
  prominence: number
  /** A word for any paper may stand in it for something else. */
  isProse?: true
}

function candidates({ title, pages, structures = [] }: Titled, filename: string): Candidate[] {
  const page = pages[0]
  const subject = structures.flatMap((one) => (one.type === 'mail' ? [one.mail.subject] : []))[0]
  const text = (page?.text ?? '').slice(0, 6000)
  return [
    { text: filename.replace(/\.\w{1,5}$/, '').replaceAll(/[_\d.]+/g, ' '), prominence: 0.7 },
    ...(subject === undefined ? [] : [{ text: subject.replace(/^(?:(?:AW|WG|Re|Fwd?):\s*)+/i, ''), prominence: 1 }]),
    ...(title === null || subject !== undefined ? [] : [{ text: title, prominence: 1 }]),
    ...(page?.headings ?? []).slice(0, 3).map(({ start, end }, index) => ({
      text: text.slice(start, end),
      prominence: 1 - index * 0.25,
    })),
  ].filter(({ text }) => text.length > 0)
}

/** The cells of the lines above the salutation, which prose has none of. */
function firstLines({ format, pages }: Titled): Candidate[] {
  if (format === 'csv' || format === 'xlsx') return lineAboveTable(pages[0]?.text ?? '')
  const lines = (pages[0]?.text ?? '')
    .slice(0, 6000)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^(?:Von|An|Kopie|Datum|Betreff):/.test(line))
    .slice(0, TITLE_LINES)
  const salutation = lines.findIndex((line) => SALUTATION.test(line))
  const opening = openingOf(lines[0] ?? '')
  return [
    ...(opening === '' ? [] : [{ text: opening, prominence: OF_OPENING, isProse: true as const }]),
    ...lines.slice(0, salutation < 0 ? undefined : salutation).flatMap(cellsOfLine(lines)),
  ]
}

/** A paper that begins with a paragraph calls itself something in its first words. */
const OF_OPENING = 0.8
const openingOf = (line: string): string =>
  line.length <= LONGEST
    ? ''
    : (/^[*#_>\s]*(.{1,110}?)(?:(?<=\p{L}{3}|\d{4}|\p{L}\))[:.](?=\s)|\s(?=zwischen\s)|(?<=.{100})\s)/u.exec(
        line,
      )?.[1] ?? '')

const cellsOfLine =
  (lines: readonly string[]) =>
  (line: string, index: number): Candidate[] =>
    line
      .split(/\s*\t\s*|\s{2,}|\s\|\s|\s[·–-]\s/)
      .map((cell) => cell.replace(/^[*#_>\s]+|[*_\s]+$/g, ''))
      .filter((cell) => cell.length <= LONGEST && !/\p{Ll}{3}[,;]$|[a-zäöü]{3}\.$/u.test(cell))
      .map((cell) => ({
        text: cell,
        around: [
          line.slice(0, 2 * LONGEST),
          lines
            .slice(index + 1, index + 1 + LINES_AROUND)
            .join('\n')
            .slice(0, LETTERS_AROUND),
        ].map(spellOutUmlauts),
        prominence: index < 6 ? 0.95 : index < 12 ? 0.7 : 0.4,
      }))

/** The first line of a table, where it holds but one cell. */
const lineAboveTable = (text: string): Candidate[] => {
  const cells = (/^.{1,400}/.exec(text)?.[0] ?? '').split(/[;\t|]/).filter((cell) => cell.trim() !== '')
  return cells.length === 1 ? [{ text: cells[0]!.trim(), prominence: 0.95 }] : []
}

/** The title whose words begin first; of several the one with the most letters, of those the more special. */
function titleOf(text: string, around: readonly string[] = []): Named | undefined {
  const joined = text.replace(EVERY_LETTER_APART, (letters) => letters.replaceAll(' ', ''))
  const folded = spellOutUmlauts(joined)
    .slice(0, LONGEST)
    .replaceAll(/(?<=[a-z]{3})-(?=[a-z]{3})/g, '')
  let best: (Named & { length: number }) | undefined
  for (const { title, expression } of EXPRESSIONS) {
    const match = expression.exec(folded)
    if (!match || match.index > LATEST_BEGIN || isLabel(folded, match.index + match[0].length)) continue
    const found = { title, start: match.index, length: match[0].length }
    if (!best || found.start < best.start || (found.start === best.start && found.length > best.length)) best = found
  }
  const composed = composeTitle(folded, around)
  const isComposed =
    composed && (!best || composed.start < best.start || (best.title.strength < 3 && composed.start === best.start))
  return isComposed ? composed : best
}

/** „Vertrag: 4711“ and „Bescheid vom“ inside of a line name another document. */
const isLabel = (text: string, end: number): boolean => /^(?:s?-?(?:nr|nummer))?\.?: ?\S/.test(text.slice(end))

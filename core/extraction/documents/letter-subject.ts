import { LETTER_LABELS } from './letter-labels.ts'
import type { Labelled } from './labelled-value.ts'
import { readPrintedDay } from './printed-values.ts'
import { quoteLines, type DocumentLayout, type Line } from './read-layout.ts'

/** The categories of a letter by the words of its subject, the first that fits. */
const CATEGORIES: readonly (readonly [category: string, words: RegExp])[] = [
  ['reminder', /(?<!\p{L})(?:Mahnung|Zahlungserinnerung|Vollstreckungsankündigung)/iu],
  ['hearing', /(?<!\p{L})Anhörung|Gelegenheit zur (?:Äußerung|Stellungnahme)/iu],
  [
    'notice',
    /bescheid(?:es|s|e)?(?!\p{L})|(?<!\p{L})(?:\p{L}*verfügung|\p{L}*anordnung|Festsetzung|Untersagung)(?!\p{L})/iu,
  ],
  [
    'information',
    /kontrollankündigung|(?<!\p{L})(?:(?:An|Voran)kündigung|(?:Vor-Ort-|Betriebs|Nach|CC-|Fach)?kontrolle|Betriebsprüfung|Mitteilung|Aufforderung|Nachforderung|Einladung|Hinweis)(?!\p{L})/iu,
  ],
]

/** The category that the words name; undefined where they name none. */
export const categoryOf = (words: string): string | undefined =>
  CATEGORIES.find(([, expression]) => expression.test(words))?.[0]

export interface Subject {
  text: string
  page: number
  quote: string
}

const MOST_LINES = 3
const LONGEST_LINE = 200
const LONGEST_SUBJECT = 400

/**
 * The subject: beside „Betreff“, else the line that names a category, else the block above the salutation. It may run
 * on over the next lines.
 */
export function readSubject(
  layout: DocumentLayout,
  head: readonly Line[],
  labelled: Labelled<string> | undefined,
  hasSalutation: boolean,
): Subject | undefined {
  const start = labelled?.line ?? firstLineOf(head, hasSalutation)
  const first = head[start]
  if (!first) return undefined
  const more = head.slice(start + 1, start + MOST_LINES)
  const end = more.findIndex(
    ({ gap, page, cells, text }) =>
      gap || page !== first.page || cells.length !== 1 || /:\s|:$/.test(text) || readPrintedDay(text) !== undefined,
  )
  const lines = [first, ...more.slice(0, end < 0 ? undefined : end)]
  return {
    text: [labelled ? labelled.text : first.text, ...lines.slice(1).map(({ text }) => text)]
      .join(' ')
      .replaceAll(/\s{2,}/g, ' ')
      .slice(0, LONGEST_SUBJECT),
    page: first.page,
    quote: quoteLines(layout, first, lines.at(-1)),
  }
}

/** „Betriebshaftpflicht“ is no „Betr.“. */
const ANY_LABEL = new RegExp(String.raw`^(?:${Object.values(LETTER_LABELS).join('|')})(?!\p{L})`, 'iu')

/** The index of the line with which a subject without a label begins, -1 where there is none. */
function firstLineOf(head: readonly Line[], hasSalutation: boolean): number {
  const named = head.findIndex(
    ({ text, cells }) =>
      cells.length === 1 &&
      text.length <= LONGEST_LINE &&
      !/[:;,]$|:\s/.test(text) &&
      !/[·•]/.test(text) &&
      categoryOf(text) !== undefined,
  )
  if (named >= 0) return named
  const above = hasSalutation ? head.findLastIndex(({ gap }) => gap) : -1
  const text = head[above]?.text ?? ''
  return text.length > LONGEST_LINE || ANY_LABEL.test(text) || readPrintedDay(text) ? -1 : above
}

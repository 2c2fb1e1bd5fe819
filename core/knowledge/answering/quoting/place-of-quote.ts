import { HEADING_SEPARATOR } from '../../analysis/analyse.ts'
import type { Quote } from '../quote.ts'

const STATUTE_NUMBER = /^(?:§|Anlage|Anhang|Artikel|Art\.)\s*\d{1,4}[a-z]?(?![\p{L}\d])/u
const PARAGRAPH = /(?:^|\n)\((\d{1,2}[a-z]?)\)(?=\s)/gu
/** Of „(12a) “, with which a quote may begin. */
const PARAGRAPH_LENGTH = 6

/** The number of the Absatz that a quote stands in; undefined where it stands in several, or the text has none. */
function paragraphOf({ passage: { text }, start, end }: Quote): string | undefined {
  const all = [...text.slice(0, end).matchAll(PARAGRAPH)]
  const begun = all.filter(({ index }) => index < start + PARAGRAPH_LENGTH)
  const within = all.slice(begun.length)
  if (within.length === 0) return begun.at(-1)?.[1]
  // A quote that begins with the heading.
  return begun.length === 0 && within.length === 1 ? within[0]![1] : undefined
}

/** „§ 6 Absatz 2, Seite 3“ */
export function placeOf(quote: Quote): string {
  const { passage } = quote
  const last = passage.heading.split(HEADING_SEPARATOR).at(-1) ?? ''
  const norm = STATUTE_NUMBER.exec(last)?.[0]
  const paragraph = norm?.startsWith('§') ? paragraphOf(quote) : undefined
  const heading = paragraph === undefined ? (norm ?? last) : `${norm} Absatz ${paragraph}`
  return [heading === passage.title ? '' : heading, `Seite ${passage.page}`].filter(Boolean).join(', ')
}

import { cutQuote } from '../quote.ts'
import type { ReadDocument } from '../read-document.ts'

/** Where the fields of the invoice stand as text: behind the pages of a PDF. */
export interface InvoicePage {
  number: number
  lines: string[]
}

export function pageOf(document: ReadDocument): InvoicePage {
  const page = document.pages.at(-1)
  return { number: page?.number ?? 1, lines: page?.text.split('\n') ?? [] }
}

/** The first line that `matches`, and as many below it as `below` says; null where none does. */
export function quoteOf({ lines }: InvoicePage, matches: (line: string) => boolean, below = 0): string | null {
  const at = lines.findIndex(matches)
  return at < 0 ? null : cutQuote(lines.slice(at, at + 1 + below).join('\n')).trim() || null
}

import { cutQuote } from '../quote.ts'
import type { ReadDocument } from '../read-document.ts'
import type { Invoice } from './invoice.ts'

/** Where something stands in a document, literally. */
export interface Place {
  page: number
  quote: string | null
}

/** Where the parts of an invoice stand. */
export interface InvoicePlaces {
  issuer: Place
  head: Place
  /** Of each line, in their order. */
  lines: readonly Place[]
}

/** Of an electronic invoice, in its fields as text: behind the pages of a PDF. */
export function placesOf(document: ReadDocument, invoice: Invoice, issuer: string): InvoicePlaces {
  const last = document.pages.at(-1)
  const lines = last?.text.split('\n') ?? []
  const place = (matches: (line: string) => boolean, below = 0): Place => {
    const at = lines.findIndex(matches)
    const quote = at < 0 ? null : cutQuote(lines.slice(at, at + 1 + below).join('\n')).trim() || null
    return { page: last?.number ?? 1, quote }
  }
  return {
    issuer: place((line) => line === `Name: ${issuer}`, 1),
    head: place((line) => /^(?:Rechnungs|Beleg)nummer: /.test(line), 1),
    lines: invoice.lines.map(({ name }) => {
      const article = name.replaceAll(/\s+/g, ' ').trim()
      return place((line) => line.includes(article) && line.includes('Menge: '))
    }),
  }
}

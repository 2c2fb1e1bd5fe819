import type { PlacedLine } from '../knowledge/index.ts'
import type { Structure } from './structure.ts'

/** What the content of a file was recognized as. */
export type SourceFormat =
  | 'pdf'
  | 'image'
  | 'docx'
  | 'odt'
  | 'xlsx'
  | 'csv'
  | 'txt'
  | 'markdown'
  | 'html'
  | 'eml'
  | 'invoice_cii'
  | 'invoice_ubl'
  | 'invoice_zugferd'
  | 'geojson'
  | 'kml'
  | 'gml'
  | 'shapefile'
  | 'isoxml'
  | 'invekos_xml'

/** A source as text. Quotes are cut out of `pages[].text`, so it holds the words of the original literally. */
export interface ReadDocument {
  format: SourceFormat
  contentType: string
  /** The title the document itself gives (metadata, first heading, subject of a mail), else null. */
  title: string | null
  pages: ReadPage[]
  /** True where the text came from character recognition and may have wrong letters. */
  ocr: boolean
  /** What rows can be made of, where the file has such: tables, invoices, boundaries, task data. */
  structures?: Structure[]
  /** German warnings for the person: pages without text, a guessed character set, skipped rows. */
  warnings: string[]
}

export interface ReadPage {
  /** From 1; formats without pages are one page, sheets of a workbook are a page each. */
  number: number
  text: string
  /** Headings in the order of the text; `start` and `end` are UTF-16 offsets into `text`. */
  headings: { start: number; end: number; level: number }[]
  /**
   * Where its lines stand on the page, in the order of the text; absent where the format has no pages to look at. What
   * stands outside of the page has no place.
   */
  lines?: readonly PlacedLine[]
}

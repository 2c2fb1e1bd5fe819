import type { PrintedBook } from '../printing/printed-book.ts'

export interface PrintedFile {
  /** A PDF: A4, fonts embedded, text tagged, German. */
  bytes: Uint8Array
  pages: number
}

export interface BookPrinter {
  /** The same book gives the same bytes. */
  print(book: PrintedBook): Promise<PrintedFile>
}

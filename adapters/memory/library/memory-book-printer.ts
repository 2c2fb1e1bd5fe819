import type { BookPrinter, PrintedBook, PrintedFile } from '../../../core/library/index.ts'

/** What a book says as text, a page for each chapter: for where nobody looks at the paper. */
export class MemoryBookPrinter implements BookPrinter {
  async print(book: PrintedBook): Promise<PrintedFile> {
    return { bytes: new TextEncoder().encode(JSON.stringify(book, null, 2)), pages: book.chapters.length }
  }
}

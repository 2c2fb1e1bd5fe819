import type { BookPrinter, PrintedBook } from '../../library/index.ts'
import type { NamespaceId } from '../../shared/ids.ts'
import type { Clock } from '../../shared/ports/clock.ts'
import type { Digest } from '../../shared/ports/digest.ts'
import type { ObjectStore } from '../../shared/ports/object-store.ts'
import type { PrintedBooks } from '../ports/printed-books.ts'

/** Draws a book whose description waits; done twice it is done once. */
export type DrawBook = (job: { namespaceId: NamespaceId; contentHash: string }) => Promise<void>

interface Dependencies {
  printedBooks: PrintedBooks
  bookPrinter: BookPrinter
  objects: Pick<ObjectStore, 'put'>
  digest: Digest
  clock: Clock
}

export const makeDrawBook =
  ({ printedBooks, bookPrinter, objects, digest, clock }: Dependencies): DrawBook =>
  async ({ namespaceId, contentHash }) => {
    const description = await printedBooks.wanted(namespaceId, contentHash)
    if (description === undefined) return
    const { bytes, pages } = await bookPrinter.print(JSON.parse(description) as PrintedBook)
    const objectKey = `${namespaceId}/books/${contentHash}.pdf`
    await objects.put(objectKey, bytes, 'application/pdf')
    const record = { objectKey, pages, sha256: digest(bytes), printedAt: clock.now() }
    await printedBooks.keep(namespaceId, contentHash, record)
  }

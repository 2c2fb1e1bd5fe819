import type { BelongingObjects } from '../shared/ports/belongings.ts'
import type { PrintedBooks } from './ports/printed-books.ts'

/** Files of printed books. */
export const controlFolderObjects = (printedBooks: Pick<PrintedBooks, 'printed'>): BelongingObjects[] => [
  {
    prefix: 'books',
    isKnown: async (namespace, name) =>
      !name.endsWith('.pdf') || (await printedBooks.printed(namespace, name.slice(0, -'.pdf'.length))) !== undefined,
  },
]

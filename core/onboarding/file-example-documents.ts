import type { Actor } from '../access/index.ts'
import type { Transaction } from '../shared/ports/transaction.ts'
import { Ok } from '../shared/result.ts'
import type { RegisterSource } from '../sources/index.ts'
import { exampleDocuments } from './example-documents.ts'
import type { ExampleFarms } from './ports/example-farms.ts'
import type { DocumentPrinter } from './ports/document-printer.ts'
import { storyDays } from './story-days.ts'

/**
 * Prints the documents of an example farm and files them as sources. It may be repeated: what is filed already is the
 * same bytes under the same id.
 */
export type FileExampleDocuments = (owner: Pick<Actor, 'namespaceId' | 'userId'>) => Promise<void>

export const makeFileExampleDocuments =
  ({
    farms,
    printer,
    registerSource,
    transaction,
  }: {
    farms: ExampleFarms
    printer: DocumentPrinter
    registerSource: RegisterSource
    transaction: Transaction
  }): FileExampleDocuments =>
  async ({ namespaceId, userId }) => {
    const made = await farms.of(namespaceId)
    if (!made) return
    for (const document of exampleDocuments(storyDays(made.madeOn))) {
      const file = await printer.print(document)
      await transaction.within(namespaceId, async () => {
        // Locked, so that a removal does not overtake the filing.
        const farm = await farms.of(namespaceId)
        const filed = farm?.removedAt === null ? farm.documents.find(({ name }) => name === document.name) : undefined
        if (filed)
          await registerSource(
            { namespaceId, userId, credential: { kind: 'session' } },
            { file, title: document.title, id: filed.documentId },
          )
        return Ok(undefined)
      })
    }
  }

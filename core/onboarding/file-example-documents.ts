import type { Actor } from '../access/index.ts'
import type { Transaction } from '../shared/ports/transaction.ts'
import { Ok } from '../shared/result.ts'
import type { RegisterSource } from '../sources/index.ts'
import { examplePapers } from './example-documents.ts'
import type { ExampleFarms } from './ports/example-farms.ts'
import type { PaperPrinter } from './ports/document-printer.ts'
import { storyDays } from './story-days.ts'

/**
 * Prints the papers of an example farm and files them as sources. It may be repeated: what is filed already is the same
 * bytes under the same id.
 */
export type FileExamplePapers = (owner: Pick<Actor, 'namespaceId' | 'userId'>) => Promise<void>

export const makeFileExamplePapers =
  ({
    farms,
    printer,
    registerSource,
    transaction,
  }: {
    farms: ExampleFarms
    printer: PaperPrinter
    registerSource: RegisterSource
    transaction: Transaction
  }): FileExamplePapers =>
  async ({ namespaceId, userId }) => {
    const made = await farms.of(namespaceId)
    if (!made) return
    for (const paper of examplePapers(storyDays(made.madeOn))) {
      const file = await printer.print(paper)
      await transaction.within(namespaceId, async () => {
        // Locked, so that a removal does not overtake the filing.
        const farm = await farms.of(namespaceId)
        const filed = farm?.removedAt === null ? farm.papers.find(({ name }) => name === paper.name) : undefined
        if (filed)
          await registerSource(
            { namespaceId, userId, credential: { kind: 'session' } },
            { file, title: paper.title, id: filed.documentId },
          )
        return Ok(undefined)
      })
    }
  }

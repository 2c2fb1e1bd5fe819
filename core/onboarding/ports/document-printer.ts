import type { HeldFile } from '../../sources/index.ts'
import type { ExampleDocument } from '../example-document.ts'

/** Makes the file of a document. The same document gives the same bytes. */
export interface DocumentPrinter {
  print(document: ExampleDocument): Promise<HeldFile>
}

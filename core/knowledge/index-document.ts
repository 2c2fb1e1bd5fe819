import type { DocumentId, NamespaceId } from '../shared/ids.ts'
import { analysePassage, HEADING_SEPARATOR } from './analysis/analyse.ts'
import { entitiesOf } from './entities.ts'
import { splitIntoPassages, type IndexedPassage, type Passage, type TextPage } from './passage.ts'
import type { PassageStore } from './ports/passage-store.ts'

/** Makes a document searchable in place of what was stored under its id; the same document gives the same rows. */
export type IndexDocument = (input: {
  namespaceId: NamespaceId
  documentId: DocumentId
  title: string
  document: { pages: TextPage[] }
}) => Promise<{ passages: number }>

const analysed =
  (title: string) =>
  (passage: Passage): IndexedPassage => ({
    ...passage,
    ...analysePassage([title, passage.heading].join(HEADING_SEPARATOR), passage.text),
    entities: entitiesOf(passage.text),
  })

export const makeIndexDocument =
  ({ passages: store }: { passages: PassageStore }): IndexDocument =>
  async ({ namespaceId, documentId, title, document }) => {
    const passages = splitIntoPassages(document.pages).map(analysed(title))
    await store.replace(namespaceId, { id: documentId, title, passages })
    return { passages: passages.length }
  }

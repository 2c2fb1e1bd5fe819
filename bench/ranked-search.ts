import { MemoryPassageStore } from '../adapters/memory/knowledge/memory-passage-store.ts'
import { MemoryDatabase } from '../adapters/memory/memory-database.ts'
import {
  analyseQuestion,
  makeIndexDocument,
  rankPassages,
  searchTermsOf,
  type Thesaurus,
} from '../core/knowledge/index.ts'
import type { DocumentId, NamespaceId } from '../core/shared/ids.ts'
import type { Search } from './plain-search.ts'
import type { BenchDocument } from './read-questions.ts'

const NAMESPACE = 'bench' as NamespaceId
const CANDIDATES = 400
/** As a scanner names its files: the names of the bench's files would give the answer away. */
const UNTITLED = 'Scan'

/** The product's own search over memory, as it answers without any model. */
export const rankedSearch = async (documents: BenchDocument[], thesaurus?: Thesaurus): Promise<Search> => {
  const passages = new MemoryPassageStore(new MemoryDatabase())
  const indexDocument = makeIndexDocument({ passages })
  for (const { path, text } of documents) {
    const document = { pages: [{ number: 1, text, headings: [] }] }
    await indexDocument({ namespaceId: NAMESPACE, documentId: path as DocumentId, title: UNTITLED, document })
  }
  return async (question) => {
    const analysed = analyseQuestion(question, thesaurus)
    const found = await passages.candidates({
      namespaces: [NAMESPACE],
      terms: searchTermsOf(analysed),
      limit: CANDIDATES,
    })
    return rankPassages(analysed, found).passages.map(({ passage, score }) => ({
      document: passage.documentId,
      text: passage.text,
      score,
    }))
  }
}

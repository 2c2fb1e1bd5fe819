import { MemoryPassageStore } from '../../adapters/memory/knowledge/memory-passage-store.ts'
import { MemoryDatabase } from '../../adapters/memory/memory-database.ts'
import { openFileThesaurus } from '../../adapters/thesaurus/file-thesaurus.ts'
import type { Actor } from '../../core/access/index.ts'
import {
  analyseQuestion,
  makeAnswerQuestion,
  makeIndexDocument,
  makeRemoveDocument,
  rankPassages,
  searchTermsOf,
  stemOf,
} from '../../core/knowledge/index.ts'
import type { DocumentId, NamespaceId, UserId } from '../../core/shared/ids.ts'
import type { RunningHofkern } from '../http/start-hofkern.ts'

export interface Asked {
  answered: boolean
  /** In the order given. */
  sources: { documentId: string | null; quote: string }[]
}

/** A farm with nothing in it that is measured: the core over memory, or one of the service over HTTP. */
export interface System {
  /** Uploads texts and returns their document ids, in order, once they can be found. */
  upload(texts: string[]): Promise<string[]>
  remove(documentId: string): Promise<void>
  ask(question: string): Promise<Asked>
  /** Documents by rank, best first, where the system can tell; else the order of the sources counts. */
  rank?(question: string): Promise<string[]>
}

const NAMESPACE = 'bench' as NamespaceId
const ACTOR: Actor = { userId: 'bench' as UserId, namespaceId: NAMESPACE, credential: { kind: 'session' } }

export const inProcess = (): System => {
  const passages = new MemoryPassageStore(new MemoryDatabase())
  const indexDocument = makeIndexDocument({ passages })
  const removeDocument = makeRemoveDocument({ passages })
  const thesaurus = openFileThesaurus(new URL('../../data/thesaurus', import.meta.url).pathname, stemOf, () => {})
  const answerQuestion = makeAnswerQuestion({
    passages,
    thesaurus,
    accounts: { namespacesOf: async () => [NAMESPACE] },
  })
  let uploaded = 0
  const upload = async (text: string): Promise<string> => {
    const documentId = `document-${String((uploaded += 1)).padStart(6, '0')}` as DocumentId
    await indexDocument({
      namespaceId: NAMESPACE,
      documentId,
      title: `text-${uploaded}`,
      document: { pages: [{ number: 1, text, headings: [] }] },
    })
    return documentId
  }
  return {
    async upload(texts) {
      const ids: string[] = []
      for (const text of texts) ids.push(await upload(text))
      return ids
    },
    remove: (documentId) => removeDocument(NAMESPACE, documentId as DocumentId),
    ask: (question) => answerQuestion(ACTOR, { question }),
    async rank(question) {
      const analysed = analyseQuestion(question, thesaurus)
      const found = await passages.candidates({ namespaces: [NAMESPACE], terms: searchTermsOf(analysed), limit: 400 })
      return [...new Set(rankPassages(analysed, found).passages.map(({ passage }) => passage.documentId))]
    },
  }
}

export const overHttp = async (service: RunningHofkern): Promise<System> => {
  const farm = await service.farm()
  let uploaded = 0
  return {
    async upload(texts) {
      const ids: string[] = []
      for (const text of texts) ids.push(await farm.upload(`text-${(uploaded += 1)}.txt`, text))
      for (const id of ids) await farm.ended(id)
      return ids
    },
    remove: (documentId) => farm.call('DELETE', `/training/${documentId}`),
    async ask(question) {
      const { answered, sources } = await farm.call<{
        answered: boolean
        sources: { document_id: string; quote: string }[]
      }>('POST', '/chat/ask', { question })
      return { answered, sources: sources.map((source) => ({ documentId: source.document_id, quote: source.quote })) }
    },
  }
}

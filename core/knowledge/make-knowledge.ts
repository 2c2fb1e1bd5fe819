import type { AccountStore } from '../access/index.ts'
import type { FactSource } from '../answers/index.ts'
import { makeAnswerQuestion } from './answer-question.ts'
import { makeEmbedDocument } from './embed-document.ts'
import { makeIndexDocument } from './index-document.ts'
import type { Embedder } from './ports/embedder.ts'
import type { LanguageModel } from './ports/language-model.ts'
import type { PassageStore } from './ports/passage-store.ts'
import { makeReadMemoryStats } from './read-memory-stats.ts'
import { makeReadPage } from './read-page.ts'
import { makeReadPassages } from './read-passages.ts'
import { makeRemoveDocument } from './remove-document.ts'
import { makeSearchPassages } from './search-passages.ts'
import type { Thesaurus } from './thesaurus/build-thesaurus.ts'

/** What the area stands on. */
export interface KnowledgePlatform {
  passages: PassageStore
  accounts: AccountStore
  thesaurus: Thesaurus
  /** Present where an embedding model is configured. */
  embedder: Embedder | undefined
  /** Present where a language model is configured. */
  languageModel: LanguageModel | undefined
}

/** Everything the area can do; `facts` is asked before the passages are. */
export const makeKnowledge = (platform: KnowledgePlatform, facts: FactSource | undefined) => ({
  answerQuestion: makeAnswerQuestion({ ...platform, facts }),
  indexDocument: makeIndexDocument(platform),
  embedDocument: makeEmbedDocument(platform),
  removeDocument: makeRemoveDocument(platform),
  readPage: makeReadPage(platform),
  searchPassages: makeSearchPassages(platform),
  readPassages: makeReadPassages(platform),
  readMemoryStats: makeReadMemoryStats(platform),
})

export type Knowledge = ReturnType<typeof makeKnowledge>

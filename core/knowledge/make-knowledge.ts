import type { AccountStore } from '../access/index.ts'
import type { FactSource } from '../answers/index.ts'
import type { Farms } from '../shared/ports/farms.ts'
import type { Ids } from '../shared/ports/ids.ts'
import type { Usage } from '../shared/ports/usage.ts'
import { makeAnswerQuestion } from './answer-question.ts'
import { makeAskQuestion } from './ask-question.ts'
import { makeEmbedDocument } from './embed-document.ts'
import { makeEmbedDocuments } from './embed-documents.ts'
import { makeIndexDocument } from './index-document.ts'
import type { Embedder } from './ports/embedder.ts'
import type { LanguageModel } from './ports/language-model.ts'
import type { PassageStore } from './ports/passage-store.ts'
import { makeReadMemoryStats } from './read-memory-stats.ts'
import { makeReadPage } from './read-page.ts'
import { makeReadPassages } from './read-passages.ts'
import { makeRemoveDocument } from './remove-document.ts'
import { makeSearchPassages } from './search-passages.ts'
import type { QuestionWriter } from './ports/question-writer.ts'
import type { Thesaurus } from './thesaurus/build-thesaurus.ts'
import { makeWarmUp } from './warm-up.ts'
import { makeWriteQuestions } from './write-questions.ts'

/** What the area stands on. */
export interface KnowledgePlatform {
  ids: Ids
  passages: PassageStore
  accounts: AccountStore
  thesaurus: Thesaurus
  /** Present where an embedding model is configured. */
  embedder: Embedder | undefined
  /** Present where a language model is configured. */
  languageModel: LanguageModel | undefined
  /** Present where it is to write questions for what is read, too. */
  questionWriter: QuestionWriter | undefined
}

/** Everything the area can do; `facts` is asked before the passages are, and whoever asks pays through `usage`. */
export const makeKnowledge = (
  platform: KnowledgePlatform,
  { facts, usage, farms }: { facts: FactSource | undefined; usage: Usage; farms: Farms },
) => ({
  askQuestion: makeAskQuestion({
    answerQuestion: makeAnswerQuestion({ ...platform, facts }),
    usage,
    ids: platform.ids,
  }),
  warmUp: makeWarmUp(platform, facts),
  indexDocument: makeIndexDocument(platform),
  embedDocument: makeEmbedDocument(platform),
  embedDocuments: makeEmbedDocuments({ ...platform, farms }),
  writeQuestions: makeWriteQuestions(platform),
  removeDocument: makeRemoveDocument(platform),
  readPage: makeReadPage(platform),
  searchPassages: makeSearchPassages(platform),
  readPassages: makeReadPassages(platform),
  readMemoryStats: makeReadMemoryStats(platform),
})

export type Knowledge = ReturnType<typeof makeKnowledge>

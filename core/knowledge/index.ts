export { analyseQuestion, searchTermsOf, stemOf, type SearchTerms } from './analysis/analyse.ts'
export { makeAnswerQuestion, type AnswerQuestion, type AnswerQuestionInput } from './answer-question.ts'
export { makeAskQuestion, type AskQuestion, type AskQuestionInput } from './ask-question.ts'
export { commandsAssistant } from './answering/claims/commands-assistant.ts'
export { EXTRACTIVE_MODEL, type Answer, type AnswerSource, type Range } from './answering/compose-answer.ts'
export { makeEmbedDocument, type EmbedDocument } from './embed-document.ts'
export { makeEmbedDocuments, type EmbedDocuments, type EmbeddedDocuments } from './embed-documents.ts'
export { entitiesOf, type Entity, type EntityKind } from './entities.ts'
export { indexPages, makeIndexDocument, type IndexDocument } from './index-document.ts'
export { KNOWLEDGE_JOBS, questionsFor, WRITE_QUESTIONS } from './jobs.ts'
export type { IndexedPassage, Passage, StoredPassage, TextPage } from './passage.ts'
export type { Box, LitLine, PackedLines, PassageLines, PlacedLine } from './placed-lines.ts'
export type { Embedder, EmbeddingFailure } from './ports/embedder.ts'
export type {
  Draft,
  LanguageModel,
  LanguageModelFailure,
  ModelTurn,
  Prompt,
  Rewriting,
} from './ports/language-model.ts'
export {
  TERM_WEIGHTS,
  type AskedPassage,
  type CandidateSearch,
  type DocumentSearch,
  type DocumentTraces,
  type GraphCounts,
  type IndexedDocument,
  type NearestSearch,
  type PassagePlace,
  type PassageStore,
} from './ports/passage-store.ts'
export type { DraftQuestions, QuestionWriter } from './ports/question-writer.ts'
export { locateQuote, type LocatedQuote } from './quotes.ts'
export { rankPassages, type RankedPassage, type Ranking } from './ranking/rank-passages.ts'
export { makeReadMemoryStats, type MemoryStats, type ReadMemoryStats } from './read-memory-stats.ts'
export { makeReadPage, type PageText, type PageNotFound, type ReadPage } from './read-page.ts'
export { makeSearchPassages, type SearchPassages } from './search-passages.ts'
export { makeReadPassages, type DocumentNotFound, type Excerpt, type ReadPassages } from './read-passages.ts'
export { makeRemoveDocument, type RemoveDocument } from './remove-document.ts'
export { buildThesaurus, type Expansion, type Thesaurus } from './thesaurus/build-thesaurus.ts'
export { findConflicts } from './thesaurus/find-conflicts.ts'
export { parseTopic, type Group, type ThesaurusFault } from './thesaurus/parse-topic.ts'
export { makeKnowledge, type Knowledge, type KnowledgePlatform } from './make-knowledge.ts'
export { makeWriteQuestions, type WriteQuestions } from './write-questions.ts'

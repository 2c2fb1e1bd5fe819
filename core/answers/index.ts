/**
 * Answers questions from rows: the engine knows German and what a question asks for, but no kind of row and no store.
 * What can be asked about is said by views, which live with the area that owns the rows.
 *
 * The way of a question: `answering/` leads it, `question/` parses it, `interpretation/` asks each view whether it
 * explains every word of it that is left, `filtering/` holds the entries of the view to what it asks, `writing/` says
 * the answer with its evidence. A word that nothing explains ends it (ADR 9); what comes near all the same,
 * `unanswered/` shows. What is asked by the label of a column and the name of an entry, `by-label/` reads by itself.
 * `conversation/` makes one question of two: of one that goes on from another, and of two things that are compared.
 *
 * An owner calls `makeAnswerFromEntries` with its views and a function that loads their entries; the composition puts
 * the owners in order with `makeAnswerFromFirst`. How to teach it a word or a view: `docs/ANSWERS.md`.
 */
export { makeAnswerFromEntries, type AskedArea } from './answering/answer-from-entries.ts'
export { goesOn } from './conversation/follow-up.ts'
export { choicesNamed } from './interpretation/choices-named.ts'
export { makeAnswerFromFirst } from './answering/answer-from-first.ts'
export { makeFindNearest } from './unanswered/nearest-entries.ts'
export { meantBy, vocabularyOfConcepts } from './interpretation/read-concepts.ts'
export type { Beyond, LoadEntries, ViewEntries } from './ports/entry-loader.ts'
export type { EarlierTurn, Fact, FactRequest, FactRow, FactSource, NearRow, Rewording } from './ports/fact-source.ts'
export type { RankTexts } from './ports/rank-texts.ts'
export type { Synonyms } from './ports/synonyms.ts'
export { inDialect } from './question/in-dialect.ts'
export { mistyped } from './question/mistyped.ts'
export { parseQuestion, saidWords } from './question/parse-question.ts'
export { phraseTable, type Phrase } from './question/phrases/phrase-table.ts'
export type { ParsedQuestion, QuestionType } from './question/parsed-question.ts'
export type { Subject } from './subjects.ts'
export { yearSpan, type Span } from './question/span.ts'
export {
  ENTRY_NAME,
  entryClass,
  stems,
  type AskedOf,
  type Column,
  type ColumnType,
  type Entry,
  type EntryClass,
  type EvidenceRecord,
  type View,
} from './view.ts'
export { LATE } from './writing/overdue-beside.ts'

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
 * **A word** that farmers use and the engine does not know is one more word in the table of its view: among the nouns
 * where it names the entries, in `words` of a column where it names a value, in `choices` where it is one, in a class
 * where it means some of the entries. Words that make a question of it („mindestens“, „zuletzt“) stand in
 * `question/question-words.ts`, times in `question/period-patterns.ts`, what is said with several words in
 * `question/phrases/` or, where it is of one area alone, in phrases of the owner (`core/farm/views/phrases/`). A word
 * that no view of it knows is looked up in the thesaurus (`data/thesaurus/`), with which documents are searched, too.
 *
 * **A verb** is a word of its class (`shared/german/verbs/`), which views name as `~buying` among their words.
 *
 * **A view** is one file at its owner, as `core/farm/views/office/machines.ts`, and its place in the owner's list
 * (`core/farm/views/farm-views.ts`). Declare what its entries are called, its columns and which of them answers „wann“,
 * „wer“, „wo“ and „wie viel“ (`roles`), whether it is a register, in which nothing found means none, or a log, and
 * whether it looks back or ahead. Begin with nouns and columns; the other properties of `View` are for questions that
 * these do not tell apart.
 *
 * **An owner** calls `makeAnswerFromEntries` with its views and a function that loads their entries; the composition
 * puts the owners in order with `makeAnswerFromFirst`.
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

/**
 * Extraction reads what a document says as typed assertions about the farm. It writes nothing.
 *
 * The rooms: `samples/` knows what samples are of and what can be found in them, `tables/` finds columns by their
 * headings, `documents/` reads letters and forms by their labels, `land/` boundaries, parcels and task data,
 * `fieldwork/` diaries, yields and manure, `goods/` lists of deliveries, stock and prices, `invoices/` electronic and
 * printed invoices, `filing/` says what a paper is, `by-model/` asks a language model about what no extractor knows.
 *
 * To add a document type:
 * 1. Write `<room>/extract-<type>.ts` with an `Extractor`. It returns undefined as soon as the document is none of its
 *    type, and else the rows, each with its quote, and German warnings about what it skipped.
 *    - A table: `makeColumnFinder` recognizes the header by its headings, `foundTables` gives the tables that have it,
 *      `readRecords` their lines by column with numbers, days and quotes, `SkippedLines` collects the lines that become
 *      no row, and `keepIfValid` checks a row against its kind.
 *    - A form or letter: `readLayout` gives lines and cells, `hasTitle` recognizes the title, `readLabels` finds values
 *      beside and below labels, `readPrintedDay` and `readQuantity` read them as print and character recognition write
 *      them, `readSender` reads the letterhead, and `checkAssertions` checks the rows.
 * 2. Add it to `EXTRACTORS` in `extract-assertions.ts`, before every type that would also know its documents.
 * 3. Put examples of it under test, and documents that look like it and are not.
 */
export { isForModel, makeExtractByModel, type ExtractByModel } from './by-model/extract-by-model.ts'
export { CONFIDENT } from './confidence.ts'
export { earTagsIn } from './documents/treated-animals.ts'
export { extractAssertions, type DocumentType } from './extract-assertions.ts'
export {
  ISSUER,
  type Annotation,
  type Assertion,
  type Extraction,
  type ExtractionInput,
  type Extractor,
} from './extractor.ts'
export { FAECHER, type Fach } from './fach.ts'
export { fileDocument } from './filing/file-document.ts'
export { sayWhatItIs } from './filing/say-what-it-is.ts'
export type { Invoice, InvoiceLine, InvoiceParty } from './invoices/invoice.ts'
export { describeFeature } from './land/describe-feature.ts'
export { readFieldFacts } from './land/field-facts.ts'
export { describeTask, describeTaskField } from './land/task-text.ts'
export { oneLine } from './one-line.ts'
export type { DraftField, DraftRow, RowReader } from './ports/row-reader.ts'
export { quotedValue } from './quoted-value.ts'
export type { ReadDocument, ReadPage, SourceFormat } from './read-document.ts'
export { shortenWarnings } from './shorten-warnings.ts'
export { LINES_OF_PAGE } from './structure.ts'
export type {
  Feature,
  MailHeader,
  Properties,
  Structure,
  Table,
  TableRow,
  Task,
  TaskAmount,
  TaskData,
  TaskDevice,
  TaskField,
  TaskTime,
} from './structure.ts'

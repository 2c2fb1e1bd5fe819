export { CONFIDENT } from './confidence.ts'
export type { Annotation, Assertion, Extraction, ExtractionInput, Extractor } from './extractor.ts'
export { makeExtractByModel, type ExtractByModel } from './by-model/extract-by-model.ts'
export { extractAssertions } from './extract-assertions.ts'
export type { Invoice, InvoiceLine, InvoiceParty } from './invoices/invoice.ts'
export { oneLine } from './one-line.ts'
export { describeFeature } from './land/describe-feature.ts'
export { readFieldFacts } from './land/field-facts.ts'
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
export { describeTask, describeTaskField } from './land/task-text.ts'
export { quotedValue } from './quoted-value.ts'
export { shortenWarnings } from './shorten-warnings.ts'
export { FAECHER, fachOf, type Fach } from './fach.ts'
export type { DraftField, DraftRow, RowReader } from './ports/row-reader.ts'
export type { ReadDocument, ReadPage, SourceFormat } from './read-document.ts'

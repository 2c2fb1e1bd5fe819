import {
  extractAssertions,
  fileDocument,
  isForModel,
  sayWhatItIs,
  type Extraction,
  type Fach,
  type MailHeader,
  type ReadDocument,
} from '../extraction/index.ts'
import { indexPages, type IndexedPassage } from '../knowledge/index.ts'
import { titleFromFilename } from './filename.ts'

/** What has to be known of a source beside its bytes. */
export interface DocumentContext {
  filename: string
  /** As it is called now; one that only follows from the file name gives way to the one the document gives itself. */
  title: string
  /** The day of the reading, ISO. */
  today: string
  /** What the farm itself is called: names and VAT ids. */
  own: readonly string[]
}

/** Everything that follows from the bytes of a source alone. */
export interface DocumentAnalysis extends Pick<ReadDocument, 'format' | 'contentType' | 'warnings'> {
  title: string
  pages: number
  category: Fach
  passages: IndexedPassage[]
  /** Of a document that is a mail. */
  mail: MailHeader | null
  /** What the document yields; null where no extractor knows it. */
  extraction: Extraction | null
  /** German: as what it was recognized, and why nothing arises where nothing does. */
  ifNothing: string
  /** The document itself, where no extractor knows it and a model may be asked. */
  unknown: ReadDocument | null
}

/** It computes as long as the document is long, so no process that serves anybody calls it. */
export function analyseDocument(document: ReadDocument, context: DocumentContext): DocumentAnalysis {
  const { filename, title: given } = context
  const title = given === titleFromFilename(filename) ? (document.title ?? given) : given
  const { format, contentType, warnings, pages } = document
  const extraction = extractAssertions({ document, ...context }) ?? null
  return {
    format,
    contentType,
    warnings,
    title,
    pages: pages.length,
    category: fileDocument(document, filename, extraction?.rows ?? []),
    passages: indexPages(title, pages),
    mail: mailOf(document),
    extraction,
    ifNothing: sayWhatItIs(document, filename),
    unknown: extraction === null && isForModel(document) ? document : null,
  }
}

/** The head of the mail that a document is. */
export const mailOf = ({ structures = [] }: Pick<ReadDocument, 'structures'>): MailHeader | null =>
  structures.flatMap((structure) => (structure.type === 'mail' ? [structure.mail] : []))[0] ?? null

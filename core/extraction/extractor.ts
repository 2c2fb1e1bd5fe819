import type { KindSlug } from '../farm/index.ts'
import type { ReadDocument } from './read-document.ts'

/** A row that a source yields. */
export interface Assertion {
  kind: KindSlug
  /** Values by field name, not yet checked. */
  values: Record<string, unknown>
  /**
   * Names the row within its document, the same each time the document is read; rows of kinds with a key of their own
   * are recognized by that.
   */
  name: string
  /**
   * What the row is recognized by beyond its document, for a kind that has no key of its own, such as day, field and
   * product of a line in a diary: another document that brings the same key means the same row.
   */
  key?: string
  /** Fields that refer to another row of this document, by that row's name. */
  links?: Record<string, string>
  /**
   * Fields that refer to a row of the farm, by what the document calls it, such as the name of a field and its FLIK;
   * open where no row or several are called so. What `links` has goes before.
   */
  refers?: Record<string, readonly string[]>
  /** Names the row of this document whose unsure values this one holds: confirmed by a person, they become its own. */
  of?: string
  /**
   * What the document calls the row: where the farm has exactly one row of this name from elsewhere, that one is meant,
   * and no other is made.
   */
  unlessCalled?: readonly string[]
  /** 0 to 1; below `CONFIDENT` a person has to confirm the row. */
  confidence: number
  /** From 1; null where the row rests on no single page. */
  page: number | null
  /** Where it stands in the source, literally, at most 300 characters; null where the source has no such words. */
  quote: string | null
  /**
   * The day (ISO) for which the document speaks, such as that of the sampling: of two documents the one with the later
   * day counts, whichever came in first. Without it, the day counts on which the document came in.
   */
  asOf?: string | undefined
}

/**
 * What a source states of a row that the farm has, such as an analysis of its field: where exactly one row is called
 * so, these values are laid over it. Else nothing comes of it, even if such a row is added later, until the source is
 * read again.
 */
export interface Annotation extends Pick<Assertion, 'kind' | 'values' | 'page' | 'quote' | 'asOf'> {
  called: readonly string[]
}

/** What a document yields. */
export interface Extraction {
  rows: Assertion[]
  annotations?: Annotation[]
  /** Who issued the paper, and on which day (ISO), where no row of it says so. */
  head?: { sender: string | null; dated: string | null }
  /** German, for the person: lines that were skipped, with their number and why. */
  warnings: string[]
}

/** The name, within its document, of the contact who wrote it. */
export const ISSUER = 'contact'

export interface ExtractionInput {
  document: ReadDocument
  filename: string
  /** The day of the reading, ISO. */
  today: string
  /** What the farm itself is called: names and VAT ids; empty where they are not known. */
  own?: readonly string[]
}

/**
 * Reads the documents of one type; undefined for a document that is none of it. It never guesses: what is not clear
 * becomes a warning or a lower confidence.
 */
export type Extractor = (input: ExtractionInput) => Extraction | undefined

/**
 * A document yields no more rows than these. One that has more is no document of a farm, and half of it would mislead,
 * so none of it is read.
 */
export const MOST_ROWS = 100_000

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
  /** Fields that refer to another row of this document, by that row's name. */
  links?: Record<string, string>
  /**
   * Fields that refer to a row of the farm, by what the paper calls it, such as the name of a field and its FLIK; open
   * where that is none or several. What `links` has goes before.
   */
  refers?: Record<string, readonly string[]>
  /**
   * Names the row of this document that this one completes with what is not sure: confirmed by a person, it is said of
   * that row.
   */
  of?: string
  /**
   * What the paper calls the row: where the farm has exactly one of this name from elsewhere, that is meant, and none
   * is made.
   */
  unlessCalled?: readonly string[]
  /** 0 to 1; below 0.8 a person has to confirm the row. */
  confidence: number
  page: number | null
  /** Where it stands in the source, literally, at most 300 characters; null where the source has no such words. */
  quote: string | null
  /**
   * The day the paper speaks for, such as that of the sampling: of two papers the one of the later day counts,
   * whichever came in first. Without, the day it came in does.
   */
  asOf?: string | undefined
}

/**
 * What a source says of a row that the farm has, such as an analysis of its field: where exactly one is called so,
 * these values are laid over it. Else nothing comes of it, also when such a row comes later; then reading the source
 * anew finds it.
 */
export interface Annotation extends Pick<Assertion, 'kind' | 'values' | 'page' | 'quote' | 'asOf'> {
  called: readonly string[]
}

export interface Extraction {
  rows: Assertion[]
  annotations?: Annotation[]
  /** German, for the person: lines that were left out, with their number and why. */
  warnings: string[]
}

/** The name, within its document, of the contact who wrote it. */
export const ISSUER = 'contact'

export interface ExtractionInput {
  document: ReadDocument
  filename: string
  /** The day of the reading. */
  today: string
  /** What the farm itself is called: names and VAT ids; none where nobody has told. */
  own?: readonly string[]
}

/**
 * Knows one sort of paper. Undefined: this is none of its sort. It never guesses: what is not clear becomes a warning
 * or a lower confidence.
 */
export type Extractor = (input: ExtractionInput) => Extraction | undefined

/**
 * A document yields no more rows than these: what has more is no paper of a farm, and what only a part of would be read
 * is not read.
 */
export const MOST_ROWS = 100_000

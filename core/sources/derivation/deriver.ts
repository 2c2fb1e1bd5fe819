import type { KindSlug } from '../../farm/index.ts'
import type { ReadDocument } from '../read-document.ts'

/** A row that a source yields. */
export interface DerivedRow {
  kind: KindSlug
  /** Values by field name, not yet checked. */
  values: Record<string, unknown>
  /** Names the row within its document, the same each time the document is read; rows of kinds with a key of their own are recognized by that. */
  name: string
  /** Fields that refer to another row of this document, by that row's name. */
  links?: Record<string, string>
  /** 0 to 1; below 0.8 a person has to confirm the row. */
  confidence: number
  page: number | null
  /** Where it stands in the source, literally, at most 300 characters; null where the source has no such words. */
  quote: string | null
  /** The day the paper speaks for, such as that of the sampling: of two papers the one of the later day counts, whichever came in first. Without, the day it came in does. */
  asOf?: string | undefined
}

export interface Derivation {
  rows: DerivedRow[]
  /** German, for the person: lines that were left out, with their number and why. */
  warnings: string[]
}

export interface DerivationInput {
  document: ReadDocument
  filename: string
  /** The day of the reading. */
  today: string
}

/** Knows one sort of paper. Undefined: this is none of its sort. It never guesses: what is not clear becomes a warning or a lower confidence. */
export type Deriver = (input: DerivationInput) => Derivation | undefined

/** A document yields no more rows than these: what has more is no paper of a farm, and what only a part of would be read is not read. */
export const MOST_ROWS = 100_000

/** From this confidence on a row is taken without asking. */
export const CONFIDENT = 0.8

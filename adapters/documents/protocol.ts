import type { DocumentToRead, ReadFailure } from '../../core/sources/index.ts'
import type { ReadDocument, TableRow } from '../../core/extraction/index.ts'
import type { ReadLimits } from './limits.ts'

/** What the serving process asks of a reader process; one task at a time. */
export interface ReaderTask {
  kind: 'read' | 'preview'
  document: DocumentToRead
  limits: ReadLimits
}

/** What a reader process answers: any number of `progress`, `text` and `rows`, then one of the last three. */
export type ReaderMessage =
  | { kind: 'progress'; done: number; total: number }
  /**
   * A piece of the text of the page at `page` (from 0), in order; long texts come in pieces so that none holds up the
   * serving process.
   */
  | { kind: 'text'; page: number; text: string }
  /** Rows of the table that is the structure at `structure` (from 0), in order and in pieces too. */
  | { kind: 'rows'; structure: number; rows: TableRow[] }
  /** The document with the text of its pages and the rows of its tables left empty. */
  | { kind: 'read'; document: ReadDocument }
  | { kind: 'previewed'; png: Uint8Array }
  | { kind: 'failed'; failure: ReadFailure }

export const TEXT_PIECE = 500_000
export const ROWS_PIECE = 5_000

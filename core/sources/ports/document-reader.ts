import type { Result } from '../../shared/result.ts'
import type { ReadDocument } from '../../extraction/index.ts'
import type { ImportPlan, KindSlug } from '../../farm/index.ts'
import type { DocumentAnalysis, DocumentContext } from '../analyse-document.ts'

/** Why the bytes of a source could not be read; each kind is final for these bytes, except `reader_crashed`. */
export type ReadFailure =
  | { kind: 'empty_file' }
  | { kind: 'unsupported_format'; detected: string }
  | { kind: 'encrypted' }
  | { kind: 'corrupt'; reason: string }
  /**
   * The file or its content outgrows a limit; `pixels` are those of one picture, `points` those of all boundaries,
   * `text` is counted in UTF-16 code units, `memory` in megabytes that reading took.
   */
  | {
      kind: 'too_large'
      what: 'file_bytes' | 'pages' | 'unpacked_bytes' | 'cells' | 'points' | 'pixels' | 'text' | 'memory'
      limit: number
    }
  | { kind: 'no_text' }
  | { kind: 'timed_out'; seconds: number }
  /** The isolated process died (fault in a parser, ended from outside). */
  | { kind: 'reader_crashed'; reason: string }

export interface DocumentToRead {
  /** Absolute path of a local copy of the original, which the reader never changes. */
  path: string
  /** The name the person gave the file: a hint at most, the content decides. */
  filename: string
}

export type ProgressCallback = (done: number, total: number) => void

/**
 * How long reading may take: `quick` gives up a task after a few seconds of processor time, so that it never holds up
 * others for long; `slow` goes on for minutes, beside everything else.
 */
export type Lane = 'quick' | 'slow'

/** The quick lane's time or memory was not enough; the slow lane's may be. */
export type OverBudget = { kind: 'over_budget' }

/** `unusable_table`: there is one, but not whole; `warnings` say why, in German. */
export type TableFailure = ReadFailure | { kind: 'no_table' } | { kind: 'unusable_table'; warnings: string[] }

/**
 * Turns the original bytes into all that follows from them, away from the serving process, within limits of time and
 * memory. The same bytes give the same every time.
 */
export interface DocumentReader {
  /** The text with pages and headings. */
  read(document: DocumentToRead): Promise<Result<ReadDocument, ReadFailure>>
  /** `onProgress` gets the pages done and the pages in all, in order, while it reads. */
  analyse(
    document: DocumentToRead,
    context: DocumentContext,
    lane: Lane,
    onProgress?: ProgressCallback,
  ): Promise<Result<DocumentAnalysis, ReadFailure | OverBudget>>
  /** What the first table of a CSV or XLSX file comes to as rows of a kind; `today` is ISO. */
  planTable(document: DocumentToRead, kind: KindSlug, today: string): Promise<Result<ImportPlan, TableFailure>>
  /** PNG of the first page, exactly 640 px wide. */
  preview(document: DocumentToRead, lane: Lane): Promise<Result<Uint8Array, ReadFailure | OverBudget>>
}

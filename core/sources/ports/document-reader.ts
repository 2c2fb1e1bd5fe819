import type { Result } from '../../shared/result.ts'
import type { ReadDocument } from '../../extraction/index.ts'

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
 * Turns the original bytes into text with pages and headings, away from the serving process, within limits of time and
 * memory.
 */
export interface DocumentReader {
  /**
   * `onProgress` gets the pages done and the pages in all, in order, while it reads. The same bytes give the same
   * document every time.
   */
  read(document: DocumentToRead, onProgress?: ProgressCallback): Promise<Result<ReadDocument, ReadFailure>>
  /** PNG of the first page, exactly 640 px wide. */
  preview(document: DocumentToRead): Promise<Result<Uint8Array, ReadFailure>>
}

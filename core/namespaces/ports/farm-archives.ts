import type { Result } from '../../shared/result.ts'

export interface ArchivedFile {
  /** Parts are divided by `/`. */
  path: string
  bytes: number
  /** Hex. */
  sha256: string
}

export interface ArchiveWriter {
  /** Adds text to the end of a file; the first makes it, with its folders. */
  append(path: string, text: string): Promise<void>
  /** Copies a file of this machine in. */
  copyIn(path: string, local: string): Promise<void>
  /** Everything that was written so far, by its path. */
  files(): Promise<ArchivedFile[]>
}

export interface ArchiveReader {
  /** Undefined where there is no such file. */
  text(path: string): Promise<string | undefined>
  /** SHA-256 of a file, in hex; undefined where there is none. */
  checksum(path: string): Promise<string | undefined>
  /** Ended by `\n` alone: other signs that may end a line stand in texts, such as U+2028. */
  lines(path: string): AsyncIterable<string>
  /** Where the file lies on this machine while the archive is open. */
  localPath(path: string): string
}

/** The place has something already. */
export type PlaceTaken = { kind: 'place_taken'; place: string; is: 'file' | 'folder' }
export type ArchiveUnreadable =
  { kind: 'archive_missing'; place: string } | { kind: 'archive_broken'; place: string; reason: string }

/** Archives of farms outside of the service: a folder, or a ZIP file where the name of the place ends so. */
export interface FarmArchives {
  /** Makes a new archive of what `work` writes; a ZIP file appears only once all of it is written. */
  write<T>(place: string, work: (archive: ArchiveWriter) => Promise<T>): Promise<Result<T, PlaceTaken>>
  read<T, E>(
    place: string,
    work: (archive: ArchiveReader) => Promise<Result<T, E>>,
  ): Promise<Result<T, E | ArchiveUnreadable>>
}

import type { NamespaceId } from '../../shared/ids.ts'

/** A book or sheets that were printed. */
export interface PrintedBookRecord {
  objectKey: string
  pages: number
  /** Of the file. */
  sha256: string
  printedAt: number
}

/** What is printed or waits for it, known by the SHA-256 of its description, so that the same is not drawn twice. */
export interface PrintedBooks {
  printed(namespace: NamespaceId, contentHash: string): Promise<PrintedBookRecord | undefined>
  /** Lets a description wait; where it waits already or is printed, nothing changes. */
  want(namespace: NamespaceId, contentHash: string, description: string, at: number): Promise<void>
  /** The description that waits; undefined where none does. */
  wanted(namespace: NamespaceId, contentHash: string): Promise<string | undefined>
  /** What waited is printed; where nothing waits any more, nothing changes. */
  keep(namespace: NamespaceId, contentHash: string, record: PrintedBookRecord): Promise<void>
}

interface ArrivedFile {
  filename: string
  contentType: string
  sizeBytes: number
  /** Hex. */
  sha256: string
}

/** A file that has arrived whole and lies on the local disk. */
export interface ReceivedFile extends ArrivedFile {
  path: string
}

/** A file so small that it is held in memory. */
export interface HeldFile extends ArrivedFile {
  content: Uint8Array
}

/** What a single file may cost. Whatever outgrows one of these is refused as `too_large`. */
export interface ReadLimits {
  fileBytes: number
  /** UTF-16 code units over all pages. */
  text: number
  pages: number
  /** Bytes of an archive after unpacking, all entries together, also of archives that lie about their size. */
  unpackedBytes: number
  cells: number
  /** Of all boundaries in a file. */
  points: number
  pixels: number
  /** Pages whose text is recognized from their picture; further ones are left out with a warning. */
  recognizedPages: number
}

export const defaultReadLimits: ReadLimits = {
  fileBytes: 250_000_000,
  text: 20_000_000,
  pages: 2_000,
  unpackedBytes: 200_000_000,
  cells: 2_000_000,
  points: 1_000_000,
  pixels: 64_000_000,
  recognizedPages: 200,
}

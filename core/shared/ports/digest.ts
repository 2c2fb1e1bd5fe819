/** SHA-256 of bytes, or of a text as UTF-8, in hex. */
export type Digest = (content: Uint8Array | string) => string

/** Makes secrets that no one can guess, and the digests that are kept in their place. */
export interface Secrets {
  /** 256 bits of randomness as 43 characters of base64url. */
  make(): string
  /** SHA-256 as base64url: enough for a secret of full randomness, never for a password. */
  digest(secret: string): string
}

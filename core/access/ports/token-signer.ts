/** Makes and checks the bearer tokens of this service. */
export interface TokenSigner {
  /** A signed token for `session`, valid until `expiresAt` (ms). */
  sign(claims: { session: string; subject: string; expiresAt: number }): Promise<string>
  /** The session that a token with a right signature, audience and time names, or undefined. */
  verify(token: string): Promise<{ session: string } | undefined>
}

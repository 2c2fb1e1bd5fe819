import type { Scope } from '../scope.ts'

/**
 * What a token of ours says once its signature, issuer, audience and time are right. Its grant decides what of it
 * holds.
 */
export interface VerifiedToken {
  grantId: string
  /** The key it was signed with. */
  keyId: string
  /** Whom it says it speaks for, and to which client it says it was issued. */
  subject: string
  clientId: string
  audience: 'session' | 'agent'
  /** None for a session. */
  scopes: Scope[]
}

/** Makes and checks the JWTs of this service (RFC 9068). */
export interface TokenSigner {
  /** A session bearer under `grantId`, valid until `expiresAt` (ms). */
  sign(claims: { grantId: string; subject: string; clientId: string; expiresAt: number }): Promise<string>
  /** What the token says, or undefined for any that is not ours, not for us, or over. */
  verify(token: string): Promise<VerifiedToken | undefined>
}

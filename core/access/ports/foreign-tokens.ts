import type { ExternalId } from './account-store.ts'

/** Checks bearer tokens of another identity provider. */
export interface ForeignTokens {
  /**
   * Who a token of the configured issuer speaks for, once signature, issuer, audience and time are right; undefined for
   * any other token.
   */
  verify(token: string): Promise<{ id: ExternalId; email: string | null; issuedAt: number | null } | undefined>
}

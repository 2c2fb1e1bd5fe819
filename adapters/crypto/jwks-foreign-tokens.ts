import { createRemoteJWKSet, jwtVerify } from 'jose'
import type { ForeignTokens } from '../../core/access/index.ts'

export interface IssuerSettings {
  issuer: string
  jwksUrl: string
  audience: string
}

/**
 * Tokens of an identity provider such as Keycloak or Supabase Auth, checked against its published keys; symmetric
 * algorithms are never accepted.
 */
export class JwksForeignTokens implements ForeignTokens {
  readonly #settings: IssuerSettings
  readonly #keys: ReturnType<typeof createRemoteJWKSet>

  constructor(settings: IssuerSettings) {
    this.#settings = settings
    this.#keys = createRemoteJWKSet(new URL(settings.jwksUrl), { timeoutDuration: 5000, cooldownDuration: 10_000 })
  }

  /** Throws where the issuer's keys cannot be had. */
  async probe(): Promise<void> {
    const answer = await fetch(this.#settings.jwksUrl, { signal: AbortSignal.timeout(5000) })
    const found = (await answer.json()) as { keys?: unknown }
    if (!answer.ok || !Array.isArray(found.keys) || found.keys.length === 0)
      throw new Error(`${this.#settings.jwksUrl} shows no keys (${answer.status})`)
  }

  async verify(token: string) {
    try {
      const { payload } = await jwtVerify(token, this.#keys, {
        issuer: this.#settings.issuer,
        audience: this.#settings.audience,
        requiredClaims: ['exp', 'sub'],
        clockTolerance: 5,
        algorithms: [
          'RS256',
          'RS384',
          'RS512',
          'PS256',
          'PS384',
          'PS512',
          'ES256',
          'ES384',
          'ES512',
          'EdDSA',
          'Ed25519',
        ],
      })
      // An address that the provider has not confirmed must not open the account of whoever owns it.
      const email =
        payload['email_verified'] === false || typeof payload['email'] !== 'string' ? null : payload['email']
      const issuedAt = payload.iat === undefined ? null : payload.iat * 1000
      return { id: { issuer: this.#settings.issuer, subject: payload.sub! }, email, issuedAt }
    } catch (error) {
      if (
        error instanceof Error &&
        'code' in error &&
        String(error.code).startsWith('ERR_J') &&
        error.code !== 'ERR_JWKS_TIMEOUT'
      )
        return undefined
      throw error
    }
  }
}

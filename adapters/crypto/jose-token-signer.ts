import { SignJWT } from 'jose'
import { parseScopes, type TokenSigner, type VerifiedToken } from '../../core/access/index.ts'
import { BoundedMap } from '../../core/shared/bounded-map.ts'
import { readJwt } from './read-jwt.ts'
import { SIGNING_ALGORITHM, type SigningKeyRing } from './signing-key-ring.ts'

/** Some 10 MB; beyond it a token is checked anew, which costs as much as its first time. */
const REMEMBERED_TOKENS = 10_000
/** RFC 9068 §2.1. */
const TOKEN_TYPE = 'at+jwt'

interface CheckedToken {
  token: VerifiedToken
  expiresAt: number
}

/** The claim that names a token's grant. */
export const GRANT_CLAIM = 'gid'

/**
 * Signs session bearers and checks the tokens of our authorization server as JWTs (RFC 9068). Those for `{baseUrl}` are
 * sessions, those for `{baseUrl}/mcp` are agents'. A token whose signature was found right is not computed again, only
 * its time is.
 */
export class JoseTokenSigner implements TokenSigner {
  readonly #ring: SigningKeyRing
  readonly #baseUrl: string
  readonly #now: () => number
  readonly #checked = new BoundedMap<string, CheckedToken>(REMEMBERED_TOKENS)

  constructor(ring: SigningKeyRing, baseUrl: string, now: () => number) {
    this.#ring = ring
    this.#baseUrl = baseUrl
    this.#now = now
  }

  async sign({
    grantId,
    subject,
    clientId,
    expiresAt,
  }: {
    grantId: string
    subject: string
    clientId: string
    expiresAt: number
  }): Promise<string> {
    const [key] = (await this.#ring.current()).keys
    return new SignJWT({ [GRANT_CLAIM]: grantId, client_id: clientId })
      .setProtectedHeader({ alg: SIGNING_ALGORITHM, kid: key!.id, typ: TOKEN_TYPE })
      .setIssuer(`${this.#baseUrl}/oauth`)
      .setAudience(this.#baseUrl)
      .setSubject(subject)
      .setIssuedAt(Math.floor(this.#now() / 1000))
      .setExpirationTime(Math.floor(expiresAt / 1000))
      .sign(key!.private)
  }

  async verify(token: string): Promise<VerifiedToken | undefined> {
    const known = this.#checked.get(token) ?? (await this.#check(token))
    if (!known) return undefined
    this.#checked.set(token, known)
    return known.expiresAt > this.#now() ? known.token : undefined
  }

  async #check(token: string): Promise<CheckedToken | undefined> {
    const read = await readJwt(token, TOKEN_TYPE, (id) => this.#ring.byId(id))
    if (!read) return undefined
    const { iss, aud, exp, nbf, sub: subject, client_id: clientId, scope, [GRANT_CLAIM]: grantId } = read.claims
    const audience = aud === this.#baseUrl ? 'session' : aud === `${this.#baseUrl}/mcp` ? 'agent' : undefined
    if (iss !== `${this.#baseUrl}/oauth` || !audience || typeof exp !== 'number') return undefined
    if (typeof grantId !== 'string' || typeof subject !== 'string' || typeof clientId !== 'string') return undefined
    if (nbf !== undefined && !(typeof nbf === 'number' && nbf * 1000 <= this.#now())) return undefined
    const scopes = audience === 'agent' && typeof scope === 'string' ? parseScopes(scope) : []
    return { token: { grantId, keyId: read.keyId, subject, clientId, audience, scopes }, expiresAt: exp * 1000 }
  }
}

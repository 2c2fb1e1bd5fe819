import { createHash } from 'node:crypto'
import { errors, jwtVerify, SignJWT, type JWTVerifyGetKey } from 'jose'
import { parseScopes, type TokenSigner, type VerifiedToken } from '../../core/access/index.ts'
import { SIGNING_ALGORITHM, type SigningKeyRing } from './signing-key-ring.ts'

const REMEMBERED_TOKENS = 2000

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
  readonly #checked = new Map<string, { token: VerifiedToken; expiresAt: number }>()

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
      .setProtectedHeader({ alg: SIGNING_ALGORITHM, kid: key!.id, typ: 'at+jwt' })
      .setIssuer(`${this.#baseUrl}/oauth`)
      .setAudience(this.#baseUrl)
      .setSubject(subject)
      .setIssuedAt(Math.floor(this.#now() / 1000))
      .setExpirationTime(Math.floor(expiresAt / 1000))
      .sign(key!.private)
  }

  async verify(token: string): Promise<VerifiedToken | undefined> {
    if (token.length > 4096 || token.split('.').length !== 3) return undefined
    const digest = createHash('sha256').update(token).digest('base64url')
    const known = this.#checked.get(digest) ?? (await this.#check(token))
    if (!known) return undefined
    this.#remember(digest, known)
    return known.expiresAt > this.#now() ? known.token : undefined
  }

  async #check(token: string): Promise<{ token: VerifiedToken; expiresAt: number } | undefined> {
    try {
      const { payload } = await jwtVerify(token, this.#publicKey, {
        algorithms: [SIGNING_ALGORITHM],
        issuer: `${this.#baseUrl}/oauth`,
        audience: [this.#baseUrl, `${this.#baseUrl}/mcp`],
        typ: 'at+jwt',
        requiredClaims: ['exp', GRANT_CLAIM, 'sub', 'client_id'],
        currentDate: new Date(this.#now()),
      })
      const { aud, exp, client_id: clientId, scope, [GRANT_CLAIM]: grantId } = payload
      if (typeof aud !== 'string' || typeof grantId !== 'string' || typeof clientId !== 'string') return undefined
      const audience =
        aud === this.#baseUrl
          ? { audience: 'session' as const }
          : { audience: 'agent' as const, clientId, scopes: parseScopes(typeof scope === 'string' ? scope : '') }
      return { token: { grantId, ...audience }, expiresAt: exp! * 1000 }
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined
      throw error
    }
  }

  #publicKey: JWTVerifyGetKey = async ({ kid }) => {
    const key = (await this.#ring.current()).keys.find(({ id }) => id === kid)
    if (!key) throw new errors.JWKSNoMatchingKey()
    return key.public
  }

  #remember(digest: string, token: { token: VerifiedToken; expiresAt: number }): void {
    this.#checked.delete(digest)
    this.#checked.set(digest, token)
    if (this.#checked.size > REMEMBERED_TOKENS) this.#checked.delete(this.#checked.keys().next().value!)
  }
}

import { createHash } from 'node:crypto'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, jwtVerify, SignJWT, type CryptoKey, type JWK, type JWTVerifyGetKey } from 'jose'
import type { TokenSigner } from '../../core/access/index.ts'

/** Keeps the signing keys; the first of `list` signs, all of them verify. */
export interface SigningKeys {
  list(): Promise<{ id: string; privateKey: JWK }[]>
  /** Adds the key unless there is one already: of two racing processes one key stays. */
  addFirst(key: { id: string; privateKey: JWK }): Promise<void>
}

const ALGORITHM = 'ES256'
const REMEMBERED_TOKENS = 2000
const KEYS_FRESH_MS = 60_000

/** Signs session bearers as JWTs (RFC 9068) for one audience. A token whose signature was found right is not computed again, only its time is. */
export class JoseTokenSigner implements TokenSigner {
  readonly #keys: SigningKeys
  readonly #audience: string
  readonly #now: () => number
  readonly #checked = new Map<string, { session: string; expiresAt: number }>()
  #loaded: { at: number; keys: { id: string; private: CryptoKey; public: CryptoKey }[] } | undefined

  constructor(keys: SigningKeys, audience: string, now: () => number) {
    this.#keys = keys
    this.#audience = audience
    this.#now = now
  }

  async sign({ session, subject, expiresAt }: { session: string; subject: string; expiresAt: number }): Promise<string> {
    const [key] = await this.#load()
    return new SignJWT({ sid: session })
      .setProtectedHeader({ alg: ALGORITHM, kid: key!.id, typ: 'at+jwt' })
      .setIssuer(this.#audience)
      .setAudience(this.#audience)
      .setSubject(subject)
      .setIssuedAt(Math.floor(this.#now() / 1000))
      .setExpirationTime(Math.floor(expiresAt / 1000))
      .sign(key!.private)
  }

  async verify(token: string): Promise<{ session: string } | undefined> {
    if (token.length > 4096 || token.split('.').length !== 3) return undefined
    const digest = createHash('sha256').update(token).digest('base64url')
    const known = this.#checked.get(digest) ?? (await this.#check(token))
    if (!known) return undefined
    this.#remember(digest, known)
    return known.expiresAt > this.#now() ? { session: known.session } : undefined
  }

  async #check(token: string): Promise<{ session: string; expiresAt: number } | undefined> {
    try {
      const { payload } = await jwtVerify(token, this.#publicKey, {
        algorithms: [ALGORITHM], issuer: this.#audience, audience: this.#audience, typ: 'at+jwt', requiredClaims: ['exp', 'sid', 'sub'], currentDate: new Date(this.#now()),
      })
      return typeof payload['sid'] === 'string' ? { session: payload['sid'], expiresAt: payload.exp! * 1000 } : undefined
    } catch (error) {
      if (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_J')) return undefined
      throw error
    }
  }

  #publicKey: JWTVerifyGetKey = async ({ kid }) => {
    const find = async () => (await this.#load()).find(({ id }) => id === kid)
    const key = (await find()) ?? (this.#forgetStaleKeys(), await find())
    if (!key) throw Object.assign(new Error('unknown key'), { code: 'ERR_JWKS_NO_MATCHING_KEY' })
    return key.public
  }

  #remember(digest: string, token: { session: string; expiresAt: number }): void {
    this.#checked.delete(digest)
    this.#checked.set(digest, token)
    if (this.#checked.size > REMEMBERED_TOKENS) this.#checked.delete(this.#checked.keys().next().value!)
  }

  #forgetStaleKeys(): void {
    if (this.#loaded && this.#now() - this.#loaded.at > KEYS_FRESH_MS) this.#loaded = undefined
  }

  async #load() {
    if (this.#loaded) return this.#loaded.keys
    let stored = await this.#keys.list()
    if (stored.length === 0) {
      await this.#keys.addFirst(await newSigningKey())
      stored = await this.#keys.list()
    }
    const keys = await Promise.all(stored.map(async ({ id, privateKey }) => {
      const { d: _, ...publicKey } = privateKey as JWK & { d?: string }
      return { id, private: await importJWK(privateKey, ALGORITHM) as CryptoKey, public: await importJWK(publicKey, ALGORITHM) as CryptoKey }
    }))
    this.#loaded = { at: this.#now(), keys }
    return keys
  }
}

export async function newSigningKey(): Promise<{ id: string; privateKey: JWK }> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true })
  const jwk = await exportJWK(privateKey)
  return { id: await calculateJwkThumbprint(jwk), privateKey: jwk }
}

import { hkdfSync } from 'node:crypto'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose'
import type { SigningKeyRotation } from '../../core/access/index.ts'

export const SIGNING_ALGORITHM = 'ES256'

export interface StoredKey {
  /** The thumbprint of the key (RFC 7638). */
  id: string
  privateKey: JWK
}

/** Keeps the signing keys for all processes. */
export interface SigningKeys {
  /** The keys whose tokens are accepted; the first one signs. */
  list(): Promise<StoredKey[]>
  /** Adds the key unless there is one already: of two racing processes one key stays. */
  addFirst(key: StoredKey): Promise<void>
  /**
   * Adds a key that signs after a while in which every process and client gets to know it; the others are then accepted
   * until the last token they signed is over.
   */
  rotate(key: StoredKey): Promise<void>
}

export interface LoadedKeys {
  keys: { id: string; private: CryptoKey; public: CryptoKey }[]
  /** The private keys, as the authorization server takes them. */
  jwks: JWK[]
  /** Secrets for cookies, one of each key in the same order. */
  cookieSecrets: string[]
}

const FRESH_MS = 60_000

/** The signing keys as this process knows them, at most a minute old. */
export class SigningKeyRing {
  readonly #store: SigningKeys
  readonly #now: () => number
  #loaded: { at: number; keys: Promise<LoadedKeys> } | undefined

  constructor(store: SigningKeys, now: () => number) {
    this.#store = store
    this.#now = now
  }

  current(): Promise<LoadedKeys> {
    const now = this.#now()
    if (!this.#loaded || now - this.#loaded.at > FRESH_MS) {
      const previous = this.#loaded?.keys
      const loading = this.#load()
      // While the database is away, the keys of a minute ago are as good.
      this.#loaded = { at: now, keys: previous ? loading.catch(() => previous) : loading }
      if (!previous) loading.catch(() => (this.#loaded = undefined))
    }
    return this.#loaded.keys
  }

  async #load(): Promise<LoadedKeys> {
    let stored = await this.#store.list()
    if (stored.length === 0) {
      await this.#store.addFirst(await newSigningKey())
      stored = await this.#store.list()
    }
    return {
      keys: await Promise.all(stored.map(importKey)),
      jwks: stored.map(({ id, privateKey }) => ({ ...privateKey, kid: id, alg: SIGNING_ALGORITHM, use: 'sig' })),
      cookieSecrets: stored.map(({ privateKey }) =>
        Buffer.from(hkdfSync('sha256', privateKey.d!, '', 'hofkern cookies', 32)).toString('base64url'),
      ),
    }
  }
}

async function importKey({ id, privateKey }: StoredKey): Promise<LoadedKeys['keys'][number]> {
  const { d: _, ...publicKey } = privateKey
  return {
    id,
    private: (await importJWK(privateKey, SIGNING_ALGORITHM)) as CryptoKey,
    public: (await importJWK(publicKey as JWK, SIGNING_ALGORITHM)) as CryptoKey,
  }
}

export async function newSigningKey(): Promise<StoredKey> {
  const { privateKey } = await generateKeyPair(SIGNING_ALGORITHM, { extractable: true })
  const jwk = await exportJWK(privateKey)
  return { id: await calculateJwkThumbprint(jwk), privateKey: jwk }
}

export const rotationOf = (keys: SigningKeys): SigningKeyRotation => ({
  async rotate() {
    const key = await newSigningKey()
    await keys.rotate(key)
    return key.id
  },
})

import { createPublicKey, hkdfSync, type KeyObject } from 'node:crypto'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose'
import type { SigningKeyRotation } from '../../core/access/index.ts'
import type { SecretBox } from './secret-box.ts'

export const SIGNING_ALGORITHM = 'ES256'

/** A private key as it is kept: sealed, or in plain where an earlier release wrote it. */
export type KeptPrivateKey = JWK | { sealed: string }

export interface StoredKey {
  /** The thumbprint of the key (RFC 7638). */
  id: string
  privateKey: KeptPrivateKey
}

/** Keeps the signing keys for all processes. */
export interface SigningKeys {
  /**
   * The keys whose tokens or, longer, whose cookies are accepted; the first one signs. One that leaked is not among
   * them.
   */
  list(): Promise<(StoredKey & { acceptsTokens: boolean })[]>
  /** Adds the key unless there is one already: of two racing processes one key stays. */
  addFirst(key: StoredKey): Promise<void>
  /**
   * Adds a key that signs after a while in which every process and client gets to know it; tokens of the others are
   * then accepted until the last one is over. `leaked`: it signs at once, and the others are accepted for nothing.
   */
  rotate(key: StoredKey, options: { leaked: boolean }): Promise<void>
  /** Keeps a key in another form. */
  reseal(id: string, privateKey: KeptPrivateKey): Promise<void>
}

export interface LoadedKeys {
  /** Those whose tokens are accepted; the first one signs. */
  keys: { id: string; private: CryptoKey; public: KeyObject }[]
  /** The same private keys, as the authorization server takes them. */
  jwks: JWK[]
  /** Secrets for cookies; the first one signs. */
  cookieSecrets: string[]
}

/** No longer than a client waits that got a token of a key which has just been given up. */
const FRESH_MS = 5000
/** Not to be made to read by tokens that name keys nobody has. */
const LEAST_MS = 1000

/** The signing keys as this process knows them, at most a few seconds old. */
export class SigningKeyRing {
  readonly #store: SigningKeys
  readonly #box: SecretBox
  readonly #now: () => number
  #loaded: { at: number; keys: Promise<LoadedKeys> } | undefined
  #made: { of: string; keys: LoadedKeys } | undefined

  constructor(store: SigningKeys, box: SecretBox, now: () => number) {
    this.#store = store
    this.#box = box
    this.#now = now
  }

  current(): Promise<LoadedKeys> {
    return this.#readAfter(FRESH_MS)
  }

  /** The key of that id, which another process may have made just now. */
  async byId(id: string): Promise<LoadedKeys['keys'][number] | undefined> {
    const find = ({ keys }: LoadedKeys) => keys.find((key) => key.id === id)
    return find(await this.current()) ?? find(await this.#readAfter(LEAST_MS))
  }

  /** Reads anew at the next use. */
  forget(): void {
    if (this.#loaded) this.#loaded = { ...this.#loaded, at: Number.NEGATIVE_INFINITY }
  }

  #readAfter(ms: number): Promise<LoadedKeys> {
    const now = this.#now()
    if (!this.#loaded || now - this.#loaded.at > ms) {
      const previous = this.#loaded?.keys
      const loading = this.#load()
      // While the database is away, the keys of before are as good.
      this.#loaded = { at: now, keys: previous ? loading.catch(() => previous) : loading }
      if (!previous) loading.catch(() => (this.#loaded = undefined))
    }
    return this.#loaded.keys
  }

  async #load(): Promise<LoadedKeys> {
    let stored = await this.#store.list()
    if (stored.length === 0) {
      await this.#store.addFirst(await newSigningKey(this.#box))
      stored = await this.#store.list()
    }
    const of = stored.map(({ id, acceptsTokens }) => `${id} ${acceptsTokens}`).join()
    if (this.#made?.of !== of) this.#made = { of, keys: await this.#make(stored) }
    return this.#made.keys
  }

  async #make(stored: Awaited<ReturnType<SigningKeys['list']>>): Promise<LoadedKeys> {
    const opened = stored.map(({ id, privateKey, acceptsTokens }) => ({
      id,
      acceptsTokens,
      jwk: openKey(this.#box, privateKey),
    }))
    const accepted = opened.filter(({ acceptsTokens }) => acceptsTokens)
    return {
      keys: await Promise.all(accepted.map(importKey)),
      jwks: accepted.map(({ id, jwk }) => ({ ...jwk, kid: id, alg: SIGNING_ALGORITHM, use: 'sig' })),
      cookieSecrets: opened.map(({ jwk }) =>
        Buffer.from(hkdfSync('sha256', jwk.d!, '', 'hofkern cookies', 32)).toString('base64url'),
      ),
    }
  }
}

async function importKey({ id, jwk }: { id: string; jwk: JWK }): Promise<LoadedKeys['keys'][number]> {
  const { d: _, ...publicKey } = jwk
  return {
    id,
    private: (await importJWK(jwk, SIGNING_ALGORITHM)) as CryptoKey,
    public: createPublicKey({ key: publicKey as never, format: 'jwk' }),
  }
}

const PURPOSE = 'signing key'

const openKey = (box: SecretBox, kept: KeptPrivateKey): JWK =>
  'sealed' in kept ? (JSON.parse(box.open(String(kept['sealed']), PURPOSE)) as JWK) : (kept as JWK)

const sealKey = (box: SecretBox, jwk: JWK): KeptPrivateKey => ({ sealed: box.seal(JSON.stringify(jwk), PURPOSE) })

export async function newSigningKey(box: SecretBox): Promise<StoredKey> {
  const { privateKey } = await generateKeyPair(SIGNING_ALGORITHM, { extractable: true })
  const jwk = await exportJWK(privateKey)
  return { id: await calculateJwkThumbprint(jwk), privateKey: sealKey(box, jwk) }
}

export const rotationOf = (store: SigningKeys, ring: SigningKeyRing, box: SecretBox): SigningKeyRotation => ({
  async rotate(options) {
    const key = await newSigningKey(box)
    await store.rotate(key, options)
    ring.forget()
    return key.id
  },
})

/** Seals every kept key with the box's first key; returns how many. */
export async function resealSigningKeys(store: SigningKeys, box: SecretBox): Promise<number> {
  const kept = await store.list()
  for (const { id, privateKey } of kept) await store.reseal(id, sealKey(box, openKey(box, privateKey)))
  return kept.length
}

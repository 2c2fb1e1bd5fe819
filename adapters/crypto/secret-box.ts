import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { ForeseenError } from '../../core/shared/foreseen-error.ts'

/** Encrypts secrets before they are stored, and gives them back. */
export interface SecretBox {
  /** The key that seals. */
  readonly keyId: string
  /** What is sealed for one purpose does not open for another. */
  seal(text: string, purpose: string): string
  /** Throws a `SecretKeyError` where the key is missing or the text was changed. */
  open(sealed: string, purpose: string): string
}

/** The keys of the installation do not fit what is stored; `message` is for the operator. */
export class SecretKeyError extends ForeseenError {
  override readonly name = 'SecretKeyError'
}

export const SECRET_KEY_BYTES = 32

/** Names a key without telling anything of it. */
export const secretKeyId = (key: Buffer): string =>
  createHash('sha256').update('hofkern secret key').update(key).digest('hex').slice(0, 12)

const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/**
 * AES-256-GCM (NIST SP 800-38D) with a random nonce of 96 bits, as `1.<id of the key>.<nonce, text and tag in
 * base64url>`. The first key seals, all open.
 * @param readKeys asked again for a key that was not there before
 */
export class AesSecretBox implements SecretBox {
  readonly #readKeys: () => readonly Buffer[]
  readonly #missing: string
  #keys: readonly Buffer[]

  /** @param missing what the operator can do where a key is missing */
  constructor(readKeys: () => readonly Buffer[], missing: string) {
    this.#readKeys = readKeys
    this.#missing = missing
    this.#keys = readKeys()
  }

  get keyId(): string {
    return secretKeyId(this.#keys[0]!)
  }

  seal(text: string, purpose: string): string {
    const nonce = randomBytes(NONCE_BYTES)
    const cipher = createCipheriv(ALGORITHM, this.#keys[0]!, nonce).setAAD(Buffer.from(`${purpose} ${this.keyId}`))
    const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
    return `1.${this.keyId}.${sealed.toString('base64url')}`
  }

  open(sealed: string, purpose: string): string {
    const [version, id = '', body = ''] = sealed.split('.')
    if (version !== '1')
      throw new SecretKeyError('Ein gespeichertes Geheimnis hat eine Form, die diese Version nicht kennt.')
    const bytes = Buffer.from(body, 'base64url')
    const key = this.#key(id)
    try {
      const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
      decipher.setAAD(Buffer.from(`${purpose} ${id}`)).setAuthTag(bytes.subarray(-TAG_BYTES))
      return decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
    } catch {
      throw new SecretKeyError(
        `Ein gespeichertes Geheimnis (${purpose}) wurde verändert und lässt sich nicht mehr öffnen.`,
      )
    }
  }

  #key(id: string): Buffer {
    const find = () => this.#keys.find((key) => secretKeyId(key) === id)
    let key = find()
    if (!key) {
      this.#keys = this.#readKeys()
      key = find()
    }
    if (!key)
      throw new SecretKeyError(
        `Die Geheimnisse in der Datenbank sind mit dem Schlüssel ${id} verschlüsselt, und der fehlt hier. ${this.#missing}`,
      )
    return key
  }
}

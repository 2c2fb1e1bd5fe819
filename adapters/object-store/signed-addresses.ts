import { createHmac, timingSafeEqual } from 'node:crypto'

export const OBJECTS = '/objects/'

/** What an address says beside its key, in the order in which it says it. */
export type ReadGrant = Readonly<{ expires: string; type: string; name: string; inline?: string }>
export type UploadGrant = Readonly<{ expires: string; type: string; length: string }>

/**
 * Addresses of objects that are good for one method, until they expire. What one says is written anew when it comes
 * back and has to be the same, letter for letter: one content has one address.
 */
export class SignedAddresses {
  readonly #secret: Buffer
  readonly #now: () => number

  constructor(secret: Buffer, now: () => number) {
    this.#secret = secret
    this.#now = now
  }

  toRead(key: string, grant: ReadGrant): string {
    const { expires, type, name, inline = '' } = grant
    return this.#address(key, grant, [key, expires, type, name, inline])
  }

  /** No key is `PUT`, so that none of these is ever signed for reading. */
  toUpload(key: string, { expires, type, length }: UploadGrant): string {
    return this.#address(key, { expires, type, length }, ['PUT', key, expires, type, length])
  }

  /** What a living address for reading grants; undefined for every other text. */
  read(address: string): (ReadGrant & { key: string }) | undefined {
    const { key, said } = partsOf(address)
    const { expires = '', type = '', name = '', inline } = said
    const grant = { expires, type, name, ...(inline === undefined ? {} : { inline }) }
    return this.#isLiving(address, this.toRead(key, grant), expires) ? { key, ...grant } : undefined
  }

  /** What a living address for an upload grants; undefined for every other text. */
  upload(address: string): (UploadGrant & { key: string }) | undefined {
    const { key, said } = partsOf(address)
    const { expires = '', type = '', length = '' } = said
    const grant = { expires, type, length }
    return this.#isLiving(address, this.toUpload(key, grant), expires) ? { key, ...grant } : undefined
  }

  #isLiving(address: string, expected: string, expires: string): boolean {
    return equalTexts(address, expected) && Number(expires) > this.#now()
  }

  #address(key: string, grant: Readonly<Record<string, string>>, signed: readonly string[]): string {
    const signature = createHmac('sha256', this.#secret).update(JSON.stringify(signed)).digest('base64url')
    return `${OBJECTS}${key}?${new URLSearchParams({ ...grant, signature })}`
  }
}

function partsOf(address: string): { key: string; said: Record<string, string> } {
  const at = address.indexOf('?')
  const [place, query] = at < 0 ? [address, ''] : [address.slice(0, at), address.slice(at + 1)]
  return { key: place.slice(OBJECTS.length), said: Object.fromEntries(new URLSearchParams(query)) }
}

function equalTexts(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

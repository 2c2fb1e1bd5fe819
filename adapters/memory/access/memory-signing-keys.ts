import type { KeptPrivateKey, SigningKeys, StoredKey } from '../../crypto/signing-key-ring.ts'
import type { MemoryDatabase } from '../memory-database.ts'

export interface SigningKeyRow {
  key: StoredKey
  /** ms */
  signsFrom: number
  /** ms; null while it is the latest. */
  retiredAt: number | null
  leaked: boolean
}

export const SIGNING_KEYS = 'signing_keys'
/** As long as processes and clients hold on to what they know of the keys. */
const ANNOUNCED_MS = 5 * 60_000
const LONGEST_TOKEN_MS = 16 * 60_000
const LONGEST_COOKIE_MS = 30 * 24 * 3_600_000

export const acceptsTokens = ({ retiredAt }: SigningKeyRow, now: number): boolean =>
  retiredAt === null || retiredAt > now

export class MemorySigningKeys implements SigningKeys {
  readonly #database: MemoryDatabase
  readonly #now: () => number

  constructor(database: MemoryDatabase, now: () => number) {
    this.#database = database
    this.#now = now
  }

  list(): Promise<(StoredKey & { acceptsTokens: boolean })[]> {
    const now = this.#now()
    return this.#database.read<SigningKeyRow, (StoredKey & { acceptsTokens: boolean })[]>(null, SIGNING_KEYS, (rows) =>
      [...rows.values()]
        .filter(({ retiredAt, leaked }) => !leaked && (retiredAt === null || retiredAt > now - LONGEST_COOKIE_MS))
        .toSorted((a, b) => Number(b.signsFrom <= now) - Number(a.signsFrom <= now) || b.signsFrom - a.signsFrom)
        .map((row) => ({ ...row.key, acceptsTokens: acceptsTokens(row, now) })),
    )
  }

  async addFirst(key: StoredKey): Promise<void> {
    const signsFrom = this.#now()
    await this.#database.write<SigningKeyRow, void>(null, SIGNING_KEYS, (rows) => {
      if ([...rows.values()].every(({ retiredAt }) => retiredAt !== null))
        rows.set(key.id, { key, signsFrom, retiredAt: null, leaked: false })
    })
  }

  async rotate(key: StoredKey, { leaked }: { leaked: boolean }): Promise<void> {
    const now = this.#now()
    await this.#database.write<SigningKeyRow, void>(null, SIGNING_KEYS, (rows) => {
      for (const [id, row] of rows)
        rows.set(
          id,
          leaked
            ? { ...row, leaked, retiredAt: Math.min(row.retiredAt ?? now, now) }
            : { ...row, retiredAt: row.retiredAt ?? now + ANNOUNCED_MS + LONGEST_TOKEN_MS },
        )
      rows.set(key.id, { key, signsFrom: leaked ? now : now + ANNOUNCED_MS, retiredAt: null, leaked: false })
    })
  }

  async reseal(id: string, privateKey: KeptPrivateKey): Promise<void> {
    await this.#database.write<SigningKeyRow, void>(null, SIGNING_KEYS, (rows) => {
      const row = rows.get(id)
      if (row) rows.set(id, { ...row, key: { id, privateKey } })
    })
  }
}

import type { SigningKeys, StoredKey } from '../../crypto/signing-key-ring.ts'
import type { MemoryDatabase } from '../memory-database.ts'

interface Row {
  key: StoredKey
  /** ms */
  signsFrom: number
  /** ms; null while it is the latest. */
  retiredAt: number | null
}

const TABLE = 'signing_keys'
/** As long as processes and clients hold on to what they know of the keys. */
const ANNOUNCED_MS = 5 * 60_000
const LONGEST_TOKEN_MS = 32 * 24 * 3_600_000

export class MemorySigningKeys implements SigningKeys {
  readonly #database: MemoryDatabase
  readonly #now: () => number

  constructor(database: MemoryDatabase, now: () => number) {
    this.#database = database
    this.#now = now
  }

  list(): Promise<StoredKey[]> {
    const now = this.#now()
    return this.#database.read<Row, StoredKey[]>(null, TABLE, (rows) =>
      [...rows.values()]
        .filter(({ retiredAt }) => retiredAt === null || retiredAt > now)
        .toSorted((a, b) => Number(b.signsFrom <= now) - Number(a.signsFrom <= now) || b.signsFrom - a.signsFrom)
        .map(({ key }) => key),
    )
  }

  async addFirst(key: StoredKey): Promise<void> {
    const signsFrom = this.#now()
    await this.#database.write<Row, void>(null, TABLE, (rows) => {
      if (rows.size === 0) rows.set(key.id, { key, signsFrom, retiredAt: null })
    })
  }

  async rotate(key: StoredKey): Promise<void> {
    const now = this.#now()
    await this.#database.write<Row, void>(null, TABLE, (rows) => {
      for (const [id, row] of rows)
        rows.set(id, { ...row, retiredAt: row.retiredAt ?? now + ANNOUNCED_MS + LONGEST_TOKEN_MS })
      rows.set(key.id, { key, signsFrom: now + ANNOUNCED_MS, retiredAt: null })
    })
  }
}

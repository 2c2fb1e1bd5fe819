import type { AkhAccount, HoldOutcome, Ledger, LedgerEntry, Posting } from '../../../core/billing/index.ts'
import type { UserId } from '../../../core/shared/ids.ts'
import type { MemoryDatabase } from '../memory-database.ts'

const TABLE = 'akh_accounts'

/** All there is of a person. */
interface Account extends AkhAccount {
  holds: Map<string, { amount: number; expiresAt: number }>
  entries: LedgerEntry[]
}

export class MemoryLedger implements Ledger {
  readonly #database: MemoryDatabase

  constructor(database: MemoryDatabase) {
    this.#database = database
  }

  grant(posting: Posting): Promise<'granted' | 'known' | 'key_reused'> {
    return this.#change(posting.userId, (account) => {
      const known = entryOf(account, posting.key)
      if (known) return known.amount === posting.amount ? 'known' : 'key_reused'
      account.balance += posting.amount
      account.entries.push({ ...posting, kind: 'grant', balance: account.balance })
      return 'granted'
    })
  }

  record(posting: Posting): Promise<void> {
    return this.#change(posting.userId, (account) => {
      if (!entryOf(account, posting.key)) account.entries.push({ ...posting, kind: 'charge', balance: null })
    })
  }

  hold({ userId, key, amount, now, expiresAt }: Parameters<Ledger['hold']>[0]): Promise<HoldOutcome> {
    return this.#change<HoldOutcome>(userId, (account) => {
      if (entryOf(account, key)) return { outcome: 'paid' }
      const known = account.holds.get(key)
      if (known) {
        known.expiresAt = Math.max(known.expiresAt, expiresAt)
        return { outcome: 'held' }
      }
      if (account.balance - account.held < amount) endExpired(account, now)
      const available = account.balance - account.held
      if (available < amount) return { outcome: 'exhausted', available }
      account.holds.set(key, { amount, expiresAt })
      account.held += amount
      return { outcome: 'held' }
    })
  }

  charge(posting: Omit<Posting, 'amount'>): Promise<boolean> {
    return this.#change(posting.userId, (account) => {
      const amount = endHold(account, posting.key)
      if (amount === undefined) return false
      account.balance -= amount
      account.entries.push({ ...posting, kind: 'charge', amount: 0 - amount, balance: account.balance })
      return true
    })
  }

  release(userId: UserId, key: string): Promise<boolean> {
    return this.#change(userId, (account) => endHold(account, key) !== undefined)
  }

  releaseExpired(now: number): Promise<number> {
    return this.#database.write<Account, number>(null, TABLE, (accounts) => {
      let ended = 0
      for (const [user, stored] of accounts) {
        const account = structuredClone(stored)
        ended += endExpired(account, now)
        accounts.set(user, account)
      }
      return ended
    })
  }

  accountOf(userId: UserId): Promise<AkhAccount> {
    return this.#database.read<Account, AkhAccount>(null, TABLE, (accounts) => {
      const { balance, held } = accounts.get(userId) ?? { balance: 0, held: 0 }
      return { balance, held }
    })
  }

  entriesOf(userId: UserId, most: number): Promise<LedgerEntry[]> {
    return this.#database.read<Account, LedgerEntry[]>(null, TABLE, (accounts) =>
      (accounts.get(userId)?.entries ?? []).toSorted((one, other) => (one.id < other.id ? 1 : -1)).slice(0, most),
    )
  }

  #change<T>(userId: UserId, change: (account: Account) => T): Promise<T> {
    return this.#database.write<Account, T>(null, TABLE, (accounts) => {
      const account = structuredClone(accounts.get(userId)) ?? { balance: 0, held: 0, holds: new Map(), entries: [] }
      const made = change(account)
      accounts.set(userId, account)
      return made
    })
  }
}

const entryOf = ({ entries }: Account, key: string): LedgerEntry | undefined => entries.find((one) => one.key === key)

/** Ends a hold and gives its amount; undefined where there is none. */
function endHold(account: Account, key: string): number | undefined {
  const hold = account.holds.get(key)
  if (!hold) return undefined
  account.holds.delete(key)
  account.held -= hold.amount
  return hold.amount
}

function endExpired(account: Account, now: number): number {
  const over = [...account.holds].filter(([, { expiresAt }]) => expiresAt <= now)
  for (const [key] of over) endHold(account, key)
  return over.length
}

import type { AkhAccount, HoldOutcome, Ledger, LedgerEntry, Posting } from '../../../core/billing/index.ts'
import type { UserId } from '../../../core/shared/ids.ts'
import type { Database } from '../database.ts'

/** Of the statement's own transaction; in a longer one it would hold for all that this writes. */
const COMMITTED_SOON = "set_config('synchronous_commit', 'off', true)"

type Hold = Parameters<Ledger['hold']>[0]

/**
 * Each change is one statement. It locks the account of the person first, so that all that follows sees it as it is,
 * and none waits for another crosswise.
 */
export class PostgresLedger implements Ledger {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  async grant({ id, userId, reason, key, amount, createdAt }: Posting): Promise<'granted' | 'known' | 'key_reused'> {
    await this.#database.query(
      null,
      'insert into akh_accounts (user_id) values ($1) on conflict (user_id) do nothing',
      [userId],
    )
    const granted = await this.#database.query(
      null,
      `with account as materialized (select balance from akh_accounts where user_id = $1 for update),
       entry as (
         insert into akh_entries (user_id, id, kind, reason, key, amount, balance, created_at)
         select $1, $2, 'grant', $3, $4, $5::bigint, balance + $5::bigint, $6 from account
         on conflict (user_id, key) do nothing returning balance)
       update akh_accounts a set balance = entry.balance from entry where a.user_id = $1 returning true`,
      [userId, id, reason, key, amount, new Date(createdAt)],
    )
    if (granted.length > 0) return 'granted'
    const [known] = await this.#database.query<{ same: boolean }>(
      null,
      'select amount = $3::bigint as same from akh_entries where user_id = $1 and key = $2',
      [userId, key, amount],
    )
    return known?.same ? 'known' : 'key_reused'
  }

  async record({ id, userId, reason, key, amount, createdAt }: Posting): Promise<void> {
    await this.#database
      .query(
        null,
        `insert into akh_entries (user_id, id, kind, reason, key, amount, balance, created_at)
         values ($1, $2, 'charge', $3, $4, $5, null, $6) on conflict (user_id, key) do nothing`,
        [userId, id, reason, key, amount, new Date(createdAt)],
      )
      .catch((error) => {
        // The account was deleted meanwhile, and its entries with it.
        if (error.code !== '23503') throw error
      })
  }

  async hold(hold: Hold): Promise<HoldOutcome> {
    if (await this.#place(hold)) return { outcome: 'held' }
    const { userId, key, now, expiresAt } = hold
    const [known] = await this.#database.query<{ paid: boolean; held: boolean }>(
      null,
      `with renewed as (
         update akh_holds set expires_at = greatest(expires_at, $3) where user_id = $1 and key = $2 returning true)
       select exists (select from akh_entries where user_id = $1 and key = $2) as paid,
         exists (select from renewed) as held`,
      [userId, key, new Date(expiresAt)],
    )
    if (known!.paid) return { outcome: 'paid' }
    if (known!.held) return { outcome: 'held' }
    if ((await this.#releaseExpired(now, userId)) > 0 && (await this.#place(hold))) return { outcome: 'held' }
    const { balance, held } = await this.accountOf(userId)
    return { outcome: 'exhausted', available: balance - held }
  }

  async charge({ id, userId, reason, key, createdAt }: Omit<Posting, 'amount'>): Promise<boolean> {
    const charged = await this.#database.query(
      null,
      `with account as materialized (select user_id, balance from akh_accounts where user_id = $1 for update),
       hold as (
         delete from akh_holds h using account where h.user_id = account.user_id and h.key = $4 returning h.amount),
       entry as (
         insert into akh_entries (user_id, id, kind, reason, key, amount, balance, created_at)
         select $1, $2, 'charge', $3, $4, -hold.amount, account.balance - hold.amount, $5 from account, hold
         on conflict (user_id, key) do nothing returning amount)
       update akh_accounts a set held = a.held - hold.amount, balance = a.balance + coalesce(entry.amount, 0)
       from hold left join entry on true where a.user_id = $1 returning true`,
      [userId, id, reason, key, new Date(createdAt)],
    )
    return charged.length > 0
  }

  async release(userId: UserId, key: string): Promise<boolean> {
    const released = await this.#database.query(
      null,
      `with account as materialized (select user_id from akh_accounts where user_id = $1 for update),
       hold as (
         delete from akh_holds h using account where h.user_id = account.user_id and h.key = $2 returning h.amount)
       update akh_accounts a set held = a.held - hold.amount from hold where a.user_id = $1 returning true`,
      [userId, key],
    )
    return released.length > 0
  }

  releaseExpired(now: number): Promise<number> {
    return this.#releaseExpired(now, null)
  }

  async accountOf(userId: UserId): Promise<AkhAccount> {
    const [account] = await this.#database.query<{ balance: number; held: number }>(
      null,
      'select balance::float8 as balance, held::float8 as held from akh_accounts where user_id = $1',
      [userId],
    )
    return account ?? { balance: 0, held: 0 }
  }

  async entriesOf(userId: UserId, most: number): Promise<LedgerEntry[]> {
    const rows = await this.#database.query<Omit<LedgerEntry, 'createdAt' | 'userId'> & { created_at: Date }>(
      null,
      `select id, kind, reason, key, amount::float8 as amount, balance::float8 as balance, created_at
       from akh_entries where user_id = $1 order by id desc limit $2`,
      [userId, most],
    )
    return rows.map(({ created_at, ...entry }) => ({ ...entry, userId, createdAt: created_at.getTime() }))
  }

  /**
   * Keeps the amount where the balance covers it and nothing stands under the key yet. Nobody waits for the disk: where
   * the server dies within a moment the hold is lost, and the work is free.
   */
  async #place({ userId, key, amount, expiresAt }: Hold): Promise<boolean> {
    const placed = await this.#database.query(
      null,
      `with account as materialized (
         select user_id, ${this.#database.isInTransaction() ? 'null' : COMMITTED_SOON} from akh_accounts
         where user_id = $1 and balance - held >= $3::bigint for update),
       hold as (
         insert into akh_holds (user_id, key, amount, expires_at)
         select user_id, $2, $3::bigint, $4 from account
         where not exists (select from akh_entries where user_id = $1 and key = $2)
         on conflict (user_id, key) do nothing returning amount)
       update akh_accounts a set held = a.held + hold.amount from hold where a.user_id = $1 returning true`,
      [userId, key, amount, new Date(expiresAt)],
    )
    return placed.length > 0
  }

  async #releaseExpired(now: number, userId: UserId | null): Promise<number> {
    const [released] = await this.#database.query<{ holds: number }>(
      null,
      `with account as materialized (
         select user_id from akh_accounts where user_id in (
           select user_id from akh_holds where expires_at <= $1 and ($2::uuid is null or user_id = $2))
         order by user_id for update),
       gone as (
         delete from akh_holds h using account where h.user_id = account.user_id and h.expires_at <= $1
         returning h.user_id, h.amount),
       sums as (select user_id, sum(amount) as amount from gone group by user_id),
       given_back as (
         update akh_accounts a set held = a.held - sums.amount from sums where a.user_id = sums.user_id)
       select count(*)::int as holds from gone`,
      [new Date(now), userId],
    )
    return released!.holds
  }
}

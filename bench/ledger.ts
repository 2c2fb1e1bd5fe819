/**
 * A thousand concurrent charges on one balance, beside a bare ledger in SQL, in turns and in the same run. Ours
 * reserves before the work and charges after it, so each is two statements and two commits; the bare ones charge at
 * once. And what one question after the other waits for it.
 *
 * npm run bench:ledger
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { PostgresAccountStore } from '../adapters/postgres/access/postgres-account-store.ts'
import { PostgresLedger } from '../adapters/postgres/billing/postgres-ledger.ts'
import { Database } from '../adapters/postgres/database.ts'
import { startEmbeddedServer } from '../adapters/postgres/embedded-server.ts'
import { ENTITIES } from '../adapters/postgres/entities.ts'
import { migrate } from '../adapters/postgres/migrate.ts'
import type { NamespaceId, UserId } from '../core/shared/ids.ts'
import { makeUsage, type LedgerEntryId } from '../core/billing/index.ts'
import { uuidV7Ids } from '../adapters/system/uuid-v7-ids.ts'
import { median } from './http/measure.ts'

const [CHARGES, ROUNDS, COST, CONNECTIONS, ONE_BY_ONE] = [1000, 7, 100, 10, 500]
/** Covers nine in ten. */
const BALANCE = COST * CHARGES * 0.9

const folder = mkdtempSync(join(tmpdir(), 'hofkern-bench-'))
const server = await startEmbeddedServer(folder)
const url = server.url('postgres')
await migrate(url)
const database = new Database({ url, entities: ENTITIES, connections: 2 * CONNECTIONS })
const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS })
await pool.query(`create table bare_accounts (id uuid primary key, balance bigint not null check (balance >= 0));
  create table bare_entries (id uuid primary key, account_id uuid not null references bare_accounts, key text not null,
    amount bigint not null, created_at timestamptz not null default now(), unique (account_id, key))`)

/** How many of the charges went through, and what then is left. */
type Charging = { charge(number: number): Promise<boolean>; left(): Promise<{ balance: number; sum: number }> }

async function aPerson(hasPaymentProvider = true) {
  const userId = uuidV7Ids.next<UserId>()
  const name = userId.slice(-12)
  const namespaceId = uuidV7Ids.next<NamespaceId>()
  const person = {
    userId,
    namespaceId,
    email: `${name}@hof.example`,
    username: name,
    usernameLook: name,
    passwordHash: null,
  }
  await new PostgresAccountStore(database).add({ ...person, externalId: null, createdAt: Date.now() })
  const ledger = new PostgresLedger(database)
  const clock = { now: Date.now }
  const usage = makeUsage({
    ledger,
    usageCosts: { ask: COST, research: 0 },
    hasPaymentProvider,
    clock,
    ids: uuidV7Ids,
  })
  const id = uuidV7Ids.next<LedgerEntryId>()
  await ledger.grant({ id, userId, key: 'grant', reason: 'bench', amount: BALANCE, createdAt: Date.now() })
  return { userId, ledger, usage }
}

async function ours(): Promise<Charging> {
  const { userId, ledger, usage } = await aPerson()
  return {
    async charge(number) {
      const use = { userId, kind: 'ask', key: String(number) } as const
      if ((await usage.reserve(use)).err) return false
      await usage.charge(use)
      return true
    },
    async left() {
      const entries = await ledger.entriesOf(userId, CHARGES + 1)
      const { balance, held } = await ledger.accountOf(userId)
      if (held !== 0) throw new Error(`${held} are still held`)
      return { balance, sum: entries.reduce((sum, { amount }) => sum + amount, 0) }
    },
  }
}

async function bare(chargeOf: (account: string) => Charging['charge']): Promise<Charging> {
  const account = uuidV7Ids.next()
  await pool.query('insert into bare_accounts values ($1, $2)', [account, BALANCE])
  await pool.query("insert into bare_entries values ($1, $2, 'grant', $3)", [uuidV7Ids.next(), account, BALANCE])
  return {
    charge: chargeOf(account),
    async left() {
      const { rows } = await pool.query(
        `select balance::float8 as balance,
           (select sum(amount)::float8 from bare_entries where account_id = a.id) as sum
         from bare_accounts a where id = $1`,
        [account],
      )
      return rows[0]
    },
  }
}

/** As one writes it first. */
const byTransaction = (account: string) => async (number: number) => {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const { rows } = await client.query({
      name: 'lock',
      text: 'select balance >= $2 as covered from bare_accounts where id = $1 for update',
      values: [account, COST],
    })
    if (rows[0].covered) {
      await client.query({
        name: 'add',
        text: 'insert into bare_entries (id, account_id, key, amount) values ($1, $2, $3, $4)',
        values: [uuidV7Ids.next(), account, String(number), -COST],
      })
      await client.query({
        name: 'draw',
        text: 'update bare_accounts set balance = balance - $2 where id = $1',
        values: [account, COST],
      })
    }
    await client.query('commit')
    return rows[0].covered as boolean
  } finally {
    client.release()
  }
}

/** The same as one statement: nothing can be faster. */
const byStatement = (account: string) => async (number: number) => {
  const { rowCount } = await pool.query({
    name: 'charge',
    text: `with account as (
        update bare_accounts set balance = balance - $2 where id = $1 and balance >= $2 returning id)
      insert into bare_entries (id, account_id, key, amount)
      select $3, id, $4, -$2::bigint from account returning true`,
    values: [account, COST, uuidV7Ids.next(), String(number)],
  })
  return rowCount === 1
}

async function round(charging: Charging): Promise<number> {
  const began = performance.now()
  const charged = await Promise.all(Array.from({ length: CHARGES }, (_, number) => charging.charge(number)))
  const seconds = (performance.now() - began) / 1000
  const { balance, sum } = await charging.left()
  const expected = BALANCE - COST * charged.filter(Boolean).length
  if (balance < 0 || balance !== sum || balance !== expected)
    throw new Error(`The balance is ${balance}, the entries sum up to ${sum}, and it should be ${expected}`)
  return CHARGES / seconds
}

const rounds: Record<'ours' | 'transaction' | 'statement', number>[] = []
for (let number = 0; number <= ROUNDS; number += 1) {
  const measured = {
    ours: await round(await ours()),
    transaction: await round(await bare(byTransaction)),
    statement: await round(await bare(byStatement)),
  }
  if (number > 0) rounds.push(measured)
}
const middle = (pick: (one: (typeof rounds)[number]) => number): number => median(rounds.map(pick))
console.table({
  'reserved and charged': { 'per second': middle(({ ours: one }) => one).toFixed(0) },
  'bare, a transaction': {
    'per second': middle(({ transaction }) => transaction).toFixed(0),
    'ours to it': middle((one) => one.ours / one.transaction).toFixed(2),
    target: '>= 0.5',
  },
  'bare, one statement': {
    'per second': middle(({ statement }) => statement).toFixed(0),
    'ours to it': middle((one) => one.ours / one.statement).toFixed(2),
  },
})
console.log(`${ROUNDS} rounds of ${CHARGES} concurrent charges: every sum right, none negative.`)
for (const hasPaymentProvider of [true, false]) {
  const { userId, usage } = await aPerson(hasPaymentProvider)
  const times: { reserved: number; charged: number }[] = []
  for (let number = 0; number < ONE_BY_ONE; number += 1) {
    const use = { userId, kind: 'ask', key: String(number) } as const
    const began = performance.now()
    await usage.reserve(use)
    const done = performance.now()
    await usage.charge(use)
    times.push({ reserved: done - began, charged: performance.now() - done })
  }
  const [reserved, charged] = [median(times.map((one) => one.reserved)), median(times.map((one) => one.charged))]
  console.log(
    `one by one, ${hasPaymentProvider ? 'drawing on a balance' : 'written down alone'}:`,
    `reserved in ${reserved.toFixed(2)} ms, charged in ${charged.toFixed(2)} ms (p50)`,
  )
}
await Promise.all([database.close(), pool.end()])
await server.stop()
rmSync(folder, { recursive: true })

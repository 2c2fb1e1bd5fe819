import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { ENTITIES } from '../adapters/postgres/entities.ts'
import { Database } from '../adapters/postgres/database.ts'

export interface TestDatabase {
  url: string
  database: Database
  /** Runs a statement as the owner, past row-level security. */
  asOwner<Row = Record<string, unknown>>(statement: string, values?: unknown[]): Promise<Row[]>
  drop(): Promise<void>
}

/** A fresh, migrated database of the run's server. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await admin(`create database ${name} template hofkern_template`)
  const url = inject('postgres').replace(/\/postgres$/, `/${name}`)
  const owner = new pg.Pool({ connectionString: url, max: 1 })
  owner.on('error', () => {})
  const database = new Database({ url, entities: ENTITIES })
  return {
    url,
    database,
    asOwner: async <Row>(statement: string, values: unknown[] = []) =>
      (await owner.query(statement, values)).rows as Row[],
    async drop() {
      await database.close()
      await owner.end()
      await admin(`drop database ${name} with (force)`)
    },
  }
}

async function admin(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgres') })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

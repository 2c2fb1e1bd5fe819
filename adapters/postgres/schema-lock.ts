import pg from 'pg'

/** Two processes that start at once make the schema one after the other. */
const SCHEMA_LOCK = 7_204_811

/** Runs `work` with a connection of the owner, while no other process changes the schema. */
export async function withSchemaLock<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query("set lock_timeout = '10min'")
    await client.query('select pg_advisory_lock($1)', [SCHEMA_LOCK])
    return await work(client)
  } finally {
    await client.end()
  }
}

import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { isAlive } from './running-server.ts'

/** Tells the server to end, unless another process is still connected to it, and waits until it has. */
export async function stopServer(connectionString: string, pid: number): Promise<void> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 2000 })
  client.on('error', () => {})
  try {
    await client.connect()
    if (await isUsedByOthers(client)) return
  } catch {
    // A server that no longer answers is told to stop all the same.
  } finally {
    await client.end().catch(() => {})
  }
  try {
    process.kill(pid, 'SIGINT')
  } catch {
    return
  }
  for (let waited = 0; waited < 8000 && isAlive(pid); waited += 20) await sleep(20)
}

/** Connections that were closed just now are seen for a moment longer, those of another process stay. */
async function isUsedByOthers(client: Client): Promise<boolean> {
  for (let waited = 0; waited < 1000; waited += 50) {
    const { rows } = await client.query(
      `select count(*)::int as others from pg_stat_activity
       where backend_type = 'client backend' and pid <> pg_backend_pid()`,
    )
    if (rows[0].others === 0) return false
    await sleep(50)
  }
  return true
}

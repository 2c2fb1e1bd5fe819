import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { EmbeddedServerError } from './embedded-server-error.ts'

/** What the pid file of a database folder says, undefined where there is none. */
export function pidFile(folder: string): { pid: number; port: number; ready: boolean } | undefined {
  try {
    const lines = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')
    return { pid: Number(lines[0]), port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' }
  } catch {
    return undefined
  }
}

/**
 * The server that already serves this folder, if one answers; a pid file whose process is gone or is another program is
 * removed.
 */
export async function runningServer(folder: string, url: (port: number) => (database: string) => string) {
  const found = pidFile(folder)
  if (!found) return undefined
  const deadline = Date.now() + 10_000
  while (isAlive(found.pid)) {
    if (await answersFor(folder, url(found.port)('postgres'))) return found
    if (!isPostgres(found.pid) || Date.now() > deadline) break
    await sleep(100)
  }
  if (isAlive(found.pid) && isPostgres(found.pid)) {
    throw new EmbeddedServerError(
      `Ein PostgreSQL (Prozess ${found.pid}) hält ${folder} und antwortet nicht. Beende es und starte neu.`,
    )
  }
  rmSync(join(folder, 'postmaster.pid'), { force: true })
  return undefined
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function isPostgres(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres')
  } catch {
    return false
  }
}

async function answersFor(folder: string, connectionString: string): Promise<boolean> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 2000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query("select current_setting('data_directory') as folder")
    return rows[0]?.folder === folder
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

import { prepareJobQueue } from '../../adapters/jobs/prepare-job-queue.ts'
import { awaitDatabase } from '../../adapters/postgres/await-database.ts'
import { Database } from '../../adapters/postgres/database.ts'
import { ENTITIES } from '../../adapters/postgres/entities.ts'
import { migrate } from '../../adapters/postgres/migrate.ts'
import { JOBS } from './jobs.ts'
import type { Settings } from './settings.ts'

export interface OpenDatabase {
  database: Database
  url: string
  /** Migrations that this opening applied. */
  applied: string[]
  close(): Promise<void>
}

export interface DatabaseWatch {
  /** Called when a connection is lost. */
  onError: (error: Error) => void
  /** How long a database that is not there may take. */
  waitSeconds: number
  /** Called once, with the reason, where there is something to wait for. */
  onWait?: (reason: string) => void
}

/** Brings up the database that the settings name, its tables up to date; waits while it starts or stops. */
export async function openDatabase(
  settings: Pick<Settings, 'databaseUrl' | 'databaseRole' | 'dataDir'>,
  { onError, waitSeconds, onWait }: DatabaseWatch,
): Promise<OpenDatabase> {
  const { url, stop } =
    settings.databaseUrl === undefined
      ? await openEmbedded(settings.dataDir)
      : { url: settings.databaseUrl, stop: async () => {} }
  const role = settings.databaseRole
  const applied = await awaitDatabase(
    async () => {
      const migrations = await migrate(url, role)
      await prepareJobQueue(url, JOBS, role)
      return migrations
    },
    { what: `Die Datenbank unter ${new URL(url).host}`, seconds: waitSeconds, ...(onWait && { onWait }) },
  ).catch(async (error) => {
    await stop()
    throw error
  })
  const database = new Database({ url, entities: ENTITIES, role, onError })
  return {
    database,
    url,
    applied,
    async close() {
      await database.close()
      await stop()
    },
  }
}

async function openEmbedded(dataDir: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const { startEmbeddedServer } = await import('../../adapters/postgres/embedded-server.ts')
  const server = await startEmbeddedServer(dataDir)
  return { url: server.url('postgres'), stop: () => server.stop() }
}

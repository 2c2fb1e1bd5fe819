import { prepareJobQueue } from '../../adapters/jobs/prepare-job-queue.ts'
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

/** Brings up the database that the settings name, its tables up to date. */
export async function openDatabase(
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  onError: (error: Error) => void,
): Promise<OpenDatabase> {
  const { url, stop } =
    settings.databaseUrl === undefined
      ? await openEmbedded(settings.dataDir)
      : { url: settings.databaseUrl, stop: async () => {} }
  const applied = await migrate(url)
  await prepareJobQueue(url, JOBS)
  const database = new Database({ url, entities: ENTITIES, onError })
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

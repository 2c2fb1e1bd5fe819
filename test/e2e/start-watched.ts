import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openApplication } from '../../apps/composition/application.ts'
import { makeLog } from '../../apps/composition/log.ts'
import { readSettings } from '../../apps/composition/settings.ts'
import { REMIND_OF_DEADLINES } from '../../core/notifications/index.ts'
import type { JobId, NamespaceId } from '../../core/shared/ids.ts'
import { newId } from '../builders/ids.ts'
import { until } from '../patience.ts'
import { openTestDatabase } from '../test-database.ts'
import { freePort, makeFarm, type Farm } from './start-hofkern.ts'

/** `npm start` as a process of its own, whose stops are watched. */
export interface WatchedService {
  url: string
  farm(): Promise<Farm>
  /** The longest stop since it was last asked for, in ms of processor time of the main thread. */
  longestStop(): Promise<number>
  /** Lets a farm be reminded of its deadlines as on the morning of a day. */
  remind(farm: Farm, day: string): Promise<void>
  stop(): Promise<void>
}

export async function startWatched(): Promise<WatchedService> {
  const database = await openTestDatabase()
  const dataDir = mkdtempSync(join(tmpdir(), 'hofkern-stops-'))
  const environment = {
    DATABASE_URL: database.url,
    HOFKERN_DATA_DIR: dataDir,
    HOFKERN_RATE_LIMITS: 'off',
    HOFKERN_SEED_DEMO: 'off',
    LOG_LEVEL: 'silent',
    PORT: String(await freePort()),
  }
  // With the flags of bin/node24.mjs, whose grandchild could not be asked over IPC.
  const flags = ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=4', '--heap-growing-percent=70']
  const child = spawn(process.execPath, [...flags, '--import', './test/e2e/watch-stops.ts', 'apps/start.ts'], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const gone = new Promise((done) => child.once('exit', done))
  const application = await openApplication(readSettings(environment), makeLog('silent'))
  const url = application.settings.baseUrl
  await until(async () => (await fetch(`${url}/ready`)).ok, 60_000)
  return {
    url,
    farm: () => makeFarm(application),
    longestStop: () =>
      new Promise((done) => {
        child.once('message', (said) => done((said as { longestStop: number }).longestStop))
        child.send('longest stop')
      }),
    remind: ({ namespaceId }, day) =>
      application.platform.jobs.enqueue(
        REMIND_OF_DEADLINES.of(newId<JobId>(), { namespaceId: namespaceId as NamespaceId, day }),
      ),
    async stop() {
      child.kill('SIGTERM')
      await gone
      await application.close()
      await database.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

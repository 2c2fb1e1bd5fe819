import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startEmbeddedServer } from '../../adapters/postgres/embedded-server.ts'

/**
 * The service on port 18090 and bare programs beside it, each a process of its own over one embedded database in a
 * temporary folder.
 */
export interface Programs {
  folder: string
  databaseUrl: string
  /** The first process of the database server. */
  postmaster: number
  /** The settings of the service. */
  environment: Record<string, string>
  /** Starts a file of the project; returns its process id. */
  start(file: string, ...args: string[]): number
  /** Runs the command line to its end; returns what it prints. */
  hofkern(...args: string[]): Promise<string>
  stop(): Promise<void>
  /** Stops all and takes the folder away. */
  close(): Promise<void>
}

export const SERVICE = 'http://127.0.0.1:18090'

export async function openPrograms(): Promise<Programs> {
  const folder = mkdtempSync(join(tmpdir(), 'hofkern-bench-'))
  const database = await startEmbeddedServer(folder)
  const databaseUrl = database.url('postgres')
  // As it is shipped: budgets are counted, if larger ones, and the log is written.
  const environment = {
    DATABASE_URL: databaseUrl,
    HOFKERN_DATA_DIR: join(folder, 'data'),
    HOFKERN_RATE_GENERAL_PER_MINUTE: '100000',
    HOFKERN_RATE_READ_PER_MINUTE: '100000',
    HOFKERN_RATE_UPLOADS_PER_MINUTE: '100000',
    HOFKERN_SEED_DEMO: 'off',
    PORT: '18090',
  }
  const log = openSync(join(folder, 'programs.log'), 'a')
  const env = { ...process.env, ...environment }
  const running: ChildProcess[] = []
  const stop = async (): Promise<void> =>
    void (await Promise.all(
      running.splice(0).map(
        (child) =>
          new Promise((done) => {
            child.once('exit', done)
            child.kill('SIGTERM')
          }),
      ),
    ))
  return {
    folder,
    databaseUrl,
    postmaster: Number(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]),
    environment,
    stop,
    start(file, ...args) {
      const child = spawn(process.execPath, [...process.execArgv, file, ...args], {
        env,
        stdio: ['ignore', log, 'inherit'],
      })
      running.push(child)
      return child.pid!
    },
    hofkern: (...args) =>
      new Promise((done) => {
        let text = ''
        const child = spawn(process.execPath, ['bin/hofkern.mjs', ...args], { env })
        child.stdout.on('data', (chunk) => (text += chunk))
        child.once('exit', () => done(text.trim()))
      }),
    async close() {
      await stop()
      await database.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Waits until a program does. */
export async function answers(address: string): Promise<void> {
  while (
    !(await fetch(address).then(
      ({ status }) => status < 500,
      () => false,
    ))
  )
    await sleep(10)
}

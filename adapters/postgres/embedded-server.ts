import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { keptSecret, SecretFileError } from '../system/secret-file.ts'
import { EmbeddedServerError, fatalLine } from './embedded/embedded-server-error.ts'
import { initializeCluster } from './embedded/initialize-cluster.ts'
import { nativeFolder } from './embedded/native-folder.ts'
import { isAlive, pidFile, runningServer } from './embedded/running-server.ts'
import { ids, serverIdentity, type ServerIdentity } from './embedded/server-identity.ts'
import { stopServer } from './embedded/stop-server.ts'

export { EmbeddedServerError } from './embedded/embedded-server-error.ts'

/** A PostgreSQL server of one data folder, started here or taken over from an earlier process. */
export interface EmbeddedServer {
  /** Connection string of the superuser for one database of the server. */
  url(database: string): string
  /** Shuts the server down unless another process is still connected to it. */
  stop(): Promise<void>
}

const START_TIMEOUT_MS = 30_000

/**
 * Brings up the PostgreSQL of `dataDir/postgres`: makes the cluster at the first call, takes over a server that
 * outlived its process, clears what a dead one left. It listens on a free port of 127.0.0.1, so a server on 5432 is
 * never in the way.
 */
export async function startEmbeddedServer(dataDir: string): Promise<EmbeddedServer> {
  const folder = resolve(dataDir, 'postgres')
  const identity = serverIdentity()
  const native = await nativeFolder()
  mkdirSync(dataDir, { recursive: true })
  const hasCluster = existsSync(join(folder, 'PG_VERSION'))
  const password = keptPassword(resolve(dataDir, 'postgres-password'), hasCluster)
  if (!hasCluster) initializeCluster(native, folder, password, identity)

  const url = (port: number) => (database: string) => `postgres://postgres:${password}@127.0.0.1:${port}/${database}`
  const start = (port: number) => launch(native, folder, port, identity, join(dataDir, 'postgres.log'))
  const { port, pid } =
    (await runningServer(folder, url)) ??
    (await startOnFreePort(start).catch(async (error) => {
      // Another process may have started it in the same moment.
      const other = await runningServer(folder, url)
      if (!other) throw error
      return other
    }))
  const guard = keepAlive(pid, () => start(port))
  return {
    url: url(port),
    async stop() {
      const lastPid = await guard.release()
      await stopServer(url(port)('postgres'), lastPid)
    },
  }
}

async function startOnFreePort(start: (port: number) => Promise<number>): Promise<{ port: number; pid: number }> {
  for (let attempt = 1; ; attempt++) {
    const port = await freePort()
    try {
      return { port, pid: await start(port) }
    } catch (error) {
      const portWasTaken = error instanceof EmbeddedServerError && /address already in use/i.test(error.message)
      if (!portWasTaken || attempt === 3) throw error
    }
  }
}

const GUARD_INTERVAL_MS = 500

/** Starts the server again on its old port should it die, so that the connections of the service find it again. */
function keepAlive(firstPid: number, restart: () => Promise<number>): { release(): Promise<number> } {
  let pid = firstPid
  let restarting: Promise<void> | undefined
  const timer = setInterval(() => {
    if (restarting || isAlive(pid)) return
    restarting = restart()
      .then(
        (fresh) => void (pid = fresh),
        () => {},
      )
      .finally(() => (restarting = undefined))
  }, GUARD_INTERVAL_MS).unref()
  return {
    async release() {
      clearInterval(timer)
      await restarting
      return pid
    },
  }
}

function keptPassword(path: string, hasCluster: boolean): string {
  const remedy = 'Hol sie aus einer Sicherung zurück: Die Datenbank daneben öffnet sich mit keinem anderen Kennwort.'
  if (hasCluster && !existsSync(path)) throw new SecretFileError(`${path} fehlt. ${remedy}`)
  const secret = keptSecret({
    path,
    make: () => Buffer.from(randomBytes(24).toString('hex')),
    isWhole: (content) => /^[0-9a-f]{48}\s*$/.test(content.toString('latin1')),
    remedy: hasCluster ? remedy : 'Lösch sie: Mit der Datenbank entsteht eine neue.',
  })
  return secret.toString('latin1').trim()
}

async function launch(
  native: string,
  folder: string,
  port: number,
  identity: ServerIdentity,
  logFile: string,
): Promise<number> {
  const log = openSync(logFile, 'a', 0o600)
  const logStart = readFileSync(logFile).length
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 100,
    shared_buffers: '64MB',
    jit: 'off',
    max_wal_size: '512MB',
    checkpoint_completion_target: '0.9',
    timezone: 'UTC',
    log_timezone: 'UTC',
  }
  const args = ['-D', folder, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
  const [command, commandArgs] = identity.command(join(native, 'bin', 'postgres'), args)
  // A process group of its own keeps Ctrl-C in the terminal from ending the database before Hofkern has finished its
  // work.
  const child = spawn(command, commandArgs, {
    detached: true,
    stdio: ['ignore', log, log],
    ...(command === 'setpriv' ? {} : ids(identity)),
    env: { ...process.env, LC_ALL: 'C' },
  })
  child.unref()
  closeSync(log)
  let failed: string | undefined
  child.once('error', (error) => (failed = error.message))
  child.once('exit', () => (failed = readFileSync(logFile).subarray(logStart).toString()))
  for (const deadline = Date.now() + START_TIMEOUT_MS; Date.now() < deadline; await sleep(15)) {
    if (failed !== undefined)
      throw new EmbeddedServerError(`Die Datenbank ist nicht gestartet: ${fatalLine(failed)} (Protokoll: ${logFile})`)
    if (pidFile(folder)?.ready) return child.pid!
  }
  child.kill('SIGINT')
  throw new EmbeddedServerError(
    `Die Datenbank war nach ${START_TIMEOUT_MS / 1000} s nicht bereit (Protokoll: ${logFile})`,
  )
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer()
      .once('error', fail)
      .listen(0, '127.0.0.1', () => {
        const { port } = probe.address() as { port: number }
        probe.close(() => done(port))
      })
  })
}

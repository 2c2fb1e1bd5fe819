import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { EmbeddedServerError, fatalLine } from './embedded-server-error.ts'
import { isAlive } from './running-server.ts'
import { ids, type ServerIdentity } from './server-identity.ts'

/**
 * Makes the database folder beside its place and renames it, so that one that was cut off is never taken for whole; of
 * two processes at once one wins.
 */
export function initializeCluster(native: string, folder: string, password: string, identity: ServerIdentity): void {
  removeLeftovers(folder)
  const fresh = `${folder}.new-${process.pid}`
  const passwordFile = `${fresh}.password`
  mkdirSync(fresh, { recursive: true, mode: 0o700 })
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (identity.uid !== undefined) for (const path of [fresh, passwordFile]) chownSync(path, identity.uid, identity.gid!)
  const args = [
    '-D',
    fresh,
    '-U',
    'postgres',
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    '-E',
    'UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
  ]
  const [command, commandArgs] = identity.command(join(native, 'bin', 'initdb'), args)
  const made = spawnSync(command, commandArgs, {
    encoding: 'utf8',
    ...(command === 'setpriv' ? {} : ids(identity)),
    env: { ...process.env, LC_ALL: 'C' },
  })
  rmSync(passwordFile, { force: true })
  if (made.status !== 0) {
    rmSync(fresh, { recursive: true, force: true })
    throw new EmbeddedServerError(
      `Der Datenbankordner ${folder} ließ sich nicht anlegen: ${made.error?.message ?? fatalLine(made.stderr)}`,
    )
  }
  try {
    renameSync(fresh, folder)
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true })
    if (!existsSync(join(folder, 'PG_VERSION'))) throw error
  }
}

/** What a process left that ended while it made the folder. */
function removeLeftovers(folder: string): void {
  const prefix = `${basename(folder)}.new-`
  for (const name of readdirSync(dirname(folder)).filter((entry) => entry.startsWith(prefix))) {
    if (!isAlive(Number.parseInt(name.slice(prefix.length))))
      rmSync(join(dirname(folder), name), { recursive: true, force: true })
  }
}

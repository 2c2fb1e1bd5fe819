import { chownSync, existsSync, lstatSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { chmod, copyFile, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { serverIdentity } from '../embedded/server-identity.ts'

/**
 * What a running server writes for itself and makes anew at its start (PostgreSQL, Making a Base Backup Using the Low
 * Level API).
 */
const EMPTIED = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
])
const LEFT_OUT = /^(postmaster\.(pid|opts)|pgsql_tmp.*|.*\.new-\d+)$/

/**
 * Copies the database folder of a running server of this machine, whole as of the end of the copy: what changes
 * meanwhile comes along in the log (WAL) that the copy is opened with.
 */
export async function copyCluster(url: string, target: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query("select current_setting('data_directory') as folder")
    const folder = rows[0].folder as string
    // Keeps the log of the time of the copy from being taken away; gone with the connection.
    await client.query('select pg_create_physical_replication_slot($1, true, true)', [`hofkern_backup_${process.pid}`])
    await client.query("select pg_backup_start('hofkern', true)")
    await copyFolder(folder, target, '')
    const { rows: end } = await client.query('select labelfile, spcmapfile from pg_backup_stop(false)')
    writeFileSync(join(target, 'backup_label'), end[0].labelfile, { mode: 0o600 })
    await copyFolder(join(folder, 'pg_wal'), join(target, 'pg_wal'), 'pg_wal')
  } finally {
    await client.end()
  }
}

async function copyFolder(from: string, to: string, inside: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 })
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (LEFT_OUT.test(entry.name)) continue
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory() && inside === '' && EMPTIED.has(entry.name)) await mkdir(target, { mode: 0o700 })
    else if (entry.isDirectory()) await copyFolder(source, target, join(inside, entry.name))
    // A file may go while the folder is copied; the log knows.
    else await copyFile(source, target).catch(ifGone)
  }
}

const ifGone = (error: NodeJS.ErrnoException): void => {
  if (error.code !== 'ENOENT') throw error
}

/** Puts a copied cluster at its place, for a server that starts as it does on this machine. */
export async function placeCluster(copy: string, folder: string): Promise<void> {
  if (existsSync(folder)) throw new Error(`${folder} is there already`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  await placeFolder(copy, folder)
  await chmod(folder, 0o700)
  const { uid, gid } = serverIdentity()
  if (uid !== undefined) own(folder, uid, gid!)
}

async function placeFolder(from: string, to: string): Promise<void> {
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) {
      await mkdir(target, { mode: 0o700 })
      await placeFolder(source, target)
    } else await copyFile(source, target)
  }
}

function own(path: string, uid: number, gid: number): void {
  chownSync(path, uid, gid)
  if (lstatSync(path).isDirectory()) for (const name of readdirSync(path)) own(join(path, name), uid, gid)
}

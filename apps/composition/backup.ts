import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { copyFile, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { copyCluster, placeCluster } from '../../adapters/postgres/backup/copy-cluster.ts'
import { dumpDatabase, restoreDatabase } from '../../adapters/postgres/backup/dump-database.ts'
import { LATEST_MIGRATION, READABLE_MIGRATIONS } from '../../adapters/postgres/migrate.ts'
import { changedFiles, writeSums } from './backup-sums.ts'
import { SECRET_KEYS } from './open-secrets.ts'
import type { Settings } from './settings.ts'
import { ForeseenError } from '../../core/shared/foreseen-error.ts'

/** Why there is no backup or none can be put back; `message` is for the operator, in German. */
export class BackupError extends ForeseenError {
  override name = 'BackupError'
}

/** What lies in a backup; one without this file did not come to its end. */
export interface BackupManifest {
  format: 'hofkern-backup'
  version: 1
  made_at: string
  migration: string
  /** `cluster`: the whole folder of the embedded server; `dump`: what pg_dump wrote. */
  database: 'cluster' | 'dump'
  /** False where they lie in an S3 bucket. */
  objects: boolean
  /** Digest of the file with the digests of all others; backups of before have none. */
  sums?: string
}

const MANIFEST = 'manifest.json'
const PASSWORD = 'postgres-password'
const DUMP = 'database.dump'
/** What the database of the backup cannot be used without, where it lies in the data folder. */
const SECRETS = [PASSWORD, SECRET_KEYS]

/** Writes the installation into a new folder while it runs: every row has its file then. */
export async function backUp(settings: Settings, url: string, place: string): Promise<BackupManifest> {
  if (existsSync(place) && readdirSync(place).length > 0) throw new BackupError(`In ${place} liegt schon etwas.`)
  mkdirSync(place, { recursive: true, mode: 0o700 })
  const objects = join(settings.dataDir, 'objects')
  const copyObjects = async () => settings.s3 ?? (await copyMissing(objects, join(place, 'objects')))
  // Twice: files that a job removes while the database is copied, and those that come in meanwhile.
  await copyObjects()
  if (settings.databaseUrl === undefined) await copyCluster(url, join(place, 'postgres'))
  else await dumpDatabase(url, join(place, DUMP))
  await copyObjects()
  await copySecrets(settings.dataDir, place)
  const manifest: BackupManifest = {
    format: 'hofkern-backup',
    version: 1,
    made_at: new Date().toISOString(),
    migration: LATEST_MIGRATION,
    database: settings.databaseUrl === undefined ? 'cluster' : 'dump',
    objects: settings.s3 === undefined,
    sums: await writeSums(place),
  }
  writeFileSync(join(place, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 })
  return manifest
}

/** Puts a backup where the settings say, which has to be empty; the next start does the rest. */
export async function putBack(settings: Settings, place: string): Promise<void> {
  const manifest = readManifest(place)
  if ((settings.databaseUrl === undefined) !== (manifest.database === 'cluster'))
    throw new BackupError(
      manifest.database === 'cluster'
        ? 'Das ist eine Sicherung mit eingebauter Datenbank: Spiele sie ohne DATABASE_URL zurück.'
        : 'Das ist eine Sicherung aus einer eigenen Datenbank: Setze DATABASE_URL auf eine leere.',
    )
  const objects = join(settings.dataDir, 'objects')
  for (const taken of [join(settings.dataDir, 'postgres'), objects])
    if (existsSync(taken) && readdirSync(taken).length > 0)
      throw new BackupError(`In ${taken} liegt schon etwas. Spiele die Sicherung in einen leeren Datenordner zurück.`)
  for (const name of SECRETS.filter((one) => existsSync(join(place, one)) && existsSync(join(settings.dataDir, one))))
    throw new BackupError(`${join(settings.dataDir, name)} gibt es schon. Heb die Datei auf und nimm sie weg.`)
  await demandWhole(settings, place, manifest)
  mkdirSync(settings.dataDir, { recursive: true })
  if (manifest.objects) await copyMissing(join(place, 'objects'), objects)
  await copySecrets(place, settings.dataDir)
  if (settings.databaseUrl !== undefined) return restoreDatabase(settings.databaseUrl, join(place, DUMP))
  await placeCluster(join(place, 'postgres'), join(settings.dataDir, 'postgres'))
}

/** The database of a backup is as it was written, and there is the key that opens what is sealed in it. */
async function demandWhole(settings: Settings, place: string, { sums }: BackupManifest): Promise<void> {
  const hasKeys = settings.secretKeys !== undefined || existsSync(join(settings.dataDir, SECRET_KEYS))
  if (!hasKeys && !existsSync(join(place, SECRET_KEYS)))
    throw new BackupError(
      `Der Sicherung fehlt ${SECRET_KEYS}. Leg die Datei nach ${settings.dataDir}, oder nenn ihre Schlüssel in HOFKERN_SECRET_KEYS.`,
    )
  if (sums === undefined) return
  const changed = (await changedFiles(place, sums)).filter((name) => !(name === SECRET_KEYS && hasKeys))
  if (changed.length > 0)
    throw new BackupError(
      `Die Sicherung ist nicht mehr, was gesichert wurde: ${changed.slice(0, 3).join(', ')}${changed.length > 3 ? ` und ${changed.length - 3} weitere` : ''}. Nimm eine andere.`,
    )
}

function readManifest(place: string): BackupManifest {
  const path = join(place, MANIFEST)
  if (!existsSync(path)) throw new BackupError(`In ${place} liegt keine Sicherung, oder sie wurde nicht fertig.`)
  const manifest = parsed(readFileSync(path, 'utf8'))
  if (manifest?.format !== 'hofkern-backup' || manifest.version !== 1)
    throw new BackupError(`${path} ist keine Sicherung, die diese Version kennt.`)
  if (manifest.migration > LATEST_MIGRATION && !READABLE_MIGRATIONS.includes(manifest.migration))
    throw new BackupError('Die Sicherung stammt aus einer neueren Version von Hofkern. Nimm diese zum Zurückspielen.')
  return manifest
}

function parsed(text: string): BackupManifest | undefined {
  try {
    return JSON.parse(text) as BackupManifest
  } catch {
    return undefined
  }
}

async function copySecrets(from: string, to: string): Promise<void> {
  for (const name of SECRETS) {
    if (!existsSync(join(from, name))) continue
    await copyFile(join(from, name), join(to, name))
    chmodSync(join(to, name), 0o600)
  }
}

/** Files never change once they are there; those that are being written have a name that begins with a dot. */
async function copyMissing(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 })
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) await copyMissing(source, target)
    else if ((!entry.name.startsWith('.') || entry.name === '.signing-secret') && !existsSync(target))
      await copyFile(source, target).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error
      })
  }
}

import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { appendFile, copyFile, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { LATEST_MIGRATION } from '../../adapters/postgres/migrate.ts'
import { isEmptyNamespace, PORTABLE_TABLES, readTable, writeTable, type PortableTable } from '../../adapters/postgres/portable-tables.ts'
import type { Account } from '../../core/access/index.ts'
import { exportTable, KIND_SLUGS, kindOf, type SourcedRow } from '../../core/farm/index.ts'
import { Ok } from '../../core/shared/result.ts'
import { csvText } from '../presenters/csv.ts'
import type { Application } from './application.ts'
import { PARTS as P } from './tokens.ts'

/** What lies in the folder of an export. */
interface Manifest {
  format: 'hofkern-export'
  version: 1
  exported_at: string
  email: string
  /** The latest migration of the database it came from, which has to be the same where it goes in. */
  migration: string
  files: { path: string; bytes: number; sha256: string }[]
}

/** The folder is no export, is damaged, or does not fit; `message` is one line. */
export class PortabilityError extends Error {}

/** The files of a namespace in the object store, by what comes after its id. */
const objectsOf = async (application: Application, account: Account): Promise<string[]> => {
  const keys: string[] = []
  for await (const { key } of application.parts.get(P.objects).list(`${account.namespaceId}/`)) keys.push(key.slice(account.namespaceId.length + 1))
  return keys
}

/**
 * Writes everything of a person's namespace into a new folder: `tables/` holds all rows as they are, one JSON a line; `objects/` the originals and
 * other files; `rows/` the farm's rows once more for people, as CSV and the boundaries as GeoJSON; `manifest.json` names every file with its checksum.
 */
export async function exportNamespace(application: Application, account: Account, folder: string, told: (line: string) => void): Promise<{ files: number; bytes: number }> {
  const { database, parts } = application
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if ((await readdir(folder)).length > 0) throw new PortabilityError(`${folder} is not empty.`)
  for (const name of ['tables', 'objects', 'rows']) await mkdir(join(folder, name))
  for (const table of PORTABLE_TABLES) {
    const path = join(folder, 'tables', `${table}.jsonl`)
    await writeFile(path, '')
    for await (const rows of readTable(database, account.namespaceId, table)) await appendFile(path, `${rows.join('\n')}\n`)
    told(`tables/${table}.jsonl`)
  }
  for (const key of await objectsOf(application, account)) {
    const path = join(folder, 'objects', key)
    await mkdir(dirname(path), { recursive: true })
    await parts.get(P.objects).withLocalCopy(`${account.namespaceId}/${key}`, (copy) => copyFile(copy, path))
    told(`objects/${key}`)
  }
  await writeForPeople(application, account, join(folder, 'rows'))
  return seal(application, account, folder)
}

async function writeForPeople({ parts }: Application, { namespaceId }: Account, folder: string): Promise<void> {
  for (const kind of KIND_SLUGS) {
    const rows: SourcedRow[] = []
    for (let page: SourcedRow[]; (page = await parts.get(P.farmRows).list(namespaceId, kind, { filters: [], limit: 1000, offset: rows.length })).length > 0;) rows.push(...page)
    if (rows.length === 0) continue
    await writeFile(join(folder, `${kind}.csv`), csvText(exportTable(kindOf(kind), rows)))
    if (kind === 'fields') await writeFile(join(folder, 'fields.geojson'), JSON.stringify(geoJson(rows)))
  }
}

const geoJson = (rows: readonly SourcedRow[]) => ({
  type: 'FeatureCollection',
  features: rows.filter(({ values }) => values['geometry'] !== null).map(({ id, values: { geometry, ...properties } }) => ({ type: 'Feature', id, geometry, properties })),
})

/** Names every file with its checksum; an export without this last file did not come to its end. */
async function seal({ parts }: Application, { email }: Account, folder: string): Promise<{ files: number; bytes: number }> {
  const files: Manifest['files'] = []
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    files.push({ path: relative(folder, path).split(sep).join('/'), bytes: (await stat(path)).size, sha256: await checksum(path) })
  }
  const manifest: Manifest = { format: 'hofkern-export', version: 1, exported_at: new Date(parts.get(P.clock).now()).toISOString(), email, migration: LATEST_MIGRATION, files: files.toSorted((a, b) => (a.path < b.path ? -1 : 1)) }
  await writeFile(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  return { files: files.length, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) }
}

/** Restores an export with the same ids into a namespace that is empty; all of the rows or none. */
export async function importNamespace(application: Application, account: Account, folder: string, told: (line: string) => void): Promise<{ rows: number; objects: number }> {
  const { database, parts } = application
  const manifest = await checkedManifest(folder)
  if (manifest.migration !== LATEST_MIGRATION) throw new PortabilityError('The export comes from another version of Hofkern. Import it with that version and bring its database up to date.')
  if (!(await isEmptyNamespace(database, account.namespaceId))) throw new PortabilityError(`There is something in the farm of ${account.email} already. Import into a new account.`)

  // Files first: a row without its file would be a lost original, a file without its row is swept up.
  const objects = manifest.files.filter(({ path }) => path.startsWith('objects/')).map(({ path }) => path.slice('objects/'.length))
  for (const key of objects) {
    await parts.get(P.objects).putFile(`${account.namespaceId}/${key}`, join(folder, 'objects', key), key.startsWith('previews/') ? 'image/png' : 'application/octet-stream')
    told(`objects/${key}`)
  }
  let rows = 0
  await database.within(account.namespaceId, async () => {
    for (const table of PORTABLE_TABLES) {
      const lines = (await readFile(join(folder, 'tables', `${table}.jsonl`), 'utf8')).split('\n').filter((line) => line !== '')
      await writeTable(database, account.namespaceId, table, lines.map((line) => movedTo(account, table, line)))
      rows += lines.length
      told(`tables/${table}.jsonl`)
    }
    return Ok(undefined)
  })
  return { rows, objects: objects.length }
}

/** A letter names its file by its whole key, which begins with the namespace. */
function movedTo({ namespaceId }: Account, table: PortableTable, line: string): string {
  if (table !== 'inbound_letters') return line
  const letter = JSON.parse(line) as { object_key: string }
  return JSON.stringify({ ...letter, object_key: `${namespaceId}/${letter.object_key.split('/').slice(1).join('/')}` })
}

async function checkedManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => { throw new PortabilityError(`There is no manifest.json in ${folder}: this is no export, or it did not come to its end.`) })
  const manifest = JSON.parse(text) as Manifest
  if (manifest.format !== 'hofkern-export' || manifest.version !== 1) throw new PortabilityError('This is no export that this version can read.')
  for (const { path, sha256 } of manifest.files) {
    if (path.split('/').includes('..') || path.startsWith('/')) throw new PortabilityError(`The manifest names a file outside of the folder: ${path}`)
    if ((await checksum(join(folder, path)).catch(() => '')) !== sha256) throw new PortabilityError(`${path} is missing or damaged.`)
  }
  return manifest
}

async function checksum(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}

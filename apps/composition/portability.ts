import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { access, appendFile, copyFile, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { ArchiveRefused, filesBelow, unzipInto, zipFolder } from '../../adapters/documents/zip-folder.ts'
import { LATEST_MIGRATION } from '../../adapters/postgres/migrate.ts'
import { isEmptyNamespace, PORTABLE_TABLES, readTable, writeTable, type PortableTable } from '../../adapters/postgres/portable-tables.ts'
import type { Account } from '../../core/access/index.ts'
import { exportTable, KIND_SLUGS, kindOf, type SourcedRow } from '../../core/farm/index.ts'
import { Ok } from '../../core/shared/result.ts'
import { csvLines, csvText } from '../presenters/csv.ts'
import type { Application } from './application.ts'
import { PARTS as P } from './tokens.ts'

/** What lies in an export. */
interface Manifest {
  format: 'hofkern-export'
  version: 1
  exported_at: string
  email: string
  /** The latest migration of the database it came from, which has to be the same where it goes in. */
  migration: string
  files: { path: string; bytes: number; sha256: string }[]
}

/** It is no export, is damaged, or does not fit; `message` is one line. */
export class PortabilityError extends Error {}

/** The files of a namespace in the object store, by what comes after its id. */
const objectsOf = async (application: Application, account: Account): Promise<string[]> => {
  const keys: string[] = []
  for await (const { key } of application.parts.get(P.objects).list(`${account.namespaceId}/`)) keys.push(key.slice(account.namespaceId.length + 1))
  return keys
}

type Told = (line: string) => void
type Exported = { files: number; bytes: number }
type Imported = { rows: number; objects: number }

/**
 * Writes everything of a person's namespace into a new folder, or into a new ZIP archive where the name of `out` ends so: `tables/` holds all rows as they are,
 * one JSON a line; `objects/` the originals and other files; `rows/` the farm's rows once more for people, as CSV and the boundaries as GeoJSON; `manifest.json`
 * names every file with its checksum.
 */
export async function exportNamespace(application: Application, account: Account, out: string, told: Told): Promise<Exported> {
  if (!isZip(out)) return exportFolder(application, account, out, told)
  if (await access(out).then(() => true, () => false)) throw new PortabilityError(`${out} is there already.`)
  return inWorkFolder(`${resolve(out)}-`, async (work) => {
    const [folder, archive] = [join(work, 'farm'), join(work, 'farm.zip')]
    const exported = await exportFolder(application, account, folder, told)
    // Originals are packed by themselves for the most part; a scan of an empty page, packed, would pass for a bomb.
    await zipFolder(folder, archive, (name) => !name.startsWith('objects/'))
    await rename(archive, out)
    return exported
  })
}

/** Restores an export, folder or ZIP archive, with the same ids into a namespace that is empty; all of the rows or none. */
export async function importNamespace(application: Application, account: Account, from: string, told: Told): Promise<Imported> {
  const found = await stat(from).catch(() => { throw new PortabilityError(`There is no ${from}.`) })
  if (found.isDirectory()) return importFolder(application, account, from, told)
  return inWorkFolder(join(tmpdir(), 'hofkern-import-'), async (work) => {
    await unzipInto(from, work).catch((error) => { throw error instanceof ArchiveRefused ? new PortabilityError(`${from} cannot be unpacked: ${error.message}`) : error })
    return importFolder(application, account, work, told)
  })
}

const isZip = (path: string): boolean => path.toLowerCase().endsWith('.zip')

async function inWorkFolder<T>(prefix: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(prefix)
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function exportFolder(application: Application, account: Account, folder: string, told: Told): Promise<Exported> {
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
  const boundaries: object[] = []
  for (const kind of KIND_SLUGS) {
    for (let offset = 0, rows: SourcedRow[]; (rows = await parts.get(P.farmRows).list(namespaceId, kind, { filters: [], limit: 1000, offset })).length > 0; offset += rows.length) {
      const table = exportTable(kindOf(kind), rows)
      await appendFile(join(folder, `${kind}.csv`), offset === 0 ? csvText(table) : csvLines(table.slice(1)))
      if (kind === 'fields') boundaries.push(...rows.flatMap(({ id, values: { geometry, ...properties } }) => (geometry === null ? [] : [{ type: 'Feature', id, geometry, properties }])))
    }
  }
  if (boundaries.length > 0) await writeFile(join(folder, 'fields.geojson'), JSON.stringify({ type: 'FeatureCollection', features: boundaries }))
}

/** Names every file with its checksum; an export without this last file did not come to its end. */
async function seal({ parts }: Application, { email }: Account, folder: string): Promise<Exported> {
  const files: Manifest['files'] = []
  for (const path of await filesBelow(folder)) files.push({ path, bytes: (await stat(join(folder, path))).size, sha256: await checksum(join(folder, path)) })
  const manifest: Manifest = { format: 'hofkern-export', version: 1, exported_at: new Date(parts.get(P.clock).now()).toISOString(), email, migration: LATEST_MIGRATION, files }
  await writeFile(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  return { files: files.length, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) }
}

async function importFolder(application: Application, account: Account, folder: string, told: Told): Promise<Imported> {
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
      rows += await writeTable(database, account.namespaceId, table, movedTo(account, table, linesOf(join(folder, 'tables', `${table}.jsonl`))))
      told(`tables/${table}.jsonl`)
    }
    return Ok(undefined)
  })
  return { rows, objects: objects.length }
}

/** Only `\n` ends a line; `readline` would also end it at signs that stand in texts, such as U+2028. */
async function* linesOf(path: string): AsyncIterable<string> {
  let rest = ''
  for await (const chunk of createReadStream(path, 'utf8')) {
    const lines = (rest + (chunk as string)).split('\n')
    rest = lines.pop()!
    yield* lines
  }
  if (rest !== '') yield rest
}

/** A letter names its file by its whole key, which begins with the namespace. */
async function* movedTo({ namespaceId }: Account, table: PortableTable, lines: AsyncIterable<string>): AsyncIterable<string> {
  if (table !== 'inbound_letters') return yield* lines
  for await (const line of lines) {
    const letter = JSON.parse(line) as { object_key: string }
    yield JSON.stringify({ ...letter, object_key: `${namespaceId}/${letter.object_key.split('/').slice(1).join('/')}` })
  }
}

async function checkedManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => { throw new PortabilityError(`There is no manifest.json in ${folder}: this is no export, or it did not come to its end.`) })
  const manifest = parseJson(text) as Manifest | undefined
  if (manifest?.format !== 'hofkern-export' || manifest.version !== 1) throw new PortabilityError('This is no export that this version can read.')
  for (const { path, sha256 } of manifest.files) {
    if (path.split('/').includes('..') || path.startsWith('/')) throw new PortabilityError(`The manifest names a file outside of the folder: ${path}`)
    if ((await checksum(join(folder, path)).catch(() => '')) !== sha256) throw new PortabilityError(`${path} is missing or damaged.`)
  }
  const missing = PORTABLE_TABLES.find((table) => !manifest.files.some(({ path }) => path === `tables/${table}.jsonl`))
  if (missing !== undefined) throw new PortabilityError(`The manifest does not name tables/${missing}.jsonl.`)
  return manifest
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function checksum(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}

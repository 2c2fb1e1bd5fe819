import { access, appendFile, copyFile, mkdir, readdir, rename, stat, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { filesBelow, zipFolder } from '../../../adapters/documents/zip-folder.ts'
import { LATEST_MIGRATION } from '../../../adapters/postgres/migrate.ts'
import { readTables } from '../../../adapters/postgres/portable-tables.ts'
import type { Account } from '../../../core/access/index.ts'
import { exportTable, kindOf, type KindSlug, type Row } from '../../../core/farm/index.ts'
import { csvLines, csvText } from '../../presenters/csv.ts'
import type { Application } from '../application.ts'
import { checksum, inWorkFolder, PortabilityError, type Manifest, type Told } from './manifest.ts'

type Exported = { files: number; bytes: number }

/**
 * Writes everything of a person's namespace into a new folder, or into a new ZIP archive where the name of `out` ends
 * so: `tables/` holds all rows as they are, one JSON a line; `objects/` the originals and other files; `rows/` the
 * farm's rows once more for people, as CSV and the boundaries as GeoJSON; `manifest.json` names every file with its
 * checksum.
 */
export async function exportNamespace(
  application: Application,
  account: Account,
  out: string,
  told: Told,
): Promise<Exported> {
  if (!isZip(out)) return exportFolder(application, account, out, told)
  if (
    await access(out).then(
      () => true,
      () => false,
    )
  )
    throw new PortabilityError(`${out} is there already.`)
  await mkdir(dirname(resolve(out)), { recursive: true })
  return inWorkFolder(`${resolve(out)}-`, async (work) => {
    const [folder, archive] = [join(work, 'farm'), join(work, 'farm.zip')]
    const exported = await exportFolder(application, account, folder, told)
    // Originals are packed by themselves for the most part; a scan of an empty page, packed, would pass for a bomb.
    await zipFolder(folder, archive, (name) => !name.startsWith('objects/'))
    await rename(archive, out)
    return exported
  })
}

const isZip = (path: string): boolean => path.toLowerCase().endsWith('.zip')

async function exportFolder(application: Application, account: Account, folder: string, told: Told): Promise<Exported> {
  const { database, platform } = application
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if ((await readdir(folder)).length > 0) throw new PortabilityError(`${folder} is not empty.`)
  for (const name of ['tables', 'objects', 'rows']) await mkdir(join(folder, name))
  const forPeople = new RowsForPeople(join(folder, 'rows'))
  await readTables(database, account.namespaceId, async (table, rows) => {
    await appendFile(join(folder, 'tables', `${table}.jsonl`), rows.map((row) => `${row}\n`).join(''))
    if (table === 'workspace_rows') await forPeople.take(rows)
    told(`tables/${table}.jsonl`)
  })
  await forPeople.end()
  for (const key of await objectsOf(application, account)) {
    const path = join(folder, 'objects', key)
    await mkdir(dirname(path), { recursive: true })
    await platform.objects.withLocalCopy(`${account.namespaceId}/${key}`, (copy) => copyFile(copy, path))
    told(`objects/${key}`)
  }
  return seal(application, account, folder)
}

/** The files of a namespace in the object store, by what comes after its id. */
async function objectsOf(application: Application, account: Account): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of application.platform.objects.list(`${account.namespaceId}/`))
    keys.push(key.slice(account.namespaceId.length + 1))
  return keys
}

/** The farm's rows for people, as they come by. */
class RowsForPeople {
  readonly #folder: string
  readonly #begun = new Set<KindSlug>()
  readonly #boundaries: object[] = []

  constructor(folder: string) {
    this.#folder = folder
  }

  async take(rows: readonly string[]): Promise<void> {
    for (const [slug, made] of Map.groupBy(
      rows.map((row) => JSON.parse(row) as StoredRow),
      ({ kind }) => kind,
    )) {
      const table = exportTable(kindOf(slug), made)
      await appendFile(
        join(this.#folder, `${slug}.csv`),
        this.#begun.has(slug) ? csvLines(table.slice(1)) : csvText(table),
      )
      this.#begun.add(slug)
      if (slug === 'fields')
        this.#boundaries.push(
          ...made.flatMap(({ id, values: { geometry, ...properties } }) =>
            geometry === null ? [] : [{ type: 'Feature', id, geometry, properties }],
          ),
        )
    }
  }

  async end(): Promise<void> {
    if (this.#begun.has('fields'))
      await writeFile(
        join(this.#folder, 'fields.geojson'),
        JSON.stringify({ type: 'FeatureCollection', features: this.#boundaries }),
      )
  }
}

type StoredRow = Pick<Row, 'kind' | 'id' | 'values'>

/** Names every file with its checksum; an export without this last file did not come to its end. */
async function seal({ platform }: Application, { email }: Account, folder: string): Promise<Exported> {
  const files: Manifest['files'] = []
  for (const path of await filesBelow(folder))
    files.push({ path, bytes: (await stat(join(folder, path))).size, sha256: await checksum(join(folder, path)) })
  const manifest: Manifest = {
    format: 'hofkern-export',
    version: 1,
    exported_at: new Date(platform.clock.now()).toISOString(),
    email,
    migration: LATEST_MIGRATION,
    files,
  }
  await writeFile(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  return { files: files.length, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) }
}

import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ArchiveRefused, unzipInto } from '../../../adapters/documents/zip-folder.ts'
import { LATEST_MIGRATION } from '../../../adapters/postgres/migrate.ts'
import {
  isEmptyNamespace,
  PORTABLE_TABLES,
  writeTable,
  type PortableTable,
} from '../../../adapters/postgres/portable-tables.ts'
import type { Account } from '../../../core/access/index.ts'
import { Ok } from '../../../core/shared/result.ts'
import type { Application } from '../application.ts'
import { checksum, inWorkFolder, PortabilityError, type Manifest, type Told } from './manifest.ts'

type Imported = { rows: number; objects: number }

/**
 * Restores an export, folder or ZIP archive, with the same ids into a namespace that is empty; all of the rows or none.
 */
export async function importNamespace(
  application: Application,
  account: Account,
  from: string,
  told: Told,
): Promise<Imported> {
  const found = await stat(from).catch(() => {
    throw new PortabilityError(`There is no ${from}.`)
  })
  if (found.isDirectory()) return importFolder(application, account, from, told)
  return inWorkFolder(join(tmpdir(), 'hofkern-import-'), async (work) => {
    await unzipInto(from, work).catch((error) => {
      throw error instanceof ArchiveRefused
        ? new PortabilityError(`${from} cannot be unpacked: ${error.message}`)
        : error
    })
    return importFolder(application, account, work, told)
  })
}

async function importFolder(application: Application, account: Account, folder: string, told: Told): Promise<Imported> {
  const { database, platform } = application
  const manifest = await checkedManifest(folder)
  if (manifest.migration !== LATEST_MIGRATION)
    throw new PortabilityError(
      'The export comes from another version of Hofkern. Import it with that version and bring its database up to date.',
    )
  if (!(await isEmptyNamespace(database, account.namespaceId)))
    throw new PortabilityError(`There is something in the farm of ${account.email} already. Import into a new account.`)

  // Files first: a row without its file would be a lost original, a file without its row is swept up.
  const objects = manifest.files
    .filter(({ path }) => path.startsWith('objects/'))
    .map(({ path }) => path.slice('objects/'.length))
  for (const key of objects) {
    await platform.objects.putFile(
      `${account.namespaceId}/${key}`,
      join(folder, 'objects', key),
      key.startsWith('previews/') ? 'image/png' : 'application/octet-stream',
    )
    told(`objects/${key}`)
  }
  let rows = 0
  await database.within(account.namespaceId, async () => {
    for (const table of PORTABLE_TABLES) {
      rows += await writeTable(
        database,
        account.namespaceId,
        table,
        movedTo(account, table, linesOf(join(folder, 'tables', `${table}.jsonl`))),
      )
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
async function* movedTo(
  { namespaceId }: Account,
  table: PortableTable,
  lines: AsyncIterable<string>,
): AsyncIterable<string> {
  if (table !== 'inbound_letters') return yield* lines
  for await (const line of lines) {
    const letter = JSON.parse(line) as { object_key: string }
    yield JSON.stringify({ ...letter, object_key: `${namespaceId}/${letter.object_key.split('/').slice(1).join('/')}` })
  }
}

async function checkedManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => {
    throw new PortabilityError(
      `There is no manifest.json in ${folder}: this is no export, or it did not come to its end.`,
    )
  })
  const manifest = parseJson(text) as Manifest | undefined
  if (manifest?.format !== 'hofkern-export' || manifest.version !== 1)
    throw new PortabilityError('This is no export that this version can read.')
  for (const { path, sha256 } of manifest.files) {
    if (path.split('/').includes('..') || path.startsWith('/'))
      throw new PortabilityError(`The manifest names a file outside of the folder: ${path}`)
    if ((await checksum(join(folder, path)).catch(() => '')) !== sha256)
      throw new PortabilityError(`${path} is missing or damaged.`)
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

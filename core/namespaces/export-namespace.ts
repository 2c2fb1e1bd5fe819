import type { Account } from '../access/index.ts'
import type { Belongings } from '../shared/ports/belongings.ts'
import type { Clock } from '../shared/ports/clock.ts'
import type { ObjectStore } from '../shared/ports/object-store.ts'
import type { Result } from '../shared/result.ts'
import { MANIFEST, OBJECTS, tableFile, type Manifest, type RowForms } from './manifest.ts'
import type { ArchiveWriter, FarmArchives, PlaceTaken } from './ports/farm-archives.ts'
import type { Snapshot } from './ports/snapshot.ts'
import { ROWS_OF_THE_FARM, RowsForPeople } from './rows-for-people.ts'

/** Called with each file as it is done. */
export type ProgressCallback = (path: string) => void

/**
 * Writes everything of a person's namespace into a new archive: `tables/` holds all rows as they are, one JSON a line;
 * `objects/` the originals and other files; `rows/` the farm's rows once more for people; `manifest.json` names every
 * file with its checksum.
 */
export type ExportNamespace = (
  account: Account,
  place: string,
  onProgress: ProgressCallback,
) => Promise<Result<{ files: number; bytes: number }, PlaceTaken>>

interface Dependencies {
  belongings: readonly Belongings[]
  snapshot: Snapshot
  objects: ObjectStore
  archives: FarmArchives
  rowForms: RowForms
  clock: Clock
}

export const makeExportNamespace =
  (deps: Dependencies): ExportNamespace =>
  (account, place, onProgress) =>
    deps.archives.write(place, async (archive) => {
      await writeTables(deps, account, archive, onProgress)
      await writeObjects(deps, account, archive, onProgress)
      const files = await archive.files()
      const manifest: Manifest = {
        format: 'hofkern-export',
        version: 1,
        exported_at: new Date(deps.clock.now()).toISOString(),
        email: account.email,
        migration: deps.rowForms.written,
        files,
      }
      await archive.append(MANIFEST, `${JSON.stringify(manifest, null, 2)}\n`)
      return { files: files.length, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) }
    })

async function writeTables(
  { belongings, snapshot }: Dependencies,
  { namespaceId }: Account,
  archive: ArchiveWriter,
  onProgress: ProgressCallback,
): Promise<void> {
  const forPeople = new RowsForPeople(archive)
  const exported = belongings.flatMap(({ tables }) => tables.filter((table) => table.exported))
  await snapshot.of(namespaceId, async () => {
    for (const table of exported)
      await table.read(namespaceId, async (rows) => {
        await archive.append(tableFile(table), rows.map((row) => `${row}\n`).join(''))
        if (table.name === ROWS_OF_THE_FARM) await forPeople.take(rows)
        onProgress(tableFile(table))
      })
  })
  await forPeople.end()
}

async function writeObjects(
  { objects, belongings }: Dependencies,
  { namespaceId }: Account,
  archive: ArchiveWriter,
  onProgress: ProgressCallback,
): Promise<void> {
  for (const { prefix } of belongings.flatMap((one) => one.objects)) {
    // Listed to the end first: a listing does not stay open while files are copied.
    const keys: string[] = []
    for await (const { key } of objects.list(`${namespaceId}/${prefix}/`)) keys.push(key)
    for (const key of keys) {
      const path = `${OBJECTS}${key.slice(namespaceId.length + 1)}`
      await objects.withLocalCopy(key, (copy) => archive.copyIn(path, copy))
      onProgress(path)
    }
  }
}

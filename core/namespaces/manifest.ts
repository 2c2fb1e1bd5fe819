import type { BelongingTable } from '../shared/ports/belongings.ts'
import { Err, Ok, type Result } from '../shared/result.ts'
import type { ArchivedFile, ArchiveReader } from './ports/farm-archives.ts'

export const MANIFEST = 'manifest.json'
export const OBJECTS = 'objects/'
export const tableFile = ({ name }: Pick<BelongingTable, 'name'>): string => `tables/${name}.jsonl`

/** What lies in an export; an export without this file did not come to its end. */
export interface Manifest {
  format: 'hofkern-export'
  version: 1
  exported_at: string
  email: string
  /** The form of the rows: the latest migration of the database that they come from. */
  migration: string
  files: ArchivedFile[]
}

/** Forms of rows, by the migration that made them. */
export interface RowForms {
  written: string
  readable: readonly string[]
}

export type ExportUnusable =
  | { kind: 'manifest_missing' }
  | { kind: 'foreign_format' }
  | { kind: 'other_version' }
  | { kind: 'leads_outside'; path: string }
  | { kind: 'file_damaged'; path: string }
  | { kind: 'table_missing'; path: string }

/** Holds an archive to its manifest: nothing leads outside, nothing is damaged, each table of its time is there. */
export async function checkManifest(
  archive: ArchiveReader,
  tables: readonly BelongingTable[],
  forms: RowForms,
): Promise<Result<Manifest, ExportUnusable>> {
  const text = await archive.text(MANIFEST)
  if (text === undefined) return Err({ kind: 'manifest_missing' })
  const manifest = parseJson(text) as Manifest | undefined
  if (manifest?.format !== 'hofkern-export' || manifest.version !== 1) return Err({ kind: 'foreign_format' })
  for (const { path, sha256 } of manifest.files) {
    if (path.split('/').includes('..') || path.startsWith('/')) return Err({ kind: 'leads_outside', path })
    if ((await archive.checksum(path)) !== sha256) return Err({ kind: 'file_damaged', path })
  }
  const named = new Set(manifest.files.map(({ path }) => path))
  const wanted = tables.filter((table) => isIn(table, manifest, forms)).map(tableFile)
  const lost = wanted.find((path) => !named.has(path))
  if (lost !== undefined) return Err({ kind: 'table_missing', path: lost })
  return forms.readable.includes(manifest.migration) ? Ok(manifest) : Err({ kind: 'other_version' })
}

/** Whether an export of that form has the table: it is not of before. */
export const isIn = (
  { since }: Pick<BelongingTable, 'since'>,
  { migration }: Pick<Manifest, 'migration'>,
  { readable }: RowForms,
): boolean => since === undefined || readable.indexOf(migration) >= readable.indexOf(since)

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

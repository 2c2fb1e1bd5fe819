import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defaultReadLimits } from '../../adapters/documents/limits.ts'
import { readFileAsDocument } from '../../adapters/documents/read-file.ts'
import { extractAssertions, type Extraction, type ReadDocument } from '../../core/extraction/index.ts'

/** A file as the reader process reads it, in this process. */
export async function readHere(content: string | Uint8Array, filename: string): Promise<ReadDocument> {
  const path = join(mkdtempSync(join(tmpdir(), 'hofkern-extract-')), 'original')
  writeFileSync(path, content)
  return readFileAsDocument({ path, filename }, defaultReadLimits, () => {})
}

/** What a file yields on the day of the example farm, whatever its document type. */
export async function extract(
  content: string | Uint8Array,
  filename: string,
  today = '2026-05-20',
): Promise<Extraction> {
  const extracted = extractAssertions({ document: await readHere(content, filename), filename, today })
  if (!extracted) return { rows: [], warnings: [] }
  const { documentType: _, ...extraction } = extracted
  return extraction
}

/** Lines as a German spreadsheet saves them. */
export const csv = (...lines: string[]): string => lines.join('\r\n')

/** Rows by what they say, without fields that are empty. */
export const valuesOf = ({ rows }: Extraction): Record<string, unknown>[] =>
  rows.map(({ kind, values }) => ({
    kind,
    ...Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)),
  }))

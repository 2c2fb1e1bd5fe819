import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { ReceivedFile } from '../../core/sources/index.ts'
import { CommandError } from './command.ts'

/** The files below a folder in the order of their names, hidden ones left out; there has to be one. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  if (files.length === 0) throw new CommandError(`In ${folder} liegen keine Dateien.`)
  return files
}

/** A file of this machine as an upload would bring it. */
export async function received(path: string): Promise<ReceivedFile> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer)
  return {
    path,
    filename: basename(path),
    contentType: 'application/octet-stream',
    sizeBytes: (await stat(path)).size,
    sha256: hash.digest('hex'),
  }
}

import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { mkdir, open, unlink, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { ReceivedFile } from '../../../core/sources/index.ts'
import { ignoreMissing, stateIn, type LaidFile } from './laid-files.ts'

export interface CopySettings {
  keepStream: (stream: Readable, path: string) => Promise<{ sizeBytes: number; sha256: string }>
  /** Where uploads lie until they are stored. */
  folder: string
}

/**
 * Does `work` with a copy of a laid file, which nobody changes meanwhile. `gone`: it is not there any more, or changed
 * while it was copied; `unreadable`: it must not be read.
 */
export async function withCopyOf<T>(
  { path, name, state }: LaidFile,
  { keepStream, folder }: CopySettings,
  work: (file: ReceivedFile) => Promise<T>,
): Promise<T | 'gone' | 'unreadable'> {
  const laid = await openPlain(path)
  if (typeof laid === 'string') return laid
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const copy = join(folder, randomUUID())
  try {
    if ((await stateNow(laid)) !== state) return 'gone'
    const kept = await keepStream(laid.createReadStream({ autoClose: false }), copy)
    if ((await stateNow(laid)) !== state) return 'gone'
    return await work({ path: copy, filename: name, contentType: 'application/octet-stream', ...kept })
  } finally {
    await laid.close()
    await unlink(copy).catch(ignoreMissing)
  }
}

/** Follows no link and waits for no pipe, whatever was put in the place of the file that was seen. */
async function openPlain(path: Buffer): Promise<FileHandle | 'gone' | 'unreadable'> {
  try {
    return await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ELOOP') return 'gone'
    if (code === 'EACCES' || code === 'EPERM') return 'unreadable'
    throw error
  }
}

async function stateNow(file: FileHandle): Promise<string | undefined> {
  const stats = await file.stat({ bigint: true })
  return stats.isFile() ? stateIn(stats) : undefined
}

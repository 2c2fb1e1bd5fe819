import { createWriteStream } from 'node:fs'
import { mkdir, readdir, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/**
 * What an archive may unpack to: so many times its size (text is packed to a thirtieth at best, a bomb to a
 * thousandth), and this much in any case.
 */
const MOST_TIMES = 100
const LARGE_ENOUGH = 2 ** 30

/** The archive is broken or hostile; `message` says how. */
export class ArchiveRefused extends Error {}

/** Names of the files below a folder, with `/` between their parts. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted()
}

/**
 * Packs the files below a folder into a new ZIP archive, one after the other; those that `packed` does not choose are
 * only put in.
 */
export async function zipFolder(folder: string, file: string, packed: (name: string) => boolean): Promise<void> {
  const { ZipFile } = await import('yazl')
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  zip.on('error', (error: Error) => output.destroy(error))
  for (const name of await filesBelow(folder)) zip.addFile(join(folder, name), name, { compress: packed(name) })
  zip.end()
  await pipeline(output, createWriteStream(file, { flags: 'wx', mode: 0o600 }))
}

/**
 * Unpacks a ZIP archive into an empty folder, one file after the other. Throws `ArchiveRefused` where it is broken,
 * leads out of the folder, lies about its sizes or would fill the disk.
 */
export async function unzipInto(file: string, folder: string): Promise<void> {
  const { openPromise } = await import('yauzl')
  const most = Math.max(LARGE_ENOUGH, (await stat(file)).size * MOST_TIMES)
  let total = 0
  try {
    const zip = await openPromise(file)
    for await (const entry of zip.eachEntry()) {
      total += entry.uncompressedSize
      if (total > most) throw new ArchiveRefused('es würde weit größer, als es selbst ist')
      if (entry.isEncrypted()) throw new ArchiveRefused('es ist mit einem Passwort geschützt')
      if (entry.fileName.endsWith('/')) continue
      const path = join(folder, entry.fileName)
      await mkdir(dirname(path), { recursive: true })
      await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(path, { flags: 'wx', mode: 0o600 }))
    }
  } catch (error) {
    if (error instanceof ArchiveRefused || (error as NodeJS.ErrnoException).code === 'ENOSPC') throw error
    // What the library says is English, and names paths of ours.
    throw new ArchiveRefused('es ist beschädigt, oder kein ZIP-Archiv aus Hofkern', { cause: error })
  }
}

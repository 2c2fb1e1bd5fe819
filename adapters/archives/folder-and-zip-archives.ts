import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { access, appendFile, copyFile, mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import type { ArchivedFile, ArchiveReader, ArchiveWriter, FarmArchives } from '../../core/namespaces/index.ts'
import { Err, Ok } from '../../core/shared/result.ts'
import { ArchiveRefused, filesBelow, unzipInto, zipFolder } from '../documents/zip-folder.ts'

/** Archives on the disk of this machine: a folder, or a ZIP file where the name ends so. */
export const folderAndZipArchives: FarmArchives = {
  async write(place, work) {
    if (!place.toLowerCase().endsWith('.zip')) {
      await mkdir(place, { recursive: true, mode: 0o700 })
      if ((await readdir(place)).length > 0) return Err({ kind: 'place_taken', place, is: 'folder' })
      return Ok(await work(writerIn(place)))
    }
    if (await isThere(place)) return Err({ kind: 'place_taken', place, is: 'file' })
    await mkdir(dirname(resolve(place)), { recursive: true })
    return inWorkFolder(`${resolve(place)}-`, async (folder) => {
      const [content, archive] = [join(folder, 'farm'), join(folder, 'farm.zip')]
      await mkdir(content)
      const made = await work(writerIn(content))
      // Originals are packed by themselves for the most part; a scan of an empty page, packed, would pass for a bomb.
      await zipFolder(content, archive, (name) => !name.startsWith('objects/'))
      await rename(archive, place)
      return Ok(made)
    })
  },

  async read(place, work) {
    const found = await stat(place).catch(() => undefined)
    if (!found) return Err({ kind: 'archive_missing', place })
    if (found.isDirectory()) return work(readerOf(place))
    return inWorkFolder(join(tmpdir(), 'hofkern-import-'), async (folder) => {
      try {
        await unzipInto(place, folder)
      } catch (error) {
        if (error instanceof ArchiveRefused) return Err({ kind: 'archive_broken', place, reason: error.message })
        throw error
      }
      return work(readerOf(folder))
    })
  },
}

const writerIn = (folder: string): ArchiveWriter => ({
  async append(path, text) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await appendFile(join(folder, path), text)
  },
  async copyIn(path, local) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await copyFile(local, join(folder, path))
  },
  async files() {
    const files: ArchivedFile[] = []
    for (const path of await filesBelow(folder))
      files.push({ path, bytes: (await stat(join(folder, path))).size, sha256: await checksum(join(folder, path)) })
    return files
  },
})

const readerOf = (folder: string): ArchiveReader => ({
  text: (path) => readFile(join(folder, path), 'utf8').catch(() => undefined),
  checksum: (path) => checksum(join(folder, path)).catch(() => undefined),
  lines: (path) => linesOf(join(folder, path)),
  localPath: (path) => join(folder, path),
})

/** `readline` would also end a line at signs that stand in texts. */
async function* linesOf(path: string): AsyncIterable<string> {
  let rest = ''
  for await (const chunk of createReadStream(path, 'utf8')) {
    const lines = (rest + (chunk as string)).split('\n')
    rest = lines.pop()!
    yield* lines
  }
  if (rest !== '') yield rest
}

async function checksum(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )

/** Does work in a new folder that does not outlive it. */
async function inWorkFolder<T>(prefix: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(prefix)
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

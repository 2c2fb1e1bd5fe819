import { lstat, mkdir, rename, writeFile } from 'node:fs/promises'
import { join, parse } from 'node:path'
import { CommandError } from '../command.ts'
import type { LaidFile } from './laid-files.ts'

export const TAKEN = 'aufgenommen'
export const REFUSED = 'abgelehnt'

/** Makes the folders that files are moved to. */
export async function openFolders(folder: string): Promise<void> {
  const there = await lstat(folder).catch(() => undefined)
  if (!there) throw new CommandError(`Den Ordner ${folder} gibt es nicht, oder er lässt sich nicht lesen.`)
  for (const name of [TAKEN, REFUSED]) {
    const place = join(folder, name)
    await mkdir(place).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw new CommandError(`In ${folder} lässt sich nichts anlegen (${error.code}).`)
    })
    // Through a link, files would go wherever somebody who may write here wants them.
    if (!(await lstat(place)).isDirectory()) throw new CommandError(`${place} ist kein Ordner.`)
  }
}

/** Moves a file that was taken; returns its new name. */
export const putWithTaken = (folder: string, { path, name }: LaidFile): Promise<string> =>
  moveTo(join(folder, TAKEN), path, name)

/** Moves a file that was refused, and says beside it why; returns its new name. */
export async function putWithRefused(folder: string, { path, name }: LaidFile, reason: string): Promise<string> {
  const place = join(folder, REFUSED)
  const moved = await moveTo(place, path, name)
  await writeFile(join(place, `${moved}.txt`), `${name}\n\n${reason}\n`, { flag: 'wx' })
  return moved
}

/** What a file system takes, with room for a number and for the ending of the reason. */
const LONGEST_NAME_BYTES = 240

/** Not over another file, nor over the reason that stands beside one. */
async function moveTo(place: string, path: Buffer, name: string): Promise<string> {
  const { name: stem, ext } = parse(name)
  for (let number = 1; ; number += 1) {
    const free = shortened(stem, number === 1 ? ext : ` (${number})${ext}`)
    const target = join(place, free)
    if ((await isThere(target)) || (await isThere(`${target}.txt`))) continue
    await rename(path, target)
    return free
  }
}

function shortened(stem: string, ending: string): string {
  const letters = [...stem]
  while (letters.length > 1 && Buffer.byteLength(letters.join('') + ending) > LONGEST_NAME_BYTES) letters.pop()
  return letters.join('') + ending
}

const isThere = (path: string): Promise<boolean> =>
  lstat(path).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false
      throw error
    },
  )

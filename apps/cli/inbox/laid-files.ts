import { lstat, readdir } from 'node:fs/promises'

/** A file as it lies in the watched folder. */
export interface LaidFile {
  /** For people, and for the place where it goes; what is no UTF-8 is read as Latin-1. */
  name: string
  path: Buffer
  /** Another one after every change of the file. */
  state: string
  sizeBytes: number
}

/** Of programs that write still, or that write beside what a person lays there. */
const NOT_LAID = /^[.~]|\.(?:part|partial|filepart|tmp|temp|crdownload|download|lock)$|^(?:thumbs\.db|desktop\.ini)$/i

/** The plain files of a folder by their names; what it links to and what lies in folders of it is left alone. */
export async function laidFilesIn(folder: string): Promise<LaidFile[]> {
  const entries = await readdir(folder, { withFileTypes: true, encoding: 'buffer' })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => ({ name: readableName(entry.name), path: Buffer.concat([Buffer.from(`${folder}/`), entry.name]) }))
    .filter(({ name }) => !NOT_LAID.test(name))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
  const found = await Promise.all(files.map(async (file) => ({ ...file, now: await stateOf(file.path) })))
  return found.flatMap(({ now, ...file }) => (now ? [{ ...file, ...now }] : []))
}

/** Undefined where it is gone, or no plain file any more. */
export async function stateOf(path: Buffer): Promise<Pick<LaidFile, 'state' | 'sizeBytes'> | undefined> {
  const stats = await lstat(path, { bigint: true }).catch(ignoreMissing)
  return stats?.isFile() ? { state: stateIn(stats), sizeBytes: Number(stats.size) } : undefined
}

export const stateIn = ({ ino, size, mtimeNs }: { ino: bigint; size: bigint; mtimeNs: bigint }): string =>
  `${ino} ${size} ${mtimeNs}`

function readableName(name: Buffer): string {
  const text = name.toString('utf8')
  return text.includes('\uFFFD') ? name.toString('latin1') : text
}

export function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

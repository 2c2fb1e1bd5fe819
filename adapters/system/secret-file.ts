import { randomBytes } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { ForeseenError } from '../../core/shared/foreseen-error.ts'

/** A secret on the disk cannot be used; `message` names the file and what to do. */
export class SecretFileError extends ForeseenError {
  override name = 'SecretFileError'
}

export interface SecretFile {
  path: string
  /** A new secret, where there is none. */
  make(): Buffer
  /** Whether what the file holds is a whole secret, and no empty or torn one. */
  isWhole(content: Buffer): boolean
  /** What whoever finds a broken one may do, as a sentence. */
  remedy: string
}

/**
 * The secret that the file keeps, made at the first call. It is written beside its place and put there whole: of
 * processes that start at once all read one, and none ever reads a part. What is there is never written over.
 */
export function keptSecret({ path, make, isWhole, remedy }: SecretFile): Buffer {
  if (!existsSync(path)) {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
    place(path, make())
  }
  const content = readFileSync(path)
  if (!isWhole(content))
    throw new SecretFileError(
      `${path} ist ${content.length === 0 ? 'leer' : 'beschädigt'} und wird nicht benutzt. ${remedy}`,
    )
  return content
}

/** Puts another secret in the place of the one that the file keeps; whoever reads finds the one or the other, whole. */
export function replaceSecret(path: string, secret: Buffer): void {
  renameSync(writtenBeside(path, secret), path)
  flushFolder(dirname(path))
}

function place(path: string, secret: Buffer): void {
  const fresh = writtenBeside(path, secret)
  try {
    linkSync(fresh, path)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    // Disks that have no second names for a file; there the later of two at once would win, so who finds one leaves it.
    if (code !== 'EEXIST' && !existsSync(path)) renameSync(fresh, path)
  } finally {
    rmSync(fresh, { force: true })
  }
  flushFolder(dirname(path))
}

function writtenBeside(path: string, secret: Buffer): string {
  const fresh = `${path}.${process.pid}-${randomBytes(4).toString('hex')}`
  const file = openSync(fresh, 'wx', 0o600)
  try {
    writeSync(file, secret)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
  return fresh
}

/** Else a crash may forget the name of the file, and what was signed or encrypted with it. */
function flushFolder(folder: string): void {
  const opened = openSync(folder, 'r')
  try {
    fsyncSync(opened)
  } catch {
    // Not every system flushes folders.
  } finally {
    closeSync(opened)
  }
}

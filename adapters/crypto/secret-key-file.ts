import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { SECRET_KEY_BYTES, SecretKeyError } from './secret-box.ts'

/**
 * The keys of an installation that has none in its settings: one a line in base64, the first one seals. Made at the
 * first start; of processes that start together one makes it. The file is never written in place, and one that is
 * empty or torn is refused.
 */
export function readSecretKeyFile(path: string): Buffer[] {
  try {
    return parse(readFileSync(path, 'utf8'), path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const written = writeBeside(path, [randomBytes(SECRET_KEY_BYTES)])
  try {
    linkSync(written, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(written, { force: true })
  }
  return parse(readFileSync(path, 'utf8'), path)
}

/** Puts a new key before those of the file. */
export function addSecretKey(path: string): void {
  const keys = readSecretKeyFile(path)
  renameSync(writeBeside(path, [randomBytes(SECRET_KEY_BYTES), ...keys]), path)
}

function writeBeside(path: string, keys: readonly Buffer[]): string {
  const beside = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`
  writeFileSync(beside, keys.map((key) => `${key.toString('base64')}\n`).join(''), { mode: 0o600, flush: true })
  return beside
}

function parse(text: string, path: string): Buffer[] {
  const keys = text.split('\n').filter((line) => line.trim() !== '')
  const parsed = keys.map(parseSecretKey)
  if (parsed.length === 0 || !text.endsWith('\n') || parsed.includes(undefined))
    throw new SecretKeyError(
      `${path} is damaged: each line has to be a key of ${SECRET_KEY_BYTES} bytes in base64. Put it back from a backup; without it the signing keys in the database cannot be read.`,
    )
  return parsed as Buffer[]
}

/** A key of 32 bytes in base64, or undefined. */
export function parseSecretKey(text: string): Buffer | undefined {
  const trimmed = text.trim()
  const key = Buffer.from(trimmed, 'base64')
  const spelled = [key.toString('base64'), key.toString('base64url'), key.toString('base64').replaceAll('=', '')]
  return key.length === SECRET_KEY_BYTES && spelled.includes(trimmed) ? key : undefined
}

import { randomBytes } from 'node:crypto'
import { keptSecret, replaceSecret } from '../system/secret-file.ts'
import { SECRET_KEY_BYTES } from './secret-box.ts'

/** The keys of an installation that has none in its settings: one a line in base64, the first one seals. */
export function readSecretKeyFile(path: string): Buffer[] {
  const content = keptSecret({
    path,
    make: () => fileOf([randomBytes(SECRET_KEY_BYTES)]),
    isWhole: (found) => keysOf(found) !== undefined,
    remedy: `Jede Zeile muss ein Schlüssel von ${SECRET_KEY_BYTES} Bytes in base64 sein. Hol sie aus einer Sicherung zurück: Ohne sie lassen sich die Signaturschlüssel in der Datenbank nicht lesen.`,
  })
  return keysOf(content)!
}

/** Puts a new key before those of the file. */
export const addSecretKey = (path: string): void =>
  replaceSecret(path, fileOf([randomBytes(SECRET_KEY_BYTES), ...readSecretKeyFile(path)]))

const fileOf = (keys: readonly Buffer[]): Buffer =>
  Buffer.from(keys.map((key) => `${key.toString('base64')}\n`).join(''))

/** Undefined where a line is none, or the last one is cut off. */
function keysOf(content: Buffer): Buffer[] | undefined {
  const text = content.toString('latin1')
  const keys = text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [parseSecretKey(line)]))
  return keys.length > 0 && text.endsWith('\n') && !keys.includes(undefined) ? (keys as Buffer[]) : undefined
}

/** A key of 32 bytes in base64, or undefined. */
export function parseSecretKey(text: string): Buffer | undefined {
  const trimmed = text.trim()
  const key = Buffer.from(trimmed, 'base64')
  const spelled = [key.toString('base64'), key.toString('base64url'), key.toString('base64').replaceAll('=', '')]
  return key.length === SECRET_KEY_BYTES && spelled.includes(trimmed) ? key : undefined
}

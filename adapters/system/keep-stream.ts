import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

export class FileTooLarge extends Error {}

const WRITTEN_AT_ONCE = 512 * 1024
const COLLECTED_AFTER = 4 * 1024 * 1024

/**
 * Writes a stream to a new file, its size and SHA-256 (hex) counted on the way; hashing goes on while the disk writes.
 * Throws `FileTooLarge` past `maxBytes`.
 */
export async function keepStream(
  stream: Readable,
  path: string,
  maxBytes = Infinity,
  signal?: AbortSignal,
): Promise<{ sizeBytes: number; sha256: string }> {
  const hash = createHash('sha256')
  const disk = createWriteStream(path, { flags: 'wx', mode: 0o600, highWaterMark: WRITTEN_AT_ONCE })
  let sizeBytes = 0
  stream.on('data', (chunk: Buffer) => {
    hash.update(chunk)
    // Dead chunks lie outside the heap, and their sum alone makes V8 go through all that lives: half the time of an
    // upload. Asked for early, it goes through the young generation, in a millisecond.
    if (sizeBytes % COLLECTED_AFTER > (sizeBytes + chunk.length) % COLLECTED_AFTER) globalThis.gc?.({ type: 'minor' })
    sizeBytes += chunk.length
    if (sizeBytes > maxBytes) stream.destroy(new FileTooLarge())
  })
  await (signal ? pipeline(stream, disk, { signal }) : pipeline(stream, disk))
  return { sizeBytes, sha256: hash.digest('hex') }
}

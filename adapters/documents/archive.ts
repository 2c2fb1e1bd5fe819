import type { Entry } from 'yauzl'
import { ReadFailed, corrupt, refuseAbove } from './read-failed.ts'
import type { ReadLimits } from './limits.ts'

/** A ZIP archive whose entries are unpacked one by one, when asked for. */
export interface Archive {
  names: string[]
  /** Bytes of an entry, undefined where there is none of that name. */
  read(name: string): Promise<Uint8Array | undefined>
}

const MOST_ENTRIES = 20_000

/**
 * Opens an archive by its directory. No entry unpacks to more or fewer bytes than the directory says for it, and all of
 * them together to no more than the limit, so an archive that lies about its sizes is refused before it fills the
 * memory. Throws `corrupt`, `too_large` or `encrypted` (an entry with a password).
 */
export async function openArchive(bytes: Uint8Array, limits: ReadLimits): Promise<Archive> {
  const { fromBufferPromise } = await import('yauzl')
  const archive = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)).catch(
    asCorrupt,
  )
  if (archive.entryCount > MOST_ENTRIES) throw corrupt('an archive with too many entries')
  const entries = new Map<string, Entry>()
  let total = 0
  try {
    for await (const entry of archive.eachEntry()) {
      total += entry.uncompressedSize
      refuseAbove(limits, 'unpacked_bytes', total)
      if (!entries.has(entry.fileName)) entries.set(entry.fileName, entry)
    }
  } catch (error) {
    asCorrupt(error)
  }
  return {
    names: [...entries.keys()],
    async read(name) {
      const entry = entries.get(name)
      if (!entry) return undefined
      if (entry.isEncrypted()) throw new ReadFailed({ kind: 'encrypted' })
      try {
        return await collect(await archive.openReadStreamPromise(entry), entry.uncompressedSize)
      } catch (error) {
        return asCorrupt(error)
      }
    },
  }
}

async function collect(stream: AsyncIterable<Buffer>, size: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(size)
  let length = 0
  for await (const piece of stream) {
    bytes.set(piece, length)
    length += piece.length
  }
  return bytes
}

function asCorrupt(error: unknown): never {
  if (error instanceof ReadFailed) throw error
  throw corrupt(`broken archive: ${error instanceof Error ? error.message : String(error)}`)
}

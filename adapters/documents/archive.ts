import { unzipSync } from 'fflate'
import { corrupt, refuseAbove } from './read-failed.ts'
import type { ReadLimits } from './limits.ts'

/** A ZIP archive whose entries are unpacked one by one, when asked for. */
export interface Archive {
  names: string[]
  /** Bytes of an entry, undefined where there is none of that name. */
  read(name: string): Uint8Array | undefined
}

const MOST_ENTRIES = 20_000

/**
 * Opens an archive by its directory. No entry ever unpacks to more bytes than the directory says for it, and all of them together
 * to no more than the limit, so an archive that lies about its sizes is cut, not unpacked.
 */
export function openArchive(bytes: Uint8Array, limits: ReadLimits): Archive {
  const sizes = new Map<string, number>()
  let total = 0
  unzip(bytes, ({ name, originalSize }) => {
    sizes.set(name, originalSize)
    total += originalSize
    refuseAbove(limits, 'unpacked_bytes', total)
    if (sizes.size > MOST_ENTRIES) throw corrupt('an archive with too many entries')
    return false
  })
  return {
    names: [...sizes.keys()],
    read(wanted) {
      let taken = false
      const entries = unzip(bytes, ({ name, originalSize }) => {
        refuseAbove(limits, 'unpacked_bytes', originalSize)
        const first = name === wanted && !taken
        taken ||= first
        return first
      })
      return entries[wanted]
    },
  }
}

function unzip(bytes: Uint8Array, filter: (file: { name: string; originalSize: number }) => boolean): Record<string, Uint8Array> {
  try {
    return unzipSync(bytes, { filter })
  } catch (error) {
    if (error instanceof Error && 'failure' in error) throw error
    throw corrupt(`broken archive: ${error instanceof Error ? error.message : error}`)
  }
}

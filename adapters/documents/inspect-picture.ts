import type { PictureProperties, PictureType } from '../../core/media/index.ts'
import { measurePicture } from './draw-picture.ts'
import type { ReadLimits } from './limits.ts'
import { ReadFailed } from './read-failed.ts'

const TAKEN: ReadonlySet<string> = new Set<PictureType>(['image/jpeg', 'image/png', 'image/webp'])

const SAMPLE_BYTES = 65_536
/** What WebP can have at most is half of it; what is longer is no photo. */
const LONGEST_SIDE = 32_767

/** Type and size of a picture by its bytes; throws `ReadFailed` for what is none that is taken, or moves. */
export async function inspectPicture(bytes: Uint8Array, limits: ReadLimits): Promise<PictureProperties> {
  const { fileTypeFromBuffer } = await import('file-type')
  const detected = (await fileTypeFromBuffer(bytes.subarray(0, SAMPLE_BYTES)).catch(() => undefined))?.mime
  if (detected === undefined || !TAKEN.has(detected) || isMovingWebp(bytes))
    throw new ReadFailed({ kind: 'unsupported_format', detected: detected ?? 'application/octet-stream' })
  const { width, height } = await measurePicture(bytes, detected, limits)
  if (!(width > 0 && height > 0 && Math.max(width, height) <= LONGEST_SIDE))
    throw new ReadFailed({ kind: 'too_large', what: 'pixels', limit: limits.pixels })
  return { contentType: detected as PictureType, width, height, sizeBytes: bytes.length }
}

/** Its frames count for no limit of pixels. (WebP container specification, extended file format.) */
const isMovingWebp = (bytes: Uint8Array): boolean =>
  new TextDecoder('latin1').decode(bytes.subarray(8, 16)) === 'WEBPVP8X' && (bytes[20]! & 0b10) !== 0

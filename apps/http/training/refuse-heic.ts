import { open } from 'node:fs/promises'
import { readFailureText, type ReceivedFile } from '../../../core/sources/index.ts'
import { HttpError } from '../pipeline/http-error.ts'

const SAMPLE_BYTES = 64
/** Brands of pictures coded as HEVC (ISO/IEC 23008-12, annex B); `mif1` alone says only that it is a picture. */
const HEVC = /heic|heix|heim|heis|hevc|hevx|hevm|hevs/
const OTHER = /avif|avis/

/** Refuses what phones make by default and nobody else reads, by its content, before it is stored. */
export async function refuseHeic(files: readonly ReceivedFile[]): Promise<void> {
  for (const { path } of files)
    if (await isHeic(path))
      throw new HttpError(415, 'heic', readFailureText({ kind: 'unsupported_format', detected: 'image/heic' }))
}

/** By the brands at its beginning (ISO/IEC 14496-12, section 4.3). */
async function isHeic(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SAMPLE_BYTES), 0, SAMPLE_BYTES, 0)
    if (bytesRead < 12 || buffer.toString('latin1', 4, 8) !== 'ftyp') return false
    const end = Math.min(bytesRead, buffer.readUInt32BE(0))
    const brands = buffer.toString('latin1', 8, end)
    return HEVC.test(brands) || (/^(mif1|msf1)/.test(brands) && !OTHER.test(brands))
  } finally {
    await file.close()
  }
}

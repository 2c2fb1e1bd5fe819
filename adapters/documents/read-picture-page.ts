import { createDeflate } from 'node:zlib'
import type { Canvas } from '@napi-rs/canvas'
import { Err, Ok } from '../../core/shared/result.ts'
import { detectFormat } from './detect-format.ts'
import { measurePicture, openPicture, type Picture } from './draw-picture.ts'
import { defaultReadLimits, type ReadLimits } from './limits.ts'
import { jpegSegments, orientationOf } from './picture-orientation.ts'
import type { PicturePage, ReadPicturePage } from './picture-page.ts'
import { failureOf, ReadFailed } from './read-failed.ts'
import { readBytes } from './read-file.ts'

const FRAMES = new Set([0xc0, 0xc1, 0xc2])
const COLORS: Record<number, PicturePage['colors']> = { 1: 'DeviceGray', 3: 'DeviceRGB' }
const BAND_PIXELS = 1_000_000
/** PNG (RFC 2083, section 6), as PDF takes it over. */
const UP = 2

/**
 * A page (from 0) of a picture. A JPEG that every PDF reader knows stays as it is, of all others the points are kept.
 * Throws what `openPicture` does, and `unsupported_format` for what is no picture.
 */
export async function readPicturePage(bytes: Uint8Array, page: number, limits: ReadLimits): Promise<PicturePage> {
  const { format, contentType } = await detectFormat(bytes, '', limits)
  if (format !== 'image') throw new ReadFailed({ kind: 'unsupported_format', detected: contentType })
  const jpeg = contentType === 'image/jpeg' ? await jpegPage(bytes, limits) : undefined
  if (jpeg) return jpeg
  const picture = await openPicture(bytes, contentType, limits)
  return drawnPage(picture, await picture.draw(page, () => 1))
}

/** Undefined where not every reader knows its frame: other depths, four colors, arithmetic coding. */
async function jpegPage(bytes: Uint8Array, limits: ReadLimits): Promise<PicturePage | undefined> {
  await measurePicture(bytes, 'image/jpeg', limits)
  const segments = jpegSegments(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  const frame = segments.find(({ marker, body }) => FRAMES.has(marker) && body.length >= 6)?.body
  const colors = frame && COLORS[frame[5]!]
  const [height, width] = frame ? [frame.readUInt16BE(1), frame.readUInt16BE(3)] : [0, 0]
  if (!frame || !colors || frame[0] !== 8 || width === 0 || height === 0) return undefined
  return { pages: 1, width, height, orientation: orientationOf(bytes, 'image/jpeg'), colors, packed: undefined }
}

async function drawnPage({ pages }: Picture, canvas: Canvas): Promise<PicturePage> {
  const { width, height } = canvas
  const colors = isGrey(canvas) ? 'DeviceGray' : 'DeviceRGB'
  return { pages, width, height, orientation: 1, colors, packed: await pack(canvas, colors === 'DeviceGray' ? 1 : 3) }
}

async function pack(canvas: Canvas, depth: 1 | 3): Promise<Uint8Array[]> {
  const deflate = createDeflate()
  const packed: Uint8Array[] = []
  deflate.on('data', (piece: Buffer) => packed.push(new Uint8Array(piece)))
  const row = canvas.width * depth
  let above = new Uint8Array(row)
  for (const { data, height } of bandsOf(canvas)) {
    const lines = Buffer.alloc(height * (row + 1))
    for (let line = 0; line < height; line += 1) {
      const own = new Uint8Array(row)
      for (let to = 0, from = line * canvas.width * 4; to < row; from += 4)
        for (let color = 0; color < depth; color += 1, to += 1) own[to] = data[from + color]!
      const start = line * (row + 1)
      lines[start] = UP
      for (let at = 0; at < row; at += 1) lines[start + 1 + at] = own[at]! - above[at]!
      above = own
    }
    await new Promise<void>((done, fail) => deflate.write(lines, (error) => (error ? fail(error) : done())))
  }
  await new Promise<void>((done) => deflate.once('end', done).end())
  return packed
}

function isGrey(canvas: Canvas): boolean {
  for (const { data } of bandsOf(canvas))
    for (let at = 0; at < data.length; at += 4) if (data[at] !== data[at + 1] || data[at] !== data[at + 2]) return false
  return true
}

/** Some lines at a time: all of them once more would double what a large picture takes. */
function* bandsOf(canvas: Canvas): Generator<{ data: Uint8ClampedArray; height: number }> {
  const context = canvas.getContext('2d')
  const most = Math.max(1, Math.floor(BAND_PIXELS / canvas.width))
  for (let top = 0; top < canvas.height; top += most) {
    const height = Math.min(most, canvas.height - top)
    yield { data: context.getImageData(0, top, canvas.width, height).data, height }
  }
}

/** In this process, for what nobody uploads. */
export const readPicturePageHere: ReadPicturePage = async (path, page) => {
  try {
    return Ok(await readPicturePage(await readBytes(path, defaultReadLimits), page, defaultReadLimits))
  } catch (error) {
    return Err(failureOf(error))
  }
}

import type { Canvas, Image } from '@napi-rs/canvas'
import { asOrientation, liesOnItsSide, orientationOf, turnOf, type Orientation } from './picture-orientation.ts'
import { ReadFailed, corrupt, refuseAbove } from './read-failed.ts'
import type { ReadLimits } from './limits.ts'

const TIFF_FIELD_BYTES = 12

type Scaling = (width: number, height: number) => number

/** A picture file, of which each page can be drawn; only TIFF has more than one. */
export interface Picture {
  pages: number
  /** Draws a page (from 0) upright on white, scaled by `scaleOf` its width and height, cut off below `mostHeight`. */
  draw(page: number, scaleOf: Scaling, mostHeight?: number): Promise<Canvas>
}

/** Opens PNG, JPEG, WebP or TIFF by its header alone; throws `too_large` (pixels, pages) or `corrupt`. */
export async function openPicture(bytes: Uint8Array, contentType: string, limits: ReadLimits): Promise<Picture> {
  if (contentType === 'image/tiff') return openTiff(bytes, limits)
  await measurePicture(bytes, contentType, limits)
  return {
    pages: 1,
    async draw(_page, scaleOf, mostHeight) {
      const { loadImage } = await import('@napi-rs/canvas')
      const image = await loadImage(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)).catch(
        (error: Error) => {
          throw corrupt(error.message)
        },
      )
      // The canvas turns JPEG and WebP by itself.
      const orientation = contentType === 'image/png' ? orientationOf(bytes, contentType) : 1
      return drawScaled(image, orientation, scaleOf, mostHeight)
    },
  }
}

/** The size of a PNG, JPEG or WebP by its header; throws `too_large` or `corrupt`, also where the file ends early. */
export async function measurePicture(
  bytes: Uint8Array,
  contentType: string,
  limits: ReadLimits,
): Promise<{ width: number; height: number }> {
  const { imageSize } = await import('image-size')
  const size = orCorrupt(() => imageSize(bytes))
  refuseAbove(limits, 'pixels', size.width * size.height)
  if (!isWhole(bytes, contentType)) throw corrupt('a picture that ends early')
  return size
}

/** A decoder shows what is there of a picture that was cut off; half a delivery note read in silence would do harm. */
function isWhole(bytes: Uint8Array, contentType: string): boolean {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (contentType === 'image/png') return buffer.includes('IEND')
  if (contentType === 'image/webp') return buffer.length >= 8 && buffer.length >= buffer.readUInt32LE(4) + 8
  return contentType !== 'image/jpeg' || holdsEndOfJpeg(buffer)
}

/** Whether the end mark follows the first scan; thumbnails with end marks of their own lie in segments before it. */
function holdsEndOfJpeg(jpeg: Buffer): boolean {
  for (let at = 2; at + 4 <= jpeg.length && jpeg[at] === 0xff;) {
    if (jpeg[at + 1] === 0xff) at += 1
    else if (jpeg[at + 1] === 0xda) return jpeg.indexOf(Buffer.from([0xff, 0xd9]), at) > 0
    else at += 2 + jpeg.readUInt16BE(at + 2)
  }
  return false
}

async function openTiff(bytes: Uint8Array, limits: ReadLimits): Promise<Picture> {
  const { default: utif } = await import('utif2')
  checkTiffDirectories(bytes, limits)
  const buffer = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer
  const directories = orCorrupt(() => utif.decode(buffer)).filter(
    (directory) => numberIn(directory, 't256') > 0 && numberIn(directory, 't257') > 0,
  )
  if (directories.length === 0) throw corrupt('a TIFF without a picture')
  refuseAbove(limits, 'pages', directories.length)
  for (const directory of directories)
    refuseAbove(limits, 'pixels', numberIn(directory, 't256') * numberIn(directory, 't257'))
  return {
    pages: directories.length,
    async draw(page, scaleOf, mostHeight) {
      const directory = directories[page] as (typeof directories)[number]
      const { createCanvas, ImageData } = await import('@napi-rs/canvas')
      const pixels = orCorrupt(() => {
        utif.decodeImage(buffer, directory)
        return utif.toRGBA8(directory)
      })
      const { width, height } = directory
      directory.data = new Uint8Array(0)
      const whole = createCanvas(width, height)
      whole
        .getContext('2d')
        .putImageData(new ImageData(new Uint8ClampedArray(pixels.buffer as ArrayBuffer), width, height), 0, 0)
      return drawScaled(whole, asOrientation(numberIn(directory, 't274')), scaleOf, mostHeight)
    },
  }
}

/**
 * Follows the chain of directories before the library does, which neither minds a loop nor values that lie outside the
 * file.
 */
function checkTiffDirectories(bytes: Uint8Array, limits: ReadLimits): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const little = bytes[0] === 0x49
  orCorrupt(() => {
    const seen = new Set<number>()
    for (let offset = view.getUint32(4, little); offset !== 0;) {
      if (seen.has(offset)) throw corrupt('a TIFF that runs in circles')
      seen.add(offset)
      refuseAbove(limits, 'pages', seen.size)
      const fields = view.getUint16(offset, little)
      for (let field = offset + 2; field < offset + 2 + fields * TIFF_FIELD_BYTES; field += TIFF_FIELD_BYTES) {
        if (view.getUint32(field + 4, little) > bytes.length) throw corrupt('a TIFF with values outside the file')
      }
      offset = view.getUint32(offset + 2 + fields * TIFF_FIELD_BYTES, little)
    }
  })
}

/** A number of the directory, 0 where it has none. */
function numberIn(directory: Record<string, unknown>, tag: string): number {
  const value = directory[tag]
  return Array.isArray(value) ? Number(value[0]) : 0
}

async function drawScaled(
  image: Image | Canvas,
  orientation: Orientation,
  scaleOf: Scaling,
  mostHeight = Infinity,
): Promise<Canvas> {
  const { createCanvas } = await import('@napi-rs/canvas')
  const [wide, high] = liesOnItsSide(orientation) ? [image.height, image.width] : [image.width, image.height]
  const scale = scaleOf(wide, high)
  const [width, height] = [Math.max(1, Math.round(wide * scale)), Math.max(1, Math.round(high * scale))]
  const canvas = createCanvas(width, Math.min(mostHeight, height))
  const context = canvas.getContext('2d')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  const [a, b, c, d, e, f] = turnOf(orientation)
  const [across, down] = liesOnItsSide(orientation) ? [height, width] : [width, height]
  context.setTransform(
    (a * width) / across,
    (b * height) / across,
    (c * width) / down,
    (d * height) / down,
    e * width,
    f * height,
  )
  context.drawImage(image, 0, 0, across, down)
  return canvas
}

function orCorrupt<T>(decode: () => T): T {
  try {
    return decode()
  } catch (error) {
    if (error instanceof ReadFailed) throw error
    throw corrupt(error instanceof Error ? error.message : 'broken picture')
  }
}

import { crc32 } from 'node:zlib'
import { createCanvas, type Canvas } from '@napi-rs/canvas'

type Way = (width: number, height: number) => readonly [number, number, number, number, number, number]

/** From the upright picture to how it lies in the file, for a file of this width and height. */
const LAID: Record<number, Way> = {
  1: () => [1, 0, 0, 1, 0, 0],
  2: (width) => [-1, 0, 0, 1, width, 0],
  3: (width, height) => [-1, 0, 0, -1, width, height],
  4: (_, height) => [1, 0, 0, -1, 0, height],
  5: () => [0, 1, 1, 0, 0, 0],
  6: (_, height) => [0, -1, 1, 0, 0, height],
  7: (width, height) => [0, -1, -1, 0, width, height],
  8: (width) => [0, 1, -1, 0, width, 0],
}

export const ORIENTATIONS = [1, 2, 3, 4, 5, 6, 7, 8]

/** The picture as it lies in a file of this orientation. */
export function laid(upright: Canvas, orientation: number): Canvas {
  const side = orientation >= 5
  const canvas = createCanvas(side ? upright.height : upright.width, side ? upright.width : upright.height)
  const context = canvas.getContext('2d')
  context.setTransform(...(LAID[orientation]!(canvas.width, canvas.height) as [number, 0, 0, 0, 0, 0]))
  context.drawImage(upright, 0, 0)
  return canvas
}

function exifOf(orientation: number): Buffer {
  const tiff = Buffer.alloc(26)
  tiff.write('II', 0, 'latin1')
  tiff.writeUInt16LE(42, 2)
  tiff.writeUInt32LE(8, 4)
  tiff.writeUInt16LE(1, 8)
  tiff.writeUInt16LE(274, 10)
  tiff.writeUInt16LE(3, 12)
  tiff.writeUInt32LE(1, 14)
  tiff.writeUInt16LE(orientation, 18)
  return tiff
}

function jpegOf(canvas: Canvas, orientation: number): Buffer {
  const jpeg = canvas.toBuffer('image/jpeg', 90)
  const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), exifOf(orientation)])
  const mark = Buffer.from([0xff, 0xe1, 0, exif.length + 2])
  return Buffer.concat([jpeg.subarray(0, 2), mark, exif, jpeg.subarray(2)])
}

function pngOf(canvas: Canvas, orientation: number): Buffer {
  const png = canvas.toBuffer('image/png')
  const exif = exifOf(orientation)
  const chunk = Buffer.concat([Buffer.alloc(4), Buffer.from('eXIf', 'latin1'), exif, Buffer.alloc(4)])
  chunk.writeUInt32BE(exif.length, 0)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + exif.length)), 8 + exif.length)
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)])
}

/** The canvas writes the extended form, whose flags say what chunks there are. */
function webpOf(canvas: Canvas, orientation: number): Buffer {
  const webp = Buffer.from(canvas.toBuffer('image/webp', 90))
  const exif = exifOf(orientation)
  const head = Buffer.alloc(8)
  head.write('EXIF', 0, 'latin1')
  head.writeUInt32LE(exif.length, 4)
  webp[20]! |= 0b1000
  webp.writeUInt32LE(webp.length - 8 + head.length + exif.length, 4)
  return Buffer.concat([webp, head, exif])
}

/** An uncompressed TIFF in RGB. */
function tiffOf(canvas: Canvas, orientation: number): Buffer {
  const { width, height } = canvas
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height)
  const fields: [number, number, number][] = [
    [256, 4, width],
    [257, 4, height],
    [258, 3, 8],
    [259, 3, 1],
    [262, 3, 2],
    [273, 4, 8 + 2 + 10 * 12 + 4],
    [274, 3, orientation],
    [277, 3, 3],
    [278, 4, height],
    [279, 4, width * height * 3],
  ]
  const head = Buffer.alloc(8 + 2 + fields.length * 12 + 4)
  head.write('II', 0, 'latin1')
  head.writeUInt16LE(42, 2)
  head.writeUInt32LE(8, 4)
  head.writeUInt16LE(fields.length, 8)
  fields.forEach(([tag, type, value], index) => {
    head.writeUInt16LE(tag, 10 + index * 12)
    head.writeUInt16LE(type, 12 + index * 12)
    head.writeUInt32LE(1, 14 + index * 12)
    head.writeUInt32LE(value, 18 + index * 12)
  })
  return Buffer.concat([head, Buffer.from(data.filter((_, index) => index % 4 !== 3))])
}

const FILES = { JPEG: jpegOf, PNG: pngOf, WebP: webpOf, TIFF: tiffOf }
export const ORIENTED_TYPES = Object.keys(FILES) as (keyof typeof FILES)[]

/** A file of the picture that says how it lies. */
export const makeOriented = (type: keyof typeof FILES, upright: Canvas, orientation: number): Uint8Array =>
  new Uint8Array(FILES[type](laid(upright, orientation), orientation))

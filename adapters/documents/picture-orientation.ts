/**
 * How a picture lies in its file, from 1 (upright) to 8 (EXIF 2.3, tag 274; TIFF 6.0), as cameras write it that were
 * held on their side.
 */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

/**
 * Where a point of the file is shown: with shares u, v of its width and height, `x = a u + c v + e` and
 * `y = b u + d v + f`, from the upper left corner.
 */
export type Turn = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

const TURNS: Readonly<Record<Orientation, Turn>> = {
  1: [1, 0, 0, 1, 0, 0],
  2: [-1, 0, 0, 1, 1, 0],
  3: [-1, 0, 0, -1, 1, 1],
  4: [1, 0, 0, -1, 0, 1],
  5: [0, 1, 1, 0, 0, 0],
  6: [0, 1, -1, 0, 1, 0],
  7: [0, -1, -1, 0, 1, 1],
  8: [0, -1, 1, 0, 0, 1],
}

const ORIENTATION = 274
const FIELD_BYTES = 12
const MARK = Buffer.from('Exif\0\0', 'latin1')

export const turnOf = (orientation: Orientation): Turn => TURNS[orientation]

/** Width and height are exchanged. */
export const liesOnItsSide = (orientation: Orientation): boolean => orientation >= 5

export const asOrientation = (value: unknown): Orientation =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 8 ? (value as Orientation) : 1

/** What EXIF says of a JPEG or PNG; upright where it says nothing that can be read. */
export function orientationOf(bytes: Uint8Array, contentType: string): Orientation {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    const exif = EXIF_IN[contentType]?.(buffer)
    return exif ? orientationIn(exif) : 1
  } catch {
    return 1
  }
}

function orientationIn(tiff: Buffer): Orientation {
  const little = tiff[0] === 0x49
  const short = (at: number) => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const first = little ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  for (let field = first + 2, left = short(first); left > 0; field += FIELD_BYTES, left -= 1)
    if (short(field) === ORIENTATION) return asOrientation(short(field + 8))
  return 1
}

const EXIF_IN: Record<string, (file: Buffer) => Buffer | undefined> = {
  'image/jpeg': (file) =>
    jpegSegments(file)
      .find(({ marker, body }) => marker === 0xe1 && body.subarray(0, MARK.length).equals(MARK))
      ?.body.subarray(MARK.length),
  'image/png': (file) => pngChunk(file, 'eXIf'),
}

/** The segments of a JPEG before its first scan (ITU-T T.81, annex B). */
export function jpegSegments(jpeg: Buffer): { marker: number; body: Buffer }[] {
  const segments: { marker: number; body: Buffer }[] = []
  for (let at = 2; at + 4 <= jpeg.length && jpeg[at] === 0xff && jpeg[at + 1] !== 0xda;) {
    if (jpeg[at + 1] === 0xff) at += 1
    else {
      const end = at + 2 + jpeg.readUInt16BE(at + 2)
      segments.push({ marker: jpeg[at + 1]!, body: jpeg.subarray(at + 4, end) })
      at = end
    }
  }
  return segments
}

function pngChunk(png: Buffer, name: string): Buffer | undefined {
  for (let at = 8; at + 12 <= png.length;) {
    const end = at + 8 + png.readUInt32BE(at)
    if (png.toString('latin1', at + 4, at + 8) === name) return png.subarray(at + 8, end)
    at = end + 4
  }
  return undefined
}

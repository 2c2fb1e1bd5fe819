import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { liesOnItsSide, turnOf } from './picture-orientation.ts'
import type { PicturePage } from './picture-page.ts'

/** A page and the file that it is of. */
export interface PlacedPicture {
  page: PicturePage
  path: string
}

/** The longer side of A4, in points. */
const LONGEST = 841.89
/** Points of a pixel of pictures that are smaller: they are printed no coarser. */
const POINTS = 72 / 125

const FIRST_PAGE = 3
const OBJECTS_OF_PAGE = 3

/**
 * A PDF (ISO 32000-1) with a picture on each page, upright, at most as long as A4. JPEG files stand in it byte for
 * byte.
 * Its identifier is the digest of the pictures' digests (hex); nothing else in it tells when and where it was made.
 */
export async function* writePicturePdf(
  digests: readonly string[],
  pictures: AsyncIterable<PlacedPicture>,
): AsyncGenerator<Buffer> {
  const offsets: number[] = []
  let written = 0
  const put = (content: string | Uint8Array): Buffer => {
    const bytes = typeof content === 'string' ? Buffer.from(content, 'latin1') : Buffer.from(content)
    written += bytes.length
    return bytes
  }
  const begin = (object: number, content: string): Buffer => {
    offsets[object] = written
    return put(`${object} 0 obj\n${content}`)
  }

  yield put('%PDF-1.4\n%\xe2\xe3\xcf\xd3\n')
  let object = FIRST_PAGE
  for await (const { page, path } of pictures) {
    const [width, height] = sizeOnPaper(page)
    const paint = `q ${matrixOf(page, width, height)} cm /P Do Q`
    yield begin(
      object,
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents ${object + 1} 0 R ` +
        `/Resources << /XObject << /P ${object + 2} 0 R >> >> >>\nendobj\n`,
    )
    yield begin(object + 1, `<< /Length ${paint.length} >>\nstream\n${paint}\nendstream\nendobj\n`)
    yield begin(object + 2, `${await dictionaryOf(page, path)}\nstream\n`)
    for await (const piece of page.packed ?? createReadStream(path)) yield put(piece as Uint8Array)
    yield put('\nendstream\nendobj\n')
    object += OBJECTS_OF_PAGE
  }
  const pages = (object - FIRST_PAGE) / OBJECTS_OF_PAGE
  const kids = Array.from({ length: pages }, (_, index) => `${FIRST_PAGE + index * OBJECTS_OF_PAGE} 0 R`).join(' ')
  yield begin(1, '<< /Type /Catalog /Pages 2 0 R >>\nendobj\n')
  yield begin(2, `<< /Type /Pages /Count ${pages} /Kids [${kids}] >>\nendobj\n`)
  yield put(trailerOf(offsets, object, written, digests))
}

/** The table of all objects, and where it stands. */
function trailerOf(offsets: number[], count: number, at: number, digests: readonly string[]): string {
  const lines = Array.from(
    { length: count - 1 },
    (_, index) => `${String(offsets[index + 1]).padStart(10, '0')} 00000 n \n`,
  )
  const id = createHash('sha256').update(digests.join('\n')).digest('hex')
  return (
    `xref\n0 ${count}\n0000000000 65535 f \n${lines.join('')}` +
    `trailer\n<< /Size ${count} /Root 1 0 R /ID [<${id}> <${id}>] >>\nstartxref\n${at}\n%%EOF\n`
  )
}

/** Width and height in points. */
function sizeOnPaper({ width, height, orientation }: PicturePage): [number, number] {
  const long = Math.max(width, height)
  const scale = Math.min(LONGEST, long * POINTS) / long
  const points = (pixels: number) => Math.max(3, Math.round(pixels * scale * 100) / 100)
  return liesOnItsSide(orientation) ? [points(height), points(width)] : [points(width), points(height)]
}

/** From the square that PDF paints a picture into, whose second axis runs upwards, to the page. */
function matrixOf({ orientation }: PicturePage, width: number, height: number): string {
  const [a, b, c, d, e, f] = turnOf(orientation)
  return [a * width, -b * height, -c * width, d * height, (c + e) * width, (1 - d - f) * height].join(' ')
}

async function dictionaryOf({ width, height, colors, packed }: PicturePage, path: string): Promise<string> {
  const length = packed ? packed.reduce((sum, piece) => sum + piece.length, 0) : (await stat(path)).size
  const depth = colors === 'DeviceGray' ? 1 : 3
  const filter = packed
    ? `/FlateDecode /DecodeParms << /Predictor 15 /Colors ${depth} /BitsPerComponent 8 /Columns ${width} >>`
    : '/DCTDecode'
  return (
    `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /${colors} /BitsPerComponent 8 ` +
    `/Length ${length} /Filter ${filter} >>`
  )
}

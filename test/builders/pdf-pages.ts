import { drawPrint, makePdf, pdfStream } from './documents.ts'

/** Pages of PDF of whose text a reader sees only a part. */

export interface PageParts {
  resources?: string
  page?: string
  catalog?: string
  objects?: (string | Uint8Array)[]
}

/** A page of A4 whose first line anybody sees; further objects are numbered from 6. */
export const onePage = (content: string, { resources = '', page = '', catalog = '', objects = [] }: PageParts = {}) =>
  makePdf([
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 5 0 R >> ${resources} >> /Contents 4 0 R ${page} >>`,
    pdfStream(`BT /F1 12 Tf 60 780 Td (Die Pacht beträgt 1.200 Euro im Jahr, fällig am 1. Oktober.) Tj ET\n${content}`),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...objects,
  ])

export const VISIBLE = 'Die Pacht beträgt 1.200 Euro im Jahr, fällig am 1. Oktober.'
export const SECRET = 'Die Pacht beträgt 9 Euro.'
export const at = (y: number, before = '', text = SECRET) => `BT ${before} /F1 12 Tf 60 ${y} Td (${text}) Tj ET`
export const picture = (bytes: Uint8Array, more = '/Width 100 /Height 100 /ColorSpace /DeviceRGB') =>
  pdfStream(bytes, `/Type /XObject /Subtype /Image /BitsPerComponent 8 ${more}`)
export const tone = (value: number) => new Uint8Array(30_000).fill(value)
export const noise = Uint8Array.from({ length: 30_000 }, (_, index) => (index * 7919) % 251)
export const scanned = (() => {
  const canvas = drawPrint(['Pachtvertrag vom 1. Oktober', VISIBLE], 1240, 1754)
  return picture(
    canvas.toBuffer('image/jpeg', 80),
    `/Width ${canvas.width} /Height ${canvas.height} /ColorSpace /DeviceRGB /Filter /DCTDecode`,
  )
})()
export const IMAGE = { resources: '/XObject << /I 6 0 R >>' }
export const states = (state: string) => ({ resources: `/ExtGState << /G << ${state} >> >>` })
export const layer = (list: string): PageParts => ({
  resources: '/Properties << /L 6 0 R >>',
  catalog: `/OCProperties << /OCGs [6 0 R] /D << ${list} >> >>`,
  objects: ['<< /Type /OCG /Name (L) >>'],
})
export const field = (flags: number, more = '') => ({
  page: '/Annots [6 0 R]',
  catalog: '/AcroForm << /Fields [6 0 R] /DA (/F1 10 Tf 0 g) /DR << /Font << /F1 5 0 R >> >> >>',
  objects: [
    `<< /Type /Annot /Subtype /Widget /FT /Tx /T (a) /F ${flags} /V (${SECRET}) /Rect [60 600 300 620] /DA (/F1 10 Tf 0 g) ${more} >>`,
  ],
})

/** Where a text stands in points from the upper left corner, by its left side or its middle. */
export type PlacedText = [x: number, y: number, text: string, by?: 'c']

const PRINT_SIZE = 9
/** Of a letter of Helvetica, about, in its size. */
const widthOf = (letter: string): number =>
  /[ ijl.,:;/|()-]/.test(letter) ? 0.28 : /[mwMW%]/.test(letter) ? 0.85 : /\p{Lu}/u.test(letter) ? 0.68 : 0.54

/** A page of A4 with each text just where it is put. */
export function placedPdf(texts: readonly PlacedText[]): Uint8Array {
  const content = texts.map(([x, y, text, by]) => {
    const left = by === 'c' ? x - ([...text].reduce((sum, letter) => sum + widthOf(letter), 0) * PRINT_SIZE) / 2 : x
    return `BT /F1 ${PRINT_SIZE} Tf ${left} ${842 - y} Td (${text.replaceAll(/[\\()]/g, '\\$&')}) Tj ET`
  })
  return makePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 5 0 R >> >> /Contents 4 0 R >>',
    pdfStream(content.join('\n')),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ])
}

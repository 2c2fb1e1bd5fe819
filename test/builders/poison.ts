import { deflateSync } from 'node:zlib'
import { drawPrint, makeDocx, makePdf, makeTextPdf, makeXlsx, pdfStream, wordParagraph, zip } from './documents.ts'

/** Files that are made to harm whoever opens them. */

/** Says of one entry of an archive that it unpacks to `size` bytes, in its directory and before its data. */
export function claimSize(archive: Uint8Array, name: string, size: number): Uint8Array {
  const forged = Buffer.from(archive)
  const wanted = Buffer.from(name)
  for (let at = forged.indexOf(wanted); at >= 0; at = forged.indexOf(wanted, at + 1)) {
    if (forged.readUInt32LE(at - 30) === 0x04034b50) forged.writeUInt32LE(size, at - 8)
    else if (forged.readUInt32LE(at - 46) === 0x02014b50) forged.writeUInt32LE(size, at - 22)
  }
  return new Uint8Array(forged)
}

const padded = (megabytes: number) => makeDocx(wordParagraph('Pacht') + ' '.repeat(megabytes * 1_000_000))

export const plainBomb = (): Uint8Array => padded(210)

export const lyingBomb = (): Uint8Array => claimSize(padded(150), 'word/document.xml', 5_000)

/** An archive of archives of archives. */
export function nestedBomb(): Uint8Array {
  let inner: Uint8Array = new Uint8Array(1_000_000)
  for (let depth = 0; depth < 5; depth += 1) {
    const layer = inner
    inner = zip(Object.fromEntries(Array.from({ length: 10 }, (_, index) => [`${index}.zip`, layer])))
  }
  return inner
}

/** Asks for a password: the keys in it fit none. */
export const encryptedPdf = (): Uint8Array =>
  makePdf(
    [
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Count 0 /Kids [] >>',
      `<< /Filter /Standard /V 1 /R 2 /Length 40 /P -4 /O <${'ab'.repeat(32)}> /U <${'cd'.repeat(32)}> >>`,
    ],
    `/Encrypt 3 0 R /ID [<${'00'.repeat(16)}> <${'00'.repeat(16)}>]`,
  )

export const manyPagesPdf = (pages: number): Uint8Array =>
  makePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages} /Kids [${Array.from({ length: pages }, (_, index) => `${index + 3} 0 R`).join(' ')}] >>`,
    ...Array.from({ length: pages }, () => '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>'),
  ])

/** Each form draws the next one ten times: 10^12 in all. */
export const endlessPdf = (): Uint8Array =>
  makePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /XObject << /X 5 0 R >> >> /Contents 4 0 R >>',
    pdfStream('/X Do'),
    ...Array.from({ length: 12 }, (_, level) =>
      pdfStream(
        '/X Do '.repeat(10),
        `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << ${level < 11 ? `/XObject << /X ${level + 6} 0 R >>` : ''} >>`,
      ),
    ),
  ])

/** A page whose content is packed twice and unpacks to so many megabytes. */
export const hungryPdf = (megabytes: number): Uint8Array =>
  makePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>',
    pdfStream(
      deflateSync(deflateSync(Buffer.alloc(megabytes * 1_000_000, ' '), { level: 1 })),
      '/Filter [/FlateDecode /FlateDecode]',
    ),
  ])

/** A PNG that says it has so many pixels on each side, and has none. */
export function pixelBomb(side: number): Uint8Array {
  const png = Buffer.from(drawPrint(['x'], 10, 10).toBuffer('image/png'))
  png.writeUInt32BE(side, 16)
  png.writeUInt32BE(side, 20)
  return new Uint8Array(png)
}

/** A TIFF whose only directory names itself as the next one. */
export function circularTiff(): Uint8Array {
  const tiff = Buffer.alloc(26)
  tiff.write('II*\0', 'latin1')
  tiff.writeUInt32LE(8, 4)
  tiff.writeUInt16LE(1, 8)
  tiff.writeUInt16LE(256, 10)
  tiff.writeUInt16LE(4, 12)
  tiff.writeUInt32LE(1, 14)
  tiff.writeUInt32LE(100, 18)
  tiff.writeUInt32LE(8, 22)
  return new Uint8Array(tiff)
}

export const manyCells = (cells: number): Uint8Array =>
  makeXlsx([['Viel', `<row>${'<c><v>1</v></c>'.repeat(1000)}</row>`.repeat(cells / 1000)]])

/** One long text, shown in very many cells. */
export const repeatedString = (): Uint8Array =>
  makeXlsx([['Viel', `<row>${'<c t="s"><v>0</v></c>'.repeat(1000)}</row>`.repeat(1000)]], ['Gülle \n'.repeat(5_000)])

const INVOICE = 'xmlns="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100"'

export const deepXml = (depth: number): string => `<CrossIndustryInvoice ${INVOICE}>${'<a>'.repeat(depth)}`

export const deepHtml = (depth: number): string => `<html><body>${'<div>'.repeat(depth)}tief`

export function deepMail(depth: number): string {
  const begin = Array.from(
    { length: depth },
    (_, level) =>
      `${level ? `--b${level - 1}\r\n` : 'From: a@b.example\r\nSubject: tief\r\nMIME-Version: 1.0\r\n'}Content-Type: multipart/mixed; boundary=b${level}\r\n\r\n`,
  )
  return `${begin.join('')}--b${depth - 1}\r\n\r\nganz unten\r\n`
}

export const billionLaughs = (): string =>
  [
    '<?xml version="1.0"?><!DOCTYPE l [<!ENTITY l0 "lustig">',
    ...Array.from({ length: 10 }, (_, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`),
    `]><CrossIndustryInvoice ${INVOICE}><ExchangedDocument><IncludedNote><Content>&l10;</Content></IncludedNote></ExchangedDocument></CrossIndustryInvoice>`,
  ].join('\n')

export const half = (bytes: Uint8Array): Uint8Array => bytes.subarray(0, Math.floor(bytes.length / 2))

export const wholeLetter = (): Uint8Array =>
  makeTextPdf([
    ['Brief', 'Sehr geehrter Herr Müller, die Pacht für 2026 ist am 01.10. fällig.'],
    ['Anlage', 'Flur 12, Flurstück 4'],
  ])
